"""The rules of Silverton, a module for each phase or step; § are those of docs/rules/silverton.md."""

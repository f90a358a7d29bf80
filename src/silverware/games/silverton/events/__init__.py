"""What happens in Silverton. Cards, towns and segments are told as notation writes them, pieces by name."""

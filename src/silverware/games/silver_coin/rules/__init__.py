"""The rules of Silver Coin in the order of the digest; § are those of docs/rules/silver-coin.md."""

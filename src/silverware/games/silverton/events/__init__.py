"""What happens in Silverton. Seats, cards, towns, segments and pieces go by the names notation has for them."""

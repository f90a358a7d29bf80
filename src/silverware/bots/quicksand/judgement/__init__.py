"""What a good player of Quicksand thinks: who owns whom, how the race stands, and what to play."""

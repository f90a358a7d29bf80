"""The table server: tables, seats, storage, sockets. The only place with clocks and a database; holds no rule."""

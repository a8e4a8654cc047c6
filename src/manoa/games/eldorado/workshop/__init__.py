"""Routes built by people: where pieces fit, what the book's tips say of a route, how hard it is, routes on wish."""

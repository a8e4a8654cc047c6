"""The peers, each run by the Python of its own environment, which has nothing but the peer."""

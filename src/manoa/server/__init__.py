"""The web table: guests, tables, live updates and storage, over HTTP and WebSockets.

The rules are the kernel's. What is here keeps entries, hands out views seat by seat, and wakes the bots.
"""

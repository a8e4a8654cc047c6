"""Short messages are read past the parser; in whatever pieces they come, what is heard is the same."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from manoa.server.sockets import LeanWebSockets
from tests.server.served import Served, guest, hear_to_the_end

MASK = b"\x37\xfa\x21\x3d"
PING = b'{"type":"ping"}'


def frame(content: bytes, first: int = 0x81, mask: bytes = MASK) -> bytes:
    """A short message as a client sends it."""
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))
    return bytes((first, 0x80 | len(content))) + mask + masked


def deflated(content: bytes) -> bytes:
    compressor = zlib.compressobj(wbits=-12)
    return (compressor.compress(content) + compressor.flush(zlib.Z_SYNC_FLUSH)).removesuffix(b"\x00\x00\xff\xff")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(f"sqlite:///{tmp_path_factory.mktemp('sockets') / 'manoa.sqlite'}") as served:
        yield served


@contextmanager
def looking(server: Served) -> Iterator[ClientConnection]:
    """A page at a table, told what there is."""
    cookie = guest(server, "Ada")
    seats = [{"kind": "me"}, {"kind": "free"}]
    with server.client(cookie) as client:
        made = client.post("/api/tables", json={"game": "eldorado", "seats": seats}).json()
    address = f"{server.address.replace('http', 'ws')}/api/tables/{made['id']}/live"
    headers = {"Cookie": f"manoa={cookie}"}
    with connect(address, origin=Origin(server.address), additional_headers=headers) as live:
        assert json.loads(live.recv(20))["type"] == "snapshot"
        yield live


def test_messages_are_heard_in_whatever_pieces_they_come(server: Served) -> None:
    whole, packed = frame(PING), frame(deflated(PING), 0xC1)
    in_parts = frame(PING[:5], 0x01) + frame(b"", 0x00) + frame(PING[5:], 0x80)
    long = frame(PING[:-1] + b" " * 100 + b"}")
    sendings = [[whole], [packed], [long], [in_parts], [frame(PING, mask=b"\0\0\0\0")]]
    sendings += [[each[:cut], each[cut:]] for each in (whole, packed) for cut in range(1, len(each), 3)]
    sendings += [[in_parts[:cut], in_parts[cut:]] for cut in range(1, len(in_parts), 4)]
    sendings += [[frame(PING[:5], 0x01), frame(b"", 0x89), frame(PING[5:], 0x80)]]
    with looking(server) as live:
        for pieces in sendings:
            for piece in pieces:
                live.socket.sendall(piece)
            assert live.recv(20) == '{"type":"pong"}', pieces
        live.socket.sendall(whole + packed + whole)
        assert [live.recv(20) for _ in range(3)] == ['{"type":"pong"}'] * 3


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (frame(b"not deflated", 0xC1), 1002),
        (frame(PING, 0x81).replace(bytes((0x80 | len(PING),)), bytes((len(PING),)), 1), 1002),
        (frame(PING, 0x01) + frame(PING), 1002),
        (frame(PING, 0xA1), 1002),
    ],
    ids=["no text", "not compressed", "not masked", "a message within another", "a strange bit"],
)
def test_what_is_no_message_ends_the_connection(server: Served, wrong: bytes, code: int) -> None:
    with looking(server) as live:
        live.socket.sendall(wrong)
        with pytest.raises(ConnectionClosed) as ended:
            hear_to_the_end(live)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == code


def test_the_parser_is_known_to_wait_for_a_message() -> None:
    """Otherwise everything would still be heard, and only take longer."""
    lean = LeanWebSockets.__new__(LeanWebSockets)
    lean.conn = ServerProtocol(state=State.OPEN)
    whole = frame(PING)
    assert lean._between_messages()
    for cut in (1, 2, 5, 9):
        lean.conn.receive_data(whole[:cut])
        assert not lean._between_messages(), cut
        lean.conn.receive_data(whole[cut:])
        assert lean._between_messages()
    lean.conn.receive_data(frame(PING, 0x01))
    assert not lean._between_messages()

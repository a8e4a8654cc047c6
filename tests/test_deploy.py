"""The files in deploy/ do what they say, as far as this machine has the programs that read them."""

from __future__ import annotations

import json
import os
import pwd
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx2
import pytest

from bench import lan, machines
from tests.server.served import MANOA

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"


def needs(program: str) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")


def may_run(program: str, user: str) -> bool:
    """Whether that user reaches the program; an interpreter of root's own is out of reach."""
    try:
        return subprocess.run([program, "-c", "import manoa"], user=user, check=False).returncode == 0
    except PermissionError:
        return False


def settings_named(text: str) -> set[str]:
    return set(re.findall(r"MANOA_[A-Z_]+", text))


def test_every_setting_that_they_name_is_one() -> None:
    listed = settings_named((ROOT / "docs" / "operations.md").read_text())
    read = settings_named((ROOT / "src" / "manoa" / "server" / "settings.py").read_text())
    assert read <= listed, "the page lists all settings"
    for file in DEPLOY.iterdir():
        assert settings_named(file.read_text()) <= read, file.name


def test_the_page_leads_to_each_of_them() -> None:
    page = (ROOT / "docs" / "operations.md").read_text()
    for file in DEPLOY.iterdir():
        assert f"(../deploy/{file.name})" in page


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    needs("systemd-analyze")
    unit = (DEPLOY / "manoa.service").read_text()
    command = re.search(r"^ExecStart=(\S+) serve$", unit, re.MULTILINE)
    assert command is not None
    # It makes sure that the program is there, which it is only where it is installed.
    file = tmp_path / "manoa.service"
    file.write_text(unit.replace(command[1], sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_nginx_takes_the_site(tmp_path: Path) -> None:
    needs("nginx")
    needs("openssl")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=games.example.org", "-days", "2"]
    subprocess.run([*made, "-keyout", key, "-out", certificate], capture_output=True, check=True)
    site = (DEPLOY / "nginx.conf").read_text()
    site = re.sub(r"ssl_certificate \S+;", f"ssl_certificate {certificate};", site)
    site = re.sub(r"ssl_certificate_key \S+;", f"ssl_certificate_key {key};", site)
    (tmp_path / "site.conf").write_text(site)
    (tmp_path / "nginx.conf").write_text(lan.NGINX.format(folder=tmp_path))
    command: list[str | Path] = ["nginx", "-t", "-e", tmp_path / "nginx.log", "-c", tmp_path / "nginx.conf"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "warn" not in done.stderr


def test_the_containers_command_serves_with_a_folder_of_its_own() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    assert [name for name in re.findall(r"^USER (\S+)$", text, re.MULTILINE) if name != "root"] == ["manoa"]
    found = re.search(r"^CMD (.*)$", text, re.MULTILINE)
    settings = re.search(r"^ENV (.*)$", text, re.MULTILINE)
    assert found is not None
    assert settings is not None
    program, *words = json.loads(found[1])
    environment = dict(pair.split("=", 1) for pair in settings[1].split())
    assert (program, environment["MANOA_DATA"]) == ("manoa", "/data")
    nobody = "nobody" if os.geteuid() == 0 and may_run(sys.executable, "nobody") else None
    with TemporaryDirectory(prefix="manoa-") as folder:
        if nobody is not None:
            os.chown(folder, pwd.getpwnam(nobody).pw_uid, -1)
        environment |= {"MANOA_DATA": folder, "MANOA_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(
            [*MANOA, *words, "--port", "0"],
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            text=True,
            user=nobody,
        ) as process:
            try:
                assert process.stdout is not None
                said = process.stdout.readline()
                assert "http://0.0.0.0:" in said, said
                port = said.split()[3].rstrip(".").rpartition(":")[2]
                assert httpx2.get(f"http://127.0.0.1:{port}/readyz", timeout=20).status_code == 200
                assert Path(folder, "manoa.sqlite").is_file()
            finally:
                process.terminate()


def test_what_two_machines_are_measured_by() -> None:
    way, back = "move a to b, p50 ms", "move b to a, p50 ms"
    runs = [{way: 20.0, back: 20.0}, {way: 900.0, back: 101.0}, {way: 30.0, back: 150.0}]
    found = machines.median_of(runs)
    assert found == {way: 30.0, back: 101.0}
    safe = {"lost": 0, "differing tables": 0, "stuck tables": 0, "move a to b, p99 ms": 500.0, "runs": 3}
    assert machines.faults_in({**safe, way: 30.0, back: 100.0, "move through nginx, p50 ms": 200.0}) == []
    assert machines.faults_in({**safe, **found}) == ["move b to a, p50 ms: 101.0, more than 100"]
    assert machines.faults_in({**safe, "name a to b, p50 ms": float("nan")}) != []
    assert machines.faults_in({**safe, "lost": 1, "stuck tables": 2}) == ["lost: 1", "stuck tables: 2"]


@pytest.mark.slow
def test_two_machines_behind_nginx() -> None:
    trouble = lan.why_not()
    if trouble is not None:
        pytest.skip(trouble)
    # Fails by itself where something was lost, differs, stands still or is shown too late.
    command = [sys.executable, "-m", "bench.machines", "--tables", "9", "--moves", "40", "--runs", "3", "--kills", "2"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr

"""Log lines as JSON, one object a line, for those who collect logs."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """A record as an object: when, how grave, from where, what, and more facts where there are any."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        content: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        content.update(getattr(record, "facts", {}))
        if record.exc_info:
            content["exception"] = self.formatException(record.exc_info)
        return json.dumps(content, ensure_ascii=True, default=str)


def log_as_json(level: str) -> None:
    """From here on, all lines of this process are JSON, on the error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)

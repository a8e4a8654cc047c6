"""How Hypothesis searches, in all tests."""

from __future__ import annotations

import os

from hypothesis import settings

# On the CI machine the same examples are tried every time, so that a red run can be had again.
settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

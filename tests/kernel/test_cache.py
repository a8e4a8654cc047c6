"""The bounded cache keeps what was asked for last."""

from manoa.kernel.cache import Cache


def test_what_is_kept_is_not_made_again_and_what_is_oldest_goes() -> None:
    made: list[str] = []

    def get(cache: Cache[list[str]], key: str) -> list[str]:
        def make() -> list[str]:
            made.append(key)
            return [key]

        return cache.get(key, make)

    cache: Cache[list[str]] = Cache(2)
    first = get(cache, "a")
    get(cache, "b")
    assert get(cache, "a") is first
    get(cache, "c")  # b was asked for longest ago
    assert get(cache, "a") is first
    get(cache, "b")
    assert made == ["a", "b", "c", "b"]

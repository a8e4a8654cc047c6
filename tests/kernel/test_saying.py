"""How things are said: numbers, names and refusals in each language, and which language a person gets."""

from __future__ import annotations

import pytest

from manoa.kernel.language import Argument, best_language, say


@pytest.mark.parametrize(
    ("number", "cards", "points", "coins"),
    [
        (1, "1 kartę", "1 punkt siły", "1 monetę"),
        (2, "2 karty", "2 punkty siły", "2 monety"),
        (5, "5 kart", "5 punktów siły", "5 monet"),
        (22, "22 karty", "22 punkty siły", "22 monety"),
    ],
)
def test_polish_plurals(number: int, cards: str, points: str, coins: str) -> None:
    def told(kind: str, **arguments: str | int) -> str:
        return say("pl", f"event-{kind}", {"player": "Ada", "number": number, **arguments}, "eldorado")

    assert told("draws") == f"Ada dobiera {cards}."
    assert told("loses-power", symbol="machete") == f"Ada zatrzymuje się i traci {points} (maczeta)."
    assert told("buys", card="compass") == f"Ada kupuje kartę Kompas za {coins}."


@pytest.mark.parametrize(
    ("language", "half", "one", "three"),
    [
        ("en", "Pay with Sailor (½ coin)", "Pay with Traveller (1 coin)", "Pay with Journalist (3 coins)"),
        (
            "it",
            "Paga con Marinaio (½ moneta)",
            "Paga con Viaggiatrice (1 moneta)",
            "Paga con Giornalista (3 monete)",
        ),
        (
            "es",
            "Pagar con Marinero (½ moneda)",
            "Pagar con Viajera (1 moneda)",
            "Pagar con Periodista (3 monedas)",
        ),
        (
            "pl",
            "Zapłać kartą Marynarz (½ monety)",
            "Zapłać kartą Turystka (1 moneta)",
            "Zapłać kartą Dziennikarka (3 monety)",
        ),
    ],
)
def test_coins_are_halves_and_wholes(language: str, half: str, one: str, three: str) -> None:
    for text, card, coins in ((half, "sailor", 0.5), (one, "traveller", 1.0), (three, "journalist", 3.0)):
        assert say(language, "choice-tender-card", {"card": card, "coins": coins}, "eldorado") == text


def test_an_argument_that_is_a_name_of_the_game_is_said_in_the_language() -> None:
    arguments: dict[str, Argument] = {"card": "scout", "price": 1, "purse": 0.5}
    assert say("en", "refused-cannot-pay", arguments, "eldorado") == "Scout costs 1 coin; you can pay 0.5 at most."
    assert "Ricognitore" in say("it", "refused-cannot-pay", arguments, "eldorado")
    assert "0,5" in say("es", "refused-cannot-pay", arguments, "eldorado")


def test_an_unknown_message_or_language_is_refused() -> None:
    with pytest.raises(KeyError, match="no message 'error-none'"):
        say("en", "error-none")
    with pytest.raises(KeyError, match="no language 'de'"):
        say("de", "error-seed")
    with pytest.raises(KeyError, match="error-seed"):
        say("en", "error-seed")  # without its argument


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("pl_PL.UTF-8", "pl"),
        ("it", "it"),
        ("es-MX", "es"),
        ("EN_gb", "en"),
        ("de_DE", "en"),
        ("C", "en"),
        ("", "en"),
    ],
)
def test_the_best_language_for_a_locale(wanted: str, found: str) -> None:
    assert best_language(wanted) == found

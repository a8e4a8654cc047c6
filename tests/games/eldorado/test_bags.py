"""Bags: multisets of cards or tokens in one int, with room for every kind."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from manoa.games.eldorado import components
from manoa.games.eldorado.bags import bag_of, counts_of, has, nth, one, size

# At most 7 of a kind, and fewer than 63 in all: the whole box has 86 cards, but no bag ever holds two players' decks.
bags = st.dictionaries(st.sampled_from(components.CARD_IDS), st.integers(1, 7), max_size=8)


@pytest.mark.parametrize("kind", range(components.KINDS))
def test_a_bag_with_one_card_holds_just_that(kind: int) -> None:
    bag = one(kind)
    assert bag == 8**kind
    assert counts_of(bag, components.CARD_IDS) == {components.CARD_IDS[kind]: 1}
    assert (size(bag), has(bag, kind), nth(bag, 0)) == (1, 1, kind)


@given(bags)
def test_a_bag_counts_what_went_in(counts: dict[str, int]) -> None:
    bag = bag_of(counts, components.CARD_IDS)
    assert counts_of(bag, components.CARD_IDS) == counts
    assert size(bag) == sum(counts.values())
    assert all(has(bag, kind) == counts.get(name, 0) for kind, name in enumerate(components.CARD_IDS))


@given(bags)
def test_the_cards_of_a_bag_are_numbered_kind_by_kind(counts: dict[str, int]) -> None:
    bag = bag_of(counts, components.CARD_IDS)
    listed = [kind for kind, name in enumerate(components.CARD_IDS) for _ in range(counts.get(name, 0))]
    assert [nth(bag, number) for number in range(len(listed))] == listed


@given(bags, st.data())
def test_cards_are_added_and_taken_one_by_one(counts: dict[str, int], data: st.DataObject) -> None:
    bag = bag_of(counts, components.CARD_IDS)
    room = [kind for kind, name in enumerate(components.CARD_IDS) if counts.get(name, 0) < 7]
    kind = data.draw(st.sampled_from(room))
    more = bag + one(kind)
    assert has(more, kind) == has(bag, kind) + 1
    assert size(more) == size(bag) + 1
    assert more - one(kind) == bag

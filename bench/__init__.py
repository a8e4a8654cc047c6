"""The benchmarks: Manoa, compiled and plain, beside its peers, in one run on one core.

    python -m bench                   all of it, a few minutes
    python -m bench --quick           a first impression
    python -m bench --check           exit code 1 unless every target is met

What is counted:

- a *decision* is one choice of a player, the making of the list of legal actions included. Chance is played
  but never counted. Forced choices count, here and at the peers' alike;
- a *playout* is a whole game of random choices, its set-up included;
- a *copy* is taken of positions half-way through random games.

Machines drift while they measure, so all systems take turns, round by round; a number is the median over the
rounds, a ratio the median of the rounds' own ratios.
"""

analysis-what = Every turn of this game can be looked at again: how the chances stood, where the game turned, and what would have been better. It takes a few minutes, in the background.
analysis-begin = Analyse this game
analysis-again = Try again
analysis-failed = This game could not be analysed to its end.
analysis-progress = Progress of the analysis
analysis-waits =
    { $number ->
        [0] Your game is next.
        [one] { $number } game comes before yours.
       *[other] { $number } games come before yours.
    }
analysis-done-of = { $number } of { $all } decisions judged
analysis-leave = You can leave this page: the analysis goes on and is kept.
analysis-graph = Chances of winning over the moves.
analysis-chances-now = Chances of winning at this move
analysis-percent = { $percent } %
analysis-turning-points = Turning points
analysis-no-turning-points = The chances never changed much at once.
analysis-turned = { $name }: { $before } % → { $after } %
analysis-move = Move { $number } · { $name }
analysis-better-turns = Better turns
analysis-no-better = No turn that was played could have been clearly better.
analysis-gain = +{ $points } %
analysis-played = Played:
analysis-better = Better:
analysis-brings = Gain:
analysis-costs = Cost:
analysis-unknown = Something unknown turns up: only then it shows what that brings.
analysis-nothing = Brings and costs nothing for now.
analysis-prepares = Prepares what comes next in this turn.
analysis-against = Bots
analysis-play-on = Play on from here
analysis-play-on-help = A new table begins at the move shown. You decide for whoever is to move, bots play for the others. The old game stays as it is.
analysis-honest = Judged from what each player could know at that moment. Chances are estimates.
analysis-hint-clear = One choice is clearly best
analysis-hint-close = It is close: several choices are about as good
analysis-hint-lead = show on the table
analysis-hint-honest = Estimated chances of winning, from what you can see. Nothing is played for you.

tips-play = Click a card to use it, or straight away a lit space that you want to reach. When you have finished, end your turn.
tips-move = The card’s power carries your pawn on as long as it lasts. You may stop at any time; what is left is lost.
tips-tender = Yellow and white cards pay their number, all others half a coin. Better pay with cards you don’t need.
tips-pay = Any card of your hand will do. Give the weakest.
tips-discard = Keep a card only if it helps next turn: for every one you let go, you draw another.

package chess

// AfterPass returns the position with the other side to move, and nothing moved. Nobody can pass in chess (FIDE 1.2): it
// is for analysis, which is written with it, and for exercises in which one side stands still (Game.Pass).
//
// What could be taken in passing no longer can; castling rights stay. The half-move clock stays too, as no move was made,
// and the move number grows after Black's pass as after Black's move.
//
// It reports false, with the position as it was, where the side to move is in check: its king could be taken then.
// A side that is stalemated passes like any other.
func (p Position) AfterPass() (Position, bool) {
	if p.InCheck() {
		return p, false
	}
	us := p.turn
	p.turn = us.Other()
	p.skipped, p.enPassant = NoSquare, NoSquare
	p.countMove(us)
	return p, true
}

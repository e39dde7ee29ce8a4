package chess

// Key is what makes two positions the same: who is to move, which pieces stand where, and which moves are possible, now or
// later, by castling rights and a legal capture in passing (FIDE 9.2.3). Keys are equal exactly where the positions are
// the same; they serve in maps. It is no hash: two different positions never share one.
type Key struct{ position Position }

// Key returns the key of the position.
func (p Position) Key() Key {
	// The counters are left out, and a double step that nobody can legally answer in passing (9.2.3.1). A castling right
	// counts also where castling is only prevented for now (9.2.3.2).
	p.skipped = p.enPassant
	p.halfMoves, p.number = 0, 0
	return Key{p}
}

// OccurrencesOf returns the plies after which this position stood on the board, in order, 0 being the start; nil where
// it never did. Moves taken back do not count. From the third time on the side to move may claim a draw (FIDE 9.2); the fifth
// ends the game (9.6.1).
func (g *Game) OccurrencesOf(p Position) []int {
	key := p.Key()
	var plies []int
	for ply := range g.positions {
		before := &g.positions[ply]
		if before.sides == key.position.sides && before.Key() == key { // mostly the first look is enough
			plies = append(plies, ply)
		}
	}
	return plies
}

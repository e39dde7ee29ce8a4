package chess

// Perft counts the move sequences of a length, in plies: the usual proof that a move generator is right. A depth of 0
// or less is one sequence, the empty one.
func Perft(p Position, depth int) uint64 {
	switch {
	case depth <= 0:
		return 1
	case depth == 1:
		return uint64(p.countLegalMoves()) // the last ply is counted, not played
	}
	var buffer [MaxMoves]Move
	var nodes uint64
	for _, m := range p.AppendLegalMoves(buffer[:0]) {
		next := p
		next.apply(m)
		nodes += Perft(next, depth-1)
	}
	return nodes
}

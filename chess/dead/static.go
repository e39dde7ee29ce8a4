package dead

import "github.com/touchmove/touchmove/chess"

// The static analysis finds out what can never happen, without playing any moves. For each man it holds the squares on which
// it may ever stand, at first only its own, and adds to them until nothing more follows. What is then left out is a proof by
// induction over the moves: as long as all facts hold, the next move cannot break one of them.
//
// So a move may be left out only if, given the facts, it is illegal, or it ends the game without a mate by the winner.
// Where a move is left out because it ends the game, the reason must hold without the man that moves: the facts speak of a
// board on which it has not made that move. (docs/decisions/0300 tells what becomes of programs that forget it.)

// facts is what is known for ever of a position, for the question whether the winner can mate. They hold after any
// number of legal moves, until the game ends.
type facts struct {
	winner chess.Color
	// ends is true where moves that end the game without a mate by the winner are left out. Without it the facts are
	// the same whoever is to win.
	ends bool
	// spared is the first square of a man that is assumed not to be taken, NoSquare for none.
	spared chess.Square

	// men holds count men. Numbers and not pointers lead to them, so that none of this needs the heap.
	men   [64]man
	count int
	kings [2]int8  // numbers of men, by Color
	homes [64]int8 // numbers of men, by the square on which they stand in the beginning

	// All below follows from men.
	// stands holds the squares on which men of a side other than its king may stand.
	stands [2]chess.Bitboard
	// anywhere holds the squares on which any man may stand.
	anywhere chess.Bitboard
	// steady holds the men of a side that never move and are never taken, where they stand.
	steady [2]chess.Bitboard
	// safe holds the men that are never taken, on the squares on which they stand in the beginning.
	safe chess.Bitboard
	// guards holds the squares that a side attacks now and for ever.
	guards [2]chess.Bitboard
}

// man is a piece and what may become of it.
type man struct {
	piece chess.Piece
	home  chess.Square // where it stands in the beginning
	// reach holds the squares on which it may ever stand.
	reach chess.Bitboard
	// takes holds those on which it may take something: for a pawn that never promotes the ones it gets to diagonally.
	takes chess.Bitboard
	// attacks holds the squares it may attack from any of them.
	attacks chess.Bitboard
	// movable is false for a man that never makes any move, not even one that ends the game.
	movable bool
	// promotes is true for a pawn that may come to the last rank, and then be anything anywhere.
	promotes bool
	// held is true for a man of which it is known already that it never moves, and what it attacks.
	held bool
	// taken is true for a man that may be taken.
	taken bool
}

func (m *man) color() chess.Color { return m.piece.Color() }

func (m *man) is(t chess.PieceType) bool { return m.piece.Type() == t }

// steady reports whether a man stays where it is for ever.
func (m *man) steady() bool { return m.reach == bit(m.home) && !m.taken }

// staticNo reports whether it is proven, without playing any moves, that the winner can never mate. The position must not
// be the end of the game. With a right to castle or to take in passing nothing is proven: the facts know only ordinary moves.
func staticNo(p *chess.Position, winner chess.Color) bool {
	if !plain(p) {
		return false
	}
	var f facts
	f.start(p, winner, true)
	return !f.settle()
}

// plain reports whether nobody has a right to castle or to take in passing.
func plain(p *chess.Position) bool {
	return p.CastlingRights() == 0 && p.EnPassant() == chess.NoSquare
}

// settle adds to the facts until nothing more follows, and reports whether the winner may mate as far as they say. It stops
// as soon as that is certain.
func (f *facts) settle() (mayMate bool) {
	for f.grow() {
		if f.plainlyMates() {
			return true
		}
	}
	return f.mayMate()
}

// king returns the king of a side.
func (f *facts) king(c chess.Color) *man { return &f.men[f.kings[c]] }

// manOn returns the man that stands on a square in the beginning. There must be one.
func (f *facts) manOn(s chess.Square) *man { return &f.men[f.homes[s]] }

// start sets up the facts of a moment in which nobody ever moves.
func (f *facts) start(p *chess.Position, winner chess.Color, ends bool) {
	f.winner, f.ends, f.spared = winner, ends, chess.NoSquare
	for b := p.Occupied(); b != 0; b &= b - 1 {
		s := b.First()
		m := &f.men[f.count]
		*m = man{piece: p.PieceAt(s), home: s, reach: bit(s)}
		f.homes[s] = int8(f.count)
		if m.is(chess.King) {
			f.kings[m.color()] = int8(f.count)
		}
		f.count++
		if !m.is(chess.Pawn) {
			m.takes = m.reach
		}
	}
}

// grow adds what follows at once from the facts, and reports whether anything did. When nothing did, the facts hold
// for ever: each move left out in this last round was left out because of them.
func (f *facts) grow() bool {
	f.combine()
	grown := false
	for i := range f.count {
		if f.growReach(&f.men[i]) {
			grown = true
		}
	}
	if f.growTaken() {
		grown = true
	}
	return grown
}

// combine works out what the facts about single men say together.
func (f *facts) combine() {
	f.stands, f.steady = [2]chess.Bitboard{}, [2]chess.Bitboard{}
	f.safe, f.anywhere = 0, 0
	for i := range f.count {
		m := &f.men[i]
		f.anywhere |= m.reach
		if !m.is(chess.King) {
			f.stands[m.color()] |= m.reach
		}
		if m.steady() {
			f.steady[m.color()] |= m.reach
		}
		if !m.taken {
			f.safe |= bit(m.home)
		}
	}
	f.guards[chess.White] = f.guarded(chess.White, nil, f.anywhere)
	f.guards[chess.Black] = f.guarded(chess.Black, nil, f.anywhere)
}

// guarded returns the squares that a side attacks now and for ever, whatever its men do: those that a man which is never
// taken attacks from each of its squares, even if all the given squares are occupied. One man is left out.
func (f *facts) guarded(c chess.Color, without *man, occupied chess.Bitboard) (guarded chess.Bitboard) {
	for i := range f.count {
		m := &f.men[i]
		if m.color() != c || m.taken || m.promotes || m == without {
			continue
		}
		always := ^guarded // what is guarded already need not be found again
		for b := m.reach; b != 0 && always != 0; b &= b - 1 {
			always &= chess.AttacksFrom(m.piece, b.First(), occupied)
		}
		guarded |= always
	}
	return guarded
}

// growTaken notes who may be taken: whoever may stand where an enemy may take.
func (f *facts) growTaken() bool {
	var takes [2]chess.Bitboard
	for i := range f.count {
		takes[f.men[i].color()] |= f.men[i].takes
	}
	grown := false
	for i := range f.count {
		m := &f.men[i]
		if !m.taken && !m.is(chess.King) && m.home != f.spared && m.reach&takes[m.color().Other()] != 0 {
			m.taken = true
			grown = true
		}
	}
	return grown
}

func bit(s chess.Square) chess.Bitboard { return 1 << s }

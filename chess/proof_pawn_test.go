package chess

func claimPawnNeverBack(x *exam) (Evidence, bool) {
	return x.evidence(), x.isMove() && x.is('p') && x.ahead() < 0
}

func claimPawnDoubleStepOnlyFromStart(x *exam) (Evidence, bool) {
	return x.evidence(), x.pawnStep(0, 2) && x.rank(x.from) != 1
}

// The enemy's king is left to king-is-never-taken.
func claimPawnTakesDiagonally(x *exam) (Evidence, bool) {
	if !x.pawnStep(0, 1) && !x.pawnStep(0, 2) || !x.enemyOn(x.to) || x.board[x.to]|0x20 == 'k' {
		return noClaim()
	}
	e := x.evidence()
	e.Target = Square(x.to)
	return e, true
}

// A double step is blocked by what stands on either square, also where it is not allowed for its rank.
func claimPawnBlocked(x *exam) (Evidence, bool) {
	if !x.pawnStep(0, 1) && !x.pawnStep(0, 2) {
		return noClaim()
	}
	path := walked(x.from, x.to)[1:]
	blockers := x.occupiedOf(path)
	if blockers == nil {
		return noClaim()
	}
	e := x.evidence()
	e.Path, e.Blockers = path, blockers
	return e, true
}

// passing tells the three reasons apart that a pawn's diagonal step to an empty square can have. Exactly one holds.
type passing int

const (
	noPassing  passing = iota // no such step, or it is the capture in passing
	nothing                   // no enemy beside, or not one that makes anybody think of en passant
	expired                   // the pawn beside made its double step, but earlier
	impossible                // the piece beside is no pawn, or did not come with a double step
)

func (x *exam) passing() passing {
	if !x.pawnStep(1, 1) || x.board[x.to] != '.' || x.inPassing() {
		return noPassing
	}
	s := x.beside()
	fifth, pawn := x.rank(x.from) == 4, x.board[s]|0x20 == 'p'
	switch {
	case !x.own || !x.enemyOn(s) || !pawn && !fifth:
		return nothing
	case pawn && fifth && x.doubleStepped(s):
		return expired
	}
	return impossible
}

// doubleStepped reports whether the pawn on a square came there with a double step, as the moves tell; for one that has
// stood there from the beginning the given en passant square tells.
func (x *exam) doubleStepped(s int) bool {
	ply := x.came(s)
	if ply == 0 {
		return x.boards[0].skipped == x.to
	}
	m := x.moves[ply-1]
	return m.To == Square(s) && m.From.File() == s%8 && (int(m.From)-s == 16 || s-int(m.From) == 16)
}

func claimPawnNothingToTake(x *exam) (Evidence, bool) { return x.evidence(), x.passing() == nothing }

func claimEnPassantExpired(x *exam) (Evidence, bool) {
	if x.passing() != expired {
		return noClaim()
	}
	return x.passingEvidence(), true
}

func claimEnPassantNotPossible(x *exam) (Evidence, bool) {
	if x.passing() != impossible {
		return noClaim()
	}
	return x.passingEvidence(), true
}

func (x *exam) passingEvidence() Evidence {
	e := x.evidence()
	s := x.beside()
	e.Target, e.Ghost = Square(s), Square(x.to)
	if x.board[s]|0x20 == 'p' {
		e.Moved = Square(s)
	}
	e.Ply = x.came(s)
	return e
}

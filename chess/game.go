package chess

// Game is a start position and the moves played from it. Reasons such as "the rook has moved" need it. It knows what has
// been on the board, and leaves to package match what follows from that: moves go on after a draw that has to be
// claimed, and after one that comes by itself, so that any line can be looked at (docs/decisions/0301).
type Game struct {
	positions []Position // positions[n] stands after n plies; never empty
	moves     []Move
	undone    []undone // taken back, the first of them last
}

// undone is a move taken back, with the position it led to.
type undone struct {
	move Move
	next Position
}

// NewGame returns a game without moves that starts from a position. The half-move clock goes on from there.
func NewGame(start Position) *Game { return &Game{positions: []Position{start}} }

// Play makes a legal move, and forgets the moves taken back. For any other it changes nothing and returns the error of
// Position.Play.
func (g *Game) Play(m Move) error {
	next, err := g.current().Play(m)
	if err != nil {
		return err
	}
	g.undone = g.undone[:0]
	g.push(m, next)
	return nil
}

// Pass gives the turn back to the side that moved last, as Position.AfterPass does, and reports whether it could; it cannot
// before the first move. It is no rule of chess: it is for exercises in which one side stands still. It counts as no ply
// and belongs to the move before it: Undo takes back both, and Redo makes both again.
func (g *Game) Pass() bool {
	if len(g.moves) == 0 {
		return false
	}
	next, ok := g.current().AfterPass()
	*g.current() = next
	return ok
}

func (g *Game) push(m Move, next Position) {
	g.positions = append(g.positions, next)
	g.moves = append(g.moves, m)
}

// Undo takes the last move back and reports whether there was one. Redo plays it again.
func (g *Game) Undo() bool {
	last := len(g.moves) - 1
	if last < 0 {
		return false
	}
	g.undone = append(g.undone, undone{g.moves[last], g.positions[last+1]})
	g.positions = g.positions[:last+1]
	g.moves = g.moves[:last]
	return true
}

// Redo plays the move again that was taken back last, and reports whether there was one. There is none once another
// move has been played.
func (g *Game) Redo() bool {
	last := len(g.undone) - 1
	if last < 0 {
		return false
	}
	u := g.undone[last]
	g.undone = g.undone[:last]
	g.push(u.move, u.next)
	return true
}

// current returns the position on the board without copying it. It must not be changed.
func (g *Game) current() *Position { return &g.positions[len(g.positions)-1] }

// Position returns the position on the board.
func (g *Game) Position() Position { return *g.current() }

// At returns the position after so many plies: 0 is the start, Ply() the board. Numbers beyond either end give
// that end.
func (g *Game) At(ply int) Position {
	return g.positions[min(max(ply, 0), len(g.moves))]
}

// Moves returns a copy of the moves played, without those taken back.
func (g *Game) Moves() []Move { return append([]Move(nil), g.moves...) }

// Move returns the move with this number of those played, both sides counted from 1, as Evidence.Ply counts; the zero Move
// for any other number.
func (g *Game) Move(ply int) Move {
	if ply < 1 || ply > len(g.moves) {
		return Move{}
	}
	return g.moves[ply-1]
}

// Ply returns how many moves were played, both sides counted.
func (g *Game) Ply() int { return len(g.moves) }

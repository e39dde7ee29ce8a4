package chess

// Game is a start position and the moves played from it. Reasons such as "the rook has moved" need it.
type Game struct {
	positions []Position // positions[n] stands after n plies; never empty
	moves     []Move
}

// NewGame returns a game without moves that starts from a position.
func NewGame(start Position) *Game { return &Game{positions: []Position{start}} }

// Play makes a legal move. For any other it changes nothing and returns the error of Position.Play.
func (g *Game) Play(m Move) error {
	next, err := g.current().Play(m)
	if err != nil {
		return err
	}
	g.positions = append(g.positions, next)
	g.moves = append(g.moves, m)
	return nil
}

// Undo takes the last move back and reports whether there was one.
func (g *Game) Undo() bool {
	if len(g.moves) == 0 {
		return false
	}
	g.positions = g.positions[:len(g.positions)-1]
	g.moves = g.moves[:len(g.moves)-1]
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

// Moves returns a copy of the moves played.
func (g *Game) Moves() []Move { return append([]Move(nil), g.moves...) }

// Ply returns how many moves were played, both sides counted.
func (g *Game) Ply() int { return len(g.moves) }

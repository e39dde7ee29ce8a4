package lessons

import (
	"slices"
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
)

// place asks the learner to put pieces on the board until it looks like a target. They are handed out one by one.
type place struct {
	target squaresByNumber
	order  string // of the letters of pieces; "" for the order of the squares
}

// squaresByNumber is what stands on each square.
type squaresByNumber [64]chess.Piece

func piecesOf(p *chess.Position) squaresByNumber {
	var board squaresByNumber
	for s := range chess.NoSquare {
		board[s] = p.PieceAt(s)
	}
	return board
}

func (place) String() string { return "place" }

// tagged returns the goal with the tag Target and the command order.
func (goal place) tagged(r *reader, e *Exercise, g *pgn.Game) Goal {
	t, has := g.Tag("Target")
	if !has {
		r.fault(g.Line, g.Col, "Nothing says where the pieces belong.", `Write [Target "…"] with the first field of a FEN.`)
		return goal
	}
	target, err := chess.ParseLessonFEN(strings.TrimSpace(t.Value))
	if err != nil {
		r.fault(t.Line, t.Col, "The target cannot be read: "+chess.Message(err)+".", "")
		return goal
	}
	goal.target = piecesOf(&target)
	for _, cmd := range e.Root.commands {
		if cmd.Name == "order" {
			goal.order = cmd.Args
			if strings.Trim(cmd.Args, "KQRBNPkqrbnp") != "" {
				r.fault(cmd.Line, cmd.Col, "[%order] has "+strconv.Quote(cmd.Args)+".", "Write letters of pieces, as in [%order RNBQKP].")
			}
		}
	}
	return goal
}

// missing are the squares of the target on which nothing stands yet, in the order in which their pieces are handed out: White's
// from rank 1, then Black's from rank 8, each rank from a to h; or in the script's order of letters. An order in capital letters
// alone is for each side.
func (goal place) missing(p *chess.Position) []chess.Square {
	var keys []int
	for s, piece := range goal.target {
		if square := chess.Square(s); piece != chess.NoPiece && p.PieceAt(square) == chess.NoPiece {
			keys = append(keys, goal.key(piece, square)<<6|s)
		}
	}
	slices.Sort(keys)
	var missing []chess.Square
	for _, key := range keys {
		missing = append(missing, chess.Square(key&63))
	}
	return missing
}

// key is the smaller, the earlier a piece is handed out.
func (goal place) key(p chess.Piece, s chess.Square) int {
	color, rank := int(p.Color()), s.Rank()
	if p.Color() == chess.Black {
		rank = 7 - rank
	}
	key := goal.turn(p)<<4 | color<<3 | rank
	if strings.ToUpper(goal.order) == goal.order {
		key |= color << 26 // more than any order has letters
	}
	return key
}

// turn is when a piece is handed out by the script's order of letters; pieces that it does not name come last.
func (goal place) turn(p chess.Piece) int {
	letter := string(rune(p.Letter()))
	if strings.ToUpper(goal.order) == goal.order {
		letter = strings.ToUpper(letter)
	}
	if i := strings.Index(goal.order, letter); i >= 0 {
		return i
	}
	return len(goal.order)
}

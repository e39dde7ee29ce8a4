package lessons

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/setup"
	"github.com/touchmove/touchmove/chess/words"
)

// Hand is the piece to be put on the board next, NoPiece where none is.
func (r *Runner) Hand() chess.Piece {
	goal, ok := r.exercise.Goal.(handing)
	if !ok || r.state != StateLearner {
		return chess.NoPiece
	}
	p := r.game.Position()
	return goal.hand(&p)
}

func (goal place) hand(p *chess.Position) chess.Piece {
	if missing := goal.missing(p); len(missing) > 0 {
		return goal.target[missing[0]]
	}
	return chess.NoPiece
}

// tap answers a square for the piece in hand. Every square is right on which such a piece belongs.
func (goal place) tap(r *Runner, s chess.Square) Answer {
	piece := r.Hand()
	p := r.game.Position()
	if goal.target[s] != piece || p.PieceAt(s) != chess.NoPiece {
		return goal.misplaced(r, &p, piece, s)
	}
	board := setup.Of(p)
	board.Put(piece, s)
	with, err := chess.ParseLessonFEN(board.FEN())
	if err != nil {
		return r.answer(VerdictOther, titleNoSquare, sayNoSquare) // a part of a target that can be read always can
	}
	r.game = chess.NewGame(with)
	if r.Hand() != chess.NoPiece {
		return r.answer(VerdictGood, titleRight, goal.tally(r)+".")
	}
	r.state = StateSolved
	return r.answer(VerdictDone, titleSolved, r.turn.reply(""))
}

func (goal place) misplaced(r *Runner, p *chess.Position, piece chess.Piece, s chess.Square) Answer {
	text := r.turn.reply(s.String())
	if text == "" {
		switch there, belongs := p.PieceAt(s), goal.target[s]; {
		case there != chess.NoPiece:
			text = "The " + words.Piece(there) + " stands there already."
		case belongs != chess.NoPiece:
			text = "The " + words.Piece(belongs) + " belongs on " + s.String() + "."
		default:
			text = "No piece belongs on " + s.String() + "."
		}
		text = joinText(text, r.turn.Default)
	}
	r.blame(s.String() + words.Piece(piece))
	return r.answer(VerdictWrong, titleWrong, text)
}

// tally says how many pieces are placed: "3 of 32".
func (goal place) tally(r *Runner) string {
	p := r.game.Position()
	all, left := len(goal.missing(&r.exercise.Start)), len(goal.missing(&p))
	return strconv.Itoa(all-left) + " of " + strconv.Itoa(all)
}

func (goal place) next(r *Runner) chess.Square {
	p := r.game.Position()
	if missing := goal.missing(&p); len(missing) > 0 {
		return missing[0]
	}
	return chess.NoSquare
}

package lessons

import (
	"slices"
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// illegal checks the words for illegal tries.
func (v *validator) illegal(turn *Node, game *chess.Game) {
	for i, w := range turn.IllegalWords {
		if slices.ContainsFunc(turn.IllegalWords[:i], func(u IllegalWords) bool { return u.Key == w.Key }) {
			v.atTurn(turn, "There are two texts for the illegal try "+strconv.Quote(w.Key)+".", "")
		}
		switch {
		case w.Key == "":
		case isUCI(w.Key):
			// Where every touch binds, any move may be illegal after one.
			if m, legal := v.exercise.legalTry(turn, game, w.Key); legal && !v.exercise.TouchBinds {
				v.atTurn(turn, "The script has words for the illegal try "+w.Key+", but "+m+" is legal.", "")
			}
		case w.Key == string(chess.ReasonTouchMove):
			if p := game.Position(); len(v.exercise.free(turn, &p)) == len(p.LegalMoves()) && !v.exercise.TouchBinds {
				v.atTurn(turn, "The script has words for touch-move, but nothing that was touched binds here.", "")
			}
		case !givesReason(game, chess.ReasonCode(w.Key)):
			v.atTurn(turn, "The script has words for "+w.Key+", but no try is illegal here for that reason.", "")
		}
	}
}

// legalTry reports whether a try is legal, with a promotion where the script names none and after what was touched, and
// how it is written.
func (e *Exercise) legalTry(turn *Node, game *chess.Game, key string) (string, bool) {
	p := game.Position()
	for _, m := range e.free(turn, &p) {
		if strings.HasPrefix(m.String(), key) {
			return p.SAN(m), true
		}
	}
	return "", false
}

// givesReason reports whether any try gives a reason.
func givesReason(game *chess.Game, code chess.ReasonCode) bool {
	for from := chess.A1; from <= chess.H8; from++ {
		for to := chess.A1; to <= chess.H8; to++ {
			for _, promotion := range []chess.PieceType{chess.NoPieceType, chess.Queen, chess.King} {
				for _, r := range game.Explain(chess.Move{From: from, To: to, Promotion: promotion}).Reasons {
					if r.Code == code {
						return true
					}
				}
			}
		}
	}
	return false
}

package lessons

import (
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
)

// claims checks what texts say as far as it can be computed: which piece stands where, and that a move checks, mates or
// stalemates.
func (v *validator) claims() {
	e := v.exercise
	var positions []chess.Position
	e.walk(func(_ *Node, game *chess.Game) { positions = append(positions, game.Position()) })

	turns := map[*Node]bool{}
	for turn := range e.turns {
		turns[turn] = true
	}
	e.walk(func(n *Node, game *chess.Game) {
		for _, comment := range n.said {
			text, commands := pgn.Commands(comment)
			v.pieces(text, comment.Line, comment.Col, positions)
			for _, cmd := range commands {
				v.pieces(cmd.Args, cmd.Line, cmd.Col, positions)
			}
		}
		if n.Parent == nil || turns[n] {
			return
		}
		for _, sentence := range splitSentences(n.Text) {
			kind, ok := statusClaim(sentence)
			if ok && !v.comesTrue(n, kind) {
				v.fault(n, "The text says "+kind+" of "+n.SAN+", but it is not.", "")
			}
		}
	})
}

// pieces checks what a text says about pieces on squares.
func (v *validator) pieces(text string, line, col int, positions []chess.Position) {
	for _, c := range pieceClaims(text) {
		if !c.trueIn(positions, v.exercise.Learner) {
			v.at(line, col, "The text speaks of "+c.words+", but there is none in this exercise.", "")
		}
	}
}

// comesTrue reports whether a move, or the line that follows it, gives what the text says.
func (v *validator) comesTrue(n *Node, kind string) bool {
	for ; n != nil; n = n.Main() {
		p := v.exercise.gameAt(n).Position()
		switch {
		case kind == choiceCheckmate && p.IsCheckmate(),
			kind == choiceStalemate && p.IsStalemate(),
			kind == choiceCheck && p.InCheck():
			return true
		}
	}
	return false
}

// statusClaim reads "Checkmate: …", "That is stalemate.", "It's check!". General talk ("Stalemate is a draw") claims nothing.
func statusClaim(sentence string) (kind string, ok bool) {
	s := strings.ToLower(sentence)
	s = strings.NewReplacer("’", "'", "right. ", "").Replace(s)
	opened := false
	for _, opening := range []string{"that is ", "that's ", "this is ", "it is ", "it's ", "and it is "} {
		if rest, found := strings.CutPrefix(s, opening); found {
			s, opened = rest, true
			break
		}
	}
	for _, word := range []string{choiceCheckmate, choiceStalemate, choiceCheck, "mate"} {
		rest, found := strings.CutPrefix(s, word)
		if !found || rest != "" && !strings.ContainsAny(rest[:1], ".:,;!") && (!opened || rest[0] >= 'a' && rest[0] <= 'z') {
			continue
		}
		if word == "mate" {
			word = choiceCheckmate
		}
		return word, true
	}
	return "", false
}

// pieceClaim is "the bishop on a6" in a text.
type pieceClaim struct {
	words    string
	kind     chess.PieceType
	square   chess.Square
	color    chess.Color
	hasColor bool
	yours    bool
}

var pieceNames = map[string]chess.PieceType{
	"pawn": chess.Pawn, "knight": chess.Knight, "bishop": chess.Bishop,
	"rook": chess.Rook, "queen": chess.Queen, "king": chess.King,
}

// pieceClaims finds what a text says about pieces on squares. "A rook on e1 would…" and "no rook on e1" claim nothing.
func pieceClaims(text string) []pieceClaim {
	fields := strings.Fields(strings.ToLower(strings.ReplaceAll(text, "’", "'")))
	var claims []pieceClaim
	for i := 1; i+2 < len(fields); i++ {
		// A comma behind the piece ends the thought: "between the bishop and your king, on d2".
		kind, ok := pieceNames[fields[i]]
		if !ok || fields[i+1] != "on" {
			continue
		}
		fields[i+2] = strings.Trim(fields[i+2], `.,;:!?()"'`)
		square, err := chess.ParseSquare(fields[i+2])
		if err != nil {
			continue
		}
		c := pieceClaim{kind: kind, square: square, words: strings.Join(fields[i-1:i+3], " ")}
		before := fields[i-1]
		switch before {
		case "white", "black":
			c.hasColor = true
			c.color = colorNamed(before)
			if i < 2 || fields[i-2] != "the" {
				continue
			}
		case "white's", "black's":
			c.hasColor = true
			c.color = colorNamed(before[:5])
		case "your":
			c.yours = true
		case "the":
		default:
			continue
		}
		claims = append(claims, c)
	}
	return claims
}

func (c *pieceClaim) trueIn(positions []chess.Position, learner chess.Color) bool {
	for _, p := range positions {
		piece := p.PieceAt(c.square)
		if piece.Type() != c.kind || c.hasColor && piece.Color() != c.color || c.yours && piece.Color() != learner {
			continue
		}
		return true
	}
	return false
}

package words

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
)

// Reason returns the sentence for a learner: why the try is illegal, in words for a child of nine. The game is
// the one in which Explain gave the reason.
func Reason(g *chess.Game, try chess.Move, r chess.Reason) string {
	return sayReason(g, try, r, "child/")
}

// ReasonExact returns the same for an adult who wants the rule, with the article of the FIDE Laws of Chess (2023).
func ReasonExact(g *chess.Game, try chess.Move, r chess.Reason) string {
	return english.say(values{
		"sentence": {sayReason(g, try, r, "exact/")},
		"article":  {r.Article},
	}, "phrase/article")
}

// ReasonLine returns the same in at most 40 characters, for the line under the board: "Not allowed: the bishop
// guards f1".
func ReasonLine(g *chess.Game, try chess.Move, r chess.Reason) string {
	return english.say(values{"why": {sayReason(g, try, r, "line/")}}, "phrase/not-allowed")
}

func sayReason(g *chess.Game, try chess.Move, r chess.Reason, group string) string {
	p := g.Position()
	key := group + string(r.Code)
	return english.say(reasonValues(g, &p, try, r), key+variant(g, &p, try, r), key)
}

// variant returns the ending of the key where a reason has several texts, "" elsewhere.
func variant(g *chess.Game, p *chess.Position, try chess.Move, r chess.Reason) string {
	piece := p.PieceAt(try.From).Type()
	switch r.Code {
	case chess.ReasonNotHowItMoves:
		if _, ok := p.CastlingOnto(try); ok {
			return ".castling"
		}
		if piece == chess.Pawn && stepsAhead(p, try) > 2 {
			return ".far"
		}
		if piece == chess.King && try.From != firstSquare(p.PieceAt(try.From).Color()) {
			return ".walk" // no word of castling, which it can't, and which a beginner may not know yet
		}
		return "." + piece.String()
	case chess.ReasonOwnPieceOnTarget:
		if p.PieceAt(try.From).Color() != p.Turn() {
			return ".other"
		}
	case chess.ReasonCastleNoRook:
		if r.Evidence.Ply > 0 {
			return ".gone"
		}
	case chess.ReasonCastleBlocked:
		if p.PieceAt(corner(try)) != chess.NewPiece(p.Turn(), chess.Rook) {
			return ".no-rook"
		}
	case chess.ReasonGameOver:
		switch r.Article {
		case "5.1.1":
			return ".checkmate"
		case "5.2.1":
			return ".stalemate"
		}
	case chess.ReasonTouchMove:
		return touchVariant(r)
	case chess.ReasonEnPassantNotPossible:
		if p.PieceAt(r.Evidence.Target).Type() != chess.Pawn {
			return ".other"
		}
		if g.Ply() == 0 {
			return ".unknown"
		}
	case chess.ReasonEnPassantExpired, chess.ReasonCastleKingHasMoved:
		if r.Evidence.Ply == 0 {
			return ".unknown"
		}
	case chess.ReasonCastleRookHasMoved:
		if ply := r.Evidence.Ply; ply > 0 && g.Move(ply).To == r.Evidence.Moved {
			if before := g.At(ply - 1); before.Turn() != p.Turn() { // else it is the rook that came there
				return ".taken"
			}
		}
	case chess.ReasonPromotionNotLastRank:
		if piece != chess.Pawn {
			return ".other"
		}
	case chess.ReasonKingOntoAttacked, chess.ReasonCastleThroughCheck, chess.ReasonCastleOntoAttacked:
		if len(r.Evidence.Attackers) > 1 {
			return ".many"
		}
	}
	return ""
}

// stepsAhead is how many squares a pawn would go straight ahead, 0 for any other way.
func stepsAhead(p *chess.Position, try chess.Move) int {
	if try.From.File() != try.To.File() {
		return 0
	}
	steps := int(try.To.Rank()) - int(try.From.Rank())
	if p.PieceAt(try.From).Color() == chess.Black {
		return -steps
	}
	return steps
}

// firstSquare is where a side's king starts.
func firstSquare(c chess.Color) chess.Square { return chess.CastlingMove(c, chess.KingSide).From }

// corner is where the rook of a castling would stand.
func corner(castling chess.Move) chess.Square {
	if castling.To > castling.From {
		return chess.NewSquare(7, castling.From.Rank())
	}
	return chess.NewSquare(0, castling.From.Rank())
}

// articleVariants are the endings of the key where the article of touch-move says what the piece touched obliges to.
var articleVariants = map[string]string{
	"4.4.1": ".castle", "4.4.2": ".rook", "4.4.3": ".king", "4.4.4": ".promotion", "9.5.3": ".announced",
}

// touchVariant tells apart what a touched piece obliges to.
func touchVariant(r chess.Reason) string {
	if special, ok := articleVariants[r.Article]; ok {
		return special
	}
	moves, target := r.Evidence.Moved != chess.NoSquare, r.Evidence.Target != chess.NoSquare
	switch {
	case moves && target:
		return ".both"
	case target:
		return ".take"
	case moves:
		return ".move"
	}
	return ""
}

// reasonValues provides the placeholders of the reasons.
func reasonValues(g *chess.Game, p *chess.Position, try chess.Move, r chess.Reason) values {
	e := r.Evidence
	piece := p.PieceAt(try.From)
	v := values{
		"from":      {try.From.String()},
		"to":        {try.To.String()},
		"piece":     {pieceName(piece.Type())},
		"color":     {english.say(nil, "color/"+piece.Color().String())},
		"turn":      {side(p.Turn())},
		"target":    {e.Target.String()},
		"king":      {e.King.String()},
		"corner":    {e.Moved.String()},
		"attackers": standing(p, e.Attackers),
		"blockers":  standing(p, e.Blockers),
		"checkers":  standing(p, e.Checkers),
		"pinner":    standing(p, []chess.Square{e.Pinner}),
		"moved":     standing(p, []chess.Square{e.Moved}),
		"touched":   standing(p, []chess.Square{e.Target}),
		"count":     {strconv.Itoa(len(e.Attackers))},
	}
	if e.Target != chess.NoSquare {
		v["target-piece"] = []string{pieceName(p.PieceAt(e.Target).Type())}
	}
	if len(e.Attackers) > 0 {
		v["attacker-piece"] = []string{pieceName(p.PieceAt(e.Attackers[0]).Type())}
	}
	if e.Ply > 0 {
		before := g.At(e.Ply - 1)
		v["san"] = []string{before.SAN(g.Move(e.Ply))}
		v["number"] = []string{strconv.Itoa(before.MoveNumber())}
		v["move"] = []string{english.say(v, "phrase/move")}
	}
	if r.Code == chess.ReasonCheckNotAnswered {
		if ways := answers(p, v["checkers"]); len(ways) > 0 {
			v["ways"] = []string{english.join(ways, "phrase/or")}
			v["answers"] = []string{english.say(v, "answer/try")}
			v["possible"] = []string{english.say(v, "answer/possible")}
		}
	}
	return v
}

// answers names the ways in which the side to move can answer the check it is in.
func answers(p *chess.Position, checkers []string) []string {
	var moves, blocks, takes bool
	for _, m := range p.LegalMoves() {
		switch {
		case p.PieceAt(m.From).Type() == chess.King:
			moves = true
		case p.Checkers().Has(p.Captured(m)):
			takes = true
		default:
			blocks = true
		}
	}
	var ways []string
	for _, way := range []struct {
		possible bool
		key      string
	}{{moves, "answer/move"}, {blocks, "answer/block"}, {takes, "answer/take"}} {
		if way.possible {
			ways = append(ways, english.say(values{"checkers": checkers}, way.key))
		}
	}
	return ways
}

// standing names the pieces on squares, as the side to move sees them: "your knight on g1", "the bishop on a6".
func standing(p *chess.Position, squares []chess.Square) []string {
	var names []string
	for _, s := range squares {
		piece := p.PieceAt(s)
		if piece == chess.NoPiece {
			continue
		}
		key := "phrase/theirs"
		switch {
		case piece.Color() == p.Turn():
			key = "phrase/yours"
		case piece.Type() == chess.King:
			key = "phrase/other-king"
		}
		names = append(names, english.say(standingOn(p, s), key))
	}
	return names
}

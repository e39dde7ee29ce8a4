package lessons

import (
	"slices"
	"strconv"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
	"github.com/touchmove/touchmove/chess/match"
	"github.com/touchmove/touchmove/chess/words"
)

// chooseClaims asks which draws the side to move may claim of the position on the board.
type chooseClaims struct{ bare }

const (
	choiceThreefold = "threefold"
	choiceFifty     = "fifty"
)

func (chooseClaims) String() string              { return "choose claims" }
func (chooseClaims) misfit(g *chess.Game) string { return overByItself(g) }

func (chooseClaims) choices(*chess.Game) []Choice {
	return []Choice{
		{ID: choiceThreefold, Label: "Three times the same"},
		{ID: choiceFifty, Label: "Fifty moves"},
		{ID: choiceBoth, Label: "Both"},
		{ID: choiceNone, Label: "None"},
	}
}

func (chooseClaims) right(g *chess.Game) string {
	claims := match.Judge(g).Claims()
	threefold, fifty := slices.Contains(claims, match.ThreefoldRepetition), slices.Contains(claims, match.FiftyMoves)
	switch {
	case threefold && fifty:
		return choiceBoth
	case threefold:
		return choiceThreefold
	case fifty:
		return choiceFifty
	}
	return choiceNone
}

func (c chooseClaims) about(g *chess.Game, id string) string {
	counts := match.Counted(g, chess.Move{})
	text := ""
	for _, claim := range []struct {
		outcome match.Outcome
		id      string
		look    string
	}{
		{match.ThreefoldRepetition, choiceThreefold, "Count once more how often this position has stood on the board."},
		{match.FiftyMoves, choiceFifty, "Count once more the moves since something was taken or a pawn moved."},
	} {
		claimed := id == choiceBoth || id == claim.id
		switch holds := slices.Contains(counts.Claims(), claim.outcome); {
		case claimed && !holds:
			text = joinText(text, words.WrongClaim(g, &match.WrongClaim{Claim: claim.outcome, Counts: counts}))
		case !claimed && holds:
			text = joinText(text, claim.look)
		}
	}
	return text
}

// chooseOccurrences asks how often the position has now stood on the board, as the rule counts it.
type chooseOccurrences struct{ bare }

func (chooseOccurrences) String() string { return "choose occurrences" }

func (chooseOccurrences) choices(*chess.Game) []Choice {
	return []Choice{
		{ID: "1", Label: "Once"}, {ID: "2", Label: "Twice"}, {ID: "3", Label: "3 times"}, {ID: "4", Label: "4 times"}, {ID: "5", Label: "5 times"},
	}
}

func (chooseOccurrences) right(g *chess.Game) string {
	n := len(g.OccurrencesOf(g.Position()))
	if n > 5 {
		return ""
	}
	return strconv.Itoa(n)
}

func (chooseOccurrences) about(g *chess.Game, id string) string {
	times := g.OccurrencesOf(g.Position())
	if said, _ := strconv.Atoi(id); said < len(times) {
		return "It has stood on the board more often. The first time was " + afterPly(g, times[0]) + "."
	}
	if ply := lookalike(g); ply >= 0 {
		return "Not every time counts: " + afterPly(g, ply) + " the pieces stood like this, but not everything else was the same."
	}
	return "It has not stood on the board that often. Only the same pieces on the same squares count."
}

// lookalike is a ply after which the pieces stood as they stand now, in a position that the rule calls another; -1 for none.
func lookalike(g *chess.Game) int {
	now := g.Position()
	for ply := range g.Ply() {
		then := g.At(ply)
		if *squaresLike(&then) == *squaresLike(&now) && then.Key() != now.Key() {
			return ply
		}
	}
	return -1
}

func squaresLike(p *chess.Position) *[64]chess.Piece {
	var board [64]chess.Piece
	for s := range chess.NoSquare {
		board[s] = p.PieceAt(s)
	}
	return &board
}

// afterPly names a time in a game: "at the start", "after 3... Nf6".
func afterPly(g *chess.Game, ply int) string {
	if ply == 0 {
		return "at the start"
	}
	before := g.At(ply - 1)
	dots := ". "
	if before.Turn() == chess.Black {
		dots = "... "
	}
	return "after " + strconv.Itoa(before.MoveNumber()) + dots + before.SAN(g.Move(ply))
}

// chooseOutcome asks how a game stands by itself: mate, stalemate, dead position, fivefold repetition, 75 moves.
type chooseOutcome struct{}

const choiceGoesOn = "goes-on"

func (chooseOutcome) String() string          { return "choose outcome" }
func (chooseOutcome) hidesCheck() bool        { return true }
func (chooseOutcome) proof(*chess.Game) Proof { return Proof{} } // the end is shown as everywhere

func (chooseOutcome) choices(*chess.Game) []Choice {
	return append([]Choice{{ID: choiceGoesOn, Label: "The game goes on"}}, winners()...)
}

// right is goes-on only where somebody can still mate: a position may be dead though nobody has proved it.
func (chooseOutcome) right(g *chess.Game) string {
	r := match.Judge(g)
	if winner, won := r.Winner(); won {
		return winner.String()
	}
	p := g.Position()
	switch {
	case r.Outcome != match.None:
		return choiceDraw
	case p.King(chess.White) == chess.NoSquare || p.King(chess.Black) == chess.NoSquare:
		return choiceGoesOn
	}
	white, black := canMate(g, chess.White).Answer, canMate(g, chess.Black).Answer
	switch {
	case white == dead.Yes || black == dead.Yes:
		return choiceGoesOn
	case white == dead.No && black == dead.No:
		return choiceDraw
	}
	return ""
}

func (c chooseOutcome) about(g *chess.Game, id string) string {
	p := g.Position()
	r := match.Judge(g)
	_, won := r.Winner()
	switch right := c.right(g); {
	case right == choiceGoesOn && id == choiceDraw:
		if len(r.Claims()) > 0 {
			return "A draw like this has to be claimed. By itself the game goes on."
		}
		return "Nothing has ended the game: there is a legal move, and somebody could still give mate."
	case right == choiceGoesOn:
		return "Look again: there is still a legal move."
	case id == choiceGoesOn && (won || r.Outcome == match.Stalemate):
		return "Look for a legal move of " + sideName(p.Turn()) + ": there is none."
	case id == choiceGoesOn && r.Outcome == match.FivefoldRepetition:
		return "Count how often this position has stood on the board."
	case id == choiceGoesOn && r.Outcome == match.SeventyFiveMoves:
		return "Count the moves since something was taken or a pawn moved."
	case id == choiceGoesOn:
		return "Think of the best that could happen: could anybody ever give mate?"
	case won && id == choiceDraw:
		return "Look at " + sideName(p.Turn()) + "'s king: something attacks him."
	case won:
		return "Whose king is attacked and can't get away?"
	case r.Outcome == match.Stalemate:
		return "Nothing attacks " + sideName(p.Turn()) + "'s king."
	}
	return "Nobody is checkmated."
}

package lessons

import (
	"slices"
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// punishment checks what follows a mistake, where the script writes it. The position is the one before the mistake.
func (v *validator) punishment(n *Node, before *chess.Position) {
	if n.Main() == nil {
		return
	}
	end := before.After(n.Move)
	said, takes := n.Text, false
	for c, answers := n.Main(), true; c != nil; c, answers = c.Main(), !answers {
		if answers {
			takes = end.Captured(c.Move) != chess.NoSquare // the last one counts
		}
		end = end.After(c.Move)
		said = joinText(said, c.Text)
	}
	learner := before.Turn()
	if end.IsStalemate() || end.IsCheckmate() && end.Turn() == learner {
		return
	}
	mate, gain := false, false
	for _, sentence := range splitSentences(said) {
		m, g := punishmentClaims(sentence)
		mate, gain = mate || m, gain || g
	}
	won := balance(before, learner) - settled(&end, learner)
	switch {
	case mate:
		v.fault(n, "What is said of "+n.SAN+" claims a mate, but its line does not end in one.", "Write the line up to the mate.")
	case gain && won <= 0:
		v.fault(n, "What is said of "+n.SAN+" claims that something is won, but its line wins nothing.", "Write it up to where it has won.")
	case takes && won < 0:
		v.fault(n, "The line after "+n.SAN+" ends with a capture, but the learner comes out better.", "")
	}
}

// punishmentClaims reads whether a sentence says that the learner is mated ("Black mates on g2") or loses a piece ("and you
// lose the rook", "your queen is gone"). One with "no" or "not" in it claims nothing.
func punishmentClaims(sentence string) (mate, gain bool) {
	words := strings.FieldsFunc(strings.ToLower(strings.ReplaceAll(sentence, "’", "'")), func(r rune) bool {
		return r != '\'' && (r < 'a' || r > 'z') && (r < '0' || r > '9')
	})
	at := func(i int) string {
		if i >= 0 && i < len(words) {
			return words[i]
		}
		return ""
	}
	oneOf := func(w string, list ...string) bool { return slices.Contains(list, w) }
	piece := func(i int) bool { return pieceNames[at(i)] != chess.NoPieceType || at(i) == "piece" }
	for i, w := range words {
		switch {
		case w == "nothing" && at(i-1) == "for", w == "free" && at(i-1) == "for":
			gain = true
		case strings.HasSuffix(w, "n't"), oneOf(w, "no", "not", "never", "nothing", "cannot", "would", "could", "stalemate"):
			return false, false
		case oneOf(w, "mates", "checkmates", "mated", "checkmated"), oneOf(w, "mate", "checkmate") && oneOf(at(i-1), "gives", "give"):
			mate = true
		case oneOf(w, "gone", "lost") && at(i-1) == "is":
			gain = gain || piece(i-2) || at(i-3) == "on" && piece(i-4)
		case oneOf(w, "wins", "lose", "loses", "lost", "cost", "costs"):
			next := i + 1
			for oneOf(at(next), "you", "a", "an", "the", "your", "his", "its", "whole") {
				next++
			}
			gain = gain || next > i+1 && piece(next)
		}
	}
	return mate, gain
}

// balance is what a side's pieces are worth more than the other's.
func balance(p *chess.Position, side chess.Color) int {
	sum := 0
	for t := chess.Pawn; t <= chess.Queen; t++ {
		sum += worth(t) * (p.Pieces(side, t).Count() - p.Pieces(side.Other(), t).Count())
	}
	return sum
}

// settled is the balance after the best capture of the side to move, if one pays.
func settled(p *chess.Position, side chess.Color) int {
	if p.Turn() == side {
		return balance(p, side) + bestTrade(p)
	}
	return balance(p, side) - bestTrade(p)
}

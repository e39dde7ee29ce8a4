package lessons

import (
	"slices"
	"strings"
)

// reads checks what the goals about notation need besides a line: no other move is right, and the prompt of read names it.
func (v *validator) reads(turn *Node, goal outcome) {
	_, reading := goal.(read)
	_, writing := goal.(write)
	if !reading && !writing {
		return
	}
	for i, n := range turn.Children {
		switch {
		case i > 0 && writing:
			v.fault(n, "Where moves are written, variations are never played.", "")
		case i > 0 && n.Judgement == JudgementRight:
			v.fault(n, "Only the move that is read is right.", "Leave out $1.")
		}
	}
	if main := turn.Main(); reading && main != nil && !slices.Contains(movesIn(v.exercise.prompt(turn)), main.SAN) {
		v.atTurn(turn, "The prompt does not name the move "+main.SAN+".", "Write it as it stands in the main line.")
	}
}

// movesIn are the words of a text without the signs around them.
func movesIn(text string) []string {
	words := strings.Fields(text)
	for i, w := range words {
		words[i] = strings.Trim(w, `.,:;!?()"“”‘’'`)
	}
	return words
}

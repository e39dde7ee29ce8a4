package lessons

import (
	"slices"
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// asked checks what every turn needs, a question's too.
func (v *validator) asked(turn *Node) {
	if v.exercise.prompt(turn) == "" {
		v.atTurn(turn, "There is no prompt.", "Say in the comment before the learner's move what to do.")
	}
	if n := sentences(turn.Text); n > 2 {
		v.atTurn(turn, "The prompt has "+strconv.Itoa(n)+" sentences.", "Two are enough.")
	}
	if goal, ok := v.exercise.Goal.(naming); ok {
		kind, name := goal.named(turn)
		if name != "" && !slices.Contains(bareWords(v.exercise.prompt(turn)), name) {
			v.atTurn(turn, "The prompt does not name the "+kind+" "+name+".", "Write it exactly so.")
		}
	}
	if len(turn.Hints) < 2 {
		text := "There are no hints."
		if len(turn.Hints) == 1 {
			text = "There is only one hint."
		}
		v.atTurn(turn, text, "Write two or more, from vague to pointing.")
	}
	for i, hint := range turn.Hints {
		if slices.Contains(turn.Hints[:i], hint) {
			v.atTurn(turn, "The same hint stands twice.", "")
		}
		for _, word := range strings.FieldsFunc(hint, notWord) {
			if _, err := chess.ParseSquare(word); err != nil && len(word) == 2 && word[0] >= 'a' && word[0] <= 'z' && word[1] <= '9' {
				v.atTurn(turn, "A hint speaks of "+word+", which is no square.", "")
			}
		}
	}
}

func notWord(r rune) bool {
	return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9')
}

// bareWords are the words of a text without the signs around them.
func bareWords(text string) []string {
	words := strings.Fields(text)
	for i, w := range words {
		words[i] = strings.Trim(w, `.,:;!?()"“”‘’'`)
	}
	return words
}

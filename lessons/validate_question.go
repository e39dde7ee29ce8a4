package lessons

import (
	"slices"
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// question checks an exercise that is answered with choices.
func (v *validator) question(goal question) {
	e := v.exercise
	turn := e.First()
	v.asked(turn)
	v.fits(goal, turn)
	right := goal.right(e.gameAt(turn))
	if right == "" {
		v.atTurn(turn, "The answer of this question cannot be proved.", "")
	}
	if turn.reply("") == "" {
		v.atTurn(turn, "There are no words for the right answer.", "Write [%right …].")
	}
	for _, r := range turn.Replies {
		if right != "" && r.Choice == right {
			v.atTurn(turn, "The script calls the answer "+right+" wrong, but it is right.", "")
		}
	}
	v.repliesOnce(turn)
}

// fits checks that a goal can be asked of the position.
func (v *validator) fits(goal Goal, turn *Node) {
	e := v.exercise
	if f, ok := goal.(fitting); ok {
		if text := f.misfit(e.gameAt(turn)); text != "" {
			v.whole(text, "Change the goal or the position.")
		}
	}
	if _, ok := goal.(lying); e.Turned && !ok {
		v.whole("On a board that lies wrong nothing can be asked but whether it does.", `Write [Goal "choose board"], or leave Board out.`)
	}
}

// finding checks an exercise that is answered with squares.
func (v *validator) finding(goal finding) {
	e := v.exercise
	turn := e.First()
	game := e.gameAt(turn)
	v.asked(turn)
	v.fits(goal, turn)
	squares := goal.squares(game)
	if squares == 0 && !e.offersNone() {
		v.atTurn(turn, "There is no square to find.", `Write [Calls "none"], or change the position.`)
	}
	if turn.reply("") == "" {
		v.atTurn(turn, "There are no words for the right answer.", "Write [%right …].")
	}
	for _, r := range turn.Replies {
		square, err := chess.ParseSquare(r.Choice)
		if err == nil && squares.Has(square) || r.Choice == choiceNoSquare && squares == 0 {
			v.atTurn(turn, "The script calls the answer "+r.Choice+" wrong, but it is right.", "")
		}
	}
	v.repliesOnce(turn)
}

// repliesOnce finds answers that the script speaks of twice. Words for the others belong to no answer: where there are two,
// one of them names an answer that there is not.
func (v *validator) repliesOnce(turn *Node) {
	others := 0
	for _, cmd := range turn.commands {
		if id, _, _ := strings.Cut(cmd.Args, " "); cmd.Name == "wrong" && turn.reply(id) == "" {
			others++
		}
	}
	if others > 1 {
		text := "There are two [%wrong …] for answers that are not named."
		if choices := v.exercise.choices(v.exercise.gameAt(turn)); len(choices) > 0 {
			text += " The answers are:"
			for _, c := range choices {
				text += " " + c.ID
			}
			text += "."
		}
		v.atTurn(turn, text, "")
	}
	for i, r := range turn.Replies {
		if slices.ContainsFunc(turn.Replies[:i], func(s Reply) bool { return s.Choice == r.Choice }) {
			v.atTurn(turn, "There are two texts for the same answer.", "")
		}
	}
}

package lessons

import (
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// The titles of answers.
const (
	titleRight     = "Right"
	titleSolved    = "Solved"
	titleWrong     = "Not quite"
	titleOther     = "Legal, but not the point"
	titleIllegal   = "Not allowed"
	titleCheckmate = "Checkmate"
	titleStalemate = "Stalemate"
	titleBackFirst = "Take it back first"
	titleChoose    = "Choose an answer"
)

// What is said where a script says nothing.
const (
	sayUnlisted  = "That is legal, but it is not what this exercise asks for."
	sayMateAside = "That wins, but this exercise asks for something else."
	sayCheck     = "That is check."
	sayEscaped   = "The check is answered."
	sayBackFirst = "Take your move back, then try another one."
	sayChoose    = "This exercise is a question: choose one of the answers."
	sayNoChoice  = "That is not one of the answers."
)

// illegal answers a try that the rules forbid: with the script's words for it, else the catalogue's.
func (r *Runner) illegal(m chess.Move, reasons []chess.Reason) Answer {
	text, ok := r.turn.illegalWords(m, reasons)
	if !ok {
		text = words.Reason(r.game, m, reasons[0])
	}
	a := r.answer(VerdictIllegal, titleIllegal, text)
	a.Reasons = reasons
	return a
}

// illegalWords returns what the script says about an illegal try in this position.
func (n *Node) illegalWords(m chess.Move, reasons []chess.Reason) (string, bool) {
	find := func(key string) (string, bool) {
		for _, w := range n.IllegalWords {
			if w.Key == key {
				return w.Text, true
			}
		}
		return "", false
	}
	keys := []string{m.String(), m.From.String() + m.To.String()}
	for _, reason := range reasons {
		keys = append(keys, string(reason.Code))
	}
	for _, key := range append(keys, "") {
		if text, ok := find(key); ok {
			return text, true
		}
	}
	return "", false
}

// right answers a right move. The node is nil where the script does not list it, but it reached the goal.
func (r *Runner) right(m chess.Move, node *Node, reached bool) Answer {
	r.at = node
	text := ""
	if node != nil {
		text = node.Text
	}
	if text == "" && reached {
		text = r.turn.reply("")
	}
	if text == "" && reached {
		text = r.sayReached()
	}
	if len(r.turn.Then) > 0 {
		r.newTurn()
		r.beside.moved = &movedTurn{node, reached}
		a := r.answer(VerdictGood, titleRight, text)
		a.Played = []chess.Move{m}
		return a
	}
	return r.goOn(node, reached, text, []chess.Move{m})
}

// goOn plays the reply to a right move, or ends the exercise.
func (r *Runner) goOn(node *Node, reached bool, text string, played []chess.Move) Answer {
	r.newTurn()
	if node != nil && !reached {
		if reply := node.Main(); reply != nil && step(r.game, reply.Move) {
			if !reply.Move.IsZero() {
				played = append(played, reply.Move)
			}
			r.at = reply
			if reply.isTurn() {
				r.turn = reply
				a := r.answer(VerdictGood, titleRight, text)
				a.Played = played
				return a
			}
			text = joinText(text, reply.Text)
		}
	}
	r.state = StateSolved
	title := titleSolved
	if ended := r.endTitle(); ended != "" {
		title = ended
	}
	a := r.answer(VerdictDone, title, text)
	a.Played = played
	return a
}

// sayReached says what a move that reached the goal has done, where the script does not.
func (r *Runner) sayReached() string {
	if r.endTitle() != "" {
		return words.End(r.game.Position())
	}
	return r.outcome().said()
}

// notRight answers a legal move that does not solve the exercise. It stays on the board until it is taken back.
func (r *Runner) notRight(m chess.Move, node *Node) Answer {
	p := r.game.Position()
	r.state, r.at = StateAside, node
	r.aside, r.asideTitle = VerdictWrong, titleWrong
	text := ""
	early := node != nil && node.Judgement == JudgementRight
	switch {
	case node != nil && node.Judgement == JudgementOther && !r.spoils(&p),
		node == nil && p.IsCheckmate():
		r.aside, r.asideTitle = VerdictOther, titleOther
	case p.IsStalemate():
		r.asideTitle = titleStalemate
	}
	switch {
	case node != nil && node.Judgement != JudgementRight && node.Text != "":
		text = node.Text
	case p.IsCheckmate() && !early:
		text = joinText(words.End(p), sayMateAside)
	default:
		if node == nil {
			before := r.game.At(r.asidePly)
			c := r.exercise.consequence(r.turn, &before, m)
			text, r.punishment = c.text, c.follows
		} else if p.IsStalemate() {
			text = words.End(p)
		}
		if early {
			text = joinText(text, sayCallFirst)
		}
		text = joinText(text, r.turn.Default)
		if text == "" {
			text = sayUnlisted
		}
	}
	if r.aside == VerdictWrong {
		r.wrong++
	}
	a := r.answer(r.aside, r.asideTitle, text)
	a.Played = []chess.Move{m}
	return a
}

// answer fills in what stands on the board. A title need not be said twice: a text may begin with it, for those who
// read the script in another program.
func (r *Runner) answer(v Verdict, title, text string) Answer {
	said := []string{title}
	if v == VerdictGood || v == VerdictDone {
		said = append(said, titleRight)
	}
	for _, s := range said {
		text = withoutOpening(text, s)
	}
	a := Answer{Verdict: v, Title: title, Text: text}
	asked := !r.exercise.playsLine() && r.state != StateSolved // the end may be what the question is about
	if end := r.game.Position().ExplainEnd(); end.Kind != chess.Ongoing && !asked && !r.exercise.Alone {
		a.End = &end
	}
	return a
}

// withoutOpening cuts "Right. " or "Stalemate: " where a sentence follows, or nothing.
func withoutOpening(text, opening string) string {
	rest, ok := strings.CutPrefix(text, opening)
	if !ok || rest == "" || rest[0] != '.' && rest[0] != ':' {
		return text
	}
	rest = strings.TrimPrefix(rest[1:], " ")
	if rest != "" && rest[0] >= 'a' && rest[0] <= 'z' {
		return text
	}
	return rest
}

// endTitle names the end of the game on the board, "" where it goes on.
func (r *Runner) endTitle() string {
	switch p := r.game.Position(); {
	case p.IsCheckmate():
		return titleCheckmate
	case p.IsStalemate():
		return titleStalemate
	}
	return ""
}

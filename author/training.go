package author

import (
	"slices"
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
)

// training is a training question of ChessBase, as its PGN files have it in a comment before the move that is asked for:
//
//	[%tqu "En","question","first hint","second hint","e2e4","words for it",10]
//
// The language with its three texts may be there several times; the move, in UCI or SAN, its words and its points as well.
type training struct {
	question string
	hints    []string
	answers  []trainingAnswer
	// more counts the answers that were left out.
	more int
	// others are the languages that were left out.
	others []string
}

type trainingAnswer struct {
	move, words string
	points      int
}

// cutTraining takes the training questions out of a comment. What cannot be read of one is in broken.
func cutTraining(text string) (rest string, found []training, broken []string) {
	const begin = "[%tqu"
	var kept strings.Builder
	for {
		at := strings.Index(text, begin)
		if at < 0 {
			kept.WriteString(text)
			return kept.String(), found, broken
		}
		kept.WriteString(text[:at])
		values, size, ok := quotedValues(text[at+len(begin):])
		whole := text[at : at+len(begin)+size]
		text = text[at+len(begin)+size:]
		t, readable := readTraining(values)
		if !ok || !readable {
			broken = append(broken, whole)
			continue
		}
		found = append(found, t)
	}
}

// value is one of a list, in quotes or not.
type value struct {
	text   string
	quoted bool
}

// quotedValues reads values parted by commas, up to the closing bracket, which may also stand within quotes. A quote within a
// value is doubled or has a backslash. size is how much of the text is read, the bracket included.
func quotedValues(text string) (values []value, size int, ok bool) {
	var v []byte
	quoted, inside := false, false
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case inside && c == '\\' && i+1 < len(text) && (text[i+1] == '"' || text[i+1] == '\\'):
			i++
			v = append(v, text[i])
		case inside && c == '"' && i+1 < len(text) && text[i+1] == '"' && i+2 < len(text) && text[i+2] != ',' && text[i+2] != ']':
			i++
			v = append(v, '"')
		case c == '"':
			inside, quoted = !inside, true
		case inside:
			v = append(v, c)
		case c == ',':
			values = append(values, value{string(v), quoted})
			v, quoted = nil, false
		case c == ']':
			return append(values, value{string(v), quoted}), i + 1, true
		case c != ' ' && c != '\t' && c != '\n' && c != '\r':
			v = append(v, c)
		}
	}
	return values, len(text), false
}

// mostAnswers is how many answers of a training question are read, where programs write a handful.
const mostAnswers = 20

// readTraining makes a question of its values. English is taken where it is there, else the first language.
func readTraining(values []value) (t training, ok bool) {
	type block struct {
		language string
		texts    [3]string
	}
	var blocks []block
	for len(values) > 0 && isLanguage(values) {
		b := block{language: values[0].text}
		values = values[1:]
		for i := range b.texts {
			if len(values) > 0 && values[0].quoted {
				b.texts[i] = plain(values[0].text)
				values = values[1:]
			}
		}
		blocks = append(blocks, b)
	}
	if len(blocks) == 0 {
		return t, false
	}
	best := max(0, slices.IndexFunc(blocks, func(b block) bool { return strings.EqualFold(b.language, "en") }))
	for i, b := range blocks {
		if i != best {
			t.others = append(t.others, b.language)
		}
	}
	t.question = blocks[best].texts[0]
	for _, hint := range blocks[best].texts[1:] {
		if hint != "" {
			t.hints = append(t.hints, hint)
		}
	}
	for len(values) > 0 {
		a := trainingAnswer{move: values[0].text}
		values = values[1:]
		if len(values) > 0 && values[0].quoted {
			a.words = plain(values[0].text)
			values = values[1:]
		}
		if len(values) > 0 && !values[0].quoted {
			a.points, _ = strconv.Atoi(values[0].text)
			values = values[1:]
		}
		switch {
		case a.move == "":
		case len(t.answers) < mostAnswers:
			t.answers = append(t.answers, a)
		default:
			t.more++
		}
	}
	return t, true
}

// isLanguage reports whether values go on with the texts of a language: its two or three letters, and what is said in it.
func isLanguage(values []value) bool {
	name := values[0].text
	if !values[0].quoted || len(name) < 2 || len(name) > 3 || len(values) < 2 || !values[1].quoted {
		return false
	}
	for _, c := range name {
		if c < 'A' || c > 'Z' && c < 'a' || c > 'z' {
			return false
		}
	}
	return true
}

// questions turns training questions into prompts, hints, moves that are right or wrong, and words for them. It reports
// whether there are any.
func (in *importer) questions(g *pgn.Game) (any bool) {
	start, err := g.Start()
	if err != nil {
		return false
	}
	first, turn := -1, chess.White // ply of the first question, and who is asked
	points, others := 0, []string{}
	for again := true; again; {
		again = false
		for _, n := range nodes(g) {
			found, ok := in.takeQuestions(g, n)
			if !ok {
				continue
			}
			any, again = true, true
			for _, t := range found {
				p := positionOf(start, n)
				ply := n.ply
				if n.depth > 0 || first >= 0 && p.Turn() != turn {
					in.keepQuestion(g, n, t)
					continue
				}
				if first < 0 {
					first, turn = ply, p.Turn()
				}
				for _, a := range t.answers {
					points += a.points
				}
				others = append(others, t.others...)
				in.ask(g, n, &p, t)
			}
			break // the tree has changed
		}
	}
	if first < 0 {
		return any
	}
	in.beginAt(g, start, first)
	in.say(ImportLost, sayTraining(points, others))
	return any
}

// mostQuestions is how many training questions are read at one place, where programs write one.
const mostQuestions = 20

// takeQuestions takes the training questions out of what is said at a place; ok is false where there are none.
func (in *importer) takeQuestions(g *pgn.Game, n *node) (found []training, ok bool) {
	comments := slices.Clone(commentsAt(g, n))
	for i, c := range comments {
		rest, some, broken := cutTraining(c.Text)
		in.sayFew(broken, sayBadTraining, sayMoreBadTraining)
		ok = ok || len(some)+len(broken) > 0
		found = append(found, some...)
		comments[i].Text = rest
	}
	if !ok {
		return nil, false
	}
	if more := len(found) - mostQuestions; more > 0 {
		found = found[:mostQuestions]
		in.say(ImportLost, sayMoreTraining(more))
	}
	for _, t := range found {
		if t.more > 0 {
			in.say(ImportLost, sayMoreAnswers(t.more))
		}
	}
	comments = slices.DeleteFunc(comments, func(c pgn.Comment) bool { return strings.TrimSpace(c.Text) == "" })
	if n.move == nil {
		g.Comments = comments
	} else {
		n.move.Before, n.move.After = nil, comments
	}
	return found, true
}

// keepQuestion writes a question that cannot be asked as a text.
func (in *importer) keepQuestion(g *pgn.Game, n *node, t training) {
	said := sayingAt(g, n)
	said.text = plain(said.text + " " + t.question + " " + strings.Join(t.hints, " "))
	said.say(g, n)
	for _, a := range t.answers {
		if a.words != "" {
			said.text += " " + a.move + ": " + a.words
			said.say(g, n)
		}
	}
	in.say(ImportLook, sayOtherQuestion(t.question))
}

// ask writes a question at a place.
func (in *importer) ask(g *pgn.Game, n *node, p *chess.Position, t training) {
	said := sayingAt(g, n)
	said.text = plain(said.text + " " + t.question)
	for _, hint := range t.hints {
		said.commands = append(said.commands, pgn.Command{Name: "hint", Args: hint})
	}
	said.say(g, n)
	for _, a := range t.answers {
		move, err := p.ReadMove(a.move)
		if err != nil {
			in.say(ImportLost, sayBadAnswer(a.move, a.words))
			continue
		}
		in.answer(n, p, move, a)
	}
}

// answer writes a move that a question lists: the line goes on with it, or it is a variation, right where it gets points.
func (in *importer) answer(n *node, p *chess.Position, move chess.Move, a trainingAnswer) {
	var m *pgn.Move
	next := n.next()
	listed := []*pgn.Move{}
	if next != nil {
		listed = append(listed, next)
		for _, v := range next.Variations {
			listed = append(listed, v[0])
		}
	}
	for _, l := range listed {
		if there, _, ok := played(p, l.SAN); ok && there == move {
			m = l
		}
	}
	if m == nil {
		m = &pgn.Move{SAN: p.SAN(move)}
		n.add(m)
	}
	if m != next && next != nil {
		glyph := judgements["wrong"]
		if a.points > 0 {
			glyph = judgements["right"]
		}
		setGlyph(m, glyph)
	}
	if a.words != "" {
		m.After = append([]pgn.Comment{{Text: pgn.JoinCommands(a.words, nil)}}, m.After...)
	}
}

// longestLeadIn is how many moves before the first question are played: more nobody wants to watch.
const longestLeadIn = 6

// beginAt has the exercise begin where the first question is asked.
func (in *importer) beginAt(g *pgn.Game, start chess.Position, ply int) {
	if ply == 0 {
		return
	}
	if ply <= longestLeadIn {
		setTag(g, "LeadIn", number(ply))
		if ply%2 == 1 {
			setTag(g, "Learner", start.Turn().Other().String())
		}
		return
	}
	all := nodes(g)
	at := all[0]
	for range ply {
		at = &node{move: at.next(), parent: at, ply: at.ply + 1, line: at.line, i: at.i + 1}
	}
	in.say(ImportLost, sayLeftOut(ply))
	cutBefore(g, at, positionOf(start, at))
}

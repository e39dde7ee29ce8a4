package lessons

import (
	"slices"
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
)

// Validate proves a lesson right, by search where it must, and returns what is not, in the order of the file, but in
// each exercise misspelt names first.
// FORMAT.md lists what is proved.
func Validate(l *Lesson) []Fault {
	v := &validator{file: l.ID + ".pgn"}
	for i, e := range l.Exercises {
		v.exercise = e
		v.tags(i == 0)
		v.notation()
		v.commandsInPlace()
		v.alone()
		if _, finding := e.Goal.(finding); e.offersNone() && !finding {
			v.whole("Nothing is to be found here, so nobody can say that there is none.", "Leave none out of Calls.")
		}
		switch goal := e.Goal.(type) {
		case question:
			v.question(goal)
		case task:
			v.task(goal)
		case finding:
			v.finding(goal)
		case place:
			v.placing(goal)
		case outcome:
			v.goal(goal)
			for turn := range e.turns {
				v.turn(turn, goal)
			}
		}
		v.claims()
		v.beside()
	}
	sortFaults(v.faults)
	return v.faults
}

type validator struct {
	file     string
	exercise *Exercise
	faults   []Fault
}

func (v *validator) at(line, col int, text, suggestion string) {
	v.faults = append(v.faults, Fault{File: v.file, Game: v.exercise.Game, Line: line, Col: col, Text: text, Suggestion: suggestion})
}

// fault reports what is wrong with a move and what is said about it.
func (v *validator) fault(n *Node, text, suggestion string) { v.at(n.Line, n.Col, text, suggestion) }

// atTurn reports what is wrong with what is said at a turn.
func (v *validator) atTurn(n *Node, text, suggestion string) {
	if len(n.said) > 0 {
		v.at(n.said[0].Line, n.said[0].Col, text, suggestion)
	} else {
		v.fault(n, text, suggestion)
	}
}

func (v *validator) whole(text, suggestion string) {
	v.at(v.exercise.Line, v.exercise.Col, text, suggestion)
}

// tags checks the tags that the reader takes as they are.
func (v *validator) tags(first bool) {
	e := v.exercise
	has := func(name string) bool {
		return slices.ContainsFunc(e.tags, func(t pgn.Tag) bool { return t.Name == name && t.Value != "" })
	}
	if first && !has("StudyName") {
		v.whole("The lesson has no title.", `Write [StudyName "…"] in the first game.`)
	}
	if !has("ChapterName") {
		v.whole("The exercise has no title.", `Write [ChapterName "…"].`)
	}
	if has("FEN") && !has("SetUp") {
		v.whole("Other programs show a position only where a tag says so.", `Write [SetUp "1"] after FEN.`)
	}
	if len(e.Facts) == 0 {
		v.whole("The exercise does not say what it teaches.", `Write [Facts "3.1"] with numbers from FORMAT.md.`)
	}
	for _, number := range e.Facts {
		if !isFact(number) {
			line, col := e.Line, e.Col
			if i := slices.IndexFunc(e.tags, func(t pgn.Tag) bool { return t.Name == "Facts" }); i >= 0 {
				line, col = e.tags[i].Line, e.tags[i].Col
			}
			v.at(line, col, "The curriculum has no fact "+number+".", "FORMAT.md lists the facts.")
		}
	}
	for i, t := range e.tags {
		if slices.Contains(knownTags, t.Name) && slices.ContainsFunc(e.tags[:i], func(u pgn.Tag) bool { return u.Name == t.Name }) {
			v.at(t.Line, t.Col, "The tag "+t.Name+" stands twice.", "")
		}
	}
	for _, f := range misspeltTags(e.tags) {
		f.File, f.Game = v.file, e.Game
		v.faults = append(v.faults, f)
	}
}

// misspeltTags finds the tags that look like a known one.
func misspeltTags(tags []pgn.Tag) []Fault {
	var faults []Fault
	for _, t := range tags {
		if slices.Contains(knownTags, t.Name) {
			continue
		}
		if near := nearest(t.Name, knownTags); near != "" {
			faults = append(faults, Fault{
				Line: t.Line, Col: t.Col, cause: true,
				Text: "The tag " + t.Name + " means nothing here.", Suggestion: "Did you mean " + near + "?",
			})
		}
	}
	return faults
}

// walk visits every node with its game.
func (e *Exercise) walk(visit func(n *Node, game *chess.Game)) {
	game := chess.NewGame(e.Start)
	var down func(*Node, *chess.Game)
	down = func(n *Node, game *chess.Game) {
		visit(n, game)
		for _, c := range n.Children {
			if c.Move.IsZero() { // Undo would take back the move before it too
				down(c, e.gameAt(c))
			} else if game.Play(c.Move) == nil {
				down(c, game)
				game.Undo()
			}
		}
	}
	down(e.Root, game)
}

// notation checks that moves are written exactly and listed once.
func (v *validator) notation() {
	v.exercise.walk(func(n *Node, game *chess.Game) {
		p := game.Position()
		for i, c := range n.Children {
			want := passSAN
			if !c.Move.IsZero() {
				want = p.SAN(c.Move)
			}
			if c.SAN != want {
				v.fault(c, "The move "+c.SAN+" is not written exactly.", "Write "+want+".")
			}
			if n.child(c.Move) != n.Children[i] {
				v.fault(c, "The move "+c.SAN+" is listed twice.", "")
			}
		}
	})
}

// commandsInPlace finds commands that nobody would ever see.
func (v *validator) commandsInPlace() {
	e := v.exercise
	turns := map[*Node]bool{}
	for turn := range e.turns {
		turns[turn] = true
	}
	e.walk(func(n *Node, _ *chess.Game) {
		if strings.ContainsAny(n.Text, "[]") {
			v.fault(n, "A bracket in the text looks like a broken command.", "Write a command as [%hint …], and \\] for a bracket in its words.")
		}
		for _, cmd := range n.commands {
			switch cmd.Name {
			case "cal", "csl":
			case "order":
				if _, placing := e.Goal.(place); !placing || n != e.Root {
					v.at(cmd.Line, cmd.Col, "The command [%order] is never used: no piece is placed here.", "")
				}
			case "hint", "wrong", "illegal", "right", "do", "then", "dont", "offer":
				switch {
				case !turns[n]:
					v.at(cmd.Line, cmd.Col, "The command [%"+cmd.Name+"] stands where the learner is not asked, so it is never used.",
						"Put it into the comment that is the prompt.")
				case cmd.Name == "right" && e.playsLine() && !e.takesAnyWay():
					v.at(cmd.Line, cmd.Col, "The command [%right] belongs to questions.", "Write the feedback after the move.")
				case cmd.Name == "illegal" && e.Asks() != AsksMove:
					v.at(cmd.Line, cmd.Col, "The command [%illegal] is never used: a question has no moves.", "")
				}
			default:
				if near := nearest(cmd.Name, knownCommands); near != "" {
					v.at(cmd.Line, cmd.Col, "The command [%"+cmd.Name+"] means nothing here.", "Did you mean [%"+near+"]?")
					v.faults[len(v.faults)-1].cause = true
				}
			}
		}
	})
}

// asked checks what every turn needs, a question's too.
func (v *validator) asked(turn *Node) {
	if v.exercise.prompt(turn) == "" {
		v.atTurn(turn, "There is no prompt.", "Say in the comment before the learner's move what to do.")
	}
	if n := sentences(turn.Text); n > 2 {
		v.atTurn(turn, "The prompt has "+strconv.Itoa(n)+" sentences.", "Two are enough.")
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
		if r.Choice == right {
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
	if _, board := goal.(chooseBoard); e.Turned && !board {
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
	if s, ok := goal.(findSquare); ok && !slices.Contains(strings.FieldsFunc(turn.Text, notWord), s.square.String()) {
		v.atTurn(turn, "The prompt does not name the square "+s.square.String()+".", "")
	}
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

func notWord(r rune) bool {
	return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9')
}

// turn checks one turn of the learner.
func (v *validator) turn(turn *Node, goal outcome) {
	v.asked(turn)
	game := v.exercise.gameAt(turn)
	p := game.Position()
	v.moves(turn, goal, &p)
	v.unlisted(turn, goal, &p)
	v.reads(turn, goal)
	v.illegal(turn, game)
	v.calls(turn, game)
}

// moves checks the listed moves of a turn.
func (v *validator) moves(turn *Node, goal outcome, p *chess.Position) {
	anyLine := followsLine(goal)
	for i, n := range turn.Children {
		after := p.After(n.Move)
		reached := goal.reached(&after)
		switch {
		case i == 0 && judgementOf(n.nags) == JudgementWrong:
			v.fault(n, "The main line calls its own move a mistake.", "Make the right move the main line.")
		case n.Judgement != JudgementRight && reached:
			v.fault(n, "The move "+n.SAN+" is not called right, but it reaches the goal.", "Mark it with $1.")
		case n.Judgement != JudgementWrong && goal.spoils(&after):
			v.fault(n, "The move "+n.SAN+" gives stalemate where mate is asked.", "Mark it with $2.")
		case n.Judgement == JudgementRight && !anyLine && i > 0 && !v.leads(n, goal):
			v.fault(n, "The move "+n.SAN+" is called right, but its line does not reach the goal.", "")
		}
		if n.Text == "" {
			if n.Judgement == JudgementRight {
				v.fault(n, "There is no feedback for "+n.SAN+".", "Say after the move what was learned.")
			} else {
				v.fault(n, "Nothing says what is wrong with "+n.SAN+".", "Say it after the move.")
			}
		}
		if n.Judgement == JudgementWrong {
			v.punishment(n, p)
		}
		if reached && n.Main() != nil {
			v.fault(n.Main(), "The goal is reached before this move, so it is never played.", "End the line here.")
		}
	}
}

// goal checks that there is something to play and that the main line does what is asked.
func (v *validator) goal(goal outcome) {
	e := v.exercise
	first := e.First()
	p := e.gameAt(first).Position()
	if p.ExplainEnd().Kind != chess.Ongoing {
		v.fault(first, "The game is over before the learner moves.", "")
		return
	}
	if _, ok := goal.(escape); ok && !p.InCheck() {
		v.fault(first, "There is no check to escape from.", "")
	}
	main := first.Main()
	if main == nil && first.isTurn() {
		return // what is right is done beside the board
	}
	if s, ok := goal.(solver); ok && main == nil {
		if _, ok := s.solve(&p); ok {
			return
		}
	}
	if main == nil {
		v.fault(first, "The exercise is solved before it starts: there is no move to play.", "Write the solution as the main line.")
		return
	}
	if !followsLine(goal) && !v.leads(main, goal) {
		v.fault(main, "The main line does not reach its goal, "+goal.String()+".", "")
	}
}

// leads reports whether the line from a learner's move reaches the goal, by a move of the learner or by the last reply.
func (v *validator) leads(n *Node, goal outcome) bool {
	learners := true
	_, byReply := goal.(stalemate)
	for ; n != nil; n = n.Main() {
		p := v.exercise.gameAt(n).Position()
		if goal.reached(&p) && (learners || byReply && n.Main() == nil) {
			return true
		}
		learners = !learners
	}
	return false
}

// unlisted checks the moves that the script says nothing about.
func (v *validator) unlisted(turn *Node, goal outcome, p *chess.Position) {
	e := v.exercise
	wrong, silent := 0, false
	left := e.movesLeft(turn)
	anyLine := followsLine(goal)
	_, writing := goal.(write)
	search := searcher{goal: goal, budget: searchBudget}
	for _, m := range e.free(turn, p) {
		after := p.After(m)
		listed := turn.child(m)
		if goal.reached(&after) || listed != nil && listed.Judgement == JudgementRight {
			continue
		}
		if writing {
			continue // other moves are not played
		}
		if listed == nil {
			wrong++
			silent = silent || e.consequence(turn, p, m).text == ""
			if _, reading := goal.(read); after.IsCheckmate() && !reading {
				v.atTurn(turn, "The move "+p.SAN(m)+" mates, and the script does not speak of it.", "List it as a variation, or change the position.")
			}
		}
		if !anyLine && left > 1 && search.forced(after, left-1) {
			v.atTurn(turn, "The move "+p.SAN(m)+" also forces the goal, in "+strconv.Itoa(left)+" moves, but is not called right.",
				"List it as a variation marked $1.")
		}
	}
	if wrong == 0 {
		return
	}
	switch n := len(strings.Fields(turn.Default)); {
	case n == 0 && !silent: // ours are enough
	case n == 0:
		v.atTurn(turn, "There are no words for moves that are not listed.", "Write [%wrong …].")
	case n < 5:
		v.atTurn(turn, "The words for moves that are not listed are too few to help: "+strconv.Quote(turn.Default)+".", "Say what is wrong with most of these moves.")
	}
}

// movesLeft counts the learner's moves from a turn to the end of its line.
func (e *Exercise) movesLeft(turn *Node) int {
	n := 0
	for c := turn.Main(); c != nil; c = c.Main() {
		n++
	}
	return (n + 1) / 2
}

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

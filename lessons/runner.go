package lessons

import (
	"slices"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// Runner plays one exercise with a learner. It is pure: it knows no clock, no board, no storage.
type Runner struct {
	exercise *Exercise
	game     *chess.Game
	state    State

	turn *Node // the learner's turn, or the last one where it is over
	at   *Node // what stands on the board; nil where the script does not list it
	// aside is the judgement of the wrong or other move on the board, asideTitle what was said of it, asidePly
	// what comes before it.
	aside      Verdict
	asideTitle string
	asidePly   int
	// won are the turns already answered rightly, the last one last.
	won []wonTurn

	opened map[*Node]int     // hints
	tried  map[string]string // choices and wrong squares: "right", "wrong"
	found  chess.Bitboard    // squares
	wrong  int
	shown  bool

	beside beside

	work work
	// punishment is what Continue plays after a mistake that the script does not go on from.
	punishment []chess.Move
}

// wonTurn is a turn of the learner that can be taken back.
type wonTurn struct {
	node *Node
	ply  int
}

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

// NewRunner starts an exercise. The lead-in is already played.
func NewRunner(e *Exercise) *Runner {
	r := &Runner{exercise: e}
	r.Restart()
	return r
}

// Restart begins again, with all stars.
func (r *Runner) Restart() {
	first := r.exercise.First()
	*r = Runner{
		exercise: r.exercise,
		game:     r.exercise.gameAt(first),
		turn:     first,
		at:       first,
		opened:   map[*Node]int{},
		tried:    map[string]string{},
	}
	r.beside.touched = slices.Clone(r.exercise.Touched)
	r.begin()
	if followsLine(r.exercise.Goal) && !first.isTurn() {
		r.state = StateSolved // a page to read
	}
}

// outcome is the goal of an exercise answered by moves.
func (r *Runner) outcome() outcome { return r.exercise.Goal.(outcome) }

// Game is what stands on the board; it includes a wrong move until it is taken back. Only the Runner may change it.
func (r *Runner) Game() *chess.Game { return r.game }

// State says what the Runner waits for.
func (r *Runner) State() State { return r.state }

// Try answers a move of the learner.
func (r *Runner) Try(m chess.Move) Answer {
	if a, closed := r.closed(); closed {
		return a
	}
	if r.Announcing() {
		return r.announce(m)
	}
	if reason, ok := r.owed(m); ok {
		return r.illegal(m, []chess.Reason{reason})
	}
	early := r.nextCall() != nil
	if t, ok := r.task(); ok {
		return r.tryTask(t, m)
	}
	ply := r.game.Ply()
	if r.game.Play(m) != nil {
		return r.illegal(m, r.game.Explain(m).Reasons)
	}
	node := r.turn.child(m)
	p := r.game.Position()
	reached := r.outcome().reached(&p)
	if !early && (reached || node != nil && node.Judgement == JudgementRight && !r.outcome().spoils(&p)) {
		r.won = append(r.won, wonTurn{r.turn, ply})
		return r.right(m, node, reached)
	}
	r.asidePly = ply
	return r.notRight(m, node)
}

// TryCastling answers castling that the learner has written. Unlike Try it never takes it for a move of another piece
// that stands where the king would start.
func (r *Runner) TryCastling(w chess.Wing) Answer {
	p := r.game.Position()
	m := chess.CastlingMove(p.Turn(), w)
	if p.King(p.Turn()) == m.From {
		return r.Try(m)
	}
	if a, closed := r.closed(); closed {
		return a
	}
	return r.illegal(m, r.game.ExplainCastling(w).Reasons)
}

// closed answers any move while none is asked for, and reports whether that is so.
func (r *Runner) closed() (Answer, bool) {
	switch {
	case r.state == StateAside:
		return r.answer(VerdictOther, titleBackFirst, sayBackFirst), true
	case r.state == StateSolved:
		return r.answer(VerdictDone, titleSolved, ""), true
	case r.beside.moved != nil:
		return r.answer(VerdictOther, titleCall, sayCallAfter), true
	case r.exercise.Asks() == AsksChoice:
		return r.answer(VerdictOther, titleChoose, sayChoose), true
	case r.exercise.Asks() == AsksSquares:
		return r.answer(VerdictOther, titleNoSquare, sayTapSquares), true
	case r.exercise.Asks() == AsksWriting:
		return r.answer(VerdictOther, titleWrite, sayWrite), true
	}
	return Answer{}, false
}

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
	case node != nil && node.Judgement == JudgementOther && !r.outcome().spoils(&p),
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

// CanContinue reports whether Continue has a move to play.
func (r *Runner) CanContinue() bool {
	return r.state == StateAside && (r.at != nil && r.at.Main() != nil || len(r.punishment) > 0)
}

// Continue plays the next move of what a wrong move leads to. It reports false where there is none.
func (r *Runner) Continue() (Answer, bool) {
	if !r.CanContinue() {
		return Answer{}, false
	}
	move, text := chess.Move{}, ""
	if r.at != nil && r.at.Main() != nil {
		r.at, r.punishment = r.at.Main(), nil // what the script plays is enough
		move, text = r.at.Move, r.at.Text
	} else {
		r.at = nil
		move, r.punishment = r.punishment[0], r.punishment[1:]
	}
	if r.game.Play(move) != nil {
		return Answer{}, false
	}
	title := r.asideTitle
	if ended := r.endTitle(); ended != "" {
		title = ended
		if text == "" {
			text = words.End(r.game.Position())
		}
	}
	a := r.answer(r.aside, title, text)
	a.Played = []chess.Move{move}
	return a, true
}

// CanTakeBack reports whether TakeBack would change anything.
func (r *Runner) CanTakeBack() bool { return r.state == StateAside || len(r.won) > 0 }

// TakeBack takes back the wrong or other move and all that followed; with none on the board, the last right move and its reply.
func (r *Runner) TakeBack() bool {
	if r.state == StateAside {
		r.undoTo(r.asidePly)
	} else {
		n := len(r.won)
		if n == 0 {
			return false
		}
		r.turn = r.won[n-1].node
		r.undoTo(r.won[n-1].ply)
		r.won = r.won[:n-1]
	}
	r.newTurn()
	if r.turn == r.exercise.First() {
		r.beside.touched = slices.Clone(r.exercise.Touched)
	}
	r.state, r.at, r.punishment = StateLearner, r.turn, nil
	r.resume()
	return true
}

func (r *Runner) undoTo(ply int) {
	for r.game.Ply() > ply {
		r.game.Undo()
	}
}

// Choices are the answers of a question, none for exercises answered on the board, but where there may be nothing to find.
func (r *Runner) Choices() []Choice {
	choices := r.exercise.choices(r.game)
	for i := range choices {
		choices[i].Tried = r.tried[choices[i].ID]
	}
	return choices
}

// Choose answers a question. An id that is no answer changes nothing, and the same wrong answer costs only once.
func (r *Runner) Choose(id string) Answer {
	switch {
	case r.state == StateSolved:
		return r.answer(VerdictDone, titleSolved, "")
	case !slices.ContainsFunc(r.exercise.choices(r.game), func(c Choice) bool { return c.ID == id }):
		return r.answer(VerdictOther, titleChoose, sayNoChoice)
	}
	if goal, ok := r.exercise.Goal.(finding); ok {
		return r.noneFound(goal)
	}
	q := r.exercise.Goal.(question)
	if id == q.right(r.game) {
		r.tried[id] = "right"
		r.state = StateSolved
		a := r.answer(VerdictDone, titleSolved, r.turn.reply(""))
		a.Proof = q.proof(r.game)
		return a
	}
	if r.tried[id] == "" {
		r.tried[id] = "wrong"
		r.wrong++
	}
	text := r.turn.reply(id)
	if text == "" {
		text = joinText(q.about(r.game, id), r.turn.Default)
	}
	return r.answer(VerdictWrong, titleWrong, text)
}

// Prompt says what to do now.
func (r *Runner) Prompt() string {
	prompt := r.exercise.prompt(r.turn)
	if piece := r.Hand(); piece != chess.NoPiece {
		return joinText(prompt, "Place: the "+words.Piece(piece)+".")
	}
	if m, ok := r.writing(); ok && m.Promotion != chess.NoPieceType {
		return joinText(prompt, "The pawn becomes a "+words.PieceType(m.Promotion)+".")
	}
	return prompt
}

// Shapes are the circles and arrows for the position on the board: those of the script, and those that a question is about.
func (r *Runner) Shapes() []Shape {
	var shapes []Shape
	if goal, ok := r.exercise.Goal.(pointing); ok {
		shapes = goal.points()
	}
	if m, ok := r.writing(); ok {
		shapes = arrowed(m)
	}
	if r.at != nil {
		shapes = append(shapes, r.at.Shapes...)
	}
	return shapes
}

// Pointed is the move that is asked about and shown by an arrow, false where there is none.
func (r *Runner) Pointed() (chess.Move, bool) {
	goal, ok := r.exercise.Goal.(pointing)
	if !ok {
		return r.writing()
	}
	for _, s := range goal.points() {
		if s.Kind == ShapeArrow {
			return chess.Move{From: s.From, To: s.Square}, true
		}
	}
	return chess.Move{}, false
}

// HasHint reports whether Hint would open one.
func (r *Runner) HasHint() bool {
	return r.state == StateLearner && r.opened[r.turn] < r.HintCount()
}

// HintCount is how many hints this turn has, opened or not.
func (r *Runner) HintCount() int { return len(r.turn.Hints) }

// Hint opens the next hint; false where none is left.
func (r *Runner) Hint() (string, bool) {
	if !r.HasHint() {
		return "", false
	}
	r.opened[r.turn]++
	return r.turn.Hints[r.opened[r.turn]-1], true
}

// Hints are those opened for this turn, in order.
func (r *Runner) Hints() []string { return r.turn.Hints[:r.opened[r.turn]] }

// HasSolution reports whether Solution, SolutionChoice or SolutionSquare has something to show, and costs nothing.
func (r *Runner) HasSolution() bool {
	return r.state == StateLearner && (!r.exercise.playsLine() || r.nextCall() != nil || r.hasNext())
}

// Solution is the move that leads on from here, for "show me": the script's, or, where it lists none, one found by search.
// Asking for it leaves one star; false where none is needed.
func (r *Runner) Solution() (chess.Move, bool) {
	if !r.HasSolution() || r.exercise.Asks() != AsksMove || r.nextCall() != nil {
		return chess.Move{}, false
	}
	r.shown = true
	return r.next()
}

// Mover is where the move of Solution starts, NoSquare where there is none. It is less than the solution and
// costs nothing by itself.
func (r *Runner) Mover() chess.Square {
	if r.exercise.Asks() == AsksMove && r.nextCall() == nil {
		if m, ok := r.next(); ok {
			return m.From
		}
	}
	return chess.NoSquare
}

// SolutionChoice is the id of a question's right answer, for "show me". Asking for it leaves one star.
func (r *Runner) SolutionChoice() (string, bool) {
	if !r.HasSolution() {
		return "", false
	}
	right := ""
	switch goal := r.exercise.Goal.(type) {
	case question:
		right = goal.right(r.game)
	case finding:
		if r.exercise.offersNone() && goal.squares(r.game) == 0 {
			right = choiceNoSquare
		}
	}
	r.shown = r.shown || right != ""
	return right, right != ""
}

// Stars are 1 to 3: what solving the exercise is worth, as things stand. Wrong tries and hints count together.
func (r *Runner) Stars() int {
	cost := r.wrong
	for _, n := range r.opened {
		cost += n
	}
	switch {
	case r.shown || cost > 2:
		return 1
	case cost > 0, r.tookLonger():
		return 2
	}
	return 3
}

// child returns the node of a move from here, nil where the script does not list it.
func (n *Node) child(m chess.Move) *Node {
	for _, c := range n.Children {
		if c.Move == m {
			return c
		}
	}
	return nil
}

// reply returns the script's words for an answer, "" for none.
func (n *Node) reply(id string) string {
	for _, r := range n.Replies {
		if r.Choice == id {
			return r.Text
		}
	}
	return ""
}

package author

import (
	"cmp"
	"slices"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/lessons"
	"github.com/touchmove/touchmove/tutor"
)

// View returns what is to be seen now. Its slices are never nil, so that none becomes null in JSON. It is the caller's.
func (s *Session) View() View {
	v := View{
		Notice: s.notice, Revision: s.revision, Title: s.set.title,
		Undo: action(labelUndo, s.history.past), Redo: action(labelRedo, s.history.future),
		Mode: s.mode, Board: s.board(), Color: s.color, Told: s.told,
		Import: s.imported, Out: s.out, Results: s.results,
	}
	if s.mode == ModePosition {
		v.Setup = s.desk.Setup()
	}
	v.Faults, v.Unchecked = s.faults()
	at := map[int]int{} // faults by move of the open exercise
	for i := range v.Faults {
		v.Blocked = v.Blocked || v.Faults[i].Blocks
		if v.Faults[i].Exercise == s.set.open+1 && !v.Faults[i].Advice {
			at[v.Faults[i].Move]++
		}
	}
	v.Items = s.items(v.Faults)
	v.Exercise = s.exercise(at)
	return v
}

func action(label string, changes []change) tutor.Action {
	a := tutor.Action{Label: label, Enabled: len(changes) > 0}
	if a.Enabled {
		a.Label += ": " + changes[len(changes)-1].label
	}
	return a
}

func (s *Session) items(faults []Fault) []Item {
	items := make([]Item, len(s.set.exercises))
	for i, e := range s.set.exercises {
		_, playable := startOf(e.game)
		items[i] = Item{
			Heading: heading(e.game, i+1), Current: i == s.set.open,
			Up: i > 0, Down: i+1 < len(items), Playable: playable,
		}
	}
	for _, f := range faults {
		if f.Exercise > 0 && !f.Advice {
			item := &items[f.Exercise-1]
			item.Faults++
			item.Blocked = item.Blocked || f.Blocks
		}
	}
	return items
}

// heading is what an exercise is called in the list.
func heading(g *pgn.Game, number_ int) string {
	return cmp.Or(tag(g, "ChapterName"), "Exercise "+number(number_))
}

// board is what stands on the desk, with what is drawn.
func (s *Session) board() tutor.Board {
	b := s.desk.Board()
	if s.mode == ModePosition {
		return b
	}
	said := sayingAt(s.game(), s.cursor())
	b.Marks = append(b.Marks, said.drawings()...)
	if s.mode == ModeAnswer {
		return b
	}
	for i := range b.Cells { // a finger on a piece draws, it does not move it
		b.Cells[i].Grab = true
	}
	if s.mode == ModeGoal {
		b.Marks = append(b.Marks, s.goalMarks()...)
		b.Line = lineGoal
	} else {
		b.Line = lineDraw
	}
	return b
}

// goalMarks shows the squares of the goal's form.
func (s *Session) goalMarks() []tutor.Mark {
	var marks []tutor.Mark
	_, args := splitGoal(tag(s.game(), "Goal"))
	for _, arg := range args {
		kind := "csl"
		if isTry(arg) && len(arg) >= 4 {
			kind, arg = "cal", arg[:4]
		}
		if m, ok := drawing(kind, arg); ok {
			m.Color = "blue"
			marks = append(marks, m)
		}
	}
	return marks
}

// exercise is the open exercise; faults are counted by move.
func (s *Session) exercise(faults map[int]int) Exercise {
	g, r, at := s.game(), &s.reading, s.cursor()
	v := Exercise{
		Number: s.set.open + 1, Heading: tag(g, "ChapterName"), FEN: r.exercise.FEN,
		Learner: r.exercise.Learner, OpponentFirst: r.exercise.Lead > 0 && s.canOpponentFirst(), CanOpponentFirst: s.canOpponentFirst(),
		View: cmp.Or(strings.ToLower(tag(g, "Orientation")), viewLearner),
		Goal: s.goal(), Moves: []Move{},
		At: s.set.at, Back: at.move != nil, Forward: at.next() != nil,
		Said: s.said(), CanBegin: s.canBegin(), Solve: s.canSolve(), Kept: kept(g),
	}
	if !v.OpponentFirst && v.CanOpponentFirst && tag(g, "Learner") != "" { // chosen before a move was played
		v.OpponentFirst = tag(g, "Learner") != r.exercise.Start.Turn().String()
		if v.OpponentFirst {
			v.Learner = r.exercise.Start.Turn().Other()
		}
	}
	start, _ := g.Start()
	for _, n := range r.nodes[1:] {
		v.Moves = append(v.Moves, Move{
			ID: n.id, Text: s.moveText(&start, n), Depth: n.depth, Role: r.roles[n.id],
			Starts: n.starts(), Ends: n.next() == nil, Current: n == at,
			Words: len(n.move.Before)+len(n.move.After) > 0, Faults: faults[n.id],
		})
	}
	return v
}

// moveText is a move with its number, where one is needed: with White's, and where something stood before Black's.
func (s *Session) moveText(start *chess.Position, n *node) string {
	before := s.reading.nodes[n.id-1]
	if text := numbered(n, start); n.i == 0 || before != n.parent || len(before.move.After) > 0 || !strings.Contains(text, "... ") {
		return text
	}
	return n.move.SAN
}

// goal is what is asked, and what could be.
func (s *Session) goal() Goal {
	e := s.reading.exercise
	text := cmp.Or(tag(s.game(), "Goal"), "line")
	name, _ := splitGoal(text)
	v := Goal{Name: name, Text: text, Asks: asks[e.Asks()], Note: noteOf(name), Fields: s.goalFields(), Kinds: []GoalKind{}}
	for _, k := range lessons.GoalKinds() {
		if w, ok := goalWords[k.Name]; ok {
			v.Kinds = append(v.Kinds, GoalKind{Name: k.Name, Label: w.label, Group: w.group})
		}
	}
	order := []string{groupPlay, groupAlone, groupChoose, groupFind, groupWrite}
	slices.SortStableFunc(v.Kinds, func(a, b GoalKind) int {
		return slices.Index(order, a.Group) - slices.Index(order, b.Group)
	})
	return v
}

var asks = map[lessons.Asks]string{
	lessons.AsksMove: "moves", lessons.AsksChoice: "choice", lessons.AsksSquares: "squares", lessons.AsksWriting: "writing",
}

// said is what is said at the cursor, and what could be.
func (s *Session) said() Said {
	g, r, at := s.game(), &s.reading, s.cursor()
	e := r.exercise
	said := sayingAt(g, at)
	role, turn := r.roles[at.id], r.turns[at.id]
	v := Said{
		Label: textLabel(role, turn, at.id == r.first()), Text: said.text,
		Asks:  turn || role == RoleLeadIn,
		Hints: said.all("hint"), Illegal: []Words{}, Replies: []Words{}, Tries: []Option{}, Answers: []Option{},
		Drawn: len(said.drawings()), Judge: s.judged(), CanMain: at.over != nil, CanRemove: at.move != nil,
	}
	isReply := s.isReply()
	for _, args := range said.all("wrong") {
		if key := firstWord(args); isReply(key) {
			v.Replies = append(v.Replies, Words{Key: key, Label: s.replyLabel(key), Text: strings.TrimPrefix(args[len(key):], " ")})
		} else {
			v.Wrong = args
		}
	}
	for _, args := range said.all("illegal") {
		key := firstWord(args)
		if !isTry(key) {
			v.Illegal = append(v.Illegal, Words{Label: labelEveryTry, Text: args})
			continue
		}
		v.Illegal = append(v.Illegal, Words{Key: key, Label: tryLabel(key), Text: strings.TrimPrefix(args[len(key):], " ")})
	}
	for _, args := range said.all("right") {
		v.Right = args
	}
	if !v.Asks {
		return v
	}
	name, _ := splitGoal(cmp.Or(tag(g, "Goal"), "line"))
	moves := e.Asks() == lessons.AsksMove
	v.HasWrong = name != "explore"
	v.HasRight = e.SaysRight()
	v.HasIllegal = moves
	v.HasReplies = e.Asks() == lessons.AsksChoice || e.Asks() == lessons.AsksSquares
	if moves {
		v.Tries = tries
	}
	for _, c := range s.answers() {
		v.Answers = append(v.Answers, Option{c.ID, c.Label})
	}
	return v
}

// tries are the reasons that words for illegal tries can be about.
var tries = func() []Option {
	options := []Option{{"", labelEveryTry}}
	for _, code := range chess.ReasonCodes() {
		options = append(options, Option{string(code), tryLabel(string(code))})
	}
	return options
}()

// tryLabel says what words for an illegal try are about.
func tryLabel(key string) string {
	if isSquarePair(key) {
		return "From " + key[:2] + " to " + key[2:4]
	}
	return reasonLabels[chess.ReasonCode(key)]
}

func isSquarePair(key string) bool {
	_, err := chess.ParseSquare(key[:min(2, len(key))])
	return err == nil
}

// replyLabel says what words for an answer are about.
func (s *Session) replyLabel(id string) string {
	for _, c := range s.answers() {
		if c.ID == id {
			return c.Label
		}
	}
	return id
}

// textLabel says what the text at a place is for.
func textLabel(role MoveRole, turn, first bool) string {
	switch {
	case turn && first:
		return "Question"
	case turn:
		return "New question, if there is one"
	}
	switch role {
	case RoleLeadIn:
		return "Said before the question"
	case RoleRight:
		return "Said when this is played"
	case RoleWrong:
		return "Why this is wrong"
	case RoleOther:
		return "Why this is not the point"
	case RoleReply:
		return "Said in the end"
	case RoleShown:
		return "Said at this step"
	}
	return "A note that the learner does not see"
}

// shownTags are the tags that have a place on the page.
var shownTags = []string{"StudyName", "ChapterName", "FEN", "SetUp", "Kings", "Orientation", "Learner", "LeadIn", "Turns", "Goal"}

// shownCommands are the commands that have one.
var shownCommands = []string{"hint", "wrong", "illegal", "right", "cal", "csl"}

// kept names what a game has and the page does not show, each once.
func kept(g *pgn.Game) []string {
	names, noted := []string{}, map[string]bool{}
	note := func(name string) {
		if !noted[name] {
			noted[name] = true
			names = append(names, name)
		}
	}
	if len(g.Preface) > 0 {
		note("a note above the exercise")
	}
	for _, t := range g.Tags {
		if !slices.Contains(shownTags, t.Name) {
			note("tag " + t.Name)
		}
	}
	for _, n := range nodes(g) {
		for _, c := range commentsAt(g, n) {
			_, commands := pgn.Commands(c)
			for _, cmd := range commands {
				if !slices.Contains(shownCommands, cmd.Name) {
					note("[%" + cmd.Name + "]")
				}
			}
		}
	}
	return names
}

package author

import (
	"bytes"
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
)

// ImportFile reads a PGN as people have them. Each game becomes an exercise, or a line of View.Import; so does everything in
// it that is not simply taken over. The exercises come behind the open one, in place of a set that is new.
func (s *Session) ImportFile(name string, data []byte) {
	s.notice, s.told = "", ""
	s.history.pause()
	if !s.settle() {
		return
	}
	in := importer{report: &Import{Name: plain(name), Lines: []ImportLine{}}}
	in.file(data)
	s.imported = in.report
	if len(in.exercises) == 0 {
		return
	}
	next := s.set
	isNew := next.isNew()
	room := pgn.MaxGames - len(next.exercises)
	if isNew {
		next.title, room = in.title, pgn.MaxGames
	} else if next.title == "" {
		next.title = in.title
	} else if in.title != "" && in.title != next.title {
		in.say(ImportLook, sayOtherTitle(in.title))
	}
	in.fit(room)
	at := next.open
	if isNew {
		next = next.with(in.exercises, 0)
		at = -1
	} else {
		next = next.inserted(at, in.exercises...)
	}
	in.number(at + 2)
	s.mode = ModeAnswer
	s.change(next, labelImport, "")
	s.toQuestion()
}

// importer reads a file from elsewhere.
type importer struct {
	report    *Import
	exercises []*exercise
	// title is that of the study, "" where there is none.
	title string

	// Of the game being read:
	game   int
	name   string
	refuse bool
	// asked counts the exercises that got a question because they had none.
	asked int
}

// say adds a line to the report.
func (in *importer) say(kind ImportKind, text string) {
	in.report.Lines = append(in.report.Lines, ImportLine{Game: in.game, Title: in.name, Kind: kind, Text: text})
	in.refuse = in.refuse || kind == ImportRefused
}

// sayFew adds a line to the report for each of a few things that are lost; more counts those that nobody would read.
func (in *importer) sayFew(things []string, say func(thing string) string, more func(n int) string) {
	const few = 5
	for _, thing := range things[:min(few, len(things))] {
		in.say(ImportLost, say(thing))
	}
	if n := len(things) - few; n > 0 {
		in.say(ImportLost, more(n))
	}
}

// file reads all games.
func (in *importer) file(data []byte) {
	games, faults := pgn.Parse(data)
	if n := hiddenLines(data); n > 0 {
		in.say(ImportLost, sayHiddenLines(n))
	}
	if !utf8.Valid(data) && len(games) > 0 {
		in.say(ImportLook, sayLatin1)
	}
	for _, f := range faults {
		switch {
		case len(games) == 0:
			in.say(ImportRefused, f.Text)
		case f.Game == 0 || f.Game > len(games):
			in.say(ImportLost, f.Text)
		}
	}
	if len(games) == 0 {
		if len(faults) == 0 {
			in.say(ImportRefused, sayNoGames)
		}
		return
	}
	in.report.Games = len(games)
	for i := range games {
		in.game, in.name, in.refuse = i+1, gameName(&games[i]), false
		for _, f := range faults {
			if f.Game == in.game {
				in.say(ImportLost, sayFileFault(f))
			}
		}
		in.read(&games[i])
		if !in.refuse {
			in.exercises = append(in.exercises, &exercise{game: &games[i]})
			in.report.Taken++
			in.markTaken()
		}
	}
	in.game, in.name = 0, ""
	if in.asked > 0 {
		in.say(ImportLook, sayAsked(in.asked))
	}
}

// markTaken notes which exercise the lines of the game speak of: its place in this import, for number to turn into that
// in the set.
func (in *importer) markTaken() {
	for i := range in.report.Lines {
		if l := &in.report.Lines[i]; l.Game == in.game && l.Game > 0 {
			l.Exercise = in.report.Taken
		}
	}
}

// number turns places in the import into places in the set, where the first has the number.
func (in *importer) number(first int) {
	for i := range in.report.Lines {
		if l := &in.report.Lines[i]; l.Exercise > 0 {
			l.Exercise += first - 1
		}
	}
}

// fit leaves out what the set has no room for.
func (in *importer) fit(room int) {
	if over := len(in.exercises) - room; over > 0 {
		in.say(ImportRefused, sayNoRoom(over))
		in.exercises = in.exercises[:room]
		in.report.Taken = room
		for i := range in.report.Lines {
			if l := &in.report.Lines[i]; l.Exercise > room {
				l.Exercise = 0
			}
		}
	}
}

// hiddenLines counts the lines that a % in the first column hides from every reader. Within braces it hides nothing.
func hiddenLines(data []byte) int {
	count, inside := 0, false
	for _, line := range bytes.FieldsFunc(data, func(r rune) bool { return r == '\n' || r == '\r' }) {
		if !inside && bytes.HasPrefix(line, []byte("%")) {
			count++
			continue
		}
		for _, c := range line {
			if c == '{' {
				inside = true
			} else if c == '}' {
				inside = false
			} else if c == ';' && !inside {
				break
			}
		}
	}
	return count
}

// gameName is what a game is called: by its chapter, its players, its event.
func gameName(g *pgn.Game) string {
	known := func(name string) string {
		value := plain(tag(g, name))
		if strings.Trim(value, "?* ") == "" || value == name { // some programs write [White "White"]
			return ""
		}
		return value
	}
	if chapter := known("ChapterName"); chapter != "" {
		return chapter
	}
	event := known("Event")
	if _, chapter, ok := strings.Cut(event, ": "); ok && chapter != "" {
		return chapter
	}
	if white, black := known("White"), known("Black"); white != "" && black != "" {
		return white + " – " + black
	} else if white+black != "" {
		return white + black
	}
	return event
}

// read makes an exercise of a game, in place.
func (in *importer) read(g *pgn.Game) {
	in.studyTitle(g)
	if tag(g, "FEN") == "" && len(g.Moves) == 0 && len(g.Comments) == 0 && !isOurs(g) {
		in.say(ImportRefused, sayNothing)
		return
	}
	if !in.rules(g) || !in.position(g) {
		return
	}
	ours := isOurs(g)
	in.moves(g)
	in.comments(g)
	asked := in.questions(g)
	if tag(g, "ChapterName") == "" && in.name != "" {
		setTag(g, "ChapterName", in.name)
	}
	if ours {
		return
	}
	if !asked {
		in.solver(g)
	}
	in.variations(g)
	in.silent(g)
}

// studyTitle takes the title of the set from a study.
func (in *importer) studyTitle(g *pgn.Game) {
	title := plain(tag(g, "StudyName"))
	if title == "" && tag(g, "ChapterName") == "" {
		if study, _, ok := strings.Cut(tag(g, "Event"), ": "); ok {
			title = plain(study)
		}
	}
	in.title = cmp.Or(in.title, title)
}

// rules refuses games of other rules.
func (in *importer) rules(g *pgn.Game) bool {
	variant := tag(g, "Variant")
	switch strings.ToLower(variant) {
	case "", "?", "standard", "from position", "chess", "normal":
		return true
	}
	in.say(ImportRefused, sayVariant(variant))
	return false
}

// position refuses games whose position cannot be read, and has strange ones taken.
func (in *importer) position(g *pgn.Game) bool {
	t, there := g.Tag("FEN")
	if !there {
		return true
	}
	if strings.TrimSpace(t.Value) == "" {
		setTag(g, "FEN", "")
		return true
	}
	if fields := strings.Fields(t.Value); len(fields) > 2 && strings.ContainsAny(fields[2], "ABCDEFGHabcdefgh") {
		in.say(ImportRefused, sayChess960(t.Value))
		return false
	}
	if _, err := g.Start(); err != nil {
		in.say(ImportRefused, sayBadPosition(t.Value, chess.Message(err)))
		return false
	}
	setTag(g, "SetUp", "1")
	if _, err := chess.ParseFEN(t.Value); err != nil && tag(g, "Kings") == "" {
		setTag(g, "Kings", "none")
		in.say(ImportLook, sayStrangePosition(chess.Message(err)))
	}
	return true
}

// ourTags and ourCommands are those by which an exercise of ours is known.
var (
	ourTags     = []string{"Goal", "Learner", "LeadIn", "Turns", "Target", "Calls", "Facts", "Kings", "Touched"}
	ourCommands = map[string]bool{"hint": true, "wrong": true, "illegal": true, "right": true, "do": true, "then": true, "dont": true}
)

// isOurs reports whether a game has been written as an exercise, so that nothing is to be guessed.
func isOurs(g *pgn.Game) bool {
	for _, name := range ourTags {
		if name != "Kings" && tag(g, name) != "" {
			return true
		}
	}
	for _, n := range nodes(g) {
		for _, c := range commentsAt(g, n) {
			_, commands := pgn.Commands(c)
			for _, cmd := range commands {
				if ourCommands[cmd.Name] {
					return true
				}
			}
		}
	}
	return false
}

// moves brings the moves into our notation, and leaves out those that cannot be made.
func (in *importer) moves(g *pgn.Game) {
	start, err := g.Start()
	if err != nil {
		return
	}
	alone := tag(g, "Turns") == "learner"
	rewritten := 0
	var lost []string
	g.Moves = playableLine(start, g.Moves, func(p *chess.Position, left []*pgn.Move) (chess.Position, bool) {
		m := left[0]
		move, next, ok := played(p, m.SAN)
		if !ok || move.IsZero() && !alone {
			lost = append(lost, sayLostMoves(p, m, left))
			return next, false
		}
		if !move.IsZero() {
			if san := p.SAN(move); san != m.SAN {
				if strings.TrimRight(san, "+#") != strings.TrimRight(m.SAN, "+#") {
					rewritten++
				}
				m.SAN = san
			}
		}
		return next, true
	})
	in.sayFew(lost, func(text string) string { return text }, sayMoreLost)
	if rewritten > 0 {
		in.say(ImportKept, sayRewritten(rewritten))
	}
}

// comments tells of commands that mean nothing here, and mends those that nobody could read.
func (in *importer) comments(g *pgn.Game) {
	var unknown []string
	signs, bad, open := 0, 0, 0
	for _, n := range nodes(g) {
		if n.move != nil {
			for _, nag := range n.move.NAGs {
				if nag > 6 {
					signs++
				}
			}
		}
		said := sayingAt(g, n)
		mended := false
		for i := 0; i < len(said.commands); i++ {
			c := &said.commands[i]
			switch {
			case c.Unclosed:
				c.Unclosed, mended = false, true
				open++
			case isDrawing(*c):
				words := drawn(*c)
				good := words[:0:0]
				for _, w := range words {
					if _, known := colorOf(func(d drawingColor) bool { return d.letter == w[:1] }); known {
						if _, ok := drawing(c.Name, w[1:]); ok {
							good = append(good, w)
							continue
						}
					}
					bad++
				}
				if len(good) < len(words) {
					c.Args, mended = strings.Join(good, ","), true
				}
				if len(good) == 0 {
					said.commands = append(said.commands[:i:i], said.commands[i+1:]...)
					mended = true
					i--
				}
			case c.Name != "tqu" && !isOurCommand(c.Name) && !slices.Contains(unknown, "[%"+c.Name+"]"):
				unknown = append(unknown, "[%"+c.Name+"]")
			}
		}
		if mended {
			said.say(g, n)
		}
	}
	if open > 0 {
		in.say(ImportLook, sayUnclosed(open))
	}
	if bad > 0 {
		in.say(ImportLost, sayBadDrawings(bad))
	}
	if len(unknown) > 0 {
		in.say(ImportKept, sayUnknownCommands(unknown))
	}
	if signs > 0 {
		in.say(ImportKept, saySigns(signs))
	}
}

func isOurCommand(name string) bool {
	switch name {
	case "cal", "csl", "offer", "order":
		return true
	}
	return ourCommands[name]
}

// solver finds out who plays: the side to move, or, where the first move seems to be the opponent's, the other.
func (in *importer) solver(g *pgn.Game) {
	start, err := g.Start()
	if err != nil {
		return
	}
	_, puzzle := g.Tag("FEN")
	orientation := strings.ToLower(tag(g, "Orientation"))
	switch {
	case len(g.Moves) == 0:
		if puzzle && !isPage(g) {
			in.say(ImportLook, sayNoMoves)
		}
	case !puzzle:
		in.say(ImportLook, sayWholeGame(len(g.Moves), start.Turn()))
	case orientation == start.Turn().Other().String():
		setOpponentFirst(g, start.Turn(), true)
		in.say(ImportLook, sayOrientationSolves(start.Turn().Other()))
	case orientation == "" && len(g.Moves)%2 == 0:
		setOpponentFirst(g, start.Turn(), true)
		in.say(ImportLook, sayLastMoveSolves(len(g.Moves), start.Turn().Other()))
	}
}

// isPage reports whether a game without moves has a text to read.
func isPage(g *pgn.Game) bool {
	said := sayingAt(g, nodes(g)[0])
	return said.text != ""
}

// variations tells what becomes of those that nobody has judged.
func (in *importer) variations(g *pgn.Game) {
	r := read(g, 1)
	unjudged, idle, wrong := 0, 0, 0
	for _, n := range r.nodes[1:] {
		if !n.starts() {
			if n.depth == 0 && r.roles[n.id] == RoleRight {
				for _, nag := range n.move.NAGs {
					if nag == 2 || nag == 4 {
						wrong++
					}
				}
			}
			continue
		}
		switch r.roles[n.id] {
		case RoleOther:
			unjudged++
		case RoleIdle:
			idle++
		}
	}
	if unjudged > 0 {
		in.say(ImportLook, sayUnjudged(unjudged))
	}
	if idle > 0 {
		in.say(ImportLook, sayIdle(idle))
	}
	if wrong > 0 {
		in.say(ImportLook, sayMainWrong(wrong))
	}
}

// silent gives a puzzle without any words a question.
func (in *importer) silent(g *pgn.Game) {
	if _, puzzle := g.Tag("FEN"); !puzzle || len(g.Moves) == 0 {
		return
	}
	r := read(g, 1)
	if r.exercise.First().Text != "" || r.first() >= len(r.nodes) {
		return
	}
	n := r.nodes[r.first()]
	said := sayingAt(g, n)
	said.text = sayQuestion(r.exercise.Learner)
	said.say(g, n)
	in.asked++
}

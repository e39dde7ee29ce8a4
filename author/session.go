package author

import (
	"encoding/json"

	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/lessons"
	"github.com/touchmove/touchmove/tutor"
)

// Session is one author's visit. Make it with New.
type Session struct {
	set      set
	history  history
	revision int
	notice   string

	mode  Mode
	desk  *tutor.Desk
	color string // what is drawn with
	// pressed is the square on which a drawing begins, NoSquare for none.
	pressed  pressed
	setting  setting // in the mode "position"
	told     string
	imported *Import
	out      *Out
	results  *Results
	// course are the lessons that result codes may be of.
	course []lessons.LessonIndex

	// reading is what the open exercise says, as lessons reads it.
	reading reading
}

// New starts a session with an empty set.
func New() *Session {
	s := &Session{set: newSet(), mode: ModePosition, desk: tutor.NewDesk(), color: colors[0].name, pressed: nothingPressed}
	s.show()
	return s
}

// HandleJSON handles an Event written as JSON. What is not an Event becomes a Notice.
func (s *Session) HandleJSON(text []byte) {
	var e Event
	if err := json.Unmarshal(text, &e); err != nil {
		s.notice = sayBadEvent
		return
	}
	s.Handle(e)
}

// Handle lets one event act. Events that make no sense at the moment have no effect.
func (s *Session) Handle(e Event) {
	switch e.Type { // the page sends these by itself: what the author is being told stays
	case EventCheck:
		s.check()
		return
	case EventCourse:
		s.readCourse(e)
		return
	}
	if handle, ok := handlers[e.Type]; ok {
		s.notice, s.told = "", ""
		if e.Type != EventField && e.Type != EventTitle {
			s.history.pause()
		}
		if settles[e.Type] && !s.settle() {
			return
		}
		handle(s, e)
		return
	}
	s.notice = sayUnknownEvent(string(e.Type))
}

// settles are the events before which a position that is being set up is taken over.
var settles = map[EventType]bool{
	EventAdd: true, EventDuplicate: true, EventDelete: true, EventMove: true, EventOpen: true, EventNew: true, EventSolve: true, EventBegin: true,
	EventFirst: true, EventImport: true, EventRestore: true, EventExport: true, EventResults: true,
}

// handlers say what each event does.
var handlers map[EventType]func(*Session, Event)

func init() {
	board := (*Session).atBoard
	handlers = map[EventType]func(*Session, Event){
		EventTitle:     (*Session).setTitle,
		EventAdd:       (*Session).add,
		EventDuplicate: (*Session).duplicate,
		EventDelete:    (*Session).delete,
		EventMove:      (*Session).moveExercise,
		EventOpen:      (*Session).open,
		EventNew:       (*Session).begin,
		EventUndo:      (*Session).undo,
		EventRedo:      (*Session).redo,
		EventMode:      (*Session).setMode,
		EventPress:     board, EventDrag: board, EventRelease: board, EventCancel: board, EventTap: board, EventEscape: board,
		EventPromote: board, EventSay: board,
		EventSetup:   (*Session).setUp,
		EventColor:   (*Session).setColor,
		EventWipe:    (*Session).wipe,
		EventField:   (*Session).setField,
		EventView:    (*Session).setView,
		EventFirst:   (*Session).setFirst,
		EventGoal:    (*Session).setGoal,
		EventGo:      (*Session).goTo,
		EventStep:    (*Session).step,
		EventJudge:   (*Session).judge,
		EventMain:    (*Session).promote,
		EventRemove:  (*Session).remove,
		EventBegin:   (*Session).beginHere,
		EventSolve:   (*Session).solve,
		EventImport:  func(s *Session, e Event) { s.ImportFile(e.Name, []byte(e.Text)) },
		EventRestore: (*Session).restore,
		EventExport:  (*Session).export,
		EventResults: (*Session).readResults,
		EventDismiss: (*Session).dismiss,
	}
}

// change replaces the set; label says what Undo takes back, key names a text that is being typed.
func (s *Session) change(next set, label, key string) {
	s.history.keep(s.set, label, key)
	s.set = next
	s.changed()
}

// changed sees to it that all follows the set.
func (s *Session) changed() {
	s.revision++
	s.out = nil
	s.show()
}

// game is the open exercise. It must not be changed: edit does.
func (s *Session) game() *pgn.Game { return s.set.exercises[s.set.open].game }

// edit changes the open exercise. Where the change reports false, nothing has been changed.
func (s *Session) edit(label, key string, change func(g *pgn.Game, at *node) (cursor *pgn.Move, ok bool)) {
	g := cloned(s.game())
	all := nodes(g)
	at := all[min(s.set.at, len(all)-1)]
	cursor, ok := change(g, at)
	if !ok || !s.fits(g, len(all)) {
		return
	}
	next := s.set.with(append([]*exercise(nil), s.set.exercises...), s.set.open)
	next.exercises[next.open] = &exercise{game: g}
	if cursor != nil {
		next.at = idOf(g, cursor)
	}
	s.change(next, label, key)
}

// fits says where a game has grown beyond what a reader takes, and reports whether it has not; before is how many places it had.
func (s *Session) fits(g *pgn.Game, before int) bool {
	all := nodes(g)
	if len(all) <= before {
		return true
	}
	deepest := 0
	for _, n := range all {
		deepest = max(deepest, n.depth)
	}
	switch {
	case len(all)-1 > pgn.MaxPlies:
		s.notice = sayTooManyMoves
	case deepest > pgn.MaxDepth:
		s.notice = sayTooDeep
	default:
		return true
	}
	return false
}

func (s *Session) undo(Event) { s.goBack(s.history.back) }
func (s *Session) redo(Event) { s.goBack(s.history.forth) }

func (s *Session) goBack(step func(set) (set, bool)) {
	if to, ok := step(s.set); ok {
		s.set = to
		s.mode = s.modeFor(to)
		s.changed()
	}
}

// dismiss puts away what has been read.
func (s *Session) dismiss(e Event) {
	switch e.Name {
	case "import":
		s.imported = nil
	case "out":
		s.out = nil
	case "results":
		s.results = nil
	}
}

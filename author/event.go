// Package author makes exercises: one author's session with a set of them. Events go in, a View comes out, as with package
// tutor. A set is a lesson script (lessons/FORMAT.md); it is kept as the PGN it is, so that what this package does not
// understand is written again as it was.
//
// A session is not for use by several goroutines at once.
package author

// Event is one thing the author did. It comes as JSON from the page. Fields that an event does not use are left out.
type Event struct {
	Type EventType `json:"type"`
	// Number is an exercise, a move (Move.ID), a hint; all are counted from 1. 0 stands for the open exercise, for no move.
	Number int `json:"number,omitempty"`
	// Name is a field, a mode, a colour, a control, a goal, a form of export.
	Name string `json:"name,omitempty"`
	// Key names one of several texts: an answer's id, a square, a try ("e1g1"), a reason ("pinned").
	Key string `json:"key,omitempty"`
	// Square is the square concerned, "" for outside the board.
	Square string `json:"square,omitempty"`
	// Text is what was typed, pasted or read from a file.
	Text string `json:"text,omitempty"`
}

// EventType says which Event it is.
type EventType string

// The events and the fields they use. What makes no sense at the moment has no effect.
const (
	EventTitle     EventType = "title"     // Text: the title of the set
	EventAdd       EventType = "add"       // an empty exercise behind the open one; it is opened
	EventDuplicate EventType = "duplicate" // Number: a copy behind it; it is opened
	EventDelete    EventType = "delete"    // Number: it goes, Undo brings it back
	EventMove      EventType = "move"      // Number, Name "up" or "down": it changes places with its neighbour
	EventOpen      EventType = "open"      // Number: edit that exercise
	EventNew       EventType = "new"       // begin an empty set; Undo brings the old one back
	EventUndo      EventType = "undo"      // the last change is taken back
	EventRedo      EventType = "redo"      // and made again

	EventMode    EventType = "mode"    // Name: a Mode
	EventPress   EventType = "press"   // Square: a pointer goes down
	EventDrag    EventType = "drag"    // the pressed piece is lifted
	EventRelease EventType = "release" // Square or "": the pointer goes up there
	EventCancel  EventType = "cancel"  // the pointer was taken away: everything back
	EventTap     EventType = "tap"     // Square: Enter, Space or a click of assistive technology
	EventEscape  EventType = "escape"  // close the chooser, put the piece back
	EventPromote EventType = "promote" // Name: "queen", "rook", "bishop", "knight", "" to cancel
	EventSay     EventType = "say"     // Text: a move typed in SAN or UCI, in the mode "answer"
	EventSetup   EventType = "setup"   // Name (a control), Text (its value): as the tutor's Setup describes; "done" and "cancel" end the mode "position"
	EventColor   EventType = "color"   // Name: what is drawn with, "green", "red", "blue" or "yellow"
	EventWipe    EventType = "wipe"    // take away what is drawn at the cursor

	EventField   EventType = "field"   // Name (a FieldName), Text, with Number for "hint", Key for "illegal" and "reply": what is said at the cursor
	EventView    EventType = "view"    // Name "learner", "white" or "black": who sits at the lower edge
	EventFirst   EventType = "first"   // Name "learner" or "opponent": who makes the first move
	EventGoal    EventType = "goal"    // Name (a GoalKind's name), Text (its arguments with spaces between, "" for those there were): what is asked
	EventGo      EventType = "go"      // Number: put the cursor on that move, 0 before the first
	EventStep    EventType = "step"    // Name "back", "forward", "first" or "last": move the cursor along the line
	EventJudge   EventType = "judge"   // Name "right", "wrong" or "other": what the move at the cursor is
	EventMain    EventType = "main"    // the move at the cursor becomes the main line
	EventRemove  EventType = "remove"  // the move at the cursor goes, with all that follows
	EventBegin   EventType = "begin"   // the exercise begins with the position at the cursor; the moves before it go
	EventSolve   EventType = "solve"   // Number: find the shortest answer in at most so many moves of the learner, and write it in
	EventCheck   EventType = "check"   // prove what has changed since the last check: wait for a pause in typing, it may take a second
	EventImport  EventType = "import"  // Text (PGN), Name (the file's name, "" for pasted text): each game becomes an exercise
	EventRestore EventType = "restore" // Text: what touchmoveAuthor.pgn(0) gave earlier, or the set of a link: opened in place of this set, without a report
	EventExport  EventType = "export"  // Name (an OutKind), Text (the address of embed.html): fills View.Out
	EventCourse  EventType = "course"  // Text: the JSON of a lessons.CourseIndex, whose lessons result codes may be of
	EventResults EventType = "results" // Text: lines "name code"; fills View.Results
	EventDismiss EventType = "dismiss" // Name "notice", "import", "out" or "results": it has been read
)

// FieldName is a text that can be typed.
type FieldName string

// The fields. All but the heading belong to the place of the cursor (Said).
const (
	FieldHeading FieldName = "heading" // the exercise's title
	FieldWords   FieldName = "words"   // Said.Text
	FieldHint    FieldName = "hint"    // Number: one of Said.Hints, or one more; "" takes it away
	FieldWrong   FieldName = "wrong"   // Said.Wrong
	FieldRight   FieldName = "right"   // Said.Right
	FieldIllegal FieldName = "illegal" // Key: one of Said.Illegal, or a new one; "" takes it away
	FieldReply   FieldName = "reply"   // Key: one of Said.Replies; "" takes it away
)

package tutor

// Event is one thing the learner, or the page on their behalf, did. It comes as JSON from the page.
type Event struct {
	Type EventType `json:"type"`
	// Square is the square concerned, "" for outside the board.
	Square string `json:"square,omitempty"`
	// Name is a button of Actions or Free, a promotion piece ("queen"), a choice's id, a lesson's id, a FEN, a control of Setup.
	Name string `json:"name,omitempty"`
	// Step is the exercise to open, counted from 1; 0 for the first unsolved, less for one that was named
	// but cannot be ("?step=two").
	Step int `json:"step,omitempty"`
	// Text is what was typed, or a script's text, or why it could not be had, or moves, or a control's value.
	Text string `json:"text,omitempty"`
}

// EventType says which Event it is.
type EventType string

// The events and the fields they use.
const (
	EventOpen         EventType = "open"          // Name, Step: go to an exercise
	EventVisit        EventType = "visit"         // Text (JSON of a Visit): go to another run of exercises
	EventOwn          EventType = "own"           // Text (a script that came from outside), Step as for open, 0 for where it was left: make it the whole of the session
	EventFree         EventType = "free"          // Name (FEN), Text (moves): go to the free board, to what was left there where both are ""
	EventScript       EventType = "script"        // Name, Text: the script that View.Want asked for
	EventScriptFailed EventType = "script-failed" // Name, Text (why): it could not be fetched

	EventPress   EventType = "press"   // Square: a pointer goes down
	EventDrag    EventType = "drag"    // the pressed piece is lifted
	EventRelease EventType = "release" // Square or "": the pointer goes up there
	EventCancel  EventType = "cancel"  // the pointer was taken away: everything back
	EventTap     EventType = "tap"     // Square: Enter, Space or a click of assistive technology
	EventEscape  EventType = "escape"  // close the chooser, put the piece back

	EventPromote EventType = "promote" // Name: "queen", "rook", "bishop", "knight", "" to cancel
	EventChoose  EventType = "choose"  // Name: a Choice's ID
	EventCall    EventType = "call"    // Name: the ID of one of View.Calls
	EventAction  EventType = "action"  // Name: a field of Actions or Free as in JSON ("hint", "why", …), "free": take the position to the free board
	EventSay     EventType = "say"     // Text: a move typed in SAN, UCI or local letters
	EventSetup   EventType = "setup"   // Name (a control), Text (its value): set up a position on the free board
	EventReset   EventType = "reset"   // forget all progress
	EventSaved   EventType = "saved"   // Text: the View.Save that another window has stored meanwhile
)

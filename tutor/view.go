package tutor

import "github.com/touchmove/touchmove/chess"

// View is everything a learner can see. The canvas and the DOM are two renderings of it.
// Its TypeScript twin, web/src/view.gen.ts, is generated from it.
type View struct {
	// Want names the lesson whose script the page must fetch now, "" for none.
	Want string `json:"want"`
	// Save is what to put into storage, an opaque text; it changes only when there is something new to keep.
	Save string `json:"save"`
	// Notice is a message that belongs to no exercise (an unknown lesson in the address, storage that
	// could not be read, a script that could not be fetched or parsed), "" for none.
	Notice string `json:"notice"`
	// Failed names the lesson whose script could not be had or read while Notice says so, "" for none. The
	// page may fetch it again; then it is opened after all.
	Failed string `json:"failed"`

	// Course is the lesson list.
	Course []LessonItem `json:"course"`
	// Lesson is the id of the open lesson, Title its title, Step the exercise counted from 1 in the lesson, Steps those of the run.
	Lesson string     `json:"lesson"`
	Title  string     `json:"title"`
	Step   int        `json:"step"`
	Steps  []StepItem `json:"steps"`
	// Heading is the exercise's own title.
	Heading string `json:"heading"`

	Board  Board  `json:"board"`
	Prompt string `json:"prompt"`
	// Tally says how much of the exercise is done: "3 of 8", "2 of 4 stars, 3 moves, fewest 4"; "" where nothing is counted.
	Tally    string   `json:"tally"`
	Feedback Feedback `json:"feedback"`
	// Learned is there while Feedback answers what solved the last exercise of the lesson that was left, nil else.
	Learned *Learned `json:"learned"`
	// Hints are those opened so far, in order.
	Hints []string `json:"hints"`
	// Choices are the answers of a question, empty for exercises answered on the board.
	Choices []Choice `json:"choices"`
	// Field is the field for what is typed, nil where nothing is.
	Field   *Field  `json:"field"`
	Actions Actions `json:"actions"`
	// Calls are the buttons for what is done beside the board (claim a draw, press the clock), empty in most exercises.
	Calls []Choice `json:"calls"`
	// Clock is the chess clock, nil where there is none.
	Clock *Clock `json:"clock"`
	// Free is there while the free board is shown in place of an exercise, nil else. Lesson is "" then.
	Free *Free `json:"free"`
	// Setup is there while a position is set up, nil else.
	Setup *Setup `json:"setup"`
	// Report is how the exercise and the run stand, nil on the free board and before there is an exercise.
	Report *Report `json:"report"`
}

// Free is what only the free board has.
type Free struct {
	// Address is the query that opens the page with what stands on the board: "board=…&moves=…". It needs no escaping.
	Address string `json:"address"`
	// Moves are those on the board in notation, "" for none.
	Moves string `json:"moves"`
	// Also are the further reasons why a try is illegal, a short line each.
	Also  []string `json:"also"`
	Why   Action   `json:"why"`
	Redo  Action   `json:"redo"`
	SetUp Action   `json:"setUp"`
	Leave Action   `json:"leave"` // back to the exercise
}

// Setup is a position being set up: the board is Board, these are the controls. Each is an EventSetup with its name and value.
type Setup struct {
	// Tools are what a tap on a square can do, one of them chosen: two rows of seven. Control "tool", value the ID. Control "put"
	// with a letter and a square ("Ke1") sets a piece that is dragged from its tray.
	Tools []SetupTool `json:"tools"`
	Turn  chess.Color `json:"turn"` // control "turn"
	// Castlings are the rights that are possible, up to four. Control "castling", value the ID, changes one.
	Castlings []SetupCastling `json:"castlings"`
	// EnPassants are the squares that a pawn can just have skipped, EnPassant is the one that it has, NoSquare for none.
	// Control "en-passant", value a square or "".
	EnPassants []chess.Square `json:"enPassants"`
	EnPassant  chess.Square   `json:"enPassant"`
	FEN        string         `json:"fen"` // control "fen"
	// Faults are what is wrong with the position, a sentence each, and Note what follows from that, "" for nothing.
	Faults []string `json:"faults"`
	Note   string   `json:"note"`
	Undo   Action   `json:"undo"` // control "undo"
	Redo   Action   `json:"redo"` // control "redo"
	Done   Action   `json:"done"` // control "done"; "cancel" forgets it, "clear" and "start" empty the board and begin a game
}

// SetupTool is a piece to put on squares, or something else to do with them.
type SetupTool struct {
	// ID is a FEN letter, "hand" (move pieces) or "eraser".
	ID     string `json:"id"`
	Label  string `json:"label"`
	Chosen bool   `json:"chosen"`
}

// SetupCastling is a castling right.
type SetupCastling struct {
	ID    string `json:"id"` // as in FEN: "K", "Q", "k", "q"
	Label string `json:"label"`
	On    bool   `json:"on"`
}

// Clock is a chess clock. It is shown and does not run.
type Clock struct {
	White string `json:"white"` // minutes and seconds, "12:30"
	Black string `json:"black"`
	// Running is the side whose time goes down: the side to move, until it has pressed the clock.
	Running chess.Color `json:"running"`
}

// LessonItem is a line of the lesson list.
type LessonItem struct {
	ID      string `json:"id"`
	Title   string `json:"title"`
	Steps   int    `json:"steps"`
	Done    int    `json:"done"`  // exercises solved at least once
	Stars   int    `json:"stars"` // sum of the best stars, at most 3 × Steps
	Current bool   `json:"current"`
	// Next is true for the lesson to go on with after the current one: the first that is not done, from there
	// on and then from the beginning. Where all are done there is none.
	Next bool `json:"next"`
	// Section is the heading of the part of the course that begins with this lesson, "" where none begins.
	Section string `json:"section"`
}

// Learned is what is said when a lesson is finished.
type Learned struct {
	Title string `json:"title"` // "Lesson finished"
	Text  string `json:"text"`  // what one can do now
	Stars int    `json:"stars"` // sum of the lesson's best stars
	Of    int    `json:"of"`    // the most there can be
}

// StepItem is a dot of the progress line.
type StepItem struct {
	Stars   int  `json:"stars"` // best so far, 0 where never solved
	Current bool `json:"current"`
	Step    int  `json:"step"` // the exercise, counted from 1 in the lesson
}

// Board is what the 64 squares show.
type Board struct {
	// Bottom is the side at the lower edge.
	Bottom chess.Color `json:"bottom"`
	// Turn is the side to move.
	Turn chess.Color `json:"turn"`
	// Turned is true where the board is drawn turned a quarter: the colours of the squares are exchanged.
	Turned bool `json:"turned"`
	// Plain is true where coordinates are not shown, whatever the settings say.
	Plain bool `json:"plain"`
	// Cells are the 64 squares in the order seen, from the upper left.
	Cells []Cell `json:"cells"`
	Marks []Mark `json:"marks"`
	// Seq grows by one whenever Motion is new. A renderer that has seen Seq does not play it again.
	Seq int `json:"seq"`
	// Motion is how the position came about: phases played one after the other, each from the
	// position Before. Its last phase ends in Cells. Empty: show Cells at once.
	Motion []Phase `json:"motion"`
	// Held is the square of the piece that a pointer drags, NoSquare for none.
	Held chess.Square `json:"held"`
	// Hand is the FEN letter of the piece that is to be put on the board by tapping a square, "" for none.
	Hand string `json:"hand"`
	// Promotion is the open chooser, nil for none.
	Promotion *Promotion `json:"promotion"`
	// Line is the short line under the board: the verdict ("Not allowed: the bishop guards f1"), else whose turn it is.
	Line string `json:"line"`
	// LineVerdict colours Line and picks its sign.
	LineVerdict Verdict `json:"lineVerdict"`
	// Told says what no other sentence does and the marks show: why a mate or stalemate leaves no way out, which move a
	// question is about. "" for nothing.
	Told string `json:"told"`
}

// Cell is one square of the board.
type Cell struct {
	Square chess.Square `json:"square"`
	// Piece is the FEN letter, "" for none. A pawn that waits for its promotion already stands on the last rank.
	Piece string `json:"piece"`
	// Name is what a person would call it: "e1, white king"; "e4, empty".
	Name string `json:"name"`
	// Description adds what holds just now: "selected", "can move here", "can be taken", "found", "light", "" for nothing.
	Description string `json:"description"`
	// Grab is true where a press may pick the piece up (a finger drags it instead of scrolling the page).
	Grab bool `json:"grab"`
}

// Phase is one move's worth of gliding pieces.
type Phase struct {
	// Before is the board at its start: 64 FEN letters, '.' for none, a1 b1 … h8.
	Before string  `json:"before"`
	Glides []Glide `json:"glides"`
	// Taken is the square whose piece vanishes, NoSquare for none (en passant: not where the capturer lands).
	Taken chess.Square `json:"taken"`
	// Said tells the move to those who do not see it: "white king e1 to g1, white rook h1 to f1", also
	// what it took, what a pawn became, and check, mate or stalemate, unless just that is being asked.
	Said string `json:"said"`
}

// Glide moves one piece. Castling has two.
type Glide struct {
	From chess.Square `json:"from"`
	To   chess.Square `json:"to"`
}

// Promotion is the open chooser: which piece shall the pawn become?
type Promotion struct {
	Square  chess.Square      `json:"square"`
	Choices []PromotionChoice `json:"choices"`
	// Cancel is the square on which the cancel sign is shown.
	Cancel chess.Square `json:"cancel"`
}

// PromotionChoice is one piece of the chooser and the square it is drawn on.
type PromotionChoice struct {
	Square chess.Square `json:"square"`
	Piece  string       `json:"piece"` // FEN letter, coloured
	Name   string       `json:"name"`  // "queen"
}

// MarkKind says how a mark is drawn.
type MarkKind string

// The marks. Which fields of Mark each uses stands beside it.
const (
	MarkLastMove MarkKind = "last-move" // Square: tinted, twice for a move
	MarkSelected MarkKind = "selected"  // Square
	MarkMove     MarkKind = "move"      // Square: dot
	MarkCapture  MarkKind = "capture"   // Square: ring
	MarkCheck    MarkKind = "check"     // Square: glow under the king
	MarkCircle   MarkKind = "circle"    // Square, Color: from a script
	MarkArrow    MarkKind = "arrow"     // From, Square (its head), Color: from a script
	MarkTarget   MarkKind = "target"    // Square: a star: still to be reached
	MarkHint     MarkKind = "hint"      // Square: a hint points here
	MarkShow     MarkKind = "show"      // From, Square: "show me" draws the move
	MarkRight    MarkKind = "right"     // Square: tick sign
	MarkWrong    MarkKind = "wrong"     // Square: cross sign
	MarkOther    MarkKind = "other"     // Square: neutral sign (a circle arrow): legal, but not the point
	MarkIllegal  MarkKind = "illegal"   // Square: barred circle
	// The evidence of a reason.
	MarkAttack  MarkKind = "attack"   // From (attacker), Square (attacked): ray ending in a target ring, with an arrowhead where a king stands
	MarkBlocked MarkKind = "blocked"  // From (who wants through), Square (the blocker): bar on the side of the blocker that faces From
	MarkPathOK  MarkKind = "path-ok"  // Square: small tick on the king's way
	MarkPathBad MarkKind = "path-bad" // Square: small cross on the king's way
	MarkPin     MarkKind = "pin"      // From (pinner), Via (pinned), Square (king): line through all three
	MarkMoved   MarkKind = "moved"    // Square: footprint: this piece moved earlier
	MarkGhost   MarkKind = "ghost"    // Square, Piece: faded piece on a square it only skipped
	MarkMissing MarkKind = "missing"  // Square: a piece is wanted here and there is none: dashed outline
	MarkLeaving MarkKind = "leaving"  // Square: this piece would leave: faded, dashed outline
	MarkGuarded MarkKind = "guarded"  // Square (flight square), From (its guard): the guard small and pale, an arrow from it
	MarkStuck   MarkKind = "stuck"    // Square: this piece cannot move
)

// Mark is one thing drawn on or between squares.
type Mark struct {
	Kind   MarkKind     `json:"kind"`
	Square chess.Square `json:"square"`
	From   chess.Square `json:"from"`
	Via    chess.Square `json:"via"`
	// Color is "green", "red", "blue" or "yellow" for circles and arrows, else "".
	Color string `json:"color"`
	// Piece is a FEN letter where the mark shows a piece, else "".
	Piece string `json:"piece"`
}

// Verdict is the answer to a try, as data-verdict on the page.
type Verdict string

// The verdicts.
const (
	VerdictNone    Verdict = "none"
	VerdictIllegal Verdict = "illegal"
	VerdictWrong   Verdict = "wrong"
	VerdictOther   Verdict = "other" // legal, not the point, no penalty
	VerdictGood    Verdict = "good"  // right, more to come
	VerdictDone    Verdict = "done"  // right, the exercise is solved
)

// Feedback is the answer card.
type Feedback struct {
	Verdict Verdict `json:"verdict"`
	// Reason is the code of the first reason, where illegal, else "".
	Reason string `json:"reason"`
	// Title is two or three words ("Not allowed", "Right", "Stalemate"), Text the sentence or two.
	Title string `json:"title"`
	Text  string `json:"text"`
	// Stars earned, 1 to 3, where done, else 0.
	Stars int `json:"stars"`
}

// Field is a field to type into, and the button beside it.
type Field struct {
	Label string `json:"label"`
	// Example stands in the field while it is empty, "" for nothing.
	Example string `json:"example"`
	Button  string `json:"button"`
	// Asked is true where the answer is written here and nowhere else, so that the field stands with the prompt.
	Asked bool `json:"asked"`
}

// Choice is one answer of a question.
type Choice struct {
	ID    string `json:"id"`
	Label string `json:"label"`
	// Tried is "", "right" or "wrong".
	Tried string `json:"tried"`
}

// Actions are the buttons. Primary names the one to stand out: "continue", "undo", "next" or "".
type Actions struct {
	Hint     Action `json:"hint"`
	Show     Action `json:"show"`
	Undo     Action `json:"undo"`
	Retry    Action `json:"retry"`
	Continue Action `json:"continue"` // the next move of what a wrong move leads to
	Next     Action `json:"next"`
	Previous Action `json:"previous"`
	Flip     Action `json:"flip"`
	Primary  string `json:"primary"`
}

// Action is one button.
type Action struct {
	Label   string `json:"label"`
	Enabled bool   `json:"enabled"`
}

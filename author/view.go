package author

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/tutor"
)

// View is everything an author can see. Its TypeScript twin, web/src/author/view.gen.ts, is generated from it.
type View struct {
	// Notice is a message about the last event (a link that cannot be read, a limit), "" for none.
	Notice string `json:"notice"`
	// Revision grows by one with each change of the set, so that the page knows when to keep touchmoveAuthor.pgn(0).
	Revision int    `json:"revision"`
	Title    string `json:"title"`
	// Items are the exercises in order, never none.
	Items []Item       `json:"items"`
	Undo  tutor.Action `json:"undo"` // event "undo"; the label says what is taken back
	Redo  tutor.Action `json:"redo"`

	Mode Mode `json:"mode"`
	// Board is what stands on the board, at the cursor. It is drawn and served as in the player.
	Board tutor.Board `json:"board"`
	// Setup are the controls of the mode "position", nil in the others.
	Setup *tutor.Setup `json:"setup"`
	// Color is what is drawn with in the mode "draw".
	Color string `json:"color"`
	// Told answers the last try on the board: why a move is not legal, "" for nothing.
	Told string `json:"told"`

	Exercise Exercise `json:"exercise"`

	// Faults are what is wrong with the set, in its order, and what could be better (Fault.Advice). While Unchecked, what takes a search is not proved yet: event "check".
	Faults    []Fault `json:"faults"`
	Unchecked bool    `json:"unchecked"`
	// Blocked is true while a fault keeps the set from being played; it can be exported all the same.
	Blocked bool `json:"blocked"`

	Import  *Import  `json:"import"`  // nil until something was imported, and after "dismiss"
	Out     *Out     `json:"out"`     // nil until an export, and after each change
	Results *Results `json:"results"` // nil until results were pasted
}

// Item is a line of the list of exercises.
type Item struct {
	Heading string `json:"heading"` // "Exercise 3" where it has none
	Current bool   `json:"current"`
	// Faults counts what is wrong with it, advice left out; Blocked is true where that keeps the set from being played.
	Faults  int  `json:"faults"`
	Blocked bool `json:"blocked"`
	Up      bool `json:"up"` // it can move up
	Down    bool `json:"down"`
	// Playable is false for one without a board position, which the worksheet leaves out.
	Playable bool `json:"playable"`
}

// Mode says what the board is for.
type Mode string

// The modes.
const (
	ModeAnswer   Mode = "answer"   // moves played are recorded at the cursor
	ModePosition Mode = "position" // pieces are set up: Setup
	ModeDraw     Mode = "draw"     // press and release draw an arrow, a tap draws a circle; once more takes it away
	ModeGoal     Mode = "goal"     // taps choose the squares of Goal.Fields, where it has any
)

// Exercise is the open exercise.
type Exercise struct {
	Number  int    `json:"number"`
	Heading string `json:"heading"` // field "heading"
	FEN     string `json:"fen"`
	// Learner is the side that answers. OpponentFirst is true where the other side makes the first move of the line: event "first".
	Learner       chess.Color `json:"learner"`
	OpponentFirst bool        `json:"opponentFirst"`
	// CanOpponentFirst is false where the goal leaves no choice.
	CanOpponentFirst bool `json:"canOpponentFirst"`
	// View says who sits at the lower edge: "learner", "white" or "black". Event "view".
	View string `json:"view"`
	Goal Goal   `json:"goal"`
	// Moves is the tree of moves in the order of reading: a move's variations follow it, and then the line goes on.
	Moves []Move `json:"moves"`
	// At is the move the cursor is on, 0 before the first. Back and Forward: event "step".
	At      int  `json:"at"`
	Back    bool `json:"back"`
	Forward bool `json:"forward"`
	Said    Said `json:"said"`
	// CanBegin is true where the exercise could begin at the cursor: event "begin".
	CanBegin bool `json:"canBegin"`
	// Solve is the longest answer that event "solve" can look for, in moves of the learner; 0 where there is nothing to find.
	Solve int `json:"solve"`
	// Kept names what the file has and this page does not show: "tag Annotator", "[%clk]". It is written again as it was.
	Kept []string `json:"kept"`
}

// Move is a move of the tree.
type Move struct {
	// ID is its number in the order of reading, from 1. It holds until moves are added or removed.
	ID int `json:"id"`
	// Text is the move with its number where that is needed: "1. Qh7#", "1... Kf8".
	Text string `json:"text"`
	// Depth is 0 in the main line, one more in each variation.
	Depth int      `json:"depth"`
	Role  MoveRole `json:"role"`
	// Starts is true for the first move of a variation, Ends for the last move of a line.
	Starts  bool `json:"starts"`
	Ends    bool `json:"ends"`
	Current bool `json:"current"`
	// Words is true where something is said, asked or drawn after it; Faults counts what is wrong there, advice left out.
	Words  bool `json:"words"`
	Faults int  `json:"faults"`
}

// MoveRole says what a move is in the exercise.
type MoveRole string

// The roles.
const (
	RoleLeadIn MoveRole = "lead-in" // played before the learner's first turn
	RoleRight  MoveRole = "right"   // the learner's answer, or another that is right
	RoleWrong  MoveRole = "wrong"   // a mistake of the learner's that the script speaks of
	RoleOther  MoveRole = "other"   // legal and not the point: costs nothing
	RoleReply  MoveRole = "reply"   // the opponent's answer
	RoleShown  MoveRole = "shown"   // part of what a mistake leads to
	RoleIdle   MoveRole = "idle"    // read and never played
)

// Said is what the exercise says at the cursor.
type Said struct {
	// Label names the text: "Question", "Said when this is played", "Why this is wrong". Text is it: field "words".
	Label string `json:"label"`
	Text  string `json:"text"`
	// Asks is true where it is the learner's turn, so that hints and the words for other tries belong here.
	Asks  bool     `json:"asks"`
	Hints []string `json:"hints"` // field "hint"
	// Wrong is said about every wrong answer that has no words of its own: field "wrong". HasWrong is false where nothing is wrong.
	Wrong    string `json:"wrong"`
	HasWrong bool   `json:"hasWrong"`
	// Right is said in the end, where the answer is no move: field "right".
	Right    string `json:"right"`
	HasRight bool   `json:"hasRight"`
	// Illegal are words for illegal tries: field "illegal". HasIllegal is false where nothing is moved.
	Illegal    []Words `json:"illegal"`
	HasIllegal bool    `json:"hasIllegal"`
	// Tries are the tries that words can be about, as a list to choose from: two squares are typed.
	Tries []Option `json:"tries"`
	// Replies are words for single wrong answers of a question, or squares: field "reply". Answers lists the answers, empty for squares.
	Replies    []Words  `json:"replies"`
	HasReplies bool     `json:"hasReplies"`
	Answers    []Option `json:"answers"`
	// Drawn counts the arrows and circles: mode "draw", event "wipe".
	Drawn int `json:"drawn"`
	// Judge is what the move at the cursor is called, "" where there is no choice: event "judge".
	Judge string `json:"judge"`
	// CanMain is true in a variation: event "main". CanRemove is true on a move: event "remove".
	CanMain   bool `json:"canMain"`
	CanRemove bool `json:"canRemove"`
}

// Words are a text that belongs to a key.
type Words struct {
	Key   string `json:"key"`
	Label string `json:"label"` // the key in words: "From e1 to g1", "The piece is pinned"
	Text  string `json:"text"`
}

// Option is one of a list to choose from.
type Option struct {
	ID    string `json:"id"`
	Label string `json:"label"`
}

// Goal is what the exercise asks for.
type Goal struct {
	// Name is the kind chosen, one of Kinds, "line" for the answer played on the board. Text is the whole as the file has it.
	Name string `json:"name"`
	Text string `json:"text"`
	// Asks says how it is answered: "moves", "choice", "squares" or "writing".
	Asks string `json:"asks"`
	// Note says what the goal needs: that the other side stands still, say; "" for nothing.
	Note   string      `json:"note"`
	Fields []GoalField `json:"fields"`
	Kinds  []GoalKind  `json:"kinds"`
}

// GoalKind is a line of the list of goals.
type GoalKind struct {
	Name  string `json:"name"`
	Label string `json:"label"`
	Group string `json:"group"` // the heading above it: "Play on the board", "Answer a question", "Find squares"
}

// GoalField is one argument of a goal. Event "goal" sends all of them together, with spaces between.
type GoalField struct {
	// Kind is "square", "squares" (any number), "move" (two squares), "side", "number", "file", "rank", "piece" or "option".
	Kind     string   `json:"kind"`
	Label    string   `json:"label"`
	Value    string   `json:"value"`
	Optional bool     `json:"optional"`
	Options  []Option `json:"options"` // what there is to choose from, empty where it is typed
}

// Fault is something that is wrong with the set, in words for who does not know the file's format.
type Fault struct {
	// Exercise is its number, 0 for the set. Move is the move to put the cursor on, 0 for the beginning.
	Exercise int `json:"exercise"`
	Move     int `json:"move"`
	// Where says where it is: "Exercise 3, “Fork the king”, after 1. Nc7+", "" for the set. Text says what is wrong, Do what to do, "" where we do not know.
	Where string `json:"where"`
	Text  string `json:"text"`
	Do    string `json:"do"`
	// Field is where it can be mended: "position", "goal", "moves", "draw", "title" or a FieldName; "" where we do not know.
	Field string `json:"field"`
	// Blocks is true where it keeps the set from being played. Advice is true where nothing is wrong and more could be said.
	Blocks bool `json:"blocks"`
	Advice bool `json:"advice"`
}

// Import tells what became of a PGN.
type Import struct {
	Name  string `json:"name"` // of the file, "" for pasted text
	Games int    `json:"games"`
	Taken int    `json:"taken"` // games that have become exercises
	// Lines tell of everything that was not simply taken over.
	Lines []ImportLine `json:"lines"`
}

// ImportLine is one thing that is to be told of a game.
type ImportLine struct {
	Game     int        `json:"game"`     // from 1; 0 for the whole file
	Exercise int        `json:"exercise"` // what it has become, 0 where nothing
	Title    string     `json:"title"`    // of the game
	Kind     ImportKind `json:"kind"`
	Text     string     `json:"text"`
}

// ImportKind says how bad it is.
type ImportKind string

// The kinds of import lines.
const (
	ImportRefused ImportKind = "refused" // the game has become no exercise
	ImportLost    ImportKind = "lost"    // something is not in the exercise
	ImportLook    ImportKind = "look"    // it is in, and wants a look: who solves, where it begins
	ImportKept    ImportKind = "kept"    // it is in, and means nothing to the learner: clock times
)

// Out is what was exported.
type Out struct {
	Kind OutKind `json:"kind"`
	// Text is what to copy, save or print.
	Text string `json:"text"`
	// Length is how many characters a link has, 0 for all else.
	Length int `json:"length"`
	// Note says what is to be known about it: that a link is too long for some programs, say; "" for nothing.
	Note string `json:"note"`
}

// OutKind is a form of export.
type OutKind string

// The exports.
const (
	OutPGN       OutKind = "pgn"       // the set as a file
	OutLink      OutKind = "link"      // an address with the whole set in its fragment
	OutWorksheet OutKind = "worksheet" // an HTML document to print
	OutCSV       OutKind = "csv"       // the table of View.Results
)

// Results is the table of pasted result codes.
type Results struct {
	Rows []ResultRow `json:"rows"`
	// More says how many lines were too many to be read, "" where none were.
	More string `json:"more"`
	// Note says what a code is worth.
	Note string `json:"note"`
}

// ResultRow is one learner.
type ResultRow struct {
	Line  int    `json:"line"` // of the pasted text, from 1
	Name  string `json:"name"`
	Code  string `json:"code"`
	Run   string `json:"run"` // what was done: "This set", a lesson's title, "unknown"
	Stars []int  `json:"stars"`
	Raw   int    `json:"raw"` // 0–100
	// Fault says why the code cannot be read, "" where it can.
	Fault string `json:"fault"`
}

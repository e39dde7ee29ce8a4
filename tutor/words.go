package tutor

import (
	"errors"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
	"github.com/touchmove/touchmove/lessons"
)

// This file holds every sentence of the package, so that a translation finds them in one place. The words
// about moves and reasons are those of chess/words, the words of an exercise those of its script.

// The buttons.
const (
	labelHint       = "Hint"
	labelLastHint   = "Last hint"
	labelShow       = "Show me"
	labelUndo       = "Undo"
	labelTakeBack   = "Take it back"
	labelRetry      = "Start again"
	labelReload     = "Try again"
	labelContinue   = "What happens next"
	labelNext       = "Next"
	labelOnward     = "Next lesson" // without its title, which a phone has no room for
	labelPrevious   = "Previous"
	labelFlip       = "Turn the board"
	labelPlay       = "Play"
	labelEnter      = "Enter"
	labelTypeMove   = "Type a move"
	labelTypeSquare = "Type a square"
	labelWriteMove  = "Write the move"
	labelToOpen     = "Next unsolved exercise"
	labelFinished   = "End of the course"
	labelRunEnd     = "Finished"
)

// The line under the board, at most 40 characters.
const (
	lineLoading       = "The lesson is on its way"
	lineChoosePiece   = "Which piece shall it become?"
	lineTakeBackFirst = "First take your move back"
	lineChooseAnswer  = "Choose your answer"
	lineTapSquares    = "Tap the squares"
	lineSolved        = "Solved"
	lineUnread        = "Type your move again"
)

// What holds on a square just now.
const (
	descriptionSelected = "selected"
	descriptionMove     = "can move here"
	descriptionCapture  = "can be taken"
	descriptionCheck    = "in check"
	descriptionTarget   = "star"
	descriptionCancel   = "cancel"
	descriptionFound    = "found"
	descriptionLight    = "light"
	descriptionDark     = "dark"
)

// The answer card, where it is not the Runner's.
const (
	titleUnread    = "Type it again"
	titleShown     = "Here it is"
	titleTakenBack = "Taken back"
	sayTakenBack   = "Your move is taken back. Try another one."
	sayBackFirst   = "Your move is still on the board. Take it back first."
	sayTookStep    = "That move is taken back. Play it again, or another one."
)

// The free board.
const (
	titleFree       = "Free board"
	titleIllegal    = "Not allowed"
	titleCheck      = "Check"
	titleCheckmate  = "Checkmate"
	titleStalemate  = "Stalemate"
	titleDraw       = "Draw"
	titleShownOnly  = "Only to look at"
	titleDoubt      = "No game leads here"
	titleEnough     = "Long enough"
	titleOnward     = "The game is over"
	labelWhy        = "Why?"
	labelWhyMore    = "More"
	labelRedo       = "Redo"
	labelStartOver  = "Start over"
	labelSetUp      = "Set up"
	labelLeave      = "To the lessons"
	labelPlayOn     = "Play on all the same"
	labelDone       = "Done"
	labelToolHand   = "move pieces"
	labelToolEraser = "take away"
	lineSetUp       = "Set up the position"

	sayHowToPlayFreely = "Move both sides, and ask why."
	sayHowToSetUp      = "Choose a piece and tap squares, or drag."
	sayEnough          = "A game on this board has 2,000 moves at most. Take some back, or set the position up anew."
	sayTooManyMoves    = "The address has more than 2,000 moves. Here are the first 2,000."
	sayOnward          = "It was a draw. Here you can play on all the same."
	sayImpossible      = "It can't be played like this."
	sayOnlyShown       = "It can be shown like this, but not played."
	sayNobodyGetsThere = "No game leads to this, but it can be played."
)

// sayProblem says one thing that is wrong with a position.
func sayProblem(p chess.FENProblem) string {
	text := capital(p.Text)
	if p.Field != chess.FENWhole {
		text = capital(p.Field) + ": " + p.Text
	} else if !startsWithThe(p.Text) {
		text = p.Field + ": " + p.Text
	}
	return text + "."
}

// startsWithThe tells a whole sentence ("the white king could be taken") from what is said of the text of a FEN ("is empty").
func startsWithThe(text string) bool {
	return strings.HasPrefix(text, "the ") || strings.HasPrefix(text, "no ")
}

// mostProblems is how many faults of a position are told. More would fill a small window, and often come of one slip.
const mostProblems = 3

func sayProblems(problems []chess.FENProblem) string {
	text := ""
	for _, p := range problems[:min(mostProblems, len(problems))] {
		text = join(text, sayProblem(p))
	}
	if more := len(problems) - mostProblems; more > 0 {
		text = join(text, "And "+strconv.Itoa(more)+" more.")
	}
	return text
}

func sayShownOnly(problems []chess.FENProblem) string {
	return "This can be looked at, but not played. " + sayProblems(problems)
}

func sayDoubt(problems []chess.FENProblem) string {
	return "You can play it, but no game leads to this position. " + sayProblems(problems)
}

// sayBadPosition tells what is wrong with the position of an address.
func sayBadPosition(problems []chess.FENProblem, lost bool) string {
	end := "Here is what could be read."
	if lost {
		end = "Here is the start of a game."
	}
	return "The position in the address has a mistake. " + sayProblems(problems) + " " + end
}

// sayBadMove tells which move of an address cannot be played.
func sayBadMove(number int, text, why string) string {
	return "Move number " + strconv.Itoa(number) + " in the address, " + quote(text) + ", can't be played. " + why + " Here is the board before it."
}

func sayNoMoves(locked []chess.FENProblem) string {
	return "The moves in the address can't be played. " + sayProblems(locked)
}

func sayMayClaim(side chess.Color) string { return capital(side.String()) + " may claim a draw" }

func sayCastlingRight(c chess.Color, w chess.Wing) string {
	return capital(c.String()) + " " + w.String()
}

// titleOwn is the title of a script from outside that gives itself none.
const titleOwn = "Exercises"

// What is said when a lesson is finished.
const (
	titleLearned    = "Lesson finished"
	titleCourseDone = "The whole course is done"
	titleRunDone    = "All done"
)

func sayLearned(steps int) string {
	if steps == 1 {
		return "Its one exercise is solved."
	}
	return "All " + strconv.Itoa(steps) + " exercises are solved."
}

// The notices.
const (
	sayBadSave   = "Some of your saved stars could not be read. They are kept aside, and you can go on."
	sayBadPocket = "Some of your saved stars could not be read. You can go on."
	sayForgotten = "All your stars are cleared."
)

func sayBadCourse(err error) string {
	return "The list of lessons could not be read: " + err.Error() + "."
}

func sayBadEvent(err error) string {
	return "The page sent something that could not be read: " + err.Error() + "."
}

func sayUnknownEvent(name string) string {
	return "The page sent an event that is not known: " + strconv.Quote(name) + "."
}

func sayNoSuchLesson(id string) string {
	return "There is no lesson called " + quote(id) + ". Here is the course."
}

// sayNotInRun says that a lesson is not one of the run.
func (s *Session) sayNotInRun(id string) string {
	if s.whole.index(id) >= 0 || isOwn(id) {
		return "Only " + quote(s.lessonTitle(s.course.lessons[0].ID)) + " is here."
	}
	return sayNoSuchLesson(id)
}

func sayNoSuchStep(title string, step, first, last int) string {
	known := "only step " + strconv.Itoa(first)
	if last > first {
		known = "only " + strconv.Itoa(first) + " to " + strconv.Itoa(last)
	}
	unknown := "such step"
	if step > 0 {
		unknown = "step " + strconv.Itoa(step)
	}
	return quote(title) + " has no " + unknown + ", " + known + ". Here is the lesson."
}

func sayNoScript(title, why string) string {
	text := "The lesson " + quote(title) + " could not be loaded"
	if why != "" {
		text += ": " + strings.TrimRight(why, ".")
	}
	return text + ". You can try again, or take another lesson."
}

// sayBadScript tells the first fault of a script; who writes scripts sees them all at the desk.
func sayBadScript(title string, err error) string {
	return "The lesson " + quote(title) + " has a mistake in its script and can't be opened: " + sayFault(err, true) + " You can take another lesson."
}

// sayBadOwn tells the first fault of a script that came from outside. Its name says nothing to anybody.
func sayBadOwn(err error) string {
	return "These exercises have a mistake and can't be opened: " + sayFault(err, false)
}

// sayFault tells the first fault of a script and how many there are besides.
func sayFault(err error, withFile bool) string {
	var faults lessons.Faults
	if !errors.As(err, &faults) || len(faults) == 0 {
		return err.Error() + "."
	}
	f := faults[0]
	text := "line " + strconv.Itoa(f.Line) + ", column " + strconv.Itoa(f.Col) + ": " + strings.TrimRight(f.Text, ".") + "."
	if withFile {
		text = f.File + ", " + text
	}
	if more := len(faults) - 1; more > 0 {
		text += " (" + strconv.Itoa(more) + " more)"
	}
	return text
}

func sayHintCount(number, total int) string {
	return "Hint " + strconv.Itoa(number) + " of " + strconv.Itoa(total)
}

func sayYouPlay(side chess.Color) string { return "You play " + capital(side.String()) }

func sayChoose(t chess.PieceType) string { return "choose " + t.String() }

// sayMoves tells the moves of a game from a ply on, a sentence each.
func sayMoves(g *chess.Game, ply int) string {
	text := ""
	for i, m := range g.Moves()[min(ply, g.Ply()):] {
		position := g.At(ply + i)
		text = join(text, words.Move(position, m)+".")
	}
	return text
}

func sayGlides(board *squares, glides []Glide) string {
	text := ""
	for i, g := range glides {
		if i > 0 {
			text += ", "
		}
		text += words.Piece(board[g.From]) + " " + g.From.String() + " to " + g.To.String()
	}
	return text
}

func sayShown(p *chess.Position, m chess.Move) string {
	return "The arrow shows the move: " + words.Move(*p, m) + ". Now play it."
}

// sayArrow tells of the arrow that a question is about.
func sayArrow(m chess.Move) string {
	return "The arrow goes from " + m.From.String() + " to " + m.To.String() + "."
}

func sayShownChoice(label string) string { return "The answer is " + quote(label) + ". Now choose it." }

// sayShownCall tells the button to press, and what goes with it.
func sayShownCall(c lessons.Call) string {
	text := "The answer is the button " + quote(c.Label()) + "."
	switch {
	case c.Square != chess.NoSquare:
		text += " Then touch the piece on " + c.Square.String() + "."
	case !c.Move.IsZero():
		text += " Then show the move from " + c.Move.From.String() + " to " + c.Move.To.String() + "."
	}
	return text
}

func sayShownSquare(square chess.Square) string {
	return "One of them is " + square.String() + ". Now tap it."
}

func sayShownPlace(piece chess.Piece, square chess.Square) string {
	return "The " + words.Piece(piece) + " belongs on " + square.String() + ". Now tap that square."
}

func sayShownText(text string) string { return "It is written " + text + ". Now write it." }

func linePlace(piece chess.Piece) string { return "Place: the " + words.Piece(piece) }

// longestLine is how many characters fit under a board on a small phone.
const longestLine = 40

// short cuts a text to a line, between words where it can.
func short(text string) string {
	if utf8.RuneCountInString(text) <= longestLine {
		return text
	}
	cut := string([]rune(text)[:longestLine-1])
	if i := strings.LastIndexByte(cut, ' '); i > longestLine/2 {
		cut = cut[:i]
	}
	return strings.TrimRight(cut, " ,;:.") + "…"
}

// longestQuote bounds what comes from outside in our sentences.
const longestQuote = 60

func quote(text string) string {
	text = strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return ' '
	}, text)
	return "“" + cut(text) + "”"
}

// cut shortens what comes from outside.
func cut(text string) string {
	if r := []rune(text); len(r) > longestQuote {
		return string(r[:longestQuote]) + "…"
	}
	return text
}

// join puts two texts one after the other.
func join(a, b string) string { return strings.TrimSpace(a + " " + b) }

// listed joins what holds of one thing.
func listed(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + ", " + b
}

// capital makes a sentence of what begins in lower case.
func capital(text string) string {
	if text == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

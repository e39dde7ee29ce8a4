package author

import (
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
)

// What is said of a file that was imported.
const (
	sayLatin1  = "The file is not in UTF-8 and was read as Latin-1. Look whether letters with accents are right."
	sayNoGames = "There is no game in it. A PGN has games or positions, as text."
	sayNothing = "There is neither a position nor a move in it."
	sayNoMoves = "It has a position and no moves. Show the answer on the board, or choose another goal."
)

// several writes a number with its word: "1 move", "3 moves".
func several(n int, one string) string {
	if n == 1 {
		return "1 " + one
	}
	return number(n) + " " + one + "s"
}

// be is "is" or "are".
func be(n int) string {
	if n == 1 {
		return " is "
	}
	return " are "
}

func sideName(c chess.Color) string {
	if c == chess.Black {
		return "Black"
	}
	return "White"
}

func sayHiddenLines(n int) string {
	return several(n, "line") + " beginning with %" + be(n) + "left out: such lines are notes of the program that wrote the file."
}

func sayFileFault(f pgn.Fault) string {
	return f.Text + " (Line " + number(f.Line) + ", column " + number(f.Col) + ". What comes after it in this game is left out.)"
}

func sayAsked(n int) string {
	return several(n, "exercise") + " had no question and now ask for the best move. Say more where you can."
}

func sayOtherTitle(title string) string {
	return "Its study is called “" + short(title) + "”. The set keeps the title that it has."
}

func sayNoRoom(n int) string {
	return several(n, "exercise") + be(n) + "left out: a set has at most 500."
}

func sayVariant(name string) string {
	return "It is " + name + ", a game with other rules. Only ordinary chess is taught here."
}

func sayChess960(fen string) string {
	return "The castling rights of its position are written as in Chess960, which is not taught here: " + fen
}

func sayBadPosition(fen, why string) string {
	return "Its position cannot be read: " + why + ". It says: " + fen
}

func sayStrangePosition(why string) string {
	return "No game leads to its position: " + why + ". It is taken as it is."
}

func sayLostMoves(p *chess.Position, m *pgn.Move, rest []*pgn.Move) string {
	var moves []string
	for i, r := range rest {
		if i == 6 {
			moves = append(moves, "…")
			break
		}
		moves = append(moves, r.SAN)
	}
	what := "cannot be played"
	if pgn.IsNull(m.SAN) {
		what = "passes, which nobody may"
	}
	also := ""
	if n := countComments(rest); n > 0 {
		also += ", with " + several(n, "comment")
	}
	if n := countVariations(rest); n > 0 {
		also += ", and " + several(n, "variation") + " to them"
	}
	count := p.MoveNumber()
	dots := ". "
	if p.Turn() == chess.Black {
		dots = "... "
	}
	return "The move " + number(count) + dots + m.SAN + " " + what + ", so the line ends before it. Left out: " + strings.Join(moves, " ") + also + "."
}

func countComments(line []*pgn.Move) int {
	n := 0
	for _, m := range line {
		n += len(m.Before) + len(m.After)
		for _, v := range m.Variations {
			n += countComments(v)
		}
	}
	return n
}

func countVariations(line []*pgn.Move) int {
	n := 0
	for i, m := range line {
		if i > 0 { // those of the first are alternatives to it, and stay
			n += len(m.Variations)
		}
		for _, v := range m.Variations {
			n += countVariations(v)
		}
	}
	return n
}

func sayMoreLost(n int) string { return "The same happens in " + several(n, "more line") + "." }

func sayRewritten(n int) string {
	return several(n, "move") + be(n) + "written in another way than here, and " + strings.TrimSpace(be(n)) + " written anew."
}

func sayUnclosed(n int) string {
	return several(n, "command") + be(n) + "never closed in the file, with ], and " + strings.TrimSpace(be(n)) + " now. Look at the words around."
}

func sayBadDrawings(n int) string {
	if n == 1 {
		return "An arrow or a circle could not be understood and is left out."
	}
	return number(n) + " arrows or circles could not be understood and are left out."
}

func sayUnknownCommands(names []string) string {
	return strings.Join(names, ", ") + ": kept in the file, and not shown to learners (clock times, evaluations and the like)."
}

func saySigns(n int) string {
	return several(n, "sign") + " such as ± or ⩲" + be(n) + "kept in the file, and not shown to learners."
}

func sayWholeGame(moves int, side chess.Color) string {
	return "It is a game from its beginning: the learner would play all moves of " + sideName(side) + ", and it has " + several(moves, "move") +
		". Put the cursor where the exercise shall begin and choose “Begin here”."
}

func sayOrientationSolves(side chess.Color) string {
	return "The board lies so that " + sideName(side) + " plays: the first move is the opponent's. Change who moves first where that is wrong."
}

func sayLastMoveSolves(moves int, side chess.Color) string {
	return "The line has " + several(moves, "move") + " and ends with one of " + sideName(side) + ", so " + sideName(side) +
		" solves and the first move is the opponent's. Change who moves first where that is wrong."
}

func sayUnjudged(n int) string {
	return several(n, "variation") + " without the sign ! or ?: the learner is told that the move is legal and not the point. Say which are right or wrong."
}

func sayIdle(n int) string {
	return several(n, "variation") + " at moves that the learner does not make" + be(n) + "kept, and not shown."
}

func sayMainWrong(n int) string {
	return several(n, "move") + " of the answer" + be(n) + "marked as a mistake (?). Is the right move in a variation?"
}

func sayQuestion(side chess.Color) string { return "Find the best move for " + sideName(side) + "." }

func sayTraining(points int, languages []string) string {
	text := "The training question of ChessBase is taken over: its question, hints, answers and words. Its points (" + number(points) + ") and its time are left out; stars are counted here."
	if len(languages) > 0 {
		text += " So are its texts in other languages: " + short(strings.Join(languages, ", ")) + "."
	}
	return text
}

func sayMoreTraining(more int) string {
	return "At one place are more training questions than " + number(mostQuestions) + ". So many are left out: " + number(more) + "."
}

func sayBadTraining(text string) string {
	return "A training question of ChessBase cannot be understood: " + short(text)
}

func sayMoreBadTraining(n int) string { return "Nor can " + number(n) + " more beside it." }

func sayMoreAnswers(more int) string {
	return "A training question has more than " + number(mostAnswers) + " answers. So many are left out: " + number(more) + "."
}

func sayOtherQuestion(question string) string {
	return "A training question for the other side, or within a variation, is kept as a text only: " + short(question)
}

func sayBadAnswer(move, said string) string {
	text := "An answer of a training question is no move that can be made: " + short(move)
	if said != "" {
		text += " (" + short(said) + ")"
	}
	return text
}

func sayLeftOut(moves int) string {
	return several(moves, "move") + " before the first question" + be(moves) + "left out: the exercise begins with its position."
}

// short is the beginning of a text.
func short(text string) string {
	const most = 120
	if r := []rune(text); len(r) > most {
		return string(r[:most]) + "…"
	}
	return text
}

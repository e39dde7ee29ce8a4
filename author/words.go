package author

import (
	"github.com/touchmove/touchmove/chess"
)

// This file holds the sentences of the page, so that a translation finds them in one place. What is wrong with an exercise
// is said in fault_words.go, the goals in goal_words.go.

// What Undo takes back.
const (
	labelUndo      = "Undo"
	labelRedo      = "Redo"
	labelTitle     = "title of the set"
	labelAdd       = "new exercise"
	labelDuplicate = "copy"
	labelDelete    = "delete exercise"
	labelMove      = "move exercise"
	labelNew       = "new set"
	labelHeading   = "heading"
	labelWords     = "typing"
	labelView      = "side at the lower edge"
	labelFirst     = "who moves first"
	labelPosition  = "position"
	labelMoves     = "move"
	labelDraw      = "drawing"
	labelJudge     = "right or wrong"
	labelMain      = "main line"
	labelRemove    = "remove move"
	labelBegin     = "begin here"
	labelGoal      = "goal"
	labelSolve     = "answer found"
	labelImport    = "import"
	labelRead      = "open set"
)

const (
	labelSquares  = "Squares"
	labelEveryTry = "Every other illegal try"

	lineDraw = "Drag for an arrow, tap for a circle"
	lineGoal = "Tap the squares that are meant"
)

const (
	sayBadEvent        = "Something was not understood."
	sayFull            = "A set has at most 500 exercises. Save this one and begin another."
	sayLongText        = "A text has at most 4,000 letters."
	sayImpossible      = "This is no position yet: see what is wrong with it below the board."
	sayTooManyMoves    = "An exercise has at most 2,000 moves, the variations included."
	sayTooDeep         = "Variations are nested at most 50 deep."
	sayStandsStillOnly = "While the other side stands still, a variation has one move."
	sayTypeSquares     = "Type a square for a circle, such as e4, or two for an arrow, such as e2e4."
	sayNoSquares       = "This goal asks for no square."
	sayNotSolved       = "There are too many ways to look through. Show the answer on the board."
)

func sayUnknownEvent(name string) string { return "Something was not understood: " + name + "." }

func sayCut(moves int) string {
	if moves == 1 {
		return "One move cannot be made from the new position and is gone. Undo brings it back."
	}
	return number(moves) + " moves cannot be made from the new position and are gone. Undo brings them back."
}

func sayNoSolution(goal string, most int) string {
	name := map[string]string{"mate": "Mate", "check": "Check", "stalemate": "Stalemate"}[goal]
	if most == 1 {
		return name + " is not possible in one move here."
	}
	return name + " cannot be forced in " + number(most) + " moves here."
}

// reasonLabels say for what reasons words for illegal tries can be written.
var reasonLabels = map[chess.ReasonCode]string{
	chess.ReasonNoPiece:                     "No piece stands there",
	chess.ReasonNotYourTurn:                 "It is the other side's piece",
	chess.ReasonSameSquare:                  "The piece stays where it is",
	chess.ReasonOwnPieceOnTarget:            "An own piece stands on the target",
	chess.ReasonNotHowItMoves:               "The piece does not move like that",
	chess.ReasonPathBlocked:                 "Something is in the way",
	chess.ReasonPawnBlocked:                 "Something stands before the pawn",
	chess.ReasonPawnTakesDiagonally:         "The pawn would take straight ahead",
	chess.ReasonPawnNothingToTake:           "The pawn finds nothing to take",
	chess.ReasonPawnNeverBack:               "The pawn would go back",
	chess.ReasonPawnDoubleStepOnlyFromStart: "The pawn has moved already, so one step only",
	chess.ReasonEnPassantExpired:            "En passant comes too late",
	chess.ReasonEnPassantNotPossible:        "Nothing beside the pawn can be taken en passant",
	chess.ReasonEnPassantUncoversKing:       "En passant would open a line to the own king",
	chess.ReasonKingOntoAttacked:            "The king would step onto an attacked square",
	chess.ReasonKingBesideKing:              "The king would stand beside the other king",
	chess.ReasonKingAlongTheLine:            "The king would step back along the line of the check",
	chess.ReasonPinned:                      "The piece is pinned: it shields its king",
	chess.ReasonCheckNotAnswered:            "The king would stay in check",
	chess.ReasonDoubleCheck:                 "Double check: only the king can move",
	chess.ReasonKingIsNeverTaken:            "A king is never taken",
	chess.ReasonCastleKingHasMoved:          "Castling: the king has moved",
	chess.ReasonCastleRookHasMoved:          "Castling: the rook has moved",
	chess.ReasonCastleRightNotGiven:         "Castling: the position does not allow it",
	chess.ReasonCastleNoRook:                "Castling: no rook stands in that corner",
	chess.ReasonCastleBlocked:               "Castling: something stands between king and rook",
	chess.ReasonCastleInCheck:               "Castling: the king is in check",
	chess.ReasonCastleThroughCheck:          "Castling: the king would cross an attacked square",
	chess.ReasonCastleOntoAttacked:          "Castling: the king would land on an attacked square",
	chess.ReasonPromotionNotChosen:          "Promotion: no piece is chosen",
	chess.ReasonPromotionPieceNotAllowed:    "Promotion: the pawn cannot become that piece",
	chess.ReasonPromotionNotLastRank:        "Promotion: the pawn does not reach the last rank",
	chess.ReasonGameOver:                    "The game is over",
	chess.ReasonNoPassing:                   "No turn can be left out",
	chess.ReasonTouchMove:                   "What was touched must move, or be taken",
}

// What is said of exports.
const (
	sayBadScript = "This is not a set of exercises, or not all of it could be read."
	sayBlocked   = "The set cannot be played as it is: see what is wrong with it first."
)

func sayLeftOff(n int) string {
	return several(n, "exercise") + be(n) + "not on the sheet, because something keeps" + pronounOf(n) + " from being played."
}

func pronounOf(n int) string {
	if n == 1 {
		return " it"
	}
	return " them"
}

func sayLongLink(length int) string {
	return "The link has " + grouped(length) + " characters. Beyond " + grouped(longLink) +
		" some mail programs and learning platforms cut it: give the file instead, or make two sets of it."
}

// grouped writes a number as people read it: 4,000.
func grouped(n int) string {
	if n < 1000 {
		return number(n)
	}
	return grouped(n/1000) + "," + number(1000 + n%1000)[1:]
}

// What is said of results.
const (
	sayResults     = "A code has a checksum against slips. It is no proof: whoever knows how can make one up, or say another's again."
	sayThisSet     = "This set"
	sayWholeCourse = "The whole course"
	sayOtherRun    = "Another set or lesson, or this set before it was changed"
	sayNoCode      = "There is no code in this line."
)

func sayMoreResults(more int) string {
	return "The first " + grouped(mostResults) + " lines are read. Left out: " + grouped(more) + ". Read them in a second table."
}

// sayPart names some exercises of a lesson or a set.
func sayPart(title string, from, to int) string {
	if from == to {
		return title + ", exercise " + number(from)
	}
	return title + ", exercises " + number(from) + " to " + number(to)
}

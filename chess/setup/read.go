package setup

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/touchmove/touchmove/chess"
)

// longestText is more than a FEN ever has. What follows is not looked at.
const longestText = 256

// Read reads a FEN as people write and paste it: with other spaces, or "_" for them as in an address, and with fields
// missing at the end, for which the defaults of chess.ParseLessonFEN stand. It never fails: the board has all that could be
// read, and the problems, of chess.ParseFEN, say what else there is. Without a problem nothing was lost or guessed.
func Read(text string) (Board, []chess.FENProblem) {
	fields := strings.Fields(strings.ReplaceAll(text, "_", " "))
	if len(fields) == 0 {
		return Empty(), []chess.FENProblem{{Field: chess.FENWhole, Text: "is empty"}}
	}
	for i, missing := range [...]string{"", "w", "-", "-", "0", "1"} {
		if len(fields) <= i {
			fields = append(fields, missing)
		}
	}
	var problems []chess.FENProblem
	whole := strings.Join(fields, " ")
	_, err := chess.ParseFEN(whole)
	var faults *chess.FENError
	if errors.As(err, &faults) {
		problems = faults.Problems
	}
	if len(whole) > longestText {
		return Empty(), problems
	}
	return readFields(fields), problems
}

// readFields takes from at least six fields what makes sense.
func readFields(fields []string) Board {
	b := Empty()
	ranks := strings.Split(fields[0], "/")
	for i, rank := range ranks[:min(len(ranks), 8)] {
		b.readRank(7-i, rank)
	}
	if fields[1] == "b" {
		b.turn = chess.Black
	}
	for i, letter := range "KQkq" {
		if strings.ContainsRune(fields[2], letter) {
			b.SetCastling(chess.Color(i>>1), chess.Wing(i&1), true)
		}
	}
	if s, err := chess.ParseSquare(fields[3]); err == nil {
		b.SetEnPassant(s)
	}
	b.halfMoves = readNumber(fields[4], 0)
	b.number = max(1, readNumber(fields[5], 1))
	return b
}

// readRank sets what can be read of a rank on its squares. A sign that is no piece leaves its square empty.
func (b *Board) readRank(rank int, text string) {
	file := 0
	for _, sign := range text {
		switch {
		case file > 7:
			return
		case sign >= '1' && sign <= '8':
			file += int(sign - '0')
		default:
			b.pieces[chess.NewSquare(file, rank)], _ = PieceLettered(string(sign))
			file++
		}
	}
}

// PieceLettered returns the piece that a FEN letter stands for; false where it stands for none.
func PieceLettered(letter string) (chess.Piece, bool) {
	if utf8.RuneCountInString(letter) != 1 {
		return chess.NoPiece, false
	}
	i := strings.Index("PNBRQK..pnbrqk", letter)
	if i < 0 || letter == "." {
		return chess.NoPiece, false
	}
	return chess.Piece(i + 1), true
}

// mostCounted is the highest half-move clock and move number that chess.ParseFEN reads.
const mostCounted = 9999

func readNumber(field string, otherwise int) int {
	n, err := strconv.ParseUint(field, 10, 16)
	if err != nil || n > mostCounted {
		return otherwise
	}
	return int(n)
}

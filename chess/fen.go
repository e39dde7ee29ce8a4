package chess

import (
	"fmt"
	"strconv"
	"strings"
)

const (
	// maxFENNumber is the highest half-move clock and move number read. The longest possible game ends before move 9000
	// (FIDE 9.6.2), so anything higher is a slip.
	maxFENNumber = 9999
	// maxFENBytes is more than any position needs, with room for odd spacing. Beyond it nothing is looked at, so that
	// no text however long costs more than a glance.
	maxFENBytes = 256
)

// ParseFEN reads a position in Forsyth-Edwards notation: six fields with one space between. It is strict: it
// accepts positions that a game could lead to, as far as can be told without searching, and its error, a *FENError,
// names every problem it sees. Castling letters may come in any order. An en passant square is kept only
// where a pawn can legally be taken there.
func ParseFEN(fen string) (Position, error) {
	r := fenReader{}
	if r.tooLong(fen) {
		return r.result(Position{})
	}
	fields := strings.Split(fen, " ")
	if len(fields) != 6 {
		r.report(FENWhole, "is not six fields with one space between")
		fields = strings.Fields(fen) // so that a stray space does not shift the others
	}
	p := r.read(fields)
	if len(r.problems) == 0 {
		r.checkMaterial(&p)
		r.checkChecks(&p)
	}
	return r.result(p)
}

// ParseLessonFEN reads what ParseFEN reads and more, for lessons: fields may be missing at the end (White to move,
// no castling, no en passant, clock 0, move 1), kings may be missing, and pieces may be too many or stand where no game
// could have put them. What makes no sense even there is still an error: an unreadable field, a
// second king, a castling right without king and rook at home, an en passant square without its pawn.
func ParseLessonFEN(fen string) (Position, error) {
	r := fenReader{lenient: true}
	if r.tooLong(fen) {
		return r.result(Position{})
	}
	fields := strings.Fields(fen)
	if len(fields) == 0 {
		r.report(FENWhole, "is empty")
	} else if len(fields) > 6 {
		r.report(FENWhole, "has %s, not 6", counted(len(fields), "field"))
	}
	return r.result(r.read(fields))
}

// FEN returns the position in Forsyth-Edwards notation. The en passant square is written only where a pawn can
// legally be taken there.
func (p Position) FEN() string {
	text := make([]byte, 0, 90)
	for rank := 7; rank >= 0; rank-- {
		empty := byte(0)
		for file := range 8 {
			piece := p.PieceAt(NewSquare(file, rank))
			if piece == NoPiece {
				empty++
				continue
			}
			if empty > 0 {
				text = append(text, '0'+empty)
				empty = 0
			}
			text = append(text, piece.Letter())
		}
		if empty > 0 {
			text = append(text, '0'+empty)
		}
		if rank > 0 {
			text = append(text, '/')
		}
	}
	text = append(text, ' ', "wb"[p.turn], ' ')
	text = append(text, p.rights.String()...)
	text = append(text, ' ')
	if p.enPassant == NoSquare {
		text = append(text, '-')
	} else {
		text = append(text, p.enPassant.String()...)
	}
	text = append(text, ' ')
	text = strconv.AppendUint(text, uint64(p.halfMoves), 10)
	text = append(text, ' ')
	return string(strconv.AppendUint(text, uint64(p.number), 10))
}

// fenReader collects the problems of a FEN while it reads.
type fenReader struct {
	lenient  bool
	problems []FENProblem
}

func (r *fenReader) report(field, format string, args ...any) {
	r.problems = append(r.problems, FENProblem{Field: field, Text: fmt.Sprintf(format, args...)})
}

// tooLong reports a text that is no FEN whatever it says.
func (r *fenReader) tooLong(fen string) bool {
	if len(fen) <= maxFENBytes {
		return false
	}
	r.report(FENWhole, "has %d bytes; no position needs more than %d", len(fen), maxFENBytes)
	return true
}

func (r *fenReader) result(p Position) (Position, error) {
	if len(r.problems) > 0 {
		return Position{}, &FENError{r.problems}
	}
	return p, nil
}

// read reads as many fields as there are; each missing one keeps its default.
func (r *fenReader) read(fields []string) Position {
	p := Position{enPassant: NoSquare, skipped: NoSquare, number: 1}
	readers := []func(*Position, string){
		r.readPlacement, r.readTurn, r.readCastling, r.readEnPassant, r.readHalfMoveClock, r.readMoveNumber,
	}
	for i, field := range fields[:min(len(fields), len(readers))] {
		readers[i](&p, field)
	}
	return p
}

func (r *fenReader) readPlacement(p *Position, field string) {
	ranks := strings.Split(field, "/")
	if len(ranks) != 8 {
		r.report(FENPlacement, "has %s, not 8", counted(len(ranks), "rank"))
	}
	for i, text := range ranks[:min(len(ranks), 8)] {
		r.readRank(p, 7-i, text)
	}
	for _, c := range []Color{White, Black} {
		kings := p.Pieces(c, King).Count()
		if kings > 1 {
			r.report(FENPlacement, "%s has %d kings", c, kings)
		} else if kings == 0 && !r.lenient {
			r.report(FENPlacement, "%s has no king", c)
		}
	}
}

func (r *fenReader) readRank(p *Position, rank int, text string) {
	file := 0
	afterDigit := false
	for _, letter := range text {
		if letter >= '1' && letter <= '8' {
			if afterDigit {
				r.report(FENPlacement, "rank %d has two numbers in a row", rank+1)
			}
			afterDigit = true
			file += int(letter - '0')
			continue
		}
		afterDigit = false
		c, t := coloredPieceOfLetter(letter)
		if t == NoPieceType {
			r.report(FENPlacement, "rank %d has %q, which is no piece", rank+1, letter)
		} else if file < 8 {
			p.put(c, t, NewSquare(file, rank))
		}
		file++
	}
	if file != 8 {
		r.report(FENPlacement, "rank %d has %s, not 8", rank+1, counted(file, "square"))
	}
}

// coloredPieceOfLetter reads a FEN letter; the kind is NoPieceType where it is none.
func coloredPieceOfLetter(letter rune) (Color, PieceType) {
	switch {
	case letter >= 'A' && letter <= 'Z':
		return White, pieceOfLetter(byte(letter))
	case letter >= 'a' && letter <= 'z':
		return Black, pieceOfLetter(byte(letter - 'a' + 'A'))
	}
	return White, NoPieceType
}

func (r *fenReader) readTurn(p *Position, field string) {
	switch field {
	case "w":
		p.turn = White
	case "b":
		p.turn = Black
	default:
		r.report(FENTurn, "is %q, not w or b", field)
	}
}

func (r *fenReader) readCastling(p *Position, field string) {
	if field == "-" {
		return
	}
	if field == "" {
		r.report(FENCastling, "is empty; no castling is written -")
	}
	for _, letter := range field {
		i := strings.IndexRune("KQkq", letter)
		if i < 0 {
			r.report(FENCastling, "has %q; the letters are KQkq, or - for none", letter)
			continue
		}
		right := CastlingRights(1 << i)
		if p.rights&right != 0 {
			r.report(FENCastling, "has %q twice", letter)
		}
		p.rights |= right
		c, w := Color(i>>1), Wing(i&1)
		if king := kingHome(c); !p.Pieces(c, King).Has(king) {
			r.report(FENCastling, "has %q, but the %s king is not on %s", letter, c, king)
		}
		if rook := rookHome(c, w); !p.Pieces(c, Rook).Has(rook) {
			r.report(FENCastling, "has %q, but no %s rook is on %s", letter, c, rook)
		}
	}
}

func (r *fenReader) readEnPassant(p *Position, field string) {
	if field == "-" {
		return
	}
	s, err := ParseSquare(field)
	if err != nil {
		r.report(FENEnPassant, "is %q, not a square or -", field)
		return
	}
	mover := p.turn.Other()
	if want := 2 + 3*int(mover); s.Rank() != want {
		r.report(FENEnPassant, "is %s, but a pawn that %s has just moved two steps skipped a square of rank %d", s, mover, want+1)
		return
	}
	landed := pawnBeyond(s)
	started := 2*s - landed
	switch {
	case !p.Pieces(mover, Pawn).Has(landed):
		r.report(FENEnPassant, "is %s, but no %s pawn is on %s", s, mover, landed)
	case p.Occupied().Has(s):
		r.report(FENEnPassant, "is %s, but a piece stands there", s)
	case p.Occupied().Has(started):
		r.report(FENEnPassant, "is %s, but a piece stands on %s, where the pawn came from", s, started)
	default:
		p.setSkipped(s)
	}
}

func (r *fenReader) readHalfMoveClock(p *Position, field string) {
	p.halfMoves, _ = r.readNumber(FENHalfMoveClock, field)
}

func (r *fenReader) readMoveNumber(p *Position, field string) {
	n, ok := r.readNumber(FENMoveNumber, field)
	p.number = max(n, 1)
	if ok && n == 0 && !r.lenient {
		r.report(FENMoveNumber, "is 0; moves are counted from 1")
	}
}

func (r *fenReader) readNumber(name, field string) (n uint16, ok bool) {
	long, err := strconv.ParseUint(field, 10, 16)
	if err != nil || long > maxFENNumber {
		r.report(name, "is %q, not a number up to %d", field, maxFENNumber)
		return 0, false
	}
	return uint16(long), true
}

// counted returns "1 rank", "9 ranks".
func counted(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}

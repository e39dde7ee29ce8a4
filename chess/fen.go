package chess

import (
	"fmt"
	"strconv"
	"strings"
)

// maxFENNumber is the highest half-move clock and move number read. The longest possible game ends before move 9000
// (FIDE 9.6.2), so anything higher is a slip.
const maxFENNumber = 9999

// ParseFEN reads a position in Forsyth-Edwards notation: six fields with one space between. It is strict: it
// accepts positions that a game could lead to, as far as can be told without searching, and its error, a *FENError,
// names every problem it sees. Castling letters may come in any order. An en passant square is kept only
// where a pawn can legally be taken there.
func ParseFEN(fen string) (Position, error) {
	r := fenReader{}
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
	r.problems = append(r.problems, FENProblem{field, fmt.Sprintf(format, args...)})
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
		c, t := pieceOfLetter(letter)
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

// pieceOfLetter reads a FEN letter; the kind is NoPieceType where it is none.
func pieceOfLetter(letter rune) (Color, PieceType) {
	if i := strings.IndexRune("PNBRQK", letter); i >= 0 {
		return White, Pawn + PieceType(i)
	}
	if i := strings.IndexRune("pnbrqk", letter); i >= 0 {
		return Black, Pawn + PieceType(i)
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
	landed := passed(s)
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
	p.halfMoves = r.readNumber(FENHalfMoveClock, field)
}

func (r *fenReader) readMoveNumber(p *Position, field string) {
	p.number = r.readNumber(FENMoveNumber, field)
	if field != "0" {
		return
	}
	if r.lenient {
		p.number = 1
	} else {
		r.report(FENMoveNumber, "is 0; moves are counted from 1")
	}
}

func (r *fenReader) readNumber(name, field string) uint16 {
	n, err := strconv.ParseUint(field, 10, 16)
	if err != nil || n > maxFENNumber {
		r.report(name, "is %q, not a number up to %d", field, maxFENNumber)
		return 0
	}
	return uint16(n)
}

// counted returns "1 rank", "9 ranks".
func counted(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}

// checkMaterial reports pieces that no game can have.
func (r *fenReader) checkMaterial(p *Position) {
	for _, c := range []Color{White, Black} {
		if pawns := p.Pieces(c, Pawn) & (rank1 | rank8); pawns != 0 {
			r.report(FENPlacement, "a %s pawn is on %s; pawns never stand on the first or last rank", c, pawns.First())
		}
		pawns := p.Pieces(c, Pawn).Count()
		if pawns > 8 {
			r.report(FENPlacement, "%s has %d pawns; there are 8", c, pawns)
			continue
		}
		bishops := p.Pieces(c, Bishop)
		promoted := max(0, p.Pieces(c, Knight).Count()-2) + max(0, p.Pieces(c, Rook).Count()-2) +
			max(0, p.Pieces(c, Queen).Count()-1) +
			max(0, (bishops&lightSquares).Count()-1) + max(0, (bishops&^lightSquares).Count()-1)
		if promoted+pawns > 8 {
			r.report(FENPlacement, "%s has %s and at least %d more pieces than it begins with; only its 8 pawns can become pieces", c, counted(pawns, "pawn"), promoted)
		}
	}
}

const lightSquares Bitboard = 0x55aa55aa55aa55aa

// checkChecks reports checks that no last move can have given.
func (r *fenReader) checkChecks(p *Position) {
	them := p.turn.Other()
	if p.AttackersTo(p.King(them), p.turn) != 0 {
		r.report(FENWhole, "the %s king could be taken; %s is to move", them, p.turn)
	}
	king := p.King(p.turn)
	checkers := p.Checkers()
	if p.skipped != NoSquare {
		// The double step is the last move. Before it, the king was not in check.
		landed := passed(p.skipped)
		started := 2*p.skipped - landed
		before := p.Occupied()&^landed.bit() | started.bit()
		if p.attackersThrough(king, them, before)&^landed.bit() != 0 {
			r.report(FENEnPassant, "is %s, but the %s king was in check before that pawn moved", p.skipped, p.turn)
		}
	}
	sliders := p.kinds[Bishop] | p.kinds[Rook] | p.kinds[Queen]
	switch checkers.Count() {
	case 0, 1:
	case 2:
		// One of two checkers was uncovered by the other, so it is a slider, and on another line.
		first, second := checkers.First(), (checkers & (checkers - 1)).First()
		if checkers&sliders == 0 || between(first, second).Has(king) {
			r.report(FENWhole, "no move can give check from %s and %s at once", first, second)
		}
	default:
		r.report(FENWhole, "the %s king is attacked by %d pieces; a move uncovers one and gives one", p.turn, checkers.Count())
	}
}

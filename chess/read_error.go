package chess

import "fmt"

// ReadErrorKind says why the text of a move could not be read.
type ReadErrorKind uint8

// The kinds of ReadError.
const (
	// ReadErrorText: the text is no move in any notation that is read here.
	ReadErrorText ReadErrorKind = iota
	// ReadErrorNoPiece: the side to move has no such piece, or none of them moves like that.
	ReadErrorNoPiece
	// ReadErrorAmbiguous: several pieces fit; they stand on Candidates.
	ReadErrorAmbiguous
	// ReadErrorNotLegal: the move can be understood and is not legal (ParseSAN and ParseUCI only).
	ReadErrorNotLegal
	// ReadErrorPromotion: what the pawn becomes is missing, not allowed, or named for a move that is no
	// promotion (ParseSAN only).
	ReadErrorPromotion
	// ReadErrorCastling: castling is written, towards Wing, and the king is not at home (ReadTry only).
	// ExplainCastling says why it is not possible.
	ReadErrorCastling
)

// ReadError says why the text of a move could not be read.
type ReadError struct {
	Kind ReadErrorKind
	// Text is what was to be read, cut after 40 bytes.
	Text string
	// Turn is the side to move.
	Turn Color
	// Piece is the kind of piece that was named, NoPieceType where the text does not say.
	Piece PieceType
	// To is the square that was named, NoSquare where the text does not say.
	To Square
	// Wing is the side to castle on (ReadErrorCastling only).
	Wing Wing
	// Candidates are the pieces that fit equally well.
	Candidates []Square
}

// Error is Message with the name of the package in front.
func (e *ReadError) Error() string { return packagePrefix + e.Message() }

// Message says it in English for whoever wrote the text.
func (e *ReadError) Message() string {
	switch e.Kind {
	case ReadErrorNoPiece:
		return fmt.Sprintf("%q: no %s %s can be meant", e.Text, e.Turn, pieceOr(e.Piece, "piece"))
	case ReadErrorAmbiguous:
		return fmt.Sprintf("%q fits the pieces on %s", e.Text, enumerate(e.Candidates))
	case ReadErrorNotLegal:
		return fmt.Sprintf("%q is not legal for %s here", e.Text, e.Turn)
	case ReadErrorCastling:
		return fmt.Sprintf("%q: the %s king is not at home, so it cannot castle", e.Text, e.Turn)
	case ReadErrorPromotion:
		return fmt.Sprintf("%q: a pawn that reaches the last rank, and no other, becomes Q, R, B or N", e.Text)
	}
	return fmt.Sprintf("%q is not a move in SAN or UCI", e.Text)
}

// enumerate names squares: "a1, a8 and h1".
func enumerate(squares []Square) string {
	text := ""
	for i, s := range squares {
		switch {
		case i > 0 && i == len(squares)-1:
			text += " and "
		case i > 0:
			text += ", "
		}
		text += s.String()
	}
	return text
}

func pieceOr(t PieceType, other string) string {
	if t == NoPieceType {
		return other
	}
	return t.String()
}

// readError fills in what a text says by itself.
func (p *Position) readError(text string, kind ReadErrorKind, n notation, candidates ...Square) *ReadError {
	e := &ReadError{Kind: kind, Text: text[:min(len(text), 40)], Turn: p.turn, To: n.to, Wing: n.wing, Candidates: candidates}
	if n.castling {
		e.Piece = King
	} else if len(n.readings) > 0 {
		e.Piece = n.readings[0].piece
	}
	return e
}

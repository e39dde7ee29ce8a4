package chess

import (
	"strings"
	"unicode/utf8"
)

// notation is what the text of a move says by itself, before it is held against a position.
type notation struct {
	castling bool
	wing     Wing
	// readings are the ways to understand which piece moves, the likeliest first.
	readings  []reading
	to        Square
	promotion PieceType
}

// reading is one way to understand which piece moves.
type reading struct {
	piece   PieceType // NoPieceType: whatever stands on from
	from    Bitboard  // the squares it may come from
	named   bool      // the text says something about from
	english bool      // the text begins with an English piece letter
	// doubtful readings count only where no other reading makes any sense, and after an English letter only where the
	// piece it names is not there at all: the B of "Bc5" is a bishop before it is a file.
	doubtful bool
}

// letters says whose letters stand for pieces.
type letters uint8

const (
	// englishLetters are those of PGN.
	englishLetters letters = iota
	// learnersLetters adds those of German (D T L S), French (D T F C), Spanish (D T A C) and Dutch (D T L) that are none
	// in English. The French and Spanish R, a king, and the Dutch P, a knight, are left out: an illegal move of a rook or
	// a pawn would become a legal one of another piece.
	learnersLetters
)

// piece returns what a capital letter stands for, NoPieceType for nothing.
func (l letters) piece(letter byte) PieceType {
	if t := pieceOfLetter(letter); t != NoPieceType || l == englishLetters {
		return t
	}
	switch letter {
	case 'D':
		return Queen
	case 'T':
		return Rook
	case 'L', 'F', 'A':
		return Bishop
	case 'S', 'C':
		return Knight
	}
	return NoPieceType
}

// forgiving reports whether letters of several languages, and in either case, are taken.
func (l letters) forgiving() bool { return l == learnersLetters }

// readNotation takes a move's text apart, from its end: promotion, target, sign for moving or taking, and what tells the
// piece. With englishLetters it is SAN and case matters; with learnersLetters nothing does as long as one
// meaning can be found. (A regular expression would be shorter, and add a tenth of a megabyte to the page.)
func readNotation(text string, known letters) (n notation, ok bool) {
	n.to = NoSquare
	text = trimAnnotation(text)
	if n.wing, n.castling = readCastling(text); n.castling {
		return n, true
	}
	text, n.promotion, ok = cutPromotion(text, known)
	if !ok || len(text) < 2 {
		return n, false
	}
	target := text[len(text)-2:]
	if known.forgiving() && target[0] < 'a' {
		text = strings.ToLower(text) // all in capitals: "E2E4", "BXC5"
		target = strings.ToLower(target)
	}
	to, err := ParseSquare(target)
	if err != nil {
		return n, false
	}
	n.to = to

	text = text[:len(text)-2]
	if text != "" && strings.IndexByte("x-:X", text[len(text)-1]) >= 0 {
		text = text[:len(text)-1]
	}
	letter, file, rank := text, "", ""
	if text != "" && text[len(text)-1] >= '1' && text[len(text)-1] <= '8' {
		letter, rank = text[:len(text)-1], text[len(text)-1:]
	}
	if len(letter) == 2 {
		letter, file = letter[:1], letter[1:]
		if known.forgiving() {
			file = strings.ToLower(file)
		}
		if file[0] < 'a' || file[0] > 'h' {
			return n, false
		}
	}
	if len(letter) > 1 {
		return n, false
	}
	n.readings = readPiece(letter, file, rank, known)
	return n, len(n.readings) > 0
}

// maxTry is more bytes than anybody writes for a move.
const maxTry = 100

// typography replaces what keyboards, phones and books write instead of plain letters and hyphens.
var typography = strings.NewReplacer(
	"♔", "K", "♕", "Q", "♖", "R", "♗", "B", "♘", "N", "♙", "",
	"♚", "K", "♛", "Q", "♜", "R", "♝", "B", "♞", "N", "♟", "",
	"\ufe0e", "", "\ufe0f", "", // text or emoji style of the chess symbols
	"–", "-", "—", "-", "−", "-", "‐", "-", "‑", "-", "→", "-", "×", "x",
	" ", "", "\t", "", "\u00a0", "",
)

// plainLetters trims a text and replaces typography where there is any: nearly every move is plain letters and digits
// already. Of a text too long for a move nothing is left.
func plainLetters(text string) string {
	text = strings.TrimSpace(text)
	if len(text) > maxTry {
		return ""
	}
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return strings.TrimSpace(typography.Replace(text))
		}
	}
	return text
}

// trimAnnotation cuts signs for check and mate, annotations and "e.p." off the end.
func trimAnnotation(text string) string {
	for {
		trimmed := strings.TrimRight(text, " +#!?")
		for _, passing := range []string{"e.p.", "e.p", "ep"} {
			if cut := len(trimmed) - len(passing); cut > 0 && strings.EqualFold(trimmed[cut:], passing) {
				trimmed = trimmed[:cut]
				break
			}
		}
		if trimmed == text {
			return text
		}
		text = trimmed
	}
}

// readCastling reads O-O and O-O-O, also with zeros, small letters or without hyphens.
func readCastling(text string) (w Wing, ok bool) {
	rings := strings.ReplaceAll(text, "-", "")
	if strings.Trim(rings, "Oo0") != "" {
		return KingSide, false
	}
	return Wing(len(rings)-2) & 1, len(rings) == 2 || len(rings) == 3
}

// cutPromotion cuts "=Q", "Q", "(Q)" or "/Q" off the end of a text.
func cutPromotion(text string, known letters) (rest string, t PieceType, ok bool) {
	rest = strings.TrimSuffix(text, ")")
	if rest == "" {
		return "", NoPieceType, false
	}
	letter := rest[len(rest)-1]
	if letter >= '1' && letter <= '8' {
		return text, NoPieceType, true
	}
	signed := len(rest) > 1 && strings.IndexByte("=/(", rest[len(rest)-2]) >= 0 // "e8=q" can mean nothing else
	if (signed || known.forgiving()) && letter >= 'a' {
		letter -= 'a' - 'A'
	}
	t = known.piece(letter)
	return strings.TrimRight(rest[:len(rest)-1], "=/("), t, t != NoPieceType
}

// readPiece lists the ways to understand what stands before the target: letter, file and rank as readNotation found them.
func readPiece(letter, file, rank string, known letters) []reading {
	strict := !known.forgiving()
	if letter == "" {
		return []reading{pawnOrSquare(file, rank)}
	}
	isFile := file == "" && letter[0]|0x20 >= 'a' && letter[0]|0x20 <= 'h'
	lower := letter[0] >= 'a'
	var pieces []reading
	if !strict || !lower {
		if t := known.piece(letter[0] &^ 0x20); t != NoPieceType {
			english := pieceOfLetter(letter[0]) != NoPieceType
			pieces = append(pieces, reading{piece: t, from: squaresOf(file, rank), named: file+rank != "", english: english})
		}
	}
	switch {
	case !isFile || strict && !lower:
		return pieces
	case lower && rank != "":
		// A square and nothing else: "c1a3" is the bishop that can't get there, never a Spanish knight
		// from the first rank that can.
		return []reading{pawnOrSquare(letter, rank)}
	case lower:
		return append([]reading{pawnOrSquare(letter, rank)}, pieces...)
	}
	// "B2b4" is a bishop of the second rank, "Bc5" a bishop: what the letter says comes first.
	square := pawnOrSquare(letter, rank)
	square.doubtful = len(pieces) > 0
	return append(pieces, square)
}

// pawnOrSquare reads what has no piece letter: a pawn, or whatever stands on a square that is named in full.
func pawnOrSquare(file, rank string) reading {
	r := reading{piece: Pawn, from: squaresOf(file, rank), named: file != ""}
	if file != "" && rank != "" {
		r.piece = NoPieceType
	}
	return r
}

// squaresOf returns the squares on a file and a rank, either of which may be "" for any.
func squaresOf(file, rank string) Bitboard {
	squares := ^Bitboard(0)
	if file != "" {
		squares &= fileA << (file[0] | 0x20 - 'a')
	}
	if rank != "" {
		squares &= rank1 << (8 * (rank[0] - '1'))
	}
	return squares
}

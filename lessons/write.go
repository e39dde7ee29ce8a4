package lessons

import (
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// write asks for the moves of the main line in notation. Each is shown by an arrow, and played once it is written exactly.
type write struct{ line }

func (write) String() string { return "write" }
func (write) asks() Asks     { return AsksWriting }

// nearlyWritten says what is wrong with the writing of the right move, two things at most.
func nearlyWritten(p *chess.Position, m chess.Move, text string) string {
	w := sanParts(p, m)
	var said []string
	say := func(wrong bool, why string) {
		if wrong && len(said) < 2 {
			said = append(said, why)
		}
	}
	has := func(chars string) bool { return strings.ContainsAny(text, chars) }
	if w.castling {
		letters := strings.TrimRight(text, "+#!? ")
		say(has("0"), "Castling is written with the letter O, not with zeros.")
		say(has("o"), "The letters O are capitals.")
		say(has("0Oo") && !has("-"), "A hyphen stands between the letters O.")
		say(!has("0Oo"), "Castling has a sign of its own, with an O for each square the rook goes.")
		say(letters != strings.ReplaceAll(letters, " ", ""), "No space stands between.")
	} else {
		nearlyPiece(p, m, w, text, say)
		say(w.x != "" && !has("x"), "A capture is written with a small x.")
		say(w.x == "" && has("xX:×"), "Nothing is taken, so there is no x.")
		say(has("-–"), "No hyphen is written.")
		say(w.promotion != "" && !has("="), "What the pawn becomes stands behind the sign =.")
		say(w.promotion != "" && has("=") && !strings.Contains(text, w.promotion), "What the pawn becomes is a capital letter behind the =.")
	}
	say(w.sign == "+" && !strings.HasSuffix(text, "+"), "It gives check, so a + stands at the end.")
	say(w.sign == "#" && !strings.HasSuffix(text, "#"), "It is mate, so a # stands at the end.")
	say(w.sign == "+" && strings.HasSuffix(text, "++"), "One + is enough.")
	say(w.sign == "" && has("+#"), "It gives no check, so nothing stands at the end.")
	say(has("!?"), "Leave out the signs ! and ?.")
	say(strings.Contains(text, "e.p") || strings.Contains(text, "ep"), "You need not write e.p.")
	say(len(said) == 0, "It is written "+w.whole+".")
	return strings.Join(said, " ")
}

// nearlyPiece says what is wrong with the letters in front: of the piece, and of where it comes from.
func nearlyPiece(p *chess.Position, m chess.Move, w written, text string, say func(bool, string)) {
	from := m.From.String()
	first, rest := text[:1], text[1:]
	name := words.PieceType(p.PieceAt(m.From).Type())
	isFile := first >= "a" && first <= "h" && rest != ""
	comes := strings.Contains(strings.ToLower(text), from)
	if w.letter == "" {
		say(first == "P" || first == "p", "A pawn has no letter.")
		say(first >= "A" && first <= "H", "Squares are written with small letters.")
		say(comes && w.x == "", "Only the square the pawn goes to is written.")
		say(comes && w.x != "", "Of the square the pawn comes from, write only the file.")
		say(!comes && w.x != "" && strings.HasPrefix(text, "x"), "In front of the x stands the file the pawn comes from.")
		return
	}
	switch {
	case strings.HasPrefix(text, w.letter):
		front := strings.NewReplacer("x", "", "-", "", ":", "", "×", "").Replace(text[1:])
		front, _, _ = strings.Cut(front, w.to)
		say(w.from == "" && front != "", "Only one "+name+" can go there, so where it comes from is left out.")
		say(w.from != "" && front != w.from, "To tell it from the other "+name+", "+quoteLetter(w.from)+" is enough.")
	case strings.HasPrefix(text, strings.ToLower(w.letter)) && !(comes && strings.HasPrefix(text, from)):
		say(true, "The letter of a piece is a capital, "+w.letter+".")
	case isFile:
		say(true, "The letter of the piece stands in front: a "+name+" is "+w.letter+".")
		say(comes && w.from == "", "Where it comes from is left out.")
	default:
		say(true, "In English the letter of the "+name+" is "+w.letter+".")
	}
}

// quoteLetter names what tells two pieces apart: "the file b", "the rank 1", "the square b1".
func quoteLetter(from string) string {
	switch {
	case len(from) > 1:
		return "the square " + from
	case from >= "a":
		return "the file " + from
	}
	return "the rank " + from
}

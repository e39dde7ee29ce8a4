package chess

import (
	"strconv"
	"strings"
)

// EPD is one line of Extended Position Description (PGN standard, 16.2): a position and what is said about it.
type EPD struct {
	// Position has the counters of the operations hmvc and fmvn; without them its half-move clock is 0, its move number 1.
	Position   Position
	Operations []Operation
}

// Operation is a name and what it applies to: the best moves, a title, a comment.
type Operation struct {
	// Opcode is a letter and up to 14 letters, digits and underscores: "bm", "id", "c0".
	Opcode string
	// Operands are empty for hmvc and fmvn, whose operands are the position's counters.
	Operands []Operand
	// Moves take the place of Operands where these are moves: of bm and am (best moves, moves to avoid), pm and sm
	// (predicted, supplied move) from the position itself; of pv one after the other.
	Moves []Move
}

// Operand is a word, or a text that is written between quotes.
type Operand struct {
	Text   string
	Quoted bool
}

// Operation returns the operation of that name, and whether there is one.
func (e *EPD) Operation(opcode string) (Operation, bool) {
	for _, o := range e.Operations {
		if o.Opcode == opcode {
			return o, true
		}
	}
	return Operation{}, false
}

// Text returns the first operand of an operation as it reads, "" where there is none: the title of id, the comment of c0.
func (e *EPD) Text(opcode string) string {
	if o, ok := e.Operation(opcode); ok && len(o.Operands) > 0 {
		return o.Operands[0].Text
	}
	return ""
}

// EPD returns the first four fields of the FEN, which are all that EPD says of a position. They are equal exactly for
// positions that FIDE 9.2.3 calls the same.
func (p Position) EPD() string {
	fen := p.FEN()
	fen = fen[:strings.LastIndexByte(fen, ' ')]
	return fen[:strings.LastIndexByte(fen, ' ')]
}

// String writes the line so that ParseEPD reads it back equal: the operations in their order, moves in SAN. The position's
// counters are written where hmvc and fmvn are among the operations. A word that would not be read as one is put between
// quotes; a line end in a text, which EPD cannot say, becomes a space.
func (e EPD) String() string {
	var b strings.Builder
	b.WriteString(e.Position.EPD())
	for _, o := range e.Operations {
		b.WriteString(" " + o.Opcode)
		switch o.Opcode {
		case "hmvc":
			b.WriteString(" " + strconv.Itoa(e.Position.HalfMoveClock()))
		case "fmvn":
			b.WriteString(" " + strconv.Itoa(e.Position.MoveNumber()))
		default:
			o.write(&b, e.Position)
		}
		b.WriteString(";")
	}
	return b.String()
}

// write adds the operands, a space before each.
func (o *Operation) write(b *strings.Builder, p Position) {
	for _, m := range o.Moves {
		b.WriteString(" " + p.SAN(m))
		if o.Opcode == "pv" {
			p = p.After(m)
		}
	}
	for _, operand := range o.Operands {
		b.WriteString(" ")
		if operand.Quoted || !epdWord(operand.Text) {
			b.WriteString(`"` + epdQuote.Replace(operand.Text) + `"`)
		} else {
			b.WriteString(operand.Text)
		}
	}
}

var epdQuote = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\r\n", " ", "\n", " ", "\r", " ")

// epdWord reports whether a text can stand without quotes.
func epdWord(text string) bool { return text != "" && !strings.ContainsAny(text, " \t\r\n;\"") }

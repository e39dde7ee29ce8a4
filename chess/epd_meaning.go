package chess

import (
	"strconv"
	"strings"
)

// epdTakesText reports whether an operation has one text: a title, a comment, a name for a variation.
func epdTakesText(opcode string) bool {
	if len(opcode) == 2 && opcode[1] >= '0' && opcode[1] <= '9' {
		return opcode[0] == 'c' || opcode[0] == 'v'
	}
	return opcode == "id"
}

// understand gives operands their meaning: moves, counters, numbers, a text. Of an operation that the standard does not
// name, they may be anything.
func (r *epdReader) understand(e *EPD, o *Operation, at int, operands []placedOperand) error {
	one := len(operands) == 1
	var err error
	switch o.Opcode {
	case "bm", "am", "pv":
		if len(operands) == 0 {
			return r.fault(at, o.Opcode, "names no move")
		}
		o.Moves, err = r.moves(e.Position, o.Opcode, operands)
		return err
	case "pm", "sm":
		if !one {
			return r.fault(at, o.Opcode, "has "+counted(len(operands), "move")+", not 1")
		}
		o.Moves, err = r.moves(e.Position, o.Opcode, operands)
		return err
	case "hmvc":
		e.Position.halfMoves, err = r.counter(o.Opcode, at, operands, 0)
		return err
	case "fmvn":
		e.Position.number, err = r.counter(o.Opcode, at, operands, 1)
		return err
	case "acd", "acn", "acs", "ce", "dm", "rc":
		if !one || !isInteger(operands[0].Text) {
			return r.fault(at, o.Opcode, "has one whole number")
		}
	}
	if epdTakesText(o.Opcode) && !(one && operands[0].Quoted) {
		return r.fault(at, o.Opcode, "has one text between quotes")
	}
	for _, operand := range operands {
		o.Operands = append(o.Operands, operand.Operand)
	}
	return nil
}

// moves reads operands as moves of the position, or for pv as moves that follow each other from there.
func (r *epdReader) moves(p Position, opcode string, operands []placedOperand) ([]Move, error) {
	var moves []Move
	for _, operand := range operands {
		m, err := p.ParseSAN(operand.Text)
		if err != nil && r.lenient {
			if uci, errUCI := p.ParseUCI(operand.Text); errUCI == nil {
				m, err = uci, nil
			}
		}
		if err != nil {
			return nil, r.fault(operand.at, opcode, Message(err))
		}
		moves = append(moves, m)
		if opcode == "pv" {
			p = p.After(m)
		}
	}
	return moves, nil
}

// counter reads the one operand of hmvc or fmvn.
func (r *epdReader) counter(opcode string, at int, operands []placedOperand, least uint64) (uint16, error) {
	var n uint64
	err := strconv.ErrSyntax
	if len(operands) == 1 {
		n, err = strconv.ParseUint(operands[0].Text, 10, 16)
	}
	if err != nil || n < least || n > maxFENNumber {
		return 0, r.fault(at, opcode, "has one number from "+strconv.FormatUint(least, 10)+" to "+strconv.Itoa(maxFENNumber))
	}
	return uint16(n), nil
}

// isInteger reports whether a text is a whole number, however long, with or without a sign.
func isInteger(text string) bool {
	digits := strings.TrimLeft(text, "+-")
	return digits != "" && len(text)-len(digits) <= 1 && strings.Trim(digits, "0123456789") == ""
}

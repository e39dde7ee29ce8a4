package chess

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

const (
	maxEPDBytes  = 4096 // of a line; the standard allows 1024, some collections have more
	maxEPDText   = 255  // bytes of a text
	maxEPDOpcode = 15   // characters of an opcode
	epdSpace     = " \t\r\n"
)

// ParseEPD reads a line of EPD: the four fields of a position as ParseFEN reads them, then operations, each ended by a
// semicolon. hmvc and fmvn set the position's counters. The moves of bm, am, pm, sm and pv must be legal. In a text
// between quotes \" and \\ stand for a quote and a backslash, as in PGN. The error is a *FENError for the position,
// an *EPDError for the first operation that cannot be read.
func ParseEPD(line string) (EPD, error) {
	r := epdReader{text: line}
	if err := r.tooLong(); err != nil {
		return EPD{}, err
	}
	fields := strings.SplitN(line, " ", 5)
	if len(fields) < 4 {
		return EPD{}, r.fault(0, "", "the position has "+counted(len(fields), "field")+", not 4")
	}
	fen := strings.Join(fields[:4], " ")
	r.at = len(fen)
	p, err := ParseFEN(fen + " 0 1")
	if err != nil {
		return EPD{}, err
	}
	return r.operations(p)
}

// ParseLessonEPD reads what ParseEPD reads and more: positions as ParseLessonFEN reads them, the two counters behind them
// as in FEN, any space between, a last semicolon left out, moves also in UCI, texts without quotes, and an
// operation said twice.
func ParseLessonEPD(line string) (EPD, error) {
	r := epdReader{text: line, lenient: true}
	if err := r.tooLong(); err != nil {
		return EPD{}, err
	}
	var fields []string
	for len(fields) < 6 {
		r.skipSpace()
		if len(fields) >= 4 && (r.at == len(line) || line[r.at] < '0' || line[r.at] > '9') {
			break // an operation begins with a letter
		}
		fields = append(fields, r.word(epdSpace))
	}
	p, err := ParseLessonFEN(strings.Join(fields, " "))
	if err != nil {
		return EPD{}, err
	}
	return r.operations(p)
}

// epdReader goes through a line; at is the next byte.
type epdReader struct {
	text    string
	at      int
	lenient bool
}

// fault makes the error for what stands at a byte of the line.
func (r *epdReader) fault(at int, opcode, text string) error {
	return &EPDError{Column: utf8.RuneCountInString(r.text[:at]) + 1, Opcode: opcode, Text: text}
}

func (r *epdReader) tooLong() error {
	if len(r.text) <= maxEPDBytes {
		return nil
	}
	return r.fault(0, "", "the line has "+strconv.Itoa(len(r.text))+" bytes, more than "+strconv.Itoa(maxEPDBytes))
}

func (r *epdReader) operations(p Position) (EPD, error) {
	e := EPD{Position: p}
	for {
		o, err := r.operation(&e)
		if err != nil {
			return EPD{}, err
		}
		if o.Opcode == "" {
			return e, nil
		}
		e.Operations = append(e.Operations, o)
	}
}

// operation reads one operation; at the end of the line that is one without a name.
func (r *epdReader) operation(e *EPD) (Operation, error) {
	began := r.at
	space := r.skipSpace()
	if r.at == len(r.text) && (r.lenient || began == r.at) {
		return Operation{}, nil
	}
	if !r.lenient && space != " " {
		return Operation{}, r.fault(began, "", "one space stands before an operation")
	}
	start := r.at
	name := r.word(epdSpace + `;"`)
	if !epdOpcode(name) {
		return Operation{}, r.fault(start, "", strconv.Quote(name)+" is no name of an operation: a letter, then up to 14 letters, digits or underscores")
	}
	if _, twice := e.Operation(name); twice && !r.lenient {
		return Operation{}, r.fault(start, name, "is said twice")
	}
	o := Operation{Opcode: name}
	operands, err := r.operands(name)
	if err == nil {
		err = r.understand(e, &o, start, operands)
	}
	return o, err
}

// epdOpcode reports whether a word can name an operation.
func epdOpcode(name string) bool {
	for i := range len(name) {
		letter := name[i]|0x20 >= 'a' && name[i]|0x20 <= 'z'
		if !letter && (i == 0 || name[i] != '_' && (name[i] < '0' || name[i] > '9')) {
			return false
		}
	}
	return name != "" && len(name) <= maxEPDOpcode
}

// placedOperand knows where it stands in the line.
type placedOperand struct {
	Operand
	at int
}

// operands reads what follows an opcode, and the semicolon behind it.
func (r *epdReader) operands(opcode string) ([]placedOperand, error) {
	if r.lenient && epdTakesText(opcode) {
		if text, ok := r.textWithoutQuotes(); ok {
			return []placedOperand{text}, nil
		}
	}
	var operands []placedOperand
	for {
		began := r.at
		space := r.skipSpace()
		switch {
		case r.at == len(r.text):
			if !r.lenient {
				return nil, r.fault(began, opcode, "is not ended by a semicolon")
			}
			return operands, nil
		case r.text[r.at] == ';' && (r.lenient || space == ""):
			r.at++
			return operands, nil
		case !r.lenient && space != " ", space == "", r.text[r.at] == ';':
			return nil, r.fault(began, opcode, "one space stands before an operand, none before the semicolon")
		case r.text[r.at] == '"':
			operand, err := r.quoted(opcode)
			if err != nil {
				return nil, err
			}
			operands = append(operands, operand)
		default:
			operand := placedOperand{at: r.at}
			operand.Text = r.word(epdSpace + `;"`)
			operands = append(operands, operand)
		}
	}
}

// quoted reads a text between quotes.
func (r *epdReader) quoted(opcode string) (placedOperand, error) {
	operand := placedOperand{at: r.at}
	operand.Quoted = true
	var text []byte
	for i := r.at + 1; i < len(r.text); i++ {
		c := r.text[i]
		switch {
		case c == '\n' || c == '\r':
			return operand, r.fault(i, opcode, "a text ends on the line it begins on")
		case c == '"':
			r.at = i + 1
			operand.Text = string(text)
			if len(text) > maxEPDText {
				return operand, r.fault(operand.at, opcode, "the text has "+strconv.Itoa(len(text))+" bytes, more than "+strconv.Itoa(maxEPDText))
			}
			return operand, nil
		case c == '\\' && i+1 < len(r.text) && (r.text[i+1] == '"' || r.text[i+1] == '\\'):
			i++
			c = r.text[i]
		}
		text = append(text, c)
	}
	return operand, r.fault(operand.at, opcode, "the quote is never closed")
}

// textWithoutQuotes reads a text up to the semicolon, where it does not begin with a quote.
func (r *epdReader) textWithoutQuotes() (placedOperand, bool) {
	began := r.at
	r.skipSpace()
	operand := placedOperand{at: r.at}
	operand.Quoted = true
	if strings.HasPrefix(r.text[r.at:], `"`) {
		r.at = began
		return operand, false
	}
	operand.Text = strings.Join(strings.Fields(r.word(";")), " ")
	if r.at < len(r.text) {
		r.at++
	}
	return operand, true
}

// skipSpace reads white space and returns it.
func (r *epdReader) skipSpace() string {
	began := r.at
	for r.at < len(r.text) && strings.IndexByte(epdSpace, r.text[r.at]) >= 0 {
		r.at++
	}
	return r.text[began:r.at]
}

// word reads up to any of the given characters, or to the end.
func (r *epdReader) word(ends string) string {
	rest := r.text[r.at:]
	if n := strings.IndexAny(rest, ends); n >= 0 {
		rest = rest[:n]
	}
	r.at += len(rest)
	return rest
}

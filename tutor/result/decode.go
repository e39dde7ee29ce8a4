package result

import (
	"strconv"
	"strings"
	"unicode"
)

// alphabet has no I, L, O and U: those are heard or read as others, and the last keeps words away.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// Kind says what is wrong with a code.
type Kind string

// The kinds.
const (
	TooShort Kind = "too-short"
	TooLong  Kind = "too-long"
	Symbol   Kind = "symbol"   // something that is no letter or digit of a code
	Checksum Kind = "checksum" // a slip somewhere
)

// Error is why a text is no code.
type Error struct {
	Kind Kind
	Text string // a sentence for people
}

func (e *Error) Error() string { return e.Text }

func fault(kind Kind, text string) error { return &Error{kind, text} }

// Decode reads a code as people write it down: in either case, with spaces and dashes where they like, O for 0, I and L for 1. The
// error is an *Error.
func Decode(code string) (Result, error) {
	symbols := 0
	var b bits
	for _, c := range code {
		if parts(c) {
			continue
		}
		value := symbolValue(c)
		if value < 0 {
			return Result{}, fault(Symbol, "A code has no "+strconv.Quote(string(c))+": only digits and letters, without U.")
		}
		if symbols++; symbols > MostSymbols {
			return Result{}, fault(TooLong, "The code is too long: no code has more than "+strconv.Itoa(MostSymbols)+" letters and digits.")
		}
		b = b.with(uint32(value), symbolBits)
	}
	if symbols < fewestSymbols {
		return Result{}, fault(TooShort, "The code is too short: it has "+strconv.Itoa(symbols)+" letters and digits, and the shortest "+strconv.Itoa(fewestSymbols)+".")
	}
	body := b[:len(b)-checksumBits]
	if body.checksum() != b[len(body):].value() {
		return Result{}, faultChecksum()
	}
	end := len(body) - 1
	for body[end] == 0 && end > setBits {
		end--
	}
	stars := body[setBits:end]
	if body[end] == 0 || len(body)-1-end >= symbolBits || len(stars)%starBits != 0 || len(stars) > starBits*MostStars {
		return Result{}, faultChecksum()
	}
	r := Result{Set: uint16(body[:setBits].value()), Stars: []int{}}
	for i := 0; i < len(stars); i += starBits {
		r.Stars = append(r.Stars, int(stars[i:i+starBits].value()))
	}
	return r, nil
}

func faultChecksum() error {
	return fault(Checksum, "The code does not add up: a letter or digit is wrong, missing or too much.")
}

// Symbols counts the letters and digits of a text that may be a part of a code; ok is false where something in it is in no code.
func Symbols(text string) (count int, ok bool) {
	for _, c := range text {
		if parts(c) {
			continue
		}
		if symbolValue(c) < 0 {
			return count, false
		}
		count++
	}
	return count, true
}

// parts reports whether a sign only stands between the symbols of a code.
func parts(c rune) bool {
	return unicode.IsSpace(c) || unicode.Is(unicode.Pd, c) || c == '_' || c == '\u2212'
}

// symbolValue returns what a symbol stands for, -1 where it is none.
func symbolValue(c rune) int {
	if c >= unicode.MaxASCII {
		return -1
	}
	switch c = unicode.ToUpper(c); c {
	case 'O':
		c = '0'
	case 'I', 'L':
		c = '1'
	}
	return strings.IndexByte(alphabet, byte(c))
}

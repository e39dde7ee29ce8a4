// Package result is the code that a learner reads out at the end of a run where no LMS listens: how many stars each exercise
// earned, in a few letters and digits. Its checksum finds slips of the tongue and of the finger. It is no proof: whoever reads
// this can make a code, and whoever hears one can say it again.
//
// A code is written in Crockford's base 32 (https://www.crockford.com/base32.html), in groups of four symbols of five bits each:
//
//   - 16 bits say which run it is, SetOf
//   - 2 bits for each exercise are its stars
//   - a one, and zeros up to a whole symbol
//   - 20 bits are the remainder of all these after division by x²⁰ + x³ + 1, begun with ones. So one wrong symbol, or two beside
//     each other exchanged, are always found, and of other slips all but one in a million.
package result

import "strconv"

// Result is what a code says.
type Result struct {
	// Set is the run, as SetOf has it. Different runs may share a number; that is rare among the few of one teacher.
	Set uint16
	// Stars are those of each exercise, 0 to 3. More than MostStars are not written.
	Stars []int
}

// MostStars is how many exercises a code can have.
const MostStars = 500

// SetOf returns the number of a run: that of its id ("castling/2-5", as tutor.Run has it) and of how many exercises it has.
func SetOf(runID string, of int) uint16 {
	sum := uint32(2166136261) // FNV-1a, folded
	for _, b := range []byte(runID + " " + strconv.Itoa(of)) {
		sum = (sum ^ uint32(b)) * 16777619
	}
	return uint16(sum>>16 ^ sum)
}

const (
	setBits      = 16
	starBits     = 2
	symbolBits   = 5
	checksumBits = 20
	polynomial   = 1<<3 | 1 // with x²⁰
	group        = 4

	fewestSymbols = (setBits+1+symbolBits-1)/symbolBits + checksumBits/symbolBits
)

// MostSymbols is how many letters and digits the longest code has.
const MostSymbols = (setBits+starBits*MostStars+1+symbolBits-1)/symbolBits + checksumBits/symbolBits

// bits are written and read from the highest down, one a byte.
type bits []byte

func (b bits) with(value uint32, count int) bits {
	for count--; count >= 0; count-- {
		b = append(b, byte(value>>count&1))
	}
	return b
}

func (b bits) value() uint32 {
	value := uint32(0)
	for _, bit := range b {
		value = value<<1 | uint32(bit)
	}
	return value
}

// checksum returns the remainder.
func (b bits) checksum() uint32 {
	const all = 1<<checksumBits - 1
	sum := uint32(all)
	for _, bit := range b {
		out := sum>>(checksumBits-1) ^ uint32(bit)
		sum = sum << 1 & all
		if out != 0 {
			sum ^= polynomial
		}
	}
	return sum
}

// Encode writes a code: "QVGY-C7QT-D". Stars outside 0 to 3 are taken for the nearest.
func Encode(r Result) string {
	b := bits{}.with(uint32(r.Set), setBits)
	for _, stars := range r.Stars[:min(len(r.Stars), MostStars)] {
		b = b.with(uint32(min(max(stars, 0), 3)), starBits)
	}
	b = append(b, 1)
	for len(b)%symbolBits != 0 {
		b = append(b, 0)
	}
	b = b.with(b.checksum(), checksumBits)
	var code []byte
	for i := 0; i < len(b); i += symbolBits {
		if n := i / symbolBits; n > 0 && n%group == 0 {
			code = append(code, '-')
		}
		code = append(code, alphabet[b[i:i+symbolBits].value()])
	}
	return string(code)
}

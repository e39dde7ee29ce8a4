package result

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// codes are some that are written down, so that those of today can be read tomorrow.
var codes = []struct {
	code string
	r    Result
}{
	{"QVGY-C7QT-D", Result{SetOf("castling", 3), []int{3, 2, 1}}},
	{"0QWZ-Z8TS-A", Result{SetOf("castling/2-5", 4), []int{3, 3, 3, 3}}},
	{"2896-GA1E", Result{SetOf("own-1a2b3c4d", 1), []int{1}}},
	{"0008-003G", Result{0, []int{}}},
	{"ZZZG-0000-G0YB-G", Result{0xFFFF, []int{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}},
}

func TestCodes(t *testing.T) {
	for _, c := range codes {
		if got := Encode(c.r); got != c.code {
			t.Errorf("%+v: %q, want %q", c.r, got, c.code)
		}
		for _, written := range []string{
			c.code, strings.ToLower(c.code), strings.ReplaceAll(c.code, "-", ""), " " + strings.ReplaceAll(c.code, "-", " – ") + "\n",
			strings.ReplaceAll(strings.ReplaceAll(c.code, "0", "o"), "1", "l"), strings.ReplaceAll(strings.ReplaceAll(c.code, "0", "O"), "1", "I"),
		} {
			if r, err := Decode(written); err != nil || r.Set != c.r.Set || !slices.Equal(r.Stars, c.r.Stars) {
				t.Errorf("%q: %+v, %v", written, r, err)
			}
		}
	}
}

func TestStarsBeyondTheirBounds(t *testing.T) {
	if r, err := Decode(Encode(Result{7, []int{-1, 4, 99}})); err != nil || !slices.Equal(r.Stars, []int{0, 3, 3}) {
		t.Errorf("%+v, %v", r, err)
	}
	if r, err := Decode(Encode(Result{7, make([]int, MostStars+1)})); err != nil || len(r.Stars) != MostStars {
		t.Errorf("%d stars, %v", len(r.Stars), err)
	}
}

func TestLengthsRoundTrip(t *testing.T) {
	for n := range 60 {
		r := Result{Set: uint16(n * 1009)}
		for i := range n {
			r.Stars = append(r.Stars, i*i%4)
		}
		got, err := Decode(Encode(r))
		if err != nil || got.Set != r.Set || !slices.Equal(got.Stars, append([]int{}, r.Stars...)) {
			t.Errorf("%d: %+v, %v", n, got, err)
		}
	}
}

func TestFaultsOfCodes(t *testing.T) {
	whole := Encode(Result{SetOf("castling", 3), []int{3, 2, 1}})
	for _, c := range []struct {
		code string
		kind Kind
	}{
		{"", TooShort},
		{" - – ", TooShort},
		{whole[:8], TooShort},
		{whole[:len(whole)-1], Checksum},
		{whole + "0", Checksum},
		{whole + "U", Symbol},
		{whole + "é", Symbol},
		{whole + "!", Symbol},
		{whole + "\x00", Symbol},
		{"\xff" + whole, Symbol},
		{strings.Repeat("0", MostSymbols), Checksum},
		{strings.Repeat("0", MostSymbols+1), TooLong},
		{strings.Repeat("0", 9), Checksum},
	} {
		_, err := Decode(c.code)
		var e *Error
		if !errors.As(err, &e) || e.Kind != c.kind || !strings.HasSuffix(e.Text, ".") {
			t.Errorf("%.40q: %v, want %s", c.code, err, c.kind)
		}
	}
}

// TestSlipsAreFound makes every slip of one symbol, and of two neighbours exchanged: none is taken for another result.
func TestSlipsAreFound(t *testing.T) {
	for _, stars := range [][]int{{3}, {3, 2, 1, 3}, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}} {
		whole := strings.ReplaceAll(Encode(Result{SetOf("castling", len(stars)), stars}), "-", "")
		for i := range whole {
			for _, c := range []byte(alphabet) {
				if c == whole[i] {
					continue
				}
				if r, err := Decode(whole[:i] + string(c) + whole[i+1:]); err == nil {
					t.Errorf("%q with %c at %d: %+v", whole, c, i, r)
				}
			}
			if i > 0 && whole[i-1] != whole[i] {
				if r, err := Decode(whole[:i-1] + string(whole[i]) + string(whole[i-1]) + whole[i+1:]); err == nil {
					t.Errorf("%q exchanged at %d: %+v", whole, i, r)
				}
			}
		}
	}
}

func TestSetsDiffer(t *testing.T) {
	seen := map[uint16]string{}
	for _, id := range []string{"course", "castling", "castling/2-5", "castling/2-4", "castling/3", "pawn", "own-1a2b3c4d", "own-1a2b3c4e"} {
		set := SetOf(id, 4)
		if seen[set] != "" || set == SetOf(id, 5) {
			t.Errorf("%s has the number of %q, or of itself with one more exercise", id, seen[set])
		}
		seen[set] = id
	}
}

// Whatever is read as a code is written the same again, and it is never read otherwise than in one way.
func FuzzDecode(f *testing.F) {
	for _, c := range codes {
		f.Add(c.code)
	}
	f.Add("ilo0-1")
	f.Add(strings.Repeat("Z", 900))
	f.Fuzz(func(t *testing.T, code string) {
		r, err := Decode(code)
		if err != nil {
			var e *Error
			if !errors.As(err, &e) || e.Text == "" {
				t.Fatalf("%q: %v", code, err)
			}
			return
		}
		again := Encode(r)
		if plain(again) != plain(code) {
			t.Fatalf("%q is read, and written %q", code, again)
		}
	})
}

// plain takes away what does not matter in a code.
func plain(code string) string {
	return strings.Map(func(c rune) rune {
		if symbolValue(c) < 0 {
			return -1
		}
		return rune(alphabet[symbolValue(c)])
	}, code)
}

func TestSymbols(t *testing.T) {
	for text, want := range map[string]int{"": 0, "7K3M-Q2ZD": 8, " o il_0 ": 4, "u": -1, "Anna": 4, "é": -1, "a.": -1, "–": 0} {
		if got, ok := Symbols(text); ok != (want >= 0) || ok && got != want {
			t.Errorf("%q: %d, %v", text, got, ok)
		}
	}
	whole := Encode(Result{Stars: make([]int, MostStars)})
	if got, ok := Symbols(whole); !ok || got != MostSymbols {
		t.Errorf("the longest code has %d symbols, not %d", got, MostSymbols)
	}
}

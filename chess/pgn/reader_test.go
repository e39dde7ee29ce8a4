package pgn

import (
	"bytes"
	"errors"
	"io"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/touchmove/touchmove/internal/annotated"
)

// readAll reads every game of a file. A game with a fault is read like any other.
func readAll(r *Reader) (games []Game, faults []Fault, err error) {
	for {
		g, wrong, err := r.Next()
		if errors.Is(err, io.EOF) {
			return games, faults, nil
		}
		if err != nil {
			return games, faults, err
		}
		games = append(games, *g)
		faults = append(faults, wrong...)
	}
}

// sameAsWhole proves that it makes no difference in what pieces a file comes in.
func sameAsWhole(t *testing.T, src []byte, file io.Reader) {
	t.Helper()
	want, wantFaults := Parse(src)
	if len(want) == MaxGames || len(wantFaults) == mostFaults {
		return // Parse has left something out
	}
	r := NewReader(file)
	r.Limits = Limits{Plies: MaxPlies, Depth: MaxDepth}
	got, faults, err := readAll(r)
	if fault := (Fault{}); errors.As(err, &fault) {
		faults = append(faults, fault)
	} else if err != nil {
		t.Fatal(err)
	}
	if len(got) != len(want) || !slices.Equal(faults, wantFaults) {
		t.Fatalf("%d games, %v; in one piece %d games, %v", len(got), faults, len(want), wantFaults)
	}
	for i := range got {
		if !reflect.DeepEqual(got[i], want[i]) {
			t.Fatalf("game %d is read as\n%+v\nin one piece as\n%+v", i+1, got[i], want[i])
		}
	}
}

func TestReaderInPieces(t *testing.T) {
	src := annotated.Games(20, 7)
	for _, c := range []struct{ name, src string }{
		{"annotated games", src},
		{"Windows line ends", strings.ReplaceAll(src, "\n", "\r\n")},
		{"old Mac line ends", strings.ReplaceAll(src, "\n", "\r")},
		{"Latin-1", strings.ReplaceAll(src, "ö", "\xf6")},
		{"byte order mark", "\uFEFF" + src},
		{"without tags", "1. e4 *\n1. d4 *\n{below}\n\n{above}1. c4 (1. f4 {x} 1-0) 1... e5 *"},
		{"broken off in the middle", src[:len(src)/2]},
		{"never closed", "1. e4 { a\n\n[Event \"b\"]\n\n1. d4 { c"},
		{"broken characters", "1. e4 {\xc3} *\r\r\n{\xe2\x99} \xe2"},
		{"nothing", ""},
		{"only a mark", "\uFEFF"},
		{"two bytes", "*\r"},
		{"UTF-16", "\xfe\xff\x001"},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, piece := range []func(io.Reader) io.Reader{
				func(r io.Reader) io.Reader { return r },
				iotest.OneByteReader,
				iotest.HalfReader,
				iotest.DataErrReader,
			} {
				sameAsWhole(t, []byte(c.src), piece(strings.NewReader(c.src)))
			}
		})
	}
}

// endless is a file of equal games that never ends.
type endless struct {
	game string
	read int
	most int // bytes after which it breaks off
}

func (e *endless) Read(to []byte) (int, error) {
	if e.read >= e.most {
		return 0, io.ErrUnexpectedEOF
	}
	n := copy(to, e.game[e.read%len(e.game):])
	e.read += n
	return n, nil
}

// TestReaderHoldsOneGame reads 16 MiB of games, and a game of 16 MiB.
func TestReaderHoldsOneGame(t *testing.T) {
	for _, c := range []struct{ name, game string }{
		{"many games", "[Event \"x\"]\n\n1. e4 { " + strings.Repeat("word ", 200) + "} 1... e5 (1... c5) 2. Nf3 *\n\n"},
		{"one comment", "{ never closed "},
		{"one line of moves", "Nf3 Nf6 Ng1 Ng8 "},
		{"one line", "[x"},
		{"one tag", "[x \"y"},
	} {
		t.Run(c.name, func(t *testing.T) {
			const size = 16 << 20
			file := &endless{game: c.game, most: size}
			r := NewReader(file)
			r.Limits = Limits{Bytes: 1 << 20}
			var before, after runtime.MemStats
			runtime.GC()
			runtime.ReadMemStats(&before)
			most, games := uint64(0), 0
			for {
				_, _, err := r.Next()
				if errors.Is(err, io.ErrUnexpectedEOF) {
					break
				}
				if err != nil {
					t.Fatal(err)
				}
				if games++; games%5000 == 1 {
					runtime.GC()
					runtime.ReadMemStats(&after)
					most = max(most, after.HeapAlloc)
				}
			}
			runtime.GC()
			runtime.ReadMemStats(&after)
			most = max(most, after.HeapAlloc)
			if grown := int64(most) - int64(before.HeapAlloc); grown > 8<<20 {
				t.Errorf("%d games, %d bytes held", games, grown)
			}
			if c.name == "many games" && games < size/len(c.game)-2 {
				t.Errorf("%d games", games)
			}
		})
	}
}

func TestReaderLeavesOutWhatIsTooLarge(t *testing.T) {
	long := "[Event \"long\"]\n\n1. e4 { " + strings.Repeat("word\n", 100_000) + "} e5 *\n\n"
	src := "1. c4 *\n\n" + long + "[Event \"next\"]\n\n1. d4 *\n"
	for _, bytes := range []int{100, 10_000, 200_000} {
		r := NewReader(iotest.HalfReader(strings.NewReader(src)))
		r.Limits.Bytes = bytes
		games, faults, err := readAll(r)
		if err != nil || len(games) != 3 || len(faults) != 1 {
			t.Fatal(len(games), faults, err)
		}
		want := "3:1: The game is larger than " + grouped(bytes) + " bytes. What is beyond is left out."
		if faults[0].Error() != want || faults[0].Game != 2 {
			t.Errorf("%v in game %d, want %s", faults[0], faults[0].Game, want)
		}
		if g := games[2]; outline(g) != "d4" || g.Line != 100_007 || g.Col != 1 {
			t.Errorf("next game %s at %d:%d", outline(g), g.Line, g.Col)
		}
	}
}

func TestReaderErrors(t *testing.T) {
	broken := errors.New("broken")
	r := NewReader(io.MultiReader(strings.NewReader("1. e4 *\n1. d4 *\n1. c4 { and it goes on for }"), iotest.ErrReader(broken)))
	games, _, err := readAll(r)
	if !errors.Is(err, broken) || len(games) != 2 {
		t.Errorf("%d games, then %v", len(games), err)
	}
	for range 2 {
		if _, _, err := r.Next(); !errors.Is(err, broken) {
			t.Errorf("then %v", err)
		}
	}
	r = NewReader(strings.NewReader("1. e4 *"))
	readAll(r)
	if g, _, err := r.Next(); g != nil || !errors.Is(err, io.EOF) {
		t.Errorf("after the end %v, %v", g, err)
	}
	if _, _, err := NewReader(stuck{}).Next(); !errors.Is(err, io.ErrNoProgress) {
		t.Errorf("a file that gives nothing: %v", err)
	}
	_, _, err = NewReader(strings.NewReader("\xff\xfe1\x00")).Next()
	if fault := (Fault{}); !errors.As(err, &fault) || fault.Line != 1 {
		t.Errorf("UTF-16: %v", err)
	}
}

type stuck struct{}

func (stuck) Read([]byte) (int, error) { return 0, nil }

const allTags = `[Event "x"] [Site "x"] [Date "x"] [Round "x"] [White "x"] [Black "x"]`

func TestReaderStrict(t *testing.T) {
	for _, c := range []struct{ name, src, want string }{
		{"nothing to forgive", allTags + ` [Result "*"] 1. e4 *`, ""},
		{"no result", allTags + ` [Result "*"] 1. e4`, "1:89: The game does not end with a result. Write * where there is none."},
		{"other result", allTags + ` [Result "1-0"] 1. e4 0-1`, "1:71: The tag Result says 1-0, the end of the moves 0-1."},
		{"tags missing", `[Event "x"] [Result "*"] *`, "1:1: Tags are missing: Site Date Round White Black."},
		{"tag twice", allTags + ` [Result "*"] [Event "y"] 1. e4 *`, "1:84: The tag Event is there twice."},
		{"quote", allTags + ` [Result "*"] [A "b "c" d"] *`, `1:87: A quote inside a value is written \".`},
		{"result in a variation", allTags + ` [Result "*"] 1. e4 (1. d4 1-0 ) e5 *`, "1:97: A result ends the game. In a variation it stands in a comment."},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := NewReader(strings.NewReader(c.src))
			r.Strict = true
			g, faults, err := r.Next()
			if err != nil {
				t.Fatal(err)
			}
			got := ""
			if len(faults) > 0 {
				got = faults[0].Error()
				if !faults[0].Forgiven || faults[0].Game != 1 {
					t.Errorf("%+v", faults[0])
				}
			}
			if got != c.want {
				t.Errorf("%v, want %s", faults, c.want)
			}
			lenient, faults, err := NewReader(strings.NewReader(c.src)).Next()
			if err != nil || len(faults) > 0 || !reflect.DeepEqual(lenient, g) {
				t.Errorf("not strict: %v, %v", faults, err)
			}
		})
	}
}

// FuzzReader reads a file byte by byte: nothing panics, and games, places and faults are the same as in one piece.
func FuzzReader(f *testing.F) {
	addSeeds(f)
	f.Fuzz(func(t *testing.T, src []byte) {
		sameAsWhole(t, src, iotest.OneByteReader(bytes.NewReader(src)))
		strict := NewReader(bytes.NewReader(src))
		strict.Strict = true
		if _, _, err := readAll(strict); err != nil && !errors.As(err, new(Fault)) {
			t.Fatal(err)
		}
	})
}

package diagram

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/touchmove/touchmove/chess"
)

var positions = []string{
	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
	"r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1",
	"8/P7/8/4k3/8/2K5/7p/8 b - - 0 1",
	"k7/8/8/8/8/8/8/7K b - - 99 80",
	"1nbqr2k/1p4p1/8/8/3P4/8/6PP/KR1QBN2 w - - 0 1",
}

// position reads a FEN.
func position(t *testing.T, fen string) chess.Position {
	t.Helper()
	p, err := chess.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// node is an element of a drawing.
type node struct {
	XMLName xml.Name
	Attrs   []xml.Attr `xml:",any,attr"`
	Text    string     `xml:",chardata"`
	Nodes   []node     `xml:",any"`
}

func (n *node) attr(name string) string {
	for _, a := range n.Attrs {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// number is an attribute that is one.
func (n *node) number(t *testing.T, name string) float64 {
	t.Helper()
	value, err := strconv.ParseFloat(n.attr(name), 64)
	if err != nil || math.IsNaN(value) || math.IsInf(value, 0) {
		t.Fatalf("%s of <%s> is %q", name, n.XMLName.Local, n.attr(name))
	}
	return value
}

// with are all elements inside that have a class, in the order in which they are drawn.
func (n *node) with(class string) []*node {
	var found []*node
	for i := range n.Nodes {
		inner := &n.Nodes[i]
		for _, each := range strings.Fields(inner.attr("class")) {
			if each == class {
				found = append(found, inner)
			}
		}
		found = append(found, inner.with(class)...)
	}
	return found
}

// parsed reads a drawing, which must be XML.
func parsed(t *testing.T, svg string) *node {
	t.Helper()
	var n node
	if err := xml.Unmarshal([]byte(svg), &n); err != nil {
		t.Fatalf("%v in %s", err, svg)
	}
	return &n
}

// pieces are the letters of a FEN by their places on the page, counted from the upper left corner.
func pieces(fen string, bottom chess.Color) map[[2]int]string {
	found := map[[2]int]string{}
	for row, letters := range strings.Split(strings.Fields(fen)[0], "/") {
		column := 0
		for _, letter := range letters {
			if letter >= '1' && letter <= '8' {
				column += int(letter - '0')
				continue
			}
			place := [2]int{column, row}
			if bottom == chess.Black {
				place = [2]int{7 - column, 7 - row}
			}
			side := "w"
			if letter >= 'a' {
				side = "b"
			}
			found[place] = side + strings.ToUpper(string(letter))
			column++
		}
	}
	return found
}

func TestPieces(t *testing.T) {
	for _, fen := range positions {
		for _, bottom := range []chess.Color{chess.White, chess.Black} {
			d := &Diagram{Position: position(t, fen), Bottom: bottom}
			svg := parsed(t, d.SVG())
			want := pieces(fen, bottom)
			got := map[[2]int]string{}
			for i := range svg.Nodes {
				use := &svg.Nodes[i]
				if name := strings.TrimPrefix(use.attr("href"), "#"); use.attr("x") != "" && name != "" {
					x, y := use.number(t, "x"), use.number(t, "y")
					got[[2]int{int(x) / 45, int(y) / 45}] = name
					if math.Mod(x, 45) != 0 || math.Mod(y, 45) != 0 {
						t.Errorf("%s, %v below: %s beside its square, at %v %v", fen, bottom, name, x, y)
					}
				}
			}
			if len(got) != len(want) {
				t.Errorf("%s, %v below: %d pieces instead of %d", fen, bottom, len(got), len(want))
			}
			for place, name := range want {
				if got[place] != name {
					t.Errorf("%s, %v below: %q at %v instead of %s", fen, bottom, got[place], place, name)
				}
			}
			if label := svg.attr("aria-label"); label != d.Alt() || svg.attr("role") != "img" {
				t.Errorf("%s: it is called %q and not %q", fen, label, d.Alt())
			}
		}
	}
}

// Whoever has the move has a disc at their side of the board.
func TestTurn(t *testing.T) {
	for _, fen := range positions {
		for _, bottom := range []chess.Color{chess.White, chess.Black} {
			p := position(t, fen)
			discs := parsed(t, (&Diagram{Position: p, Bottom: bottom}).SVG()).with("turn")
			if len(discs) != 1 || len(discs[0].attr("class")) != len("turn white") || !strings.HasSuffix(discs[0].attr("class"), p.Turn().String()) {
				t.Fatalf("%s: %d discs", fen, len(discs))
			}
			if below := discs[0].number(t, "cy") > 180; below != (p.Turn() == bottom) {
				t.Errorf("%s, %v below: the disc of %v is at the wrong edge", fen, bottom, p.Turn())
			}
			hidden := &Diagram{Position: p, Bottom: bottom, NoTurn: true}
			if len(parsed(t, hidden.SVG()).with("turn")) != 0 || strings.Contains(hidden.Alt(), "to move") {
				t.Errorf("%s: whose move it is is told", fen)
			}
		}
	}
}

func square(t *testing.T, name string) chess.Square {
	t.Helper()
	s, err := chess.ParseSquare(name)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// place is a square's middle in the drawing.
func place(s chess.Square, bottom chess.Color) (x, y float64) {
	x, y = float64(s.File())*45+22.5, float64(7-s.Rank())*45+22.5
	if bottom == chess.Black {
		x, y = 360-x, 360-y
	}
	return x, y
}

func TestMarks(t *testing.T) {
	for _, bottom := range []chess.Color{chess.White, chess.Black} {
		for kind, class := range map[Kind]string{
			Square: "square", Dot: "dot", Take: "take", Gone: "gone", Safe: "safe", Guarded: "guarded",
		} {
			for _, name := range []string{"a1", "h1", "e4", "a8", "h8"} {
				d := &Diagram{Position: position(t, "8/P7/8/4k3/8/2K5/7p/8 b - - 0 1"), Bottom: bottom}
				d.Mark(kind, chess.NoSquare, square(t, name))
				drawn := parsed(t, d.SVG()).with(class)
				x, y := place(square(t, name), bottom)
				if len(drawn) != 1 || drawn[0].number(t, "cx") != x || drawn[0].number(t, "cy") != y {
					t.Errorf("%v below: %s on %s is not at %v %v", bottom, kind, name, x, y)
				}
				if !strings.Contains(d.Alt(), name) {
					t.Errorf("%s on %s is not in %q", kind, name, d.Alt())
				}
			}
		}
		for _, kind := range []Kind{Last, Tint} {
			for _, name := range []string{"a1", "h1", "c6", "h8"} {
				d := &Diagram{Bottom: bottom}
				d.Mark(kind, chess.NoSquare, square(t, name))
				x, y := place(square(t, name), bottom)
				want := fmt.Sprintf("M%v %vh45v45h-45z", x-22.5, y-22.5)
				if drawn := parsed(t, d.SVG()).with(string(kind)); len(drawn) != 1 || drawn[0].attr("d") != want {
					t.Errorf("%v below: %s on %s is not %s", bottom, kind, name, want)
				}
			}
		}
		for kind, class := range map[Kind]string{Move: "arrow", Illegal: "arrow", Attack: "arrow", Pin: "pin"} {
			for _, way := range [][2]string{{"a1", "h8"}, {"e2", "e4"}, {"g1", "f3"}, {"h4", "a4"}, {"d5", "e5"}} {
				d := &Diagram{Position: position(t, "k7/8/8/8/8/8/8/7K w - - 0 1"), Bottom: bottom}
				from, to := square(t, way[0]), square(t, way[1])
				d.Mark(kind, from, to)
				drawn := parsed(t, d.SVG()).with(class)
				if len(drawn) != 1 {
					t.Fatalf("%s: %d instead of one", kind, len(drawn))
				}
				x1, y1 := place(from, bottom)
				x2, y2 := place(to, bottom)
				checkWay(t, drawn[0].attr("d"), x1, y1, x2, y2)
				if !strings.Contains(d.Alt(), way[0]+" to "+way[1]) {
					t.Errorf("%s from %s to %s is not in %q", kind, way[0], way[1], d.Alt())
				}
			}
		}
	}
}

// checkWay holds a path from one place to another: it begins at the first, reaches into the second square, and goes nowhere else.
func checkWay(t *testing.T, path string, x1, y1, x2, y2 float64) {
	t.Helper()
	numbers := strings.FieldsFunc(path, func(r rune) bool { return strings.ContainsRune("MLz ", r) })
	length := math.Hypot(x2-x1, y2-y1)
	first, last := math.Inf(1), 0.0
	for i := 0; i+1 < len(numbers); i += 2 {
		x, errX := strconv.ParseFloat(numbers[i], 64)
		y, errY := strconv.ParseFloat(numbers[i+1], 64)
		along := ((x-x1)*(x2-x1) + (y-y1)*(y2-y1)) / length
		aside := math.Abs((x-x1)*(y2-y1)-(y-y1)*(x2-x1)) / length
		if errX != nil || errY != nil || math.IsNaN(along) || aside > 10 {
			t.Fatalf("%s %s is beside the way from %v %v to %v %v: %s", numbers[i], numbers[i+1], x1, y1, x2, y2, path)
		}
		first, last = min(first, along), max(last, along)
	}
	if first < -0.1 || first > 22.5 || last < length-22.5 || last > length+0.1 {
		t.Errorf("from %.1f to %.1f of %.1f: %s", first, last, length, path)
	}
}

// Letters and numbers stand where the squares are that have them, and what cannot be seen has none.
func TestNames(t *testing.T) {
	all, err := Symbols(os.DirFS("../../assets"), []*Diagram{{Position: position(t, positions[0])}, {Position: position(t, positions[0]), Bottom: chess.Black}})
	if err != nil {
		t.Fatal(err)
	}
	groups := parsed(t, all).with("name")
	for i, bottom := range []chess.Color{chess.White, chess.Black} {
		for j := range groups[i].Nodes {
			name := &groups[i].Nodes[j]
			for s := range chess.Square(64) {
				x, y := place(s, bottom)
				if below := name.number(t, "y") > 360; below && math.Abs(name.number(t, "x")-x) < 1 != (name.Text == s.String()[:1]) {
					t.Errorf("%v below: file %s is not that of %v", bottom, name.Text, s)
				} else if !below && math.Abs(name.number(t, "y")-y) < 10 != (name.Text == s.String()[1:]) {
					t.Errorf("%v below: rank %s is not that of %v", bottom, name.Text, s)
				}
			}
		}
		if len(groups[i].Nodes) != 16 {
			t.Errorf("%v below: %d names", bottom, len(groups[i].Nodes))
		}
	}
	for name, d := range map[string]*Diagram{"turned": {Turned: true}, "plain": {Plain: true}} {
		if svg := d.SVG(); strings.Contains(svg, "#names") || !strings.Contains(svg, `href="#board"`) {
			t.Errorf("%s: %s", name, svg)
		}
	}
}

// Whatever a diagram refers to is among the symbols of its page, once.
func TestSymbols(t *testing.T) {
	for _, fen := range positions {
		for _, bottom := range []chess.Color{chess.White, chess.Black} {
			d := &Diagram{Position: position(t, fen), Bottom: bottom}
			symbols, err := Symbols(os.DirFS("../../assets"), []*Diagram{d, d})
			if err != nil {
				t.Fatal(err)
			}
			defs := parsed(t, symbols).Nodes[0]
			there := map[string]int{}
			for i := range defs.Nodes {
				there[defs.Nodes[i].attr("id")]++
				if len(defs.Nodes[i].Nodes) == 0 {
					t.Errorf("%s has nothing in it", defs.Nodes[i].attr("id"))
				}
			}
			svg := parsed(t, d.SVG())
			wanted := map[string]bool{}
			for i := range svg.Nodes {
				if name := strings.TrimPrefix(svg.Nodes[i].attr("href"), "#"); name != "" {
					wanted[name] = true
					if there[name] != 1 {
						t.Errorf("%s, %v below: %d symbols %s", fen, bottom, there[name], name)
					}
				}
			}
			for name := range there {
				// The names of the files as White sees them are there in any case.
				if !wanted[name] && name != "names" {
					t.Errorf("%s, %v below: nobody refers to %s", fen, bottom, name)
				}
			}
		}
	}
	if symbols, err := Symbols(os.DirFS("../../assets"), nil); symbols != "" || err != nil {
		t.Errorf("of no diagrams: %q, %v", symbols, err)
	}
	if _, err := Symbols(fstest.MapFS{}, []*Diagram{{Position: position(t, positions[0])}}); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("without drawings: %v", err)
	}
}

func TestAlt(t *testing.T) {
	marked := &Diagram{Position: position(t, "k7/8/8/8/8/8/8/6RK b - - 0 1")}
	marked.Mark(Attack, square(t, "g1"), square(t, "g8"))
	marked.Mark(Tint, chess.NoSquare, square(t, "g7"))
	marked.Mark(Square, chess.NoSquare, square(t, "b8"))
	for _, c := range []struct {
		d    *Diagram
		want string
	}{
		{&Diagram{NoTurn: true}, "An empty board."},
		{&Diagram{Position: chess.StartPosition()}, "All pieces where they stand at the start of a game. White to move."},
		{&Diagram{Position: chess.StartPosition(), Turned: true, NoTurn: true}, "All pieces where they stand at the start of a game. The board is turned: dark squares where the light ones should be."},
		{&Diagram{Position: position(t, "k7/8/8/8/8/8/P6P/7K b - - 0 1")}, "White: king h1, pawns a2 h2. Black: king a8. Black to move."},
		{marked, "White: king h1, rook g1. Black: king a8. Black to move. Attacked: g1 to g8. Marked: g7, b8."},
	} {
		if got := c.d.Alt(); got != c.want {
			t.Errorf("%q instead of %q", got, c.want)
		}
	}
}

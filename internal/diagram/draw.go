package diagram

import (
	"fmt"
	"html"
	"math"
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// cell is the width of a square in the drawings' units: the grid that the pieces are drawn on, so
// that none of them need be scaled.
const cell = 45

// defsBoard is what every diagram begins with. The rim leaves room for letters, numbers and the disc of
// the side to move.
func defsBoard() string {
	var b strings.Builder
	b.WriteString(`<g id="board"><path class="light" d="M0 0h360v360H0z"/><path class="dark" d="`)
	for rank := range 8 {
		for file := 1 - rank%2; file < 8; file += 2 {
			fmt.Fprintf(&b, "M%d %dh45v45h-45z", file*cell, rank*cell)
		}
	}
	b.WriteString(`"/></g>`)
	return b.String() + defsNames(chess.White)
}

// defsNames are the letters and numbers beside the board as a side sees it.
func defsNames(bottom chess.Color) string {
	var b strings.Builder
	fmt.Fprintf(&b, `<g id="%s" class="name">`, namesOf(bottom))
	for i := range 8 {
		file, rank := 'a'+rune(i), 8-i
		if bottom == chess.Black {
			file, rank = 'h'-rune(i), i+1
		}
		fmt.Fprintf(&b, `<text x="%d" y="375">%c</text><text x="-10" y="%d">%d</text>`, i*cell+22, file, i*cell+28, rank)
	}
	b.WriteString("</g>")
	return b.String()
}

// namesOf is the id of the letters and numbers as a side sees them.
func namesOf(bottom chess.Color) string {
	if bottom == chess.Black {
		return "names-black"
	}
	return "names"
}

// Of these marks the later lie above the earlier: some below the pieces, some above.
var (
	under = []Kind{Last, Tint, Dot, Take, Gone, Pin}
	over  = []Kind{Attack, Move, Illegal, Square, Safe, Guarded}
)

// SVG draws the diagram. The shapes it uses are those of [symbols], once in each page.
func (d *Diagram) SVG() string {
	var b strings.Builder
	fmt.Fprintf(&b, `<svg class="diagram" viewBox="-20 -4 400 384" role="img" aria-label="%s">`, html.EscapeString(d.Alt()))
	b.WriteString(`<rect class="rim" x="-20" y="-4" width="400" height="384" rx="9"/>`)
	switch {
	case d.Turned:
		b.WriteString(`<use href="#board" class="turned"/>`)
	case d.Plain:
		b.WriteString(`<use href="#board"/>`)
	default:
		fmt.Fprintf(&b, `<use href="#board"/><use href="#%s"/>`, namesOf(d.Bottom))
	}
	d.draw(&b, under)
	for _, s := range d.Position.Occupied().Squares() {
		x, y := d.corner(s)
		fmt.Fprintf(&b, `<use href="#%s" x="%d" y="%d"/>`, symbol(d.Position.PieceAt(s)), x, y)
	}
	d.draw(&b, over)
	if !d.NoTurn {
		y := 10
		if d.Position.Turn() == d.Bottom {
			y = 350
		}
		fmt.Fprintf(&b, `<circle class="turn %s" cx="370" cy="%d" r="6.5"/>`, d.Position.Turn(), y)
	}
	b.WriteString("</svg>")
	return b.String()
}

func (d *Diagram) draw(b *strings.Builder, layers []Kind) {
	for _, kind := range layers {
		for _, m := range d.Marks {
			if m.Kind == kind {
				b.WriteString(d.drawn(m))
			}
		}
	}
}

// symbol is the id of a piece's shape, which is also the name of its file: "wK".
func symbol(p chess.Piece) string {
	return p.Color().String()[:1] + string(p.Type().Letter())
}

// corner is the upper left corner of a square.
func (d *Diagram) corner(s chess.Square) (x, y int) {
	if d.Bottom == chess.Black {
		return (7 - s.File()) * cell, s.Rank() * cell
	}
	return s.File() * cell, (7 - s.Rank()) * cell
}

// point is a place in a drawing.
type point struct{ x, y float64 }

func (d *Diagram) middle(s chess.Square) point {
	x, y := d.corner(s)
	return point{float64(x) + cell/2.0, float64(y) + cell/2.0}
}

func (d *Diagram) drawn(m Mark) string {
	to := d.middle(m.To)
	switch m.Kind {
	case Last, Tint:
		x, y := d.corner(m.To)
		return fmt.Sprintf(`<path class="%s" d="M%d %dh45v45h-45z"/>`, m.Kind, x, y)
	case Dot:
		return circle("dot", to, 7)
	case Take:
		return circle("take", to, 19.5)
	case Gone:
		return circle("gone", to, 19.5)
	case Square:
		return circle("halo", to, 20) + circle("square", to, 20)
	case Move:
		from := d.middle(m.From)
		from.y, to.y = from.y+m.Shift, to.y+m.Shift
		return arrow("move", from, to, 3)
	case Illegal:
		return arrow("illegal", d.middle(m.From), to, 3) + sign("illegal", to, 10, "M%s %sl11 -11", -5.5, 5.5)
	case Attack:
		return circle("halo", to, 20) + circle("attacked", to, 20) + arrow("attack", d.middle(m.From), to, 1.6)
	case Pin:
		from := d.middle(m.From)
		line := fmt.Sprintf(`d="M%s %sL%s %s"/>`, n(from.x), n(from.y), n(to.x), n(to.y))
		return `<path class="halo" ` + line + `<path class="pin" ` + line
	case Safe, Guarded:
		at, size := to, 10.5
		if d.Position.PieceAt(m.To) != chess.NoPiece { // beside the piece, not on it
			at, size = point{to.x - 13, to.y + 13}, 8.5
		}
		if m.Kind == Safe {
			return sign("safe", at, size, "M%s %sl3.4 3.6 6.4 -7.4", -4.9, 0.4)
		}
		return sign("guarded", at, size, "M%s %sl7.4 7.4m0 -7.4l-7.4 7.4", -3.7, -3.7)
	}
	return ""
}

func circle(class string, at point, radius float64) string {
	return fmt.Sprintf(`<circle class="%s" cx="%s" cy="%s" r="%s"/>`, class, n(at.x), n(at.y), n(radius))
}

// sign is a disc with strokes on it that begin dx, dy from its middle.
func sign(class string, at point, radius float64, strokes string, dx, dy float64) string {
	return circle("sign "+class, at, radius) + fmt.Sprintf(`<path class="stroke" d="`+strokes+`"/>`, n(at.x+dx), n(at.y+dy))
}

// arrow ends short of the middle of its target, so that a piece there is still seen. half is half the
// width of its shaft.
func arrow(class string, from, to point, half float64) string {
	length := math.Hypot(to.x-from.x, to.y-from.y)
	along := point{(to.x - from.x) / length, (to.y - from.y) / length}
	at := func(distance, aside float64) string {
		return n(from.x+along.x*distance-along.y*aside) + " " + n(from.y+along.y*distance+along.x*aside)
	}
	tip := length - 6
	neck, wide := tip-4.6*half-3, 2.4*half+2
	path := []string{
		at(9, half), at(neck, half), at(neck, wide), at(tip, 0), at(neck, -wide), at(neck, -half), at(9, -half),
	}
	return `<path class="arrow ` + class + `" d="M` + strings.Join(path, "L") + `z"/>`
}

// n writes a coordinate with one digit after the point at most.
func n(x float64) string { return strconv.FormatFloat(math.Round(x*10)/10, 'f', -1, 64) }

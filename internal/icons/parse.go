package icons

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"image/color"
	"io"
	"strconv"
	"strings"
)

// shape is one thing to draw: a path in its own coordinates, and what the groups around it say.
type shape struct {
	path         string
	fill, stroke color.NRGBA
	width        float64
	// scale and then x, y lead to the coordinates of the drawing.
	scale, x, y float64
}

// parse returns the shapes of a drawing, the lowest first, and the side of its square.
func parse(svg []byte) ([]shape, float64, error) {
	decoder := xml.NewDecoder(bytes.NewReader(svg))
	side := 0.0
	var shapes []shape
	around := []shape{{fill: color.NRGBA{A: 255}, width: 1, scale: 1}}
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			if side == 0 {
				return nil, 0, errors.New("no svg element with a viewBox")
			}
			return shapes, side, nil
		}
		if err != nil {
			return nil, 0, err
		}
		switch t := token.(type) {
		case xml.EndElement:
			around = around[:len(around)-1]
		case xml.StartElement:
			s := around[len(around)-1]
			e := &element{name: t.Name.Local, attr: map[string]string{}}
			for _, a := range t.Attr {
				e.attr[a.Name.Local] = a.Value
			}
			e.style(&s)
			around = append(around, s)
			switch e.name {
			case "svg":
				box := e.numbers("viewBox", 4)
				if e.err == nil && (box[0] != 0 || box[1] != 0 || box[2] != box[3] || box[2] <= 0) {
					e.err = fmt.Errorf("viewBox %q is no square from 0 0", e.attr["viewBox"])
				}
				if e.err == nil {
					side = box[2]
				}
			case "g", "title":
			case "path":
				s.path = e.attr["d"]
				shapes = append(shapes, s)
			case "rect":
				s.path = e.rect()
				shapes = append(shapes, s)
			case "circle":
				s.path = e.circle()
				shapes = append(shapes, s)
			default:
				e.err = errors.New("element not known")
			}
			if e.err != nil {
				return nil, 0, fmt.Errorf("<%s>: %w", e.name, e.err)
			}
		}
	}
}

// element is what an element says; the first thing not understood stays as err.
type element struct {
	name string
	attr map[string]string
	err  error
}

// style takes in what the element changes of what is around it.
func (e *element) style(s *shape) {
	if e.attr["fill"] != "" {
		s.fill = e.color("fill")
	}
	if e.attr["stroke"] != "" {
		s.stroke = e.color("stroke")
	}
	if e.attr["stroke-width"] != "" {
		s.width = e.number("stroke-width")
	}
	for _, transform := range strings.SplitAfter(e.attr["transform"], ")") {
		name, list, _ := strings.Cut(strings.TrimSuffix(strings.TrimSpace(transform), ")"), "(")
		switch n := e.list(list); {
		case name == "":
		case name == "translate" && len(n) == 2:
			s.x, s.y = s.x+n[0]*s.scale, s.y+n[1]*s.scale
		case name == "scale" && len(n) == 1:
			s.scale *= n[0]
		default:
			e.fail("transform %q not known", transform)
		}
	}
}

func (e *element) fail(format string, args ...any) {
	if e.err == nil {
		e.err = fmt.Errorf(format, args...)
	}
}

func (e *element) color(name string) color.NRGBA {
	text := e.attr[name]
	if text == "none" {
		return color.NRGBA{}
	}
	n, err := strconv.ParseUint(strings.TrimPrefix(text, "#"), 16, 32)
	if err != nil || len(text) != len("#rrggbb") {
		e.fail("%s %q is no colour like #2f6f5e", name, text)
	}
	return color.NRGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 255}
}

// number is an attribute, 0 where it is not there.
func (e *element) number(name string) float64 {
	if e.attr[name] == "" {
		return 0
	}
	return e.numbers(name, 1)[0]
}

func (e *element) numbers(name string, count int) []float64 {
	n := e.list(e.attr[name])
	if len(n) != count {
		e.fail("%s %q: %d numbers instead of %d", name, e.attr[name], len(n), count)
		return make([]float64, count)
	}
	return n
}

func (e *element) list(text string) []float64 {
	var list []float64
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' }) {
		n, err := strconv.ParseFloat(word, 64)
		if err != nil {
			e.fail("%q is no number", word)
		}
		list = append(list, n)
	}
	return list
}

// rect is a rectangle as a path.
func (e *element) rect() string {
	x, y, w, h, r := e.number("x"), e.number("y"), e.number("width"), e.number("height"), e.number("rx")
	if r == 0 {
		return fmt.Sprintf("M%g %gH%gV%gH%gZ", x, y, x+w, y+h, x)
	}
	return fmt.Sprintf("M%[1]g %[2]gH%[3]gA%[7]g %[7]g 0 0 1 %[4]g %[5]gV%[6]gA%[7]g %[7]g 0 0 1 %[3]g %[8]gH%[1]gA%[7]g %[7]g 0 0 1 %[9]g %[6]gV%[5]gA%[7]g %[7]g 0 0 1 %[1]g %[2]gZ",
		x+r, y, x+w-r, x+w, y+r, y+h-r, r, y+h, x)
}

// circle is a circle as a path of two halves.
func (e *element) circle() string {
	x, y, r := e.number("cx"), e.number("cy"), e.number("r")
	return fmt.Sprintf("M%[1]g %[2]gA%[4]g %[4]g 0 0 1 %[3]g %[2]gA%[4]g %[4]g 0 0 1 %[1]g %[2]gZ", x-r, y, x+r, r)
}

package board

import (
	"math"
	"testing"
)

// luminance is the relative luminance of WCAG 2.2.
func luminance(c Color) float64 {
	linear := func(f float32) float64 {
		if f <= 0.04045 {
			return float64(f) / 12.92
		}
		return math.Pow((float64(f)+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// contrast is the contrast ratio of WCAG 2.2, from 1 to 21.
func contrast(a, b Color) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// over returns the colour that is seen where c lies on an opaque ground.
func (c Color) over(ground Color) Color {
	mix := func(a, b float32) float32 { return a*c.A + b*(1-c.A) }
	return Color{mix(c.R, ground.R), mix(c.G, ground.G), mix(c.B, ground.B), 1}
}

func TestContrastRatio(t *testing.T) {
	if got := contrast(rgb(0xFFFFFF), rgb(0x000000)); math.Abs(got-21) > 1e-6 {
		t.Errorf("white on black: %v, want 21", got)
	}
	if got := contrast(rgb(0x767676), rgb(0xFFFFFF)); math.Abs(got-4.54) > 0.01 {
		t.Errorf("#767676 on white: %v, want 4.54", got)
	}
}

var palettes = map[string]*Palette{
	"light": &light, "dark": &dark, "projector": &projector, "projector dark": &projectorDark,
}

// TestMarkContrast asks 3 : 1 of every mark on both squares: of the mark itself where it has no halo,
// else of the mark against its halo, which is then between it and any square.
func TestMarkContrast(t *testing.T) {
	for name, p := range palettes {
		squares := map[string]Color{
			"light": p.LightSquare, "dark": p.DarkSquare,
			"tinted light": p.Tint.over(p.LightSquare), "tinted dark": p.Tint.over(p.DarkSquare),
		}
		for mark, c := range map[string]Color{
			"bracket": p.Bracket, "selected": p.Selected, "dot": p.Dot, "target": p.Target, "check": p.Check,
		} {
			for square, ground := range squares {
				if mark == "check" && ground != p.LightSquare && ground != p.DarkSquare {
					continue // never on a tint alone: its ground is the square
				}
				if got := contrast(c.over(ground), ground); got < 3 {
					t.Errorf("%s: %s on the %s square has a contrast of %.2f", name, mark, square, got)
				}
			}
		}
		for mark, c := range map[string][2]Color{
			"right": {p.Right, p.Halo}, "wrong": {p.Wrong, p.Halo}, "illegal": {p.Illegal, p.Halo}, "other": {p.Other, p.Halo},
			"hint": {p.Hint, p.Halo}, "show": {p.Show, p.Halo}, "pin": {p.Pin, p.Halo}, "shade": {p.Shade, p.Halo},
			"green": {p.Green, p.Halo}, "red": {p.Red, p.Halo}, "blue": {p.Blue, p.Halo},
			"yellow":        {p.Yellow, p.YellowHalo},
			"chooser":       {p.Shade, p.Panel},
			"white to move": {p.TurnOutline, p.Paper},
		} {
			if got := contrast(c[0], c[1]); got < 3 {
				t.Errorf("%s: %s has a contrast of %.2f", name, mark, got)
			}
		}
		// A mark and its halo together stand out from the square they lie on.
		for square, ground := range squares {
			for _, c := range []Color{p.Right, p.Wrong, p.Illegal, p.Other, p.Hint, p.Show, p.Pin, p.Shade, p.Green, p.Red, p.Blue} {
				if got := max(contrast(c, ground), contrast(p.Halo, ground), contrast(c, p.Halo)); got < 3 {
					t.Errorf("%s: %s with its halo has a contrast of %.2f on the %s square", name, c.Hex(), got, square)
				}
			}
			// A star has no other shape than its dark edge.
			if got := contrast(p.YellowHalo, ground); got < 3 {
				t.Errorf("%s: the edge of a star has a contrast of %.2f on the %s square", name, got, square)
			}
		}
	}
}

func TestTextContrast(t *testing.T) {
	for name, p := range palettes {
		for text, c := range map[string][2]Color{
			"line":                         {p.Ink, p.Paper},
			"right":                        {p.InkRight, p.Paper},
			"wrong":                        {p.InkWrong, p.Paper},
			"illegal":                      {p.InkIllegal, p.Paper},
			"other":                        {p.InkOther, p.Paper},
			"coordinate on a light square": {p.Coordinate, p.LightSquare},
			"coordinate on a dark square":  {p.Coordinate, p.DarkSquare},
			"coordinate on the rim":        {p.RimInk, p.Rim},
		} {
			if got := contrast(c[0], c[1]); got < 4.5 {
				t.Errorf("%s: %s has a contrast of %.2f", name, text, got)
			}
		}
	}
}

// TestPieceContrast keeps both colours of pieces apart from both squares. The drawings have their own
// colours: ivory with a charcoal outline, charcoal with an ivory hairline.
func TestPieceContrast(t *testing.T) {
	charcoal := rgb(0x2E2B2A)
	for name, p := range palettes {
		for square, ground := range map[string]Color{"light": p.LightSquare, "dark": p.DarkSquare} {
			if got := contrast(charcoal, ground); got < 3 {
				t.Errorf("%s: charcoal on the %s square has a contrast of %.2f", name, square, got)
			}
		}
	}
}

func TestAppearancePalette(t *testing.T) {
	for _, c := range []struct {
		appearance Appearance
		want       *Palette
	}{
		{Appearance{}, &light},
		{Appearance{Theme: "light"}, &light},
		{Appearance{Theme: "mauve"}, &light},
		{Appearance{Theme: "dark"}, &dark},
		{Appearance{Theme: "light", Contrast: true}, &projector},
		{Appearance{Theme: "dark", Contrast: true}, &projectorDark},
	} {
		if c.appearance.palette() != c.want {
			t.Errorf("%+v has the wrong palette", c.appearance)
		}
	}
}

func TestHex(t *testing.T) {
	for _, hex := range []string{"#000000", "#00ff7f", "#ffffff", "#0a0b0c"} {
		var n uint32
		for _, c := range hex[1:] {
			n = n<<4 | uint32(c&15)
			if c > '9' {
				n += 9
			}
		}
		if got := rgb(n).Hex(); got != hex {
			t.Errorf("got %s, want %s", got, hex)
		}
	}
}

package icons

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"regexp"
	"strings"
	"testing"
)

// picture is a drawing in pixels.
func picture(t *testing.T, svg string, pixels int) image.Image {
	t.Helper()
	content, err := PNG([]byte(svg), pixels)
	if err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(bytes.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	if size := img.Bounds().Size(); size != image.Pt(pixels, pixels) {
		t.Fatalf("%v instead of %d pixels a side", size, pixels)
	}
	return img
}

func at(img image.Image, x, y int) color.NRGBA {
	return color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA)
}

// drawing is an SVG of ten units a side.
func drawing(inside string) string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">` + inside + `</svg>`
}

func asset(t *testing.T, name string) string {
	t.Helper()
	svg, err := os.ReadFile("../../assets/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(svg)
}

func TestSizes(t *testing.T) {
	for _, name := range []string{"icon.svg", "icon-maskable.svg"} {
		for _, pixels := range []int{1, 16, 180, 192, 512} {
			if got := at(picture(t, asset(t, name), pixels), pixels/2, pixels/2); got.A != 255 {
				t.Errorf("%s, %d pixels: its middle is %v", name, pixels, got)
			}
		}
	}
}

// The icon has round corners of its own; the maskable one is cut by others, and nothing of it may be missing then.
func TestCorners(t *testing.T) {
	own, cut := picture(t, asset(t, "icon.svg"), 192), picture(t, asset(t, "icon-maskable.svg"), 192)
	for _, corner := range []image.Point{{0, 0}, {191, 0}, {0, 191}, {191, 191}} {
		if got := at(own, corner.X, corner.Y); got.A != 0 {
			t.Errorf("the icon's corner %v is %v", corner, got)
		}
	}
	for y := range 192 {
		for x := range 192 {
			if got := at(cut, x, y); got.A != 255 {
				t.Fatalf("the maskable icon is %v at %d %d", got, x, y)
			}
		}
	}
}

// TestSafeZone holds the maskable icon against its ground: what is on it lies within the circle that every shape leaves,
// 0.4 of the side around the middle (https://www.w3.org/TR/appmanifest/, safe zone).
func TestSafeZone(t *testing.T) {
	const pixels = 512
	svg := asset(t, "icon-maskable.svg")
	ground := regexp.MustCompile(`(?s)<g .*</g>`).ReplaceAllString(svg, "")
	whole, bare := picture(t, svg, pixels), picture(t, ground, pixels)
	inside, farthest := 0, 0.0
	for y := range pixels {
		for x := range pixels {
			if at(whole, x, y) != at(bare, x, y) {
				inside++
				farthest = max(farthest, math.Hypot(float64(x)+0.5-pixels/2, float64(y)+0.5-pixels/2))
			}
		}
	}
	if inside < pixels*pixels/10 {
		t.Errorf("the piece has only %d pixels", inside)
	}
	if farthest > 0.4*pixels {
		t.Errorf("the piece reaches %.1f pixels from the middle, beyond %.1f", farthest, 0.4*pixels)
	}
}

func TestShapes(t *testing.T) {
	red, none := color.NRGBA{255, 0, 0, 255}, color.NRGBA{}
	for _, c := range []struct {
		name, inside string
		points       map[image.Point]color.NRGBA // of a picture of 10 pixels, so that a unit is a pixel
	}{
		{"a rectangle", `<rect x="2" y="3" width="4" height="5" fill="#ff0000"/>`, map[image.Point]color.NRGBA{
			{2, 3}: red, {5, 7}: red, {1, 3}: none, {6, 3}: none, {2, 2}: none, {2, 8}: none,
		}},
		{"black, where nothing is said", `<rect width="10" height="10"/>`, map[image.Point]color.NRGBA{{0, 0}: {0, 0, 0, 255}}},
		{"half a pixel", `<rect width="0.5" height="1" fill="#ff0000"/>`, map[image.Point]color.NRGBA{{0, 0}: {255, 0, 0, 128}, {1, 0}: none}},
		{"the later above the earlier", `<rect width="9" height="9" fill="#ff0000"/><rect width="3" height="3" fill="#00ff00"/>`, map[image.Point]color.NRGBA{
			{1, 1}: {0, 255, 0, 255}, {5, 5}: red,
		}},
		{"a way around the same place in the other direction", `<path fill="#ff0000" d="M0 0H9V9H0Z M3 3V6H6V3Z"/>`, map[image.Point]color.NRGBA{{1, 1}: red, {4, 4}: none}},
		{"and in the same", `<path fill="#ff0000" d="M0 0H9V9H0Z M3 3H6V6H3Z"/>`, map[image.Point]color.NRGBA{{1, 1}: red, {4, 4}: red}},
		{"pairs after a move are lines", `<path fill="#ff0000" d="M1 1 9 1 9 9 1 9Z"/>`, map[image.Point]color.NRGBA{{1, 1}: red, {8, 8}: red, {9, 9}: none}},
		{"groups that move and scale", `<g transform="translate(2 2) scale(2)" fill="#ff0000"><g transform="translate(1 0)"><rect width="1" height="1"/></g></g>`, map[image.Point]color.NRGBA{
			{4, 2}: red, {5, 3}: red, {3, 2}: none, {6, 2}: none, {4, 4}: none,
		}},
		{"a stroke, scaled, with round ends", `<g transform="scale(2)" stroke="#ff0000" stroke-width="1" fill="none"><path d="M1.5 2.5H3.5"/></g>`, map[image.Point]color.NRGBA{
			{5, 4}: red, {5, 5}: red, {5, 3}: none, {5, 6}: none, {8, 4}: none, {1, 4}: none,
		}},
		{"curves that are straight", `<path fill="#ff0000" d="M0 0C2 0 4 0 6 0Q6 3 6 6L0 6Z"/>`, map[image.Point]color.NRGBA{{5, 5}: red, {6, 5}: none}},
	} {
		img := picture(t, drawing(c.inside), 10)
		for point, want := range c.points {
			if got := at(img, point.X, point.Y); got != want {
				t.Errorf("%s: %v at %v, want %v", c.name, got, point, want)
			}
		}
	}
}

// Round things have the area that is reckoned for them.
func TestAreas(t *testing.T) {
	for name, c := range map[string]struct {
		inside string
		area   float64 // of the 100 there are
	}{
		"circle":        {`<circle cx="5" cy="5" r="4"/>`, math.Pi * 16},
		"ring":          {`<circle cx="5" cy="5" r="3" fill="none" stroke="#000000" stroke-width="2"/>`, math.Pi * (16 - 4)},
		"round corners": {`<rect x="1" y="1" width="8" height="8" rx="2"/>`, 64 - (4-math.Pi)*4},
		"quarter":       {`<path d="M1 1H9A8 8 0 0 1 1 9Z"/>`, math.Pi * 16},
		"three parts":   {`<path d="M5 5V1A4 4 0 1 1 1 5Z"/>`, math.Pi * 12},
		"hollow corner": {`<path d="M1 1H9A8 8 0 0 0 1 9Z"/>`, 64 - math.Pi*16},
		"parabola":      {`<path d="M1 9Q5 1 9 9Z"/>`, 64.0 / 3},
		"cubic":         {`<path d="M1 9C1 1 9 1 9 9Z"/>`, 0.6 * 64},
	} {
		img := picture(t, drawing(c.inside), 200)
		sum := 0.0
		for y := range 200 {
			for x := range 200 {
				sum += float64(at(img, x, y).A) / 255 / 400
			}
		}
		if math.Abs(sum-c.area) > 0.004*c.area { // a curve is taken apart into lines
			t.Errorf("%s: area %.3f instead of %.3f", name, sum, c.area)
		}
	}
}

func TestFaults(t *testing.T) {
	for _, c := range []struct {
		svg, says string
		pixels    int
	}{
		{"", "no svg element", 10},
		{"<svg", "EOF", 10},
		{`<svg viewBox="0 0 10 20"/>`, "no square", 10},
		{`<svg viewBox="1 0 10 10"/>`, "no square", 10},
		{`<svg viewBox="0 0 10"/>`, "3 numbers", 10},
		{drawing(`<text>a</text>`), "<text>: element not known", 10},
		{drawing(`<rect width="a" height="1"/>`), `"a" is no number`, 10},
		{drawing(`<rect fill="red"/>`), `fill "red"`, 10},
		{drawing(`<g transform="rotate(90)"/>`), "rotate", 10},
		{drawing(`<path d="M1 1h5"/>`), `"h5"`, 10},
		{drawing(`<path d="M1 1S1 2 3 4"/>`), `"S1 2 3 4"`, 10},
		{drawing(`<path d="M1 1L5"/>`), `"L5"`, 10},
		{drawing(`<path d="L1 1"/>`), `"L1 1"`, 10},
		{drawing(`<path d="5 5"/>`), `"5 5"`, 10},
		{drawing(`<path d="M1 1Z 5"/>`), `"5"`, 10},
		{drawing(""), "0 pixels", 0},
		{drawing(""), "4097 pixels", 4097},
	} {
		if content, err := PNG([]byte(c.svg), c.pixels); err == nil || !strings.Contains(err.Error(), c.says) || content != nil {
			t.Errorf("%s: %d bytes, %v", c.svg, len(content), err)
		}
	}
}

package board

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// TestStylesheetHasTheSameColours: the page stands beside the canvas, draws the same board before the
// canvas is there, and in its place where there is none. What both paint must be of one colour.
func TestStylesheetHasTheSameColours(t *testing.T) {
	source, err := os.ReadFile("../web/style.css")
	if err != nil {
		t.Fatal(err)
	}
	profiles := []struct {
		name, selector string
		under          string // the profile whose colours hold where this one names none
		palette        Palette
	}{
		{"light", "\n:root {", "", light},
		{"dark", "(prefers-color-scheme: dark) {\n  :root {", "light", dark},
		{"projector", "\n:root[data-contrast=\"strong\"] {", "light", projector},
		{"projector, dark", "\n:root[data-contrast=\"strong\"][data-theme=\"dark\"] {", "projector", projectorDark},
	}
	sheets := map[string]map[string]Color{}
	for _, profile := range profiles {
		sheet := map[string]Color{}
		for name, color := range sheets[profile.under] {
			sheet[name] = color
		}
		for name, color := range variables(t, string(source), profile.selector) {
			sheet[name] = color
		}
		sheets[profile.name] = sheet
		p := profile.palette
		for name, want := range map[string]Color{
			"paper": p.Paper, "ink": p.Ink,
			"right": p.InkRight, "wrong": p.InkWrong, "illegal": p.InkIllegal, "other": p.InkOther,
			"square-light": p.LightSquare, "square-dark": p.DarkSquare, "coordinate": p.Coordinate,
			"rim": p.Rim, "rim-ink": p.RimInk, "mark": p.Dot, "check": p.Check,
		} {
			if got, ok := sheet[name]; !ok || got != want {
				t.Errorf("%s: --%s is %v in style.css, %v in the palette", profile.name, name, got, want)
			}
		}
	}
}

// variables returns the colours that the first rule with this selector gives as six hexadecimal digits.
func variables(t *testing.T, source, selector string) map[string]Color {
	_, rule, found := strings.Cut(source, selector)
	if !found {
		t.Fatalf("style.css has no rule %q", selector)
	}
	rule, _, _ = strings.Cut(rule, "}")
	colors := map[string]Color{}
	for _, m := range regexp.MustCompile(`--([a-z-]+): #([0-9a-f]{6});`).FindAllStringSubmatch(rule, -1) {
		hex, err := strconv.ParseUint(m[2], 16, 32)
		if err != nil {
			t.Fatal(err)
		}
		colors[m[1]] = rgb(uint32(hex))
	}
	return colors
}

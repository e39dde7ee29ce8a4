package bench

import (
	"strings"
	"testing"

	"github.com/touchmove/touchmove/internal/site"
)

func TestMedian(t *testing.T) {
	for _, test := range []struct {
		values []float64
		want   float64
	}{{nil, 0}, {[]float64{3}, 3}, {[]float64{9, 1, 2}, 2}, {[]float64{4, 1, 2, 9}, 3}} {
		if got := median(test.values); got != test.want {
			t.Errorf("median(%v) = %v, want %v", test.values, got, test.want)
		}
	}
}

func TestPercentile(t *testing.T) {
	var hundred, more []float64
	for i := range 100 {
		hundred = append(hundred, float64(100-i))
	}
	more = append(more, hundred...)
	more = append(more, 101)
	for _, test := range []struct {
		values  []float64
		percent int
		want    float64
	}{{nil, 99, 0}, {[]float64{3}, 99, 3}, {hundred, 99, 99}, {more, 99, 100}, {hundred, 0, 1}, {hundred, 100, 100}} {
		if got := percentile(test.values, test.percent); got != test.want {
			t.Errorf("%d%% of %d values: %v, want %v", test.percent, len(test.values), got, test.want)
		}
	}
}

func TestSize(t *testing.T) {
	files := site.Files{"index.html": make([]byte, 5), "a.js": make([]byte, 100), "a.js.br": make([]byte, 20), "b.js": make([]byte, 9)}
	if got := size(files, []string{"index.html", "a.js"}, ".br"); got != 25 {
		t.Errorf("%v bytes, want 25", got)
	}
}

// TestTableTellsWhatFails has one figure over its bound: the wasm counts no faster than chessops.
func TestTableTellsWhatFails(t *testing.T) {
	f := figures{
		site:   site.Files{"index.html": make([]byte, 110)},
		hello:  site.Files{"index.html": make([]byte, 100)},
		single: 134, singleContains: 100,
		native:   perftFigures{1, []float64{10}},
		chessops: perftFigures{1, []float64{100}},
		pgn:      pgnFigures{Plies: 1, MS: []float64{1}}, chessopsPGN: pgnFigures{Plies: 1, MS: []float64{5}},
	}
	f.browser.SiteFiles, f.browser.HelloFiles = []string{"index.html"}, []string{"index.html"}
	f.browser.Starts.Site, f.browser.Starts.Hello = []float64{100}, []float64{100}
	f.browser.HelloIdle = idleFigures{600, 1000}
	f.browser.Answers = append(f.browser.Answers, struct {
		Verdict int `json:"verdict"`
		Moved   int `json:"moved"`
	}{1, 2})
	f.browser.Perft, f.browser.ChessopsPerft = perftFigures{1, []float64{100}}, perftFigures{1, []float64{700}}
	f.browser.Explain = []float64{0.001, 0.002}
	f.browser.DeadAtOnce, f.browser.CanMate = []float64{0.01, 0.1}, []float64{1, 60}
	f.embeds = embedFigures{One: 4, Ten: 5, measured: true}
	f.offline.First, f.offline.Again, f.offline.Plain.Bytes = []float64{1000}, []float64{300}, 120
	f.stockfish = []against{{"start, depth 6", []float64{150}, []float64{100}}}
	table := f.table()
	if n := strings.Count(table, "**no**"); n != 1 {
		t.Errorf("%d figures fail, want 1:\n%s", n, table)
	}
	if !strings.Contains(table, "| Perft of the start, depth 5, js/wasm in Chromium | 100 ms | 100 ms chessops on Node | 1.0 × as fast | ≥ 3 × as fast | **no** |") {
		t.Errorf("the failing row is not told:\n%s", table)
	}
}

package bench

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/touchmove/touchmove/internal/site"
)

// table writes the figures in Markdown, with what they must be and whether they are.
func (f *figures) table() string {
	var t strings.Builder
	t.WriteString("| What | Touchmove | Against | Ratio | Must be | |\n| --- | ---: | ---: | ---: | --- | --- |\n")
	row := func(what, ours, against, ratio, must string, holds bool) {
		sign := "yes"
		if !holds {
			sign = "**no**"
		}
		fmt.Fprintf(&t, "| %s | %s | %s | %s | %s | %s |\n", what, ours, against, ratio, must, sign)
	}

	ours, theirs := size(f.site, f.browser.SiteFiles, ".br"), size(f.hello, f.browser.HelloFiles, ".br")
	row("First visit, brotli 11", megabytes(ours), megabytes(theirs)+" hello", times(ours/theirs),
		"≤ 1.20 × and ≤ 2.2 MB", ours/theirs <= 1.20 && ours <= 2.2e6)
	ours, theirs = size(f.site, f.browser.SiteFiles, ".gz"), size(f.hello, f.browser.HelloFiles, ".gz")
	fmt.Fprintf(&t, "| First visit, gzip 9 | %s | %s hello | %s | | |\n", megabytes(ours), megabytes(theirs), times(ours/theirs))
	ours, theirs = float64(f.single), float64(f.singleContains)
	row("One file with the whole course", megabytes(ours), megabytes(theirs)+" gzip 9 of what it contains", times(ours/theirs),
		"≤ 1.36 ×", ours > 0 && ours/theirs <= 1.36)

	ours, theirs = median(f.browser.Starts.Site), median(f.browser.Starts.Hello)
	row("Start of navigation to first frame", milliseconds(ours), milliseconds(theirs)+" hello", times(ours/theirs),
		"≤ 1.25 ×", ours/theirs <= 1.25)

	f.offlineRows(row)
	f.embedRows(row)

	site, hello := f.browser.SiteIdle, f.browser.HelloIdle
	row("Frames drawn in 10 s untouched", fmt.Sprint(site.Frames), fmt.Sprint(hello.Frames, " hello"), "",
		"0", site.Frames == 0)
	row("Main-thread time in those 10 s", milliseconds(site.CPU), milliseconds(hello.CPU)+" hello", times(site.CPU/hello.CPU),
		"≤ 0.15 ×", site.CPU/hello.CPU <= 0.15)

	verdict, moved := 0, 0
	for _, answer := range f.browser.Answers {
		verdict, moved = max(verdict, answer.Verdict), max(moved, answer.Moved)
	}
	row(fmt.Sprintf("Pointer up to verdict / to movement, worst of %d", len(f.browser.Answers)),
		fmt.Sprintf("%d / %d frames", verdict, moved), "", "", "≤ 2 frames", len(f.browser.Answers) > 0 && max(verdict, moved) <= 2)

	row("Allocations of legal move generation", fmt.Sprint(f.generating), "", "", "0", f.generating == 0)
	row("Allocations of explaining a legal move", fmt.Sprint(f.explaining), "", "", "0", f.explaining == 0)

	for _, tree := range f.stockfish {
		ours, theirs := median(tree.ours), median(tree.theirs)
		row("Perft of "+tree.name+", Go, one thread", milliseconds(ours), milliseconds(theirs)+" Stockfish",
			fmt.Sprintf("%.2f × as fast", theirs/ours), "≥ 0.5 × as fast", theirs/ours >= 0.5)
	}
	chessops := median(f.chessops.MS)
	for _, machine := range []struct {
		name string
		ms   float64
		must float64
	}{{"Go", median(f.native.MS), 8}, {"js/wasm in Chromium", median(f.browser.Perft.MS), 3}} {
		row(fmt.Sprintf("Perft of the start, depth %d, %s", perftDepth, machine.name), milliseconds(machine.ms),
			milliseconds(chessops)+" chessops on Node", fmt.Sprintf("%.1f × as fast", chessops/machine.ms),
			fmt.Sprintf("≥ %.0f × as fast", machine.must), chessops/machine.ms >= machine.must)
	}
	ours, theirs = median(f.browser.Perft.MS), median(f.browser.ChessopsPerft.MS)
	row(fmt.Sprintf("Perft of the start, depth %d, js/wasm in Chromium", perftDepth), milliseconds(ours),
		milliseconds(theirs)+" chessops in the same Chromium", fmt.Sprintf("%.1f × as fast", theirs/ours), "≥ 6 × as fast", theirs/ours >= 6)
	slowest := slices.Max(append(f.browser.Explain, 0))
	row("Explain of an illegal try, js/wasm, slowest position", microseconds(slowest), microseconds(frame)+" frame",
		fmt.Sprintf("%.4f ×", slowest/frame), "≤ 0.01 ×", slowest > 0 && slowest/frame <= 0.01)
	late := percentile(f.browser.DeadAtOnce, 99)
	row("Dead position at once, both sides, js/wasm, 99th percentile in random games", microseconds(late), "", "",
		"≤ 200 µs", late > 0 && late <= 0.2)
	longest := slices.Max(append(f.browser.CanMate, 0))
	row(fmt.Sprintf("Can a side mate, page's limit, js/wasm, slowest of %d questions", len(f.browser.CanMate)), milliseconds(longest), "", "",
		"≤ 100 ms", longest > 0 && longest <= 100)
	added := float64(f.helloChess - len(f.hello["hello.wasm.br"]))
	row("Download added to hello by the rules, brotli 11", fmt.Sprintf("%.0f KB", added/1e3), "", "", "≤ 90 KB", added <= 90e3)

	ours, theirs = f.pgn.perSecond(), f.chessopsPGN.perSecond()
	row("Annotated PGN read and played", plies(ours), plies(theirs)+" chessops on Node",
		fmt.Sprintf("%.1f × as fast", ours/theirs), "≥ 4 × as fast", ours/theirs >= 4)
	fmt.Fprintf(&t, "\n%s.\n", f.machine)
	return t.String()
}

// size adds up files in an encoding, plain where a file has no such twin.
func size(files site.Files, names []string, encoding string) float64 {
	total := 0
	for _, name := range names {
		if name == "" || strings.HasSuffix(name, "/") {
			name = path.Join(name, "index.html")
		}
		if twin, ok := files[name+encoding]; ok {
			total += len(twin)
		} else {
			total += len(files[name])
		}
	}
	return float64(total)
}

func median(values []float64) float64 {
	if len(values) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(values))
	middle := len(sorted) / 2
	if len(sorted)%2 == 1 {
		return sorted[middle]
	}
	return (sorted[middle-1] + sorted[middle]) / 2
}

// percentile returns the least of the values that so many in a hundred do not exceed; 0 without values.
func percentile(values []float64, percent int) float64 {
	if len(values) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(values))
	return sorted[max(0, (len(sorted)*percent+99)/100-1)]
}

func megabytes(bytes float64) string { return fmt.Sprintf("%.3f MB", bytes/1e6) }

// frame is the time between two frames at 60 a second, ms.
const frame = 1000.0 / 60

func microseconds(ms float64) string { return fmt.Sprintf("%.1f µs", ms*1000) }

func milliseconds(ms float64) string { return fmt.Sprintf("%.0f ms", ms) }

func plies(perSecond float64) string { return fmt.Sprintf("%.2f million plies/s", perSecond/1e6) }

func times(ratio float64) string { return fmt.Sprintf("%.2f ×", ratio) }

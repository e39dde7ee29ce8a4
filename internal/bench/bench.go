// Package bench measures what Touchmove promises: how much there is to download, how soon it is
// there, how little it does while nobody moves, how fast it answers and how fast its rules are.
// Everything is measured in one run on one machine, beside what it is compared with.
package bench

import (
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"

	"github.com/touchmove/touchmove/internal/site"
	"github.com/touchmove/touchmove/internal/static"
)

const (
	perftDepth    = 5
	perftRuns     = 5
	stockfishRuns = 5
)

// figures are everything measured. Times are in milliseconds.
type figures struct {
	site, hello site.Files
	// single is the file with the whole course inside, singleContains the gzip -9 of what it contains. Bytes.
	single, singleContains int
	browser                browserFigures
	offline                offlineFigures
	embeds                 embedFigures
	native                 perftFigures
	chessops               perftFigures
	stockfish              []against
	generating             float64 // allocations
	explaining             float64
	helloChess             int // bytes of hello's program with the rules in it, brotli 11
	pgn                    pgnFigures
	chessopsPGN            pgnFigures
	machine                string
}

// browserFigures is what web/bench/browser.mjs prints.
type browserFigures struct {
	SiteFiles  []string `json:"siteFiles"`
	HelloFiles []string `json:"helloFiles"`
	Starts     struct {
		Site  []float64 `json:"site"`
		Hello []float64 `json:"hello"`
	} `json:"starts"`
	SiteIdle  idleFigures `json:"siteIdle"`
	HelloIdle idleFigures `json:"helloIdle"`
	Answers   []struct {
		Verdict int `json:"verdict"`
		Moved   int `json:"moved"`
	} `json:"answers"`
	Perft perftFigures `json:"perft"`
	// ChessopsPerft is chessops doing the same in the same browser.
	ChessopsPerft perftFigures `json:"chessopsPerft"`
	// Explain has the time for each Explain of an illegal try, ms, by position.
	Explain []float64 `json:"explain"`
	// DeadAtOnce has the time for each dead.Fast, ms, in positions of random games.
	DeadAtOnce []float64 `json:"deadAtOnce"`
	// CanMate has the time for dead.CanMate with dead.PageLimit, ms, for each of the questions with known answers.
	CanMate []float64 `json:"canMate"`
}

type idleFigures struct {
	Frames int     `json:"frames"`
	CPU    float64 `json:"cpu"`
}

type perftFigures struct {
	Nodes uint64    `json:"nodes"`
	MS    []float64 `json:"ms"`
}

// Run measures everything and returns the table. Progress goes to log.
func Run(log io.Writer, root string) (string, error) {
	var f figures
	var err error
	step := func(text string) { fmt.Fprintln(log, "==", text) }

	step("build the site, the same with perft, and bare Ebitengine programs")
	folder := func(name string) string { return filepath.Join(root, ".cache", "bench", name) }
	if f.site, err = site.Build(site.Options{Root: root, Dist: folder("site")}); err != nil {
		return "", err
	}
	if f.single, f.singleContains, err = singleFile(os.DirFS(folder("site"))); err != nil {
		return "", err
	}
	if _, err = site.Build(site.Options{Root: root, Dist: folder("site-perft"), Tags: "bench", Fast: true}); err != nil {
		return "", err
	}
	if f.hello, err = buildHello(root, folder("hello")); err != nil {
		return "", err
	}

	if err = bundleChessops(root, folder("chessops")); err != nil {
		return "", err
	}
	if f.helloChess, err = helloWithRules(root); err != nil {
		return "", err
	}

	step("rules on this machine, beside Stockfish")
	f.native = nativePerft(perftDepth, perftRuns)
	f.generating, f.explaining = ruleAllocations()
	engine := ""
	if f.stockfish, engine, err = perftAgainstStockfish(stockfishRuns); err != nil {
		return "", err
	}

	step("rules in chessops on Node")
	if err := node(log, root, &f.chessops, "chessops.mjs", strconv.Itoa(perftDepth), strconv.Itoa(perftRuns)); err != nil {
		return "", err
	}

	step("annotated games here and in chessops on Node")
	games := folder("games.pgn")
	if err = writeGames(games); err != nil {
		return "", err
	}
	if f.pgn, err = readGames(games, pgnRuns); err != nil {
		return "", err
	}
	if err := node(log, root, &f.chessopsPGN, "pgn.mjs", games, strconv.Itoa(pgnRunsChessops)); err != nil {
		return "", err
	}
	if !f.pgn.sameCounts(f.chessopsPGN) {
		return "", fmt.Errorf("the same games are read differently: %+v here, %+v in chessops", f.pgn, f.chessopsPGN)
	}

	step("page in Chromium")
	var addresses []string
	for _, name := range []string{"site", "hello", "site-perft", "chessops"} {
		address, stop, err := serve(folder(name), name == "site-perft")
		if err != nil {
			return "", err
		}
		defer stop()
		addresses = append(addresses, address)
	}
	if err := node(log, root, &f.browser, "browser.mjs", addresses...); err != nil {
		return "", err
	}
	step("page without a network, and from a plain host")
	if err := f.measureOffline(log, root, addresses[0], folder("site")); err != nil {
		return "", err
	}
	step("exercises embedded in a page")
	if err := f.measureEmbeds(log, root, addresses[0]); err != nil {
		return "", err
	}
	for _, other := range []uint64{f.browser.Perft.Nodes, f.chessops.Nodes, f.browser.ChessopsPerft.Nodes} {
		if other != f.native.Nodes {
			return "", fmt.Errorf("perft disagrees: %d here, %d elsewhere", f.native.Nodes, other)
		}
	}
	f.machine = machine(root, engine)
	return f.table(), nil
}

// serve opens a folder to this machine. A page that is isolated from others has a clock in Chromium that goes in steps of
// 5 µs, any other one in steps of 100 µs.
func serve(dir string, isolated bool) (address string, stop func(), err error) {
	listener, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		return "", nil, err
	}
	files := static.Handler(dir)
	server := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if isolated {
			w.Header().Set("Cross-Origin-Opener-Policy", "same-origin")
			w.Header().Set("Cross-Origin-Embedder-Policy", "require-corp")
		}
		files.ServeHTTP(w, r)
	})}
	go server.Serve(listener)
	return fmt.Sprintf("http://localhost:%d/", listener.Addr().(*net.TCPAddr).Port), func() { server.Close() }, nil
}

// node runs a script of web/bench and reads the JSON that it prints.
func node(log io.Writer, root string, result any, script string, args ...string) error {
	cmd := exec.Command("node", append([]string{script}, args...)...)
	cmd.Dir, cmd.Stderr = filepath.Join(root, "web", "bench"), log
	out, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("web/bench/%s: %w", script, err)
	}
	return json.Unmarshal(out, result)
}

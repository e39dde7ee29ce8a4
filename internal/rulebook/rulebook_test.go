package rulebook

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/touchmove/touchmove/assets"
	"github.com/touchmove/touchmove/lessons"
)

var update = flag.Bool("update", false, "write the golden files anew")

// TestPages holds the pages of a small book, with one of everything, against testdata/golden.
func TestPages(t *testing.T) {
	book, err := Read(os.DirFS("testdata/book"))
	if err != nil {
		t.Fatal(err)
	}
	course := []*lessons.Lesson{
		{ID: "check", Exercises: []*lessons.Exercise{{Title: "None"}, {Title: "Safe & sound", Facts: []string{"3.1", "3.4"}}}},
		{ID: "later", Exercises: []*lessons.Exercise{{Title: "Too late", Facts: []string{"3.4"}}}},
	}
	pages, err := book.Pages(course, assets.FS, "rules.css")
	if err != nil {
		t.Fatal(err)
	}
	if len(pages) != 3 {
		t.Errorf("%d pages instead of 3", len(pages))
	}
	for name, page := range pages {
		golden := filepath.Join("testdata", "golden", name)
		if *update {
			if err := os.WriteFile(golden, page, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(golden)
		if err != nil || string(page) != string(want) {
			t.Errorf("%s is not as it was: look at it, and write it anew with -update (%v)", name, err)
		}
	}
}

// TestFaults: each of these texts has one thing wrong, and it is found.
func TestFaults(t *testing.T) {
	const (
		head  = "title: One\ndescription: A description that is long enough for a search engine to show it.\n\n"
		start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
		mate  = "3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"
		quiet = "4k3/8/8/8/8/8/4N3/R3K2R w KQ - 0 1"
		lone  = "8/8/4k3/8/8/4K3/8/8 w - - 0 1"
		empty = "lesson: 8/8/8/8/8/8/8/8 w - - 0 1\n"
	)
	board := func(fen, lines string) string { return head + "diagram: " + fen + "\n" + lines + "\ncaption: Words.\n" }
	for name, test := range map[string]struct{ text, want string }{
		"no title":             {"description: x\n", "title or description is missing"},
		"short description":    {"title: One\ndescription: Short.\n", "one.md:2: a description of 6 bytes"},
		"unknown head":         {"titel: One\n", "titel is not known"},
		"chapters elsewhere":   {"chapters: two\n", "chapters is not known"},
		"no value":             {"title:\n", "title has no value"},
		"no name":              {"title\n", "not of the form name: value"},
		"heading of one":       {head + "# One\n", "a heading begins with ##"},
		"heading twice":        {head + "## The king\n\n## The King\n", "one.md:6: a heading that is there already"},
		"unknown fact":         {head + "## The king\nfacts: 3.44\n", "no fact 3.44"},
		"a section as a fact":  {head + "## The king\nfacts: 3\n", "no fact 3"},
		"unknown article":      {head + "## The king\nlaws: 3.7.5\n", "no article 3.7.5"},
		"articles mixed up":    {head + "## The king\nlaws: 3.10.1 3.9.2\n", "articles out of order"},
		"unknown below title":  {head + "## The king\nfact: 3.4\n", "fact is not known"},
		"open emphasis":        {head + "The *king.\n", "* is not closed"},
		"open move":            {head + "The `Kg1.\n", "` is not closed"},
		"open link":            {head + "The [king.\n", "[ is not closed"},
		"link without end":     {head + "The [king](two.\n", "without its closing bracket"},
		"link to no page":      {head + "The [king](two).\n", "one.md:4: a link to two, which is not there"},
		"link to no rule":      {head + "The [king](#king).\n", "a link to one#king"},
		"no caption":           {head + "diagram: " + start + "\n", "no caption"},
		"no position":          {board("8/8 w - - 0 1", ""), "ranks"},
		"no position of games": {board("8/8/8/8/8/8/8/8 w - - 0 1", ""), "king"},
		"a game's as lesson":   {head + "lesson: " + start + "\ncaption: x\n", "write diagram"},
		"no lesson position":   {head + "lesson: 9/8\ncaption: x\n", "9"},
		"unknown statement":    {board(start, "arrow: e2e4"), "arrow is not known"},
		"board not turned":     {board(start, "board: flipped"), "turned"},
		"illegal move played":  {board(start, "play: e4 e4"), "play: "},
		"played after marks":   {board(start, "square: e4\nplay: e4"), "before all marks"},
		"illegal move":         {board(start, "move: e5"), "move: "},
		"move not exact":       {board(start, "play: e4 e5 Bc4 Nc6 Qh5 Nf6\nmove: Qxf7+"), "Qxf7+ is written Qxf7#"},
		"illegal is legal":     {board(quiet, "illegal: e1c1 castle-blocked"), "e1c1 is legal"},
		"another reason":       {board(start, "refused: f1c4 not-how-it-moves"), "because of path-blocked"},
		"no two squares":       {board(start, "illegal: e1 castle-blocked"), "e1 is not two squares"},
		"no square":            {board(start, "square: i9"), "i9"},
		"no move from there":   {board(start, "moves: a1"), "no move from a1"},
		"no attack":            {board(start, "attack: a1a3"), "a1 does not attack a3"},
		"no pin":               {board(quiet, "pinned: e2"), "nothing is pinned on e2"},
		"not safe":             {board("4k3/8/8/8/8/8/3r4/5K2 w - - 0 1", "safe: d1"), "d1 is attacked"},
		"not guarded":          {board("4k3/8/8/8/8/8/3r4/5K2 w - - 0 1", "guarded: g1"), "g1 is not attacked"},
		"another status":       {board(mate, "status: stalemate"), "this is checkmate"},
		"just a check":         {board("3R2k1/6pp/8/8/8/8/8/6K1 b - - 0 1", "status: checkmate"), "this is check"},
		"another result":       {board(lone, "result: none"), "the result is dead-position"},
		"can mate after all":   {board(mate, "mating: white no"), "the answer is yes"},
		"no colour":            {board(mate, "mating: red no"), "red is neither"},
		"wrong claim":          {board("8/8/4k3/8/8/4K3/R7/8 w - - 99 90", "claims: fifty-moves"), "may be claimed: none"},
		"never repeated":       {board(start, "occurred: 3"), "occurred 1 times"},
		"another count":        {board(start, "count: 21"), "there are 20 moves"},
		"another piece count":  {board(start, "count: g1 3"), "there are 2 moves"},
		"free after touching":  {board(start, "touched: g1 -> Nf3"), "what is left is Nf3 Nh3"},
		"empty lesson":         {head + empty + "move: e4\ncaption: x\n", "move: "},
	} {
		t.Run(name, func(t *testing.T) {
			texts := fstest.MapFS{
				"index.md":    {Data: []byte("chapters: one\n" + head)},
				"articles.md": {Data: []byte(head)},
				"one.md":      {Data: []byte(test.text)},
			}
			_, err := Read(texts)
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got %v, want %q", err, test.want)
			}
		})
	}

	if _, err := Read(fstest.MapFS{"index.md": {Data: []byte("chapters: one\n" + head)}}); err == nil {
		t.Error("a chapter without a file was not missed")
	}
}

func TestAnchor(t *testing.T) {
	for title, want := range map[string]string{
		"The king's three squares":          "the-kings-three-squares",
		"“You must say check”":              "you-must-say-check",
		"Can I castle, out of check?":       "can-i-castle-out-of-check",
		"Only on the very next move (3.7.)": "only-on-the-very-next-move-3-7",
	} {
		if got := anchor(title); got != want {
			t.Errorf("%s: %s, want %s", title, got, want)
		}
	}
}

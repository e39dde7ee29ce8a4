package words

import (
	"fmt"
	"go/ast"
	"go/doc/comment"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
	"github.com/touchmove/touchmove/chess/match"
)

// docs/reasons.md lists every reason with an example. Nothing in it is typed: the meanings are the comments of package
// chess, the examples are the tries that its tests are made of, and articles, sentences and squares are what it answers.
func TestReasonsDocument(t *testing.T) {
	explained := explainedTries(t)
	comments := commentsOfChess(t)
	var out strings.Builder
	out.WriteString(`# Why a move is not allowed

<!-- Written by "go test ./chess/words -update" from the comments and the tests of package chess. -->

` + "`Explain`" + ` answers a try with every reason that holds, each with a stable code, the article of the FIDE Laws of Chess (2023)
that it rests on, and squares that prove it. [The command](desk.md) ` + "`touchmove why`" + ` asks it.

| Code | FIDE | What it means | For example |
| --- | --- | --- | --- |
`)
	for _, code := range chess.ReasonCodes() {
		found := explained[code]
		if len(found) == 0 {
			t.Errorf("no try has the reason %s", code)
			continue
		}
		best := found[0]
		var articles []string
		for _, e := range found {
			if e.plain() && !best.plain() {
				best = e
			}
			articles = append(articles, e.reason.Article)
		}
		slices.Sort(articles)
		articles = slices.Compact(articles)
		fmt.Fprintf(&out, "| `%s` | %s | %s | `%s`%s, %s: %s%s |\n", code, strings.Join(articles, ", "), comments.meaning(t, code),
			best.fen, best.before(), best.tried, best.sentence, squaresOf(best.reason.Evidence))
	}
	out.WriteString("\n## The order\n\n" + comments.order(t) + "\n## The squares\n\n" +
		"The parts that squares play in a reason. `touchmove why` prints all but `target`, `moved` and `ghost`, which only\n" +
		"the table above and the tutorial's board show; `ply` stands beside the squares. The ways out, `flights`, are left\n" +
		"out of the table.\n\n")
	evidence := reflect.TypeFor[chess.Evidence]()
	for i := range evidence.NumField() {
		field := evidence.Field(i)
		text := comments.field[field.Name]
		if text == "" {
			t.Errorf("nothing says what %s is", field.Name)
		}
		fmt.Fprintf(&out, "- `%s`: %s\n", field.Tag.Get("json"), text)
	}

	file := filepath.Join("..", "..", "docs", "reasons.md")
	if *update {
		if err := os.WriteFile(file, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want, err := os.ReadFile(file); err != nil || out.String() != string(want) {
		t.Errorf("%s is out of date (%v): go test ./chess/words -update", file, err)
	}
}

// example is a try with one of its reasons.
type example struct {
	fen, moves, tried string
	reason            chess.Reason
	sentence          string
	alone             bool // it is the first reason, and there is no other
}

// plain reports whether nothing in the example distracts from the reason.
func (e *example) plain() bool { return e.alone && (e.moves == "" || e.reason.Evidence.Ply > 0) }

// before says how the game went on from the position.
func (e *example) before() string {
	if e.moves == "" {
		return ""
	}
	return " after `" + e.moves + "`"
}

// explainedTries returns the tries of the tests by their reasons, those first whose first reason it is.
func explainedTries(t *testing.T) map[chess.ReasonCode][]example {
	t.Helper()
	table, err := os.ReadFile(filepath.Join("..", "testdata", "tries.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	first, later := map[chess.ReasonCode][]example{}, map[chess.ReasonCode][]example{}
	add := func(e example, g *chess.Game, try chess.Move, v chess.Verdict) {
		for i, r := range v.Reasons {
			e.reason = r
			e.sentence = strings.TrimSuffix(ReasonExact(g, try, r), " (FIDE "+r.Article+")")
			e.alone = len(v.Reasons) == 1
			if i == 0 {
				first[r.Code] = append(first[r.Code], e)
			} else {
				later[r.Code] = append(later[r.Code], e)
			}
		}
	}
	for _, row := range strings.Split(strings.TrimSpace(string(table)), "\n")[1:] {
		column := strings.Split(row, "\t")
		g := game(t, column[1], column[2])
		try := chess.Move{From: square(t, column[3][:2]), To: square(t, column[3][2:4])}
		if len(column[3]) > 4 {
			try.Promotion = chess.PieceType(strings.IndexByte(".pnbrqk", column[3][4]))
		}
		add(example{fen: column[1], moves: column[2], tried: "`" + column[3] + "`"}, g, try, g.Explain(try))
	}

	// Two reasons are not about a move alone.
	start := game(t, chess.StartPosition().FEN(), "")
	p := start.Position()
	add(example{fen: p.FEN(), tried: "`0000`"}, start, chess.Move{}, p.ExplainPass())
	m := match.New(start, dead.PageLimit)
	if err := m.Touch(chess.G1); err != nil {
		t.Fatal(err)
	}
	try := chess.Move{From: chess.E2, To: chess.E4}
	add(example{fen: p.FEN(), tried: "`e2e4` after touching g1"}, start, try, m.Explain(try))

	for code, examples := range later {
		first[code] = append(first[code], examples...)
	}
	return first
}

// squaresOf lists the squares of evidence by the part they play, apart from the ways out.
func squaresOf(e chess.Evidence) string {
	var parts []string
	value := reflect.ValueOf(e)
	for i := range value.NumField() {
		name := value.Type().Field(i).Tag.Get("json")
		var squares []string
		switch field := value.Field(i).Interface().(type) {
		case []chess.Square:
			for _, s := range field {
				squares = append(squares, s.String())
			}
		case chess.Square:
			if field != chess.NoSquare {
				squares = append(squares, field.String())
			}
		case int:
			if field > 0 {
				squares = append(squares, fmt.Sprint(field))
			}
		}
		if len(squares) > 0 && name != "flights" {
			parts = append(parts, name+" "+strings.Join(squares, " "))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return " *" + strings.Join(parts, "; ") + "*"
}

// chessComments are comments of package chess.
type chessComments struct {
	code  map[string]string // of the constants, by code
	field map[string]string // of the fields of Evidence
	rules string            // of Game.Explain
}

func commentsOfChess(t *testing.T) chessComments {
	t.Helper()
	c := chessComments{code: map[string]string{}, field: map[string]string{}}
	for _, name := range []string{"reason_code.go", "reason.go", "explain.go"} {
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", name), nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ValueSpec:
				if len(n.Values) == 1 && n.Doc != nil {
					if literal, ok := n.Values[0].(*ast.BasicLit); ok {
						c.code[strings.Trim(literal.Value, `"`)] = line(n.Doc)
					}
				}
			case *ast.TypeSpec:
				if s, ok := n.Type.(*ast.StructType); ok && n.Name.Name == "Evidence" {
					for _, f := range s.Fields.List {
						c.field[f.Names[0].Name] = line(f.Doc)
					}
				}
			case *ast.FuncDecl:
				if n.Name.Name == "Explain" && strings.Contains(n.Doc.Text(), " 1. ") {
					c.rules = n.Doc.Text()
				}
			}
			return true
		})
	}
	return c
}

// line returns a comment in one line.
func line(doc *ast.CommentGroup) string { return strings.Join(strings.Fields(doc.Text()), " ") }

var (
	beforeMeaning = regexp.MustCompile(`^Reason\w+: `)
	afterMeaning  = regexp.MustCompile(` \(FIDE [^)]*\)\.(.*)$`)
)

// meaning returns what the comment of a code says of it.
func (c chessComments) meaning(t *testing.T, code chess.ReasonCode) string {
	t.Helper()
	text := c.code[string(code)]
	if !beforeMeaning.MatchString(text) || !afterMeaning.MatchString(text) {
		t.Errorf("the comment of %s does not say what it means, then the article: %q", code, text)
		return ""
	}
	text = afterMeaning.ReplaceAllString(beforeMeaning.ReplaceAllString(text, ""), ".$1")
	return strings.ToUpper(text[:1]) + text[1:]
}

// order returns what the comment of Explain says.
func (c chessComments) order(t *testing.T) string {
	t.Helper()
	if c.rules == "" {
		t.Error("Explain does not say its order")
	}
	var p comment.Parser
	var printer comment.Printer
	return string(printer.Markdown(p.Parse(c.rules)))
}

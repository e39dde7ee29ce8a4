package author

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// TestFaultsArePlain puts every sentence of the reader and the validator that speaks of the script into words, and finds
// nothing of the script left in them.
func TestFaultsArePlain(t *testing.T) {
	files, err := filepath.Glob("../lessons/*.go")
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	used := map[string]bool{}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			text, ok := literal(n)
			if !ok {
				return true
			}
			used[text] = true
			if !strings.Contains(text, " ") || !speaksOfScript(text) || ofCourse[text] {
				return false
			}
			count++
			plain, _ := plainWords(text, "")
			_, do := plainWords("", text)
			if speaksOfScript(plain) && speaksOfScript(do) { // it is one of the two
				t.Errorf("%s: %q becomes %q, %q", filepath.Base(file), text, plain, do)
			}
			return false
		})
	}
	if count < 20 {
		t.Errorf("only %d sentences speak of the script", count)
	}
	for suggestion := range suggestions {
		if !used[suggestion] {
			t.Errorf("nobody suggests %q", suggestion)
		}
	}
}

// ofCourse are suggestions for faults that are never told here (courseOnly).
var ofCourse = map[string]bool{
	`Write [StudyName "…"] in the first game.`:         true,
	`Write [SetUp "1"] after FEN.`:                     true,
	`Write [Facts "3.1"] with numbers from FORMAT.md.`: true,
}

// literal returns a text of the source, put together where it stands in parts; what is not known stands as "x".
func literal(n ast.Node) (string, bool) {
	switch n := n.(type) {
	case *ast.BasicLit:
		if n.Kind != token.STRING {
			return "", false
		}
		text, err := strconv.Unquote(n.Value)
		return text, err == nil
	case *ast.BinaryExpr:
		a, okA := literal(n.X)
		b, okB := literal(n.Y)
		if n.Op != token.ADD || !okA && !okB {
			return "", false
		}
		if !okA {
			a = "x"
		}
		if !okB {
			b = "x"
		}
		return a + b, true
	}
	return "", false
}

func speaksOfScript(text string) bool {
	for _, sign := range []string{"[%", "$1", "$2", "FORMAT", "[Turns", "[Kings", "[Goal", "[Calls", "[Facts", "[SetUp", "[Study", "[Chapter", "LeadIn"} {
		if strings.Contains(text, sign) {
			return true
		}
	}
	return false
}

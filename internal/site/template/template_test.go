package template

import (
	"go/ast"
	goparser "go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	standard "text/template"
)

// shader is what Ebitengine asks its template with.
type shader struct {
	Filter, FilterNearest, FilterLinear, FilterPixelated      int
	Address, AddressUnsafe, AddressClampToZero, AddressRepeat int
	UseColorM                                                 bool
}

// TestEbitengineShaders holds this package against the real one on the template of the Ebitengine
// release in use, for every shader that there is.
func TestEbitengineShaders(t *testing.T) {
	text := ebitengineTemplate(t)
	real := standard.Must(standard.New("").Parse(text))
	ours, err := New("").Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 3 * 3 * 2 {
		data := shader{
			Filter: i % 3, FilterNearest: 0, FilterLinear: 1, FilterPixelated: 2,
			Address: i / 3 % 3, AddressUnsafe: 0, AddressClampToZero: 1, AddressRepeat: 2,
			UseColorM: i/9 == 1,
		}
		var want, got strings.Builder
		if err := real.Execute(&want, data); err != nil {
			t.Fatal(err)
		}
		if err := ours.Execute(&got, data); err != nil {
			t.Fatal(err)
		}
		if got.String() != want.String() {
			t.Errorf("%+v: got\n%s\nwant\n%s", data, got.String(), want.String())
		}
	}
}

// ebitengineTemplate finds the only template in Ebitengine's package for its own shaders.
func ebitengineTemplate(t *testing.T) string {
	t.Helper()
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/hajimehoshi/ebiten/v2").Output()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(strings.TrimSpace(string(dir)), "internal", "builtinshader", "shader.go")
	source, err := goparser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	ast.Inspect(source, func(n ast.Node) bool {
		if text, ok := n.(*ast.BasicLit); ok && text.Kind == token.STRING && strings.Contains(text.Value, "{{if") {
			value, err := strconv.Unquote(text.Value)
			if err != nil {
				t.Fatal(err)
			}
			found = append(found, value)
		}
		return true
	})
	if len(found) != 1 {
		t.Fatalf("%d templates in %s", len(found), file)
	}
	return found[0]
}

func TestRefusals(t *testing.T) {
	for _, text := range []string{
		"{{.Filter}}", "{{if .Filter", "{{if .UseColorM}}", "{{end}}", "{{if}}{{end}}", "{{}}",
		"{{if .UseColorM}}{{else}}{{else}}{{end}}", "{{if ne .Filter .Filter}}{{end}}", "{{range .Filter}}{{end}}",
		"{{- if .UseColorM}}{{end}}", "{{if .Filter.Deep}}{{end}}",
	} {
		if _, err := New("").Parse(text); err == nil {
			t.Errorf("%s was read", text)
		}
	}
	for _, text := range []string{"{{if .Filter}}{{end}}", "{{if .Nothing}}{{end}}", "{{if eq .Filter .UseColorM}}{{end}}"} {
		if err := Must(New("").Parse(text)).Execute(&strings.Builder{}, shader{}); err == nil {
			t.Errorf("%s was carried out", text)
		}
	}
}

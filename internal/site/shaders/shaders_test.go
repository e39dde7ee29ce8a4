package shaders

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// What is compiled with the build becomes the same GLSL as what Ebitengine compiles at its start.
func TestShadersAreEbitengines(t *testing.T) {
	c, err := newCopy("../../..", t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if err := c.make(); err != nil {
		t.Fatal(err)
	}
	theirs, err := c.run()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.run(c.dir); err != nil {
		t.Fatal(err)
	}
	ours, err := c.run()
	if err != nil {
		t.Fatal(err)
	}
	if ours, theirs := renumber(ours), renumber(theirs); ours != theirs {
		t.Errorf("the shaders differ:\n%s\nEbitengine's:\n%s", ours, theirs)
	}
	if n := strings.Count(string(ours), "void main"); n < 20 {
		t.Errorf("%d functions main, want two for each of ten shaders", n)
	}
}

// renumber counts the functions of each shader anew, in the order they are met: without those that
// nobody calls the numbers are others.
func renumber(glsl []byte) string {
	var text strings.Builder
	for _, shader := range strings.SplitAfter(string(glsl), "== ") {
		numbers := map[string]string{}
		text.WriteString(function.ReplaceAllStringFunc(shader, func(name string) string {
			if numbers[name] == "" {
				numbers[name] = "F" + strconv.Itoa(len(numbers))
			}
			return numbers[name]
		}))
	}
	return text.String()
}

var function = regexp.MustCompile(`\bF\d+\b`)

package site

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestFillPage(t *testing.T) {
	root := t.TempDir()
	page := filepath.Join(root, "web", "index.html")

	write(t, page, `<script src="{{main}}"></script>{{version}}`)
	got, err := fillPage(root, "index.html", map[string]string{"main": "main-1.js", "version": "v1<2"})
	if want := `<script src="main-1.js"></script>v1&lt;2`; err != nil || string(got) != want {
		t.Errorf("got %s, %v, want %s", got, err, want)
	}

	write(t, page, "<head>\n  {{only course}}\n  <a>{{main}}</a>\n  {{end}}\n  {{only embed}}\n  <b>\n  {{end}}\n</head>")
	for name, want := range map[string]string{"course": "<head>\n  <a>m.js</a>\n</head>", "embed": "<head>\n  <b>\n</head>"} {
		if got, err := fillPage(root, "index.html", map[string]string{"page": name, "main": "m.js"}); err != nil || string(got) != want {
			t.Errorf("the page %s is %q, %v", name, got, err)
		}
	}

	write(t, page, "{{mian}}")
	if _, err := fillPage(root, "index.html", map[string]string{"main": ""}); err == nil || !strings.Contains(err.Error(), "{{mian}}") {
		t.Errorf("a misspelt name: %v", err)
	}
}

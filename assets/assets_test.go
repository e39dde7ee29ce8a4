package assets

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"io/fs"
	"regexp"
	"strings"
	"testing"
)

// Upper bounds in bytes. The page fetches every piece before the first board is shown.
const (
	maxPieceSize   = 1536
	maxIconSize    = 600
	maxAppIconSize = 2048
)

var pieces = []string{"wK", "wQ", "wR", "wB", "wN", "wP", "bK", "bQ", "bR", "bB", "bN", "bP"}

var icons = []string{
	"hint", "show", "undo", "retry", "next", "previous", "flip", "settings", "list",
	"tick", "cross", "barred", "turn", "star", "close", "seal", "read",
	"why", "redo", "setup", "link", "hand", "eraser", "clear", "start",
	"arrow", "bring", "copy", "plus", "print", "share",
}

func TestPieces(t *testing.T) {
	for _, name := range pieces {
		t.Run(name, func(t *testing.T) {
			root := checkDrawing(t, "pieces/"+name+".svg", maxPieceSize)
			wantAttr(t, root, "viewBox", "0 0 45 45")
			// Firefox draws an image without a size of its own as nothing on a 2D canvas.
			wantAttr(t, root, "width", "45")
			wantAttr(t, root, "height", "45")
		})
	}
	wantOnly(t, "pieces", pieces)
}

// The two colours of a piece share one outline; Black has it twice, the wide ivory one below.
func TestOutlinesAgree(t *testing.T) {
	for _, kind := range []string{"K", "Q", "R", "B", "N", "P"} {
		t.Run(kind, func(t *testing.T) {
			white, black := readPiece(t, "w"+kind), readPiece(t, "b"+kind)
			outline := ""
			for _, m := range pathData.FindAllStringSubmatch(white, -1) {
				if len(m[1]) > len(outline) {
					outline = m[1]
				}
			}
			if outline == "" {
				t.Fatal("the white piece has no path")
			}
			if n := strings.Count(black, outline); n != 2 {
				t.Errorf("white's outline occurs %d times in the black piece, want 2", n)
			}
		})
	}
}

var pathData = regexp.MustCompile(`\bd="([^"]*)"`)

func readPiece(t *testing.T, name string) string {
	t.Helper()
	data, err := FS.ReadFile("pieces/" + name + ".svg")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestIcons(t *testing.T) {
	for _, name := range icons {
		t.Run(name, func(t *testing.T) {
			root := checkDrawing(t, "icons/"+name+".svg", maxIconSize)
			wantAttr(t, root, "viewBox", "0 0 24 24")
			wantAttr(t, root, "fill", "none")
			wantAttr(t, root, "stroke", "currentColor")
			wantAttr(t, root, "stroke-width", "1.75")
			wantAttr(t, root, "stroke-linecap", "round")
		})
	}
	wantOnly(t, "icons", icons)
}

func TestAppIcons(t *testing.T) {
	for _, name := range []string{"icon.svg", "icon-maskable.svg"} {
		t.Run(name, func(t *testing.T) {
			root := checkDrawing(t, name, maxAppIconSize)
			wantAttr(t, root, "viewBox", "0 0 512 512")
		})
	}
}

// drawingElements is all that a drawing may be made of. Whatever could run, style or fetch
// something is left out, so that each file can be put inline into a page with a strict
// Content-Security-Policy.
var drawingElements = map[string]bool{
	"svg": true, "title": true, "g": true, "path": true, "circle": true, "rect": true,
}

// checkDrawing fails the test unless the file is well-formed SVG of at most maxSize bytes that
// stands on its own. It returns the root element.
func checkDrawing(t *testing.T, name string, maxSize int) xml.StartElement {
	t.Helper()
	data, err := FS.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if len(data) > maxSize {
		t.Errorf("%s has %d bytes, more than %d", name, len(data), maxSize)
	}
	var root *xml.StartElement
	dec := xml.NewDecoder(bytes.NewReader(data))
	for {
		tok, err := dec.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		switch tok := tok.(type) {
		case xml.StartElement:
			if root == nil {
				el := tok.Copy()
				root = &el
			}
			checkElement(t, name, tok)
		case xml.Directive, xml.ProcInst:
			t.Errorf("%s: has a declaration or processing instruction", name)
		}
	}
	if root == nil {
		t.Fatalf("%s has no element", name)
	}
	if root.Name.Local != "svg" || root.Name.Space != "http://www.w3.org/2000/svg" {
		t.Errorf("%s: root element is %s in %q", name, root.Name.Local, root.Name.Space)
	}
	return *root
}

func checkElement(t *testing.T, name string, el xml.StartElement) {
	t.Helper()
	if !drawingElements[el.Name.Local] {
		t.Errorf("%s: element <%s>", name, el.Name.Local)
	}
	for _, a := range el.Attr {
		key := strings.ToLower(a.Name.Local)
		if key == "href" || key == "style" || key == "class" || strings.HasPrefix(key, "on") {
			t.Errorf("%s: attribute %s on <%s>", name, a.Name.Local, el.Name.Local)
		}
		if strings.Contains(strings.ToLower(a.Value), "url(") {
			t.Errorf("%s: reference in %s=%q", name, a.Name.Local, a.Value)
		}
	}
}

func wantAttr(t *testing.T, el xml.StartElement, key, want string) {
	t.Helper()
	for _, a := range el.Attr {
		if a.Name.Space == "" && a.Name.Local == key {
			if a.Value != want {
				t.Errorf("%s=%q, want %q", key, a.Value, want)
			}
			return
		}
	}
	t.Errorf("no %s, want %q", key, want)
}

// wantOnly fails the test if dir holds a file that the list does not name: an icon nobody
// checks is an icon that drifts away from the family.
func wantOnly(t *testing.T, dir string, names []string) {
	t.Helper()
	known := map[string]bool{}
	for _, name := range names {
		known[name+".svg"] = true
	}
	entries, err := fs.ReadDir(FS, dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !known[e.Name()] {
			t.Errorf("%s/%s is not in the test's list", dir, e.Name())
		}
	}
}

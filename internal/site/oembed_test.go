package site

import (
	"encoding/json"
	"encoding/xml"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/lessons"
)

const hostileLesson = `[StudyName "<img src=x onerror=alert(1)>"]
[ChapterName "\"><script>alert(2)</script>"]
[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]
[SetUp "1"]

{ Castle & <b>run</b>. } 1. O-O *
`

func TestDescribeExercises(t *testing.T) {
	lesson, err := lessons.Parse("castling", []byte(hostileLesson))
	if err != nil {
		t.Fatal(err)
	}
	files := Files{}
	frame := fileText(t, frameFile)
	if err := describeExercises(files, []*lessons.Lesson{lesson}, "https://chess.example/a/", "../rules/rules.css", frame); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(files.names(), " "); got != "exercise/castling-1.html oembed/castling-1.json" {
		t.Fatalf("files are %s", got)
	}

	source := files["oembed/castling-1.json"]
	if strings.ContainsAny(string(source), "<>&") {
		t.Errorf("markup stands bare in %s", source)
	}
	var document oembed
	if err := json.Unmarshal(source, &document); err != nil {
		t.Fatal(err)
	}
	title := `<img src=x onerror=alert(1)>: "><script>alert(2)</script>`
	if document.Type != "rich" || document.Version != "1.0" || document.Title != title ||
		document.ProviderName != "Touchmove" || document.ProviderURL != "https://chess.example/a/" {
		t.Errorf("the document is %+v", document)
	}
	// Its HTML is one frame, and the title in it is text.
	attrs := frameAttributes(t, document.HTML)
	if attrs["title"] != title {
		t.Errorf("the frame is %s", document.HTML)
	}
	if attrs["width"] != strconv.Itoa(document.Width) || attrs["height"] != strconv.Itoa(document.Height) {
		t.Errorf("%d×%d is said of %s", document.Width, document.Height, document.HTML)
	}
	src, err := url.Parse(attrs["src"])
	if err != nil || src.Host != "chess.example" || src.Path != "/a/embed.html" || src.Query().Get("lesson") != "castling" || src.Query().Get("step") != "1" {
		t.Errorf("the frame's address is %s (%v)", attrs["src"], err)
	}

	page := string(files["exercise/castling-1.html"])
	for _, bad := range []string{"<img src=x", "<script>", "<b>"} {
		if strings.Contains(page, bad) {
			t.Errorf("the page has %s", bad)
		}
	}
	for _, want := range []string{
		`type="application/json+oembed" href="https://chess.example/a/oembed/castling-1.json"`,
		`<touchmove-exercise base=".." lesson="castling" step="1" title="&lt;img src=x onerror=alert(1)&gt;: `,
		`<h1>&lt;img src=x onerror=alert(1)&gt;: `,
		`content="Castle &amp; &lt;b&gt;run&lt;/b&gt;."`,
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %s:\n%s", want, page)
		}
	}
}

// The documentation, the oEmbed documents and the teacher's workshop give the same code; the element makes a frame that may do the same.
func TestOneFrame(t *testing.T) {
	address, title := "https://chess.example/touchmove/embed.html?lesson=castling&step=2&post=1", "Castle to safety"
	code := fillFrame(fileText(t, frameFile), address, title)

	_, snippet, _ := strings.Cut(fileText(t, "docs/embedding.md"), "```html\n")
	snippet, _, _ = strings.Cut(snippet, "```")
	if got := strings.Join(strings.Fields(snippet), " "); got != strings.Join(strings.Fields(code), " ") {
		t.Errorf("docs/embedding.md has\n%s\nand not\n%s", got, code)
	}

	element := fileText(t, "web/src/element.ts")
	attrs := frameAttributes(t, code)
	for _, want := range []string{`const SANDBOX = "` + attrs["sandbox"] + `";`, `frame.allow = "` + attrs["allow"] + `";`} {
		if !strings.Contains(element, want) {
			t.Errorf("element.ts lacks %s", want)
		}
	}
}

// frameAttributes reads code that must be one empty frame.
func frameAttributes(t *testing.T, code string) map[string]string {
	t.Helper()
	var frame struct {
		XMLName xml.Name   `xml:"iframe"`
		Attrs   []xml.Attr `xml:",any,attr"`
		Inner   string     `xml:",innerxml"`
	}
	if err := xml.Unmarshal([]byte(code), &frame); err != nil || frame.Inner != "" {
		t.Fatalf("%s: %v", code, err)
	}
	attrs := map[string]string{}
	for _, a := range frame.Attrs {
		attrs[a.Name.Local] = a.Value
	}
	return attrs
}

// fileText is a file of the source tree.
func fileText(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestWithoutAddressNoDocuments(t *testing.T) {
	files := Files{}
	if err := addOEmbed(files, t.TempDir(), ""); err != nil || len(files) != 0 {
		t.Errorf("%v, %v", files.names(), err)
	}
}

func TestBaseURL(t *testing.T) {
	for address, want := range map[string]string{
		"https://chess.example":       "https://chess.example/",
		"http://chess.example:81/a/b": "http://chess.example:81/a/b/",
		"https://chess.example/a/":    "https://chess.example/a/",
	} {
		if got, err := BaseURL(address); got != want || err != nil {
			t.Errorf("%s: %s, %v", address, got, err)
		}
	}
	for _, address := range []string{
		"chess.example", "//chess.example/", "ftp://chess.example/", "javascript:alert(1)", "https:///a", "https://chess.example/?a=1",
		"https://chess.example/#a", "https://me:secret@chess.example/", "https://chess example/", "file:///home/",
	} {
		if got, err := BaseURL(address); err == nil {
			t.Errorf("%s was taken for %s", address, got)
		}
	}
}

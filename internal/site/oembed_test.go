package site

import (
	"encoding/json"
	"encoding/xml"
	"net/url"
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
	if err := describeExercises(files, []*lessons.Lesson{lesson}, "https://chess.example/a/", "../rules/rules.css"); err != nil {
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
	var frame struct {
		XMLName xml.Name   `xml:"iframe"`
		Attrs   []xml.Attr `xml:",any,attr"`
		Inner   string     `xml:",innerxml"`
	}
	if err := xml.Unmarshal([]byte(document.HTML), &frame); err != nil {
		t.Fatalf("%s: %v", document.HTML, err)
	}
	attrs := map[string]string{}
	for _, a := range frame.Attrs {
		attrs[a.Name.Local] = a.Value
	}
	if frame.Inner != "" || attrs["title"] != title {
		t.Errorf("the frame is %s", document.HTML)
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

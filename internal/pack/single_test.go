package pack

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"encoding/json"
	"io"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"
)

const hostile = `</script><img src=x onerror="alert(1)">&amp;<!--`

// builtSite is a site with two lessons and a program of so many bytes that do not compress well.
func builtSite(programBytes int) fstest.MapFS {
	program := make([]byte, programBytes)
	random := rand.New(rand.NewPCG(1, 2))
	for i := range program {
		program[i] = byte(random.IntN(40))
	}
	files := fstest.MapFS{}
	for name, text := range map[string]string{
		"pack/parts.json": `{"version":"v7","title":"All of it","shell":"pack/shell-1.html","program":"program-1.wasm",
			"texts":{"player.js":"pack/player-1.js","licenses.txt":"licenses.txt"}}`,
		"pack/shell-1.html": "<!doctype html><title>T</title><body><script>unpack</script>\n",
		"pack/player-1.js":  "play()",
		"licenses.txt":      "Be kind.",
		"program-1.wasm":    string(program),
		"lessons/course.json": `{"title":"Touchmove","lessons":[{"id":"rook","title":"Move the rook","steps":2,"section":"The pieces"},
			{"id":"castling","title":"Castle to safety","steps":15}]}`,
		"lessons/rook.pgn":     "rook's script",
		"lessons/castling.pgn": "castling's script",
	} {
		files[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return files
}

func parts(t *testing.T, site fstest.MapFS) *Parts {
	t.Helper()
	p, err := Read(site)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// unpacked is what web/src/unpack.ts finds in a single file.
type unpacked struct {
	shell   string
	program []byte
	Pack    about             `json:"pack"`
	Files   map[string]string `json:"files"`
}

var element = regexp.MustCompile(`<script type="(?:text/plain|application/json)" data-of="(\w+)">([^<]*)</script>\n`)

func unpack(t *testing.T, file []byte) unpacked {
	t.Helper()
	var u unpacked
	rest, whole := bytes.CutSuffix(file, []byte("</body>\n</html>\n"))
	if !whole {
		t.Error("the file does not end as a page")
	}
	counts, streams := map[string]int{}, map[string][]byte{}
	for i, found := range element.FindAllSubmatchIndex(rest, -1) {
		name, content := string(rest[found[2]:found[3]]), rest[found[4]:found[5]]
		if i == 0 {
			u.shell = string(rest[:found[0]])
			if err := json.Unmarshal(content, &counts); err != nil || name != "contents" {
				t.Fatalf("the first element is %s: %s, %v", name, content, err)
			}
			continue
		}
		piece, err := base64.StdEncoding.DecodeString(string(content))
		if err != nil {
			t.Fatalf("a piece of %s: %v", name, err)
		}
		streams[name] = append(streams[name], piece...)
		counts[name]--
	}
	for name, left := range counts {
		if left != 0 {
			t.Errorf("%d pieces of %s more are promised than there are", left, name)
		}
	}
	u.program = inflate(t, streams["program"])
	if err := json.Unmarshal(inflate(t, streams["texts"]), &u); err != nil {
		t.Fatal(err)
	}
	return u
}

func inflate(t *testing.T, stream []byte) []byte {
	t.Helper()
	r, err := gzip.NewReader(bytes.NewReader(stream))
	if err != nil {
		t.Fatal(err)
	}
	content, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

func TestSingle(t *testing.T) {
	site := builtSite(900_000)
	for _, test := range []struct {
		name    string
		options Options
		about   about
		scripts string // ids
	}{
		{"the course", Options{}, about{Kind: single, Title: "All of it"}, "castling rook"},
		{"a lesson", Options{Lesson: "castling"}, about{Kind: single, Title: "Castle to safety", Lesson: "castling"}, "castling"},
		{"a set", Options{Own: hostile, Title: hostile}, about{Kind: single, Title: hostile, Own: hostile}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			file, err := Single(parts(t, site), test.options)
			if err != nil {
				t.Fatal(err)
			}
			u := unpack(t, file)
			if u.shell != string(site["pack/shell-1.html"].Data) {
				t.Errorf("the shell is %q", u.shell)
			}
			if !bytes.Equal(u.program, site["program-1.wasm"].Data) {
				t.Error("the program inside is another one")
			}
			test.about.Version = "v7"
			if u.Pack != test.about {
				t.Errorf("it is about %+v", u.Pack)
			}
			if u.Files["player.js"] != "play()" || u.Files["licenses.txt"] != "Be kind." {
				t.Errorf("inside is %v", u.Files)
			}
			var ids []string
			for _, id := range []string{"castling", "rook"} {
				if script, ok := u.Files["lessons/"+id+".pgn"]; ok {
					ids = append(ids, id)
					if script != id+"'s script" {
						t.Errorf("the script of %s is %q", id, script)
					}
				}
			}
			if got := strings.Join(ids, " "); got != test.scripts {
				t.Errorf("scripts of %q are inside", got)
			}
			if bytes.Contains(file, []byte("onerror")) {
				t.Error("what comes from outside stands in the page as it is")
			}
		})
	}
}

// The map of a file with one lesson has this lesson only, without the heading of a part of the course that it does not begin.
func TestCourseOfALesson(t *testing.T) {
	for id, want := range map[string]string{
		"castling": `{"title":"Touchmove","lessons":[{"id":"castling","title":"Castle to safety","steps":15}]}`,
		"rook":     `{"title":"Touchmove","lessons":[{"id":"rook","title":"Move the rook","steps":2,"section":"The pieces"}]}`,
	} {
		file, err := Single(parts(t, builtSite(10)), Options{Lesson: id})
		if err != nil {
			t.Fatal(err)
		}
		if got := unpack(t, file).Files[courseFile]; got != want {
			t.Errorf("%s: %s", id, got)
		}
	}
	file, err := Single(parts(t, builtSite(10)), Options{Own: "[Event \"x\"]\n\n*\n"})
	if err != nil {
		t.Fatal(err)
	}
	if got, ok := unpack(t, file).Files[courseFile]; ok {
		t.Errorf("a set of one's own has a course around it: %s", got)
	}
}

func TestUnknownLesson(t *testing.T) {
	for name, make := range map[string]func(*Parts, Options) ([]byte, error){"single": Single, "scorm": SCORM} {
		if _, err := make(parts(t, builtSite(10)), Options{Lesson: "poker"}); err == nil || !strings.Contains(err.Error(), `"poker"`) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// What has not been built, or is half there, is named.
func TestReadWhatIsMissing(t *testing.T) {
	for _, gone := range []string{"pack/parts.json", "pack/shell-1.html", "pack/player-1.js", "program-1.wasm", "lessons/course.json", "lessons/rook.pgn"} {
		site := builtSite(10)
		delete(site, gone)
		if _, err := Read(site); err == nil || !strings.Contains(err.Error(), gone) {
			t.Errorf("without %s: %v", gone, err)
		}
	}
	site := builtSite(10)
	site["pack/parts.json"].Data = []byte("<html>")
	if _, err := Read(site); err == nil || !strings.Contains(err.Error(), "pack/parts.json") {
		t.Errorf("no JSON: %v", err)
	}
}

// Base64 costs a third; what is around it must cost next to nothing.
func TestSizeOfSingle(t *testing.T) {
	site := builtSite(2_000_000)
	file, err := Single(parts(t, site), Options{})
	if err != nil {
		t.Fatal(err)
	}
	contained := len(compress(site["program-1.wasm"].Data))
	if ratio := float64(len(file)) / float64(contained); ratio > 1.36 {
		t.Errorf("the file is %.3f times as big as the gzip of what it contains", ratio)
	}
}

func TestCompressedTwinIsTaken(t *testing.T) {
	site := builtSite(1000)
	site["program-1.wasm.gz"] = &fstest.MapFile{Data: compress([]byte("twin"))}
	file, err := Single(parts(t, site), Options{})
	if err != nil {
		t.Fatal(err)
	}
	if got := string(unpack(t, file).program); got != "twin" {
		t.Errorf("the program is %.20q", got)
	}
}

func TestEqualPacks(t *testing.T) {
	for name, make := range map[string]func(*Parts, Options) ([]byte, error){"single": Single, "scorm": SCORM} {
		one, err := make(parts(t, builtSite(300_000)), Options{Lesson: "rook"})
		if err != nil {
			t.Fatal(err)
		}
		other, err := make(parts(t, builtSite(300_000)), Options{Lesson: "rook"})
		if err != nil || !bytes.Equal(one, other) {
			t.Errorf("%s: the same site makes another file (%v)", name, err)
		}
	}
}

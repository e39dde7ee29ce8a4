package static

import (
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
)

func TestAccepts(t *testing.T) {
	for _, test := range []struct {
		header, encoding string
		want             bool
	}{
		{"", "br", false},
		{"gzip, deflate, br", "br", true},
		{"gzip, deflate, br", "gzip", true},
		{"gzip;q=1.0, BR ; q=0.5", "br", true},
		{"br;q=0", "br", false},
		{"*", "br", true},
		{"*, br;q=0", "br", false},
		{"br;q=0, *", "br", false},
		{"*;q=0", "gzip", false},
		{"brotli", "br", false},
		{"br;q=nonsense", "br", false},
	} {
		if got := accepts(test.header, test.encoding); got != test.want {
			t.Errorf("accepts(%q, %q) = %v", test.header, test.encoding, got)
		}
	}
}

func TestHandler(t *testing.T) {
	dir := t.TempDir()
	for name, content := range map[string]string{
		"index.html":                      "<!doctype html>",
		"main-0123456789.js":              "plain",
		"main-0123456789.js.br":           "br twin",
		"main-0123456789.js.gz":           "gzip twin",
		"touchmove-0123456789.wasm":       "wasm",
		"lessons/castling.pgn":            "[Event \"\"]",
		"lessons/course.json":             "{}",
		"../" + filepath.Base(dir) + ".x": "a neighbour",
	} {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	handler := Handler(dir)

	for _, test := range []struct {
		name, method, path, accept string
		status                     int
		body, kind, encoding       string
	}{
		{"root", "GET", "/", "", 200, "<!doctype html>", "text/html; charset=utf-8", ""},
		{"brotli first", "GET", "/main-0123456789.js", "gzip, br", 200, "br twin", "text/javascript; charset=utf-8", "br"},
		{"gzip", "GET", "/main-0123456789.js", "gzip", 200, "gzip twin", "text/javascript; charset=utf-8", "gzip"},
		{"plain", "GET", "/main-0123456789.js", "", 200, "plain", "text/javascript; charset=utf-8", ""},
		{"no twin", "GET", "/touchmove-0123456789.wasm", "br", 200, "wasm", "application/wasm", ""},
		{"script", "GET", "/lessons/castling.pgn", "", 200, "[Event \"\"]", "application/vnd.chess-pgn; charset=utf-8", ""},
		{"head", "HEAD", "/lessons/course.json", "", 200, "", "application/json", ""},
		{"no listing", "GET", "/lessons/", "", 404, "not found\n", "text/plain; charset=utf-8", ""},
		{"folder", "GET", "/lessons", "", 404, "not found\n", "text/plain; charset=utf-8", ""},
		{"missing", "GET", "/nothing", "", 404, "not found\n", "text/plain; charset=utf-8", ""},
		{"outside", "GET", "/../" + filepath.Base(dir) + ".x", "", 404, "not found\n", "text/plain; charset=utf-8", ""},
		{"outside on Windows", "GET", `/lessons/..\..\` + filepath.Base(dir) + ".x", "", 404, "not found\n", "text/plain; charset=utf-8", ""},
		{"post", "POST", "/", "", 405, "only GET and HEAD\n", "text/plain; charset=utf-8", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := httptest.NewRequest(test.method, "http://host/", nil)
			r.URL.Path = test.path
			r.Header.Set("Accept-Encoding", test.accept)
			w := httptest.NewRecorder()
			handler.ServeHTTP(w, r)
			got := w.Result()
			body, _ := io.ReadAll(got.Body)
			if got.StatusCode != test.status || string(body) != test.body {
				t.Errorf("%d %q, want %d %q", got.StatusCode, body, test.status, test.body)
			}
			if kind := got.Header.Get("Content-Type"); kind != test.kind {
				t.Errorf("Content-Type %q, want %q", kind, test.kind)
			}
			if encoding := got.Header.Get("Content-Encoding"); encoding != test.encoding {
				t.Errorf("Content-Encoding %q, want %q", encoding, test.encoding)
			}
			if test.status == http.StatusOK && got.Header.Get("Access-Control-Allow-Origin") != "*" {
				t.Error("closed to other origins")
			}
		})
	}
}

func TestCaching(t *testing.T) {
	dir := t.TempDir()
	for name, want := range map[string]string{
		"index.html":         "no-cache",
		"main-0123456789.js": "public, max-age=31536000, immutable",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o644); err != nil {
			t.Fatal(err)
		}
		w := httptest.NewRecorder()
		Handler(dir).ServeHTTP(w, httptest.NewRequest("GET", "/"+name, nil))
		if got := w.Header().Get("Cache-Control"); got != want {
			t.Errorf("%s: Cache-Control %q, want %q", name, got, want)
		}
	}
}

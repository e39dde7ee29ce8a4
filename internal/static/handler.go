// Package static serves a folder built by package site the way a good static host does:
// compressed twins by Accept-Encoding, right types, no listings, open to be embedded.
package static

import (
	"net/http"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// types are the media types by extension. They are spelled out because the machine's own table
// may know neither wasm nor PGN.
var types = map[string]string{
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".wasm":        "application/wasm",
	".json":        "application/json",
	".pgn":         "application/vnd.chess-pgn; charset=utf-8",
	".svg":         "image/svg+xml",
	".png":         "image/png",
	".txt":         "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json",
}

// hashed matches names that change with their content.
var hashed = regexp.MustCompile(`-[0-9a-f]{10}\.\w+$`)

// Handler serves the files below dir.
func Handler(dir string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
			return
		}
		name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
		if name == "" || strings.HasSuffix(r.URL.Path, "/") {
			name = path.Join(name, "index.html")
		}
		if !serve(w, r, dir, name) {
			http.Error(w, "not found", http.StatusNotFound)
		}
	})
}

// serve answers with the file or its best compressed twin; false where there is no such file.
func serve(w http.ResponseWriter, r *http.Request, dir, name string) bool {
	// A backslash is a part of a name here, and would lead out of the folder on Windows.
	local, err := filepath.Localize(name)
	if err != nil {
		return false
	}
	plain := filepath.Join(dir, local)
	if info, err := os.Stat(plain); err != nil || !info.Mode().IsRegular() {
		return false
	}
	encoding, file := choose(r.Header.Get("Accept-Encoding"), plain)
	content, err := os.Open(file)
	if err != nil {
		return false
	}
	defer content.Close()
	info, err := content.Stat()
	if err != nil {
		return false
	}

	header := w.Header()
	header.Set("Access-Control-Allow-Origin", "*")
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Vary", "Accept-Encoding")
	header.Set("Cache-Control", "no-cache")
	if hashed.MatchString(name) {
		header.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	header.Set("Content-Type", "application/octet-stream")
	if kind, known := types[path.Ext(name)]; known {
		header.Set("Content-Type", kind)
	}
	if encoding != "" {
		header.Set("Content-Encoding", encoding)
		header.Set("Content-Length", strconv.FormatInt(info.Size(), 10))
		r.Header.Del("Range") // a part of a compressed file is of no use to anyone
	}
	http.ServeContent(w, r, "", info.ModTime(), content)
	return true
}

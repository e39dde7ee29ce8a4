package site

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/andybalholm/brotli"
)

func write(t *testing.T, file, content string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestWriteLeavesNothingElse(t *testing.T) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "main-old.js"), "old")
	write(t, filepath.Join(dir, "lessons", "gone.pgn"), "old")
	kept := filepath.Join(dir, "index.html")
	write(t, kept, "same")
	before := time.Now().Add(-time.Hour).Truncate(time.Second)
	if err := os.Chtimes(kept, before, before); err != nil {
		t.Fatal(err)
	}

	files := Files{"index.html": []byte("same"), "lessons/new.pgn": []byte("new")}
	if err := files.Write(dir); err != nil {
		t.Fatal(err)
	}
	for _, gone := range []string{"main-old.js", "lessons/gone.pgn"} {
		if _, err := os.Stat(filepath.Join(dir, gone)); err == nil {
			t.Errorf("%s is still there", gone)
		}
	}
	if got, _ := os.ReadFile(filepath.Join(dir, "lessons", "new.pgn")); string(got) != "new" {
		t.Errorf("lessons/new.pgn holds %q", got)
	}
	if info, err := os.Stat(kept); err != nil || !info.ModTime().Equal(before) {
		t.Error("an unchanged file was written again")
	}
}

func TestWriteSparesSource(t *testing.T) {
	dir := t.TempDir()
	source := filepath.Join(dir, "main.go")
	write(t, source, "package main")
	if err := (Files{"index.html": nil}).Write(dir); err == nil {
		t.Error("a folder with Go source was taken for a site")
	}
	if _, err := os.Stat(source); err != nil {
		t.Error("the source is gone")
	}
}

func TestCompressedTwins(t *testing.T) {
	cache := t.TempDir()
	long := []byte(strings.Repeat("The king moves two squares towards a rook. ", 100))
	files := Files{"a.js": long, "tiny.css": []byte("a{}"), "picture.png": long}
	if err := files.AddCompressed(cache, true); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(files.names(), " "); got != "a.js a.js.gz picture.png tiny.css" {
		t.Errorf("in haste, with an empty cache: %s", got)
	}
	if err := files.AddCompressed(cache, false); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(files.names(), " "); got != "a.js a.js.br a.js.gz picture.png tiny.css" {
		t.Errorf("files are %s", got)
	}
	unpacked, err := io.ReadAll(brotli.NewReader(bytes.NewReader(files["a.js.br"])))
	if err != nil || !bytes.Equal(unpacked, long) {
		t.Errorf("the Brotli twin differs (%v)", err)
	}
	reader, err := gzip.NewReader(bytes.NewReader(files["a.js.gz"]))
	if err != nil {
		t.Fatal(err)
	}
	if unpacked, err = io.ReadAll(reader); err != nil || !bytes.Equal(unpacked, long) {
		t.Errorf("the gzip twin differs (%v)", err)
	}

	again := Files{"b.js": long}
	if err := again.AddCompressed(cache, true); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(again["b.js.br"], files["a.js.br"]) {
		t.Error("equal content under another name was not found in the cache")
	}
}

func TestFirstVisit(t *testing.T) {
	files := Files{
		"index.html": make([]byte, 100), "index.html.br": make([]byte, 10),
		"lessons/a.pgn": make([]byte, 7), "lessons/b.pgn": make([]byte, 1000),
		"licenses.txt": make([]byte, 1000), "rules/castling.html": make([]byte, 1000),
		"late/sound.js": make([]byte, 1000), "pack/player.js": make([]byte, 1000), "lessons/glossary.json.br": make([]byte, 1000),
		"touchmove-exercise.js": make([]byte, 1000), "oembed/a-1.json": make([]byte, 1000), "exercise/a-1.html": make([]byte, 1000),
	}
	if got := files.FirstVisit(".br"); got != 17 {
		t.Errorf("brotli: %d bytes, want 17", got)
	}
	if got := files.FirstVisit(""); got != 107 {
		t.Errorf("plain: %d bytes, want 107", got)
	}
}

package main

import (
	"archive/zip"
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// distFolder is a built site as far as packing looks at it.
func distFolder(t *testing.T) string {
	t.Helper()
	dist := t.TempDir()
	for name, text := range map[string]string{
		"pack/parts.json":      `{"version":"v7","title":"All of it","shell":"pack/shell.html","program":"program.wasm","texts":{}}`,
		"pack/shell.html":      "<!doctype html>\n",
		"program.wasm":         "program",
		"lessons/course.json":  `{"title":"Touchmove","lessons":[{"id":"castling","title":"Castle to safety","steps":15}]}`,
		"lessons/castling.pgn": "script",
	} {
		writeFile(t, filepath.Join(dist, filepath.FromSlash(name)), text)
	}
	return dist
}

func writeFile(t *testing.T, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

const ownSet = "[StudyName \"My set, café\"]\n[ChapterName \"Castle\"]\n[FEN \"6k1/8/8/8/8/8/5PPP/4K2R w K - 0 1\"]\n[SetUp \"1\"]\n\n{ Castle. } 1. O-O *\n"

func TestPackKinds(t *testing.T) {
	dist, set := distFolder(t), filepath.Join(t.TempDir(), "set.pgn")
	writeFile(t, set, ownSet)
	for _, test := range []struct {
		name  string
		args  []string
		begin string
	}{
		{"single", []string{"single"}, "<!doctype html>\n"},
		{"a lesson", []string{"single", "-lesson", "castling"}, "<!doctype html>\n"},
		{"a set", []string{"single", "--set", set}, "<!doctype html>\n"},
		{"scorm", []string{"scorm", "-set", set}, "PK\x03\x04"},
		{"site", []string{"site"}, "PK\x03\x04"},
	} {
		out := filepath.Join(t.TempDir(), "packed")
		if err := runPack(append(test.args, "-dist", dist, "-o", out)); err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if content, err := os.ReadFile(out); err != nil || !bytes.HasPrefix(content, []byte(test.begin)) {
			t.Errorf("%s begins with %.20q, %v", test.name, content, err)
		}
	}
}

// The title is that of the set.
func TestPackTitleOfASet(t *testing.T) {
	set, out := filepath.Join(t.TempDir(), "set.pgn"), filepath.Join(t.TempDir(), "set.zip")
	writeFile(t, set, ownSet)
	if err := runPack([]string{"scorm", "-set", set, "-dist", distFolder(t), "-o", out}); err != nil {
		t.Fatal(err)
	}
	packed, err := zip.OpenReader(out)
	if err != nil {
		t.Fatal(err)
	}
	defer packed.Close()
	manifest, err := packed.Open("imsmanifest.xml")
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if _, err := text.ReadFrom(manifest); err != nil || strings.Count(text.String(), "<title>My set, café</title>") != 2 {
		t.Errorf("the manifest is %s, %v", &text, err)
	}
}

func TestPackFaults(t *testing.T) {
	dist, folder := distFolder(t), t.TempDir()
	broken, out := filepath.Join(folder, "broken.pgn"), filepath.Join(folder, "out.html")
	good := filepath.Join(folder, "good.pgn")
	writeFile(t, good, ownSet)
	writeFile(t, broken, "[ChapterName \"A move that is none\"]\n\n{ Play. } 1. Ke5 *\n")
	for _, test := range []struct {
		name string
		args []string
		code int
		says string
	}{
		{"nothing", nil, 2, ""},
		{"an unknown kind", []string{"paper", "-o", out}, 2, ""},
		{"no file", []string{"single", "-dist", dist}, 2, "-o"},
		{"onto its own script", []string{"single", "-set", good, "-dist", dist, "-o", good}, 1, "is the script itself"},
		{"onto a folder", []string{"single", "-dist", dist, "-o", folder}, 1, "is a folder"},
		{"into the site itself", []string{"site", "-dist", dist, "-o", filepath.Join(dist, "lessons", "site.zip")}, 1, "in the folder of the site"},
		{"a site that is not there", []string{"site", "-dist", filepath.Join(folder, "dits"), "-o", out}, 1, "build -dist"},
		{"a folder that is no site", []string{"site", "-dist", folder, "-o", out}, 1, "build -dist"},
		{"a flag too late", []string{"single", "-dist", dist, "-o", out, "castling"}, 2, `"castling"`},
		{"a lesson and a set", []string{"single", "-dist", dist, "-lesson", "castling", "-set", broken, "-o", out}, 2, "not both"},
		{"an unknown lesson", []string{"single", "-dist", dist, "-lesson", "poker", "-o", out}, 1, `"poker"`},
		{"a part of the site", []string{"site", "-dist", dist, "-lesson", "castling", "-o", out}, 2, "whole"},
		{"a set that is not there", []string{"scorm", "-dist", dist, "-set", filepath.Join(folder, "gone.pgn"), "-o", out}, 1, "gone.pgn"},
		{"a set that cannot be read", []string{"scorm", "-dist", dist, "-set", broken, "-o", out}, 2, ""},
		{"a folder that is not there", []string{"single", "-dist", dist, "-o", filepath.Join(folder, "no", "out.html")}, 1, filepath.Join("no", "out.html")},
	} {
		err := runPack(test.args)
		if err == nil {
			t.Errorf("%s: no error", test.name)
			continue
		}
		if code := exitCode(err); code != test.code || !strings.Contains(err.Error(), test.says) {
			t.Errorf("%s: exit code %d, %v", test.name, code, err)
		}
		if _, err := os.Stat(out); err == nil {
			t.Errorf("%s: a file is written all the same", test.name)
			os.Remove(out)
		}
	}
}

// What is no ordinary file is written into, not replaced: as root, -o /dev/null would else take away everybody's.
func TestPackIntoAPipeAndThroughALink(t *testing.T) {
	dist, folder := distFolder(t), t.TempDir()
	pipe, file, link := filepath.Join(folder, "pipe"), filepath.Join(folder, "file"), filepath.Join(folder, "link")
	if err := exec.Command("mkfifo", pipe).Run(); err != nil {
		t.Skip(err)
	}
	read := make(chan []byte)
	go func() {
		content, _ := os.ReadFile(pipe)
		read <- content
	}()
	if err := runPack([]string{"single", "-dist", dist, "-o", pipe}); err != nil {
		t.Fatal(err)
	}
	if content := <-read; !bytes.HasPrefix(content, []byte("<!doctype html>")) {
		t.Errorf("through the pipe comes %.20q", content)
	}
	if there, err := os.Lstat(pipe); err != nil || there.Mode()&os.ModeNamedPipe == 0 {
		t.Error("the pipe is gone", err)
	}

	writeFile(t, file, "old")
	if err := os.Symlink("file", link); err != nil {
		t.Fatal(err)
	}
	if err := runPack([]string{"single", "-dist", dist, "-o", link}); err != nil {
		t.Fatal(err)
	}
	if there, err := os.Lstat(link); err != nil || there.Mode()&os.ModeSymlink == 0 {
		t.Error("the link is gone", err)
	}
	if content, _ := os.ReadFile(file); !bytes.HasPrefix(content, []byte("<!doctype html>")) {
		t.Errorf("the file of the link has %.20q", content)
	}
}

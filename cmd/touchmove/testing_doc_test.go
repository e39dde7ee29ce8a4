package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// docs/testing.md has the command line of every fuzz test, and of no other.
func TestTestingDocument(t *testing.T) {
	root := filepath.Join("..", "..")
	document, err := os.ReadFile(filepath.Join(root, "docs", "testing.md"))
	if err != nil {
		t.Fatal(err)
	}
	told := regexp.MustCompile(`(?m)^go test \S+ -run '\^\$' -fuzz .*$`).FindAllString(string(document), -1)

	var there []string
	target := regexp.MustCompile(`(?m)^func (Fuzz\w+)\(`)
	err = filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (entry.Name() == "node_modules" || entry.Name() == ".git"):
			return filepath.SkipDir
		case !strings.HasSuffix(path, "_test.go"):
			return nil
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		folder, err := filepath.Rel(root, filepath.Dir(path))
		for _, name := range target.FindAllSubmatch(source, -1) {
			there = append(there, "go test ./"+filepath.ToSlash(folder)+" -run '^$' -fuzz '^"+string(name[1])+"$' -fuzztime 10m")
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(told)
	slices.Sort(there)
	if !slices.Equal(told, there) {
		t.Errorf("docs/testing.md has\n%s\nit should have\n%s", strings.Join(told, "\n"), strings.Join(there, "\n"))
	}
}

// Package site builds the folder that a static host serves: the page, the wasm program, the
// lesson scripts, the rulebook, and a compressed twin beside each of them. It needs Go alone.
package site

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"sort"
	"strings"
)

// Options say what to build and where to.
type Options struct {
	// Root is the folder of the source tree, where go.mod is.
	Root string
	// Dist is the folder to write. What is in it and not part of the site is removed.
	Dist string
	// Fast leaves out compressed files that the cache does not have: minutes of Brotli are
	// nothing to wait for while one tries things out.
	Fast bool
	// Tags are Go build tags for the wasm program, "" for none.
	Tags string
	// URL is the address that the site will have, for what must name it in full; "" where nobody knows.
	URL string
}

// Files are a site's files by their slash-separated path.
type Files map[string][]byte

// Build makes the site and writes it to o.Dist. Equal sources make equal bytes.
func Build(o Options) (Files, error) {
	files := Files{}
	if o.URL != "" {
		var err error
		if o.URL, err = BaseURL(o.URL); err != nil {
			return nil, err
		}
	}
	wasm, err := compileWasm(o)
	if err != nil {
		return nil, err
	}
	wasmName := hashed("touchmove", wasm, ".wasm")
	files[wasmName] = wasm

	version := sourceVersion(o.Root)
	program, err := bundleProgram(o.Root, build{Wasm: wasmName, WasmBytes: len(wasm)})
	if err != nil {
		return nil, err
	}
	programName := hashed("program", program, ".js")
	files[programName] = program
	apart := map[string]string{"./program": programName}
	if err := bundleLate(files, o.Root, apart); err != nil {
		return nil, err
	}

	firstLesson, err := addLessons(files, o.Root)
	if err != nil {
		return nil, err
	}
	if err := addStills(files); err != nil {
		return nil, err
	}
	if err := addRulebook(files, o.Root); err != nil {
		return nil, err
	}
	if err := addGlossary(files, o.Root); err != nil {
		return nil, err
	}
	script, err := bundleScript(o.Root, apart, firstLesson)
	if err != nil {
		return nil, err
	}
	scriptName := hashed("main", script, ".js")
	files[scriptName] = script

	style, err := bundleStyle(o.Root, "web/style.css")
	if err != nil {
		return nil, err
	}
	styleName := hashed("style", style, ".css")
	files[styleName] = style

	page, err := fillPage(o.Root, "index.html", map[string]string{
		"page": "course", "policy": pagePolicy, "program": programName, "main": scriptName, "style": styleName, "wasm": wasmName, "version": version,
	})
	if err != nil {
		return nil, err
	}
	files["index.html"] = page
	if err := addAuthor(files, o.Root, styleName); err != nil {
		return nil, err
	}
	if err := addEmbed(files, o.Root, apart, scriptName, styleName, firstLesson, version); err != nil {
		return nil, err
	}
	if err := addElement(files, o.Root); err != nil {
		return nil, err
	}
	if err := addOEmbed(files, o.Root, o.URL); err != nil {
		return nil, err
	}

	if files["icon.svg"], err = os.ReadFile(filepath.Join(o.Root, "assets", "icon.svg")); err != nil {
		return nil, err
	}
	if files[licensesFile], err = licenses(o.Root); err != nil {
		return nil, err
	}
	if err := addPack(files, o.Root, wasmName, version, firstLesson); err != nil {
		return nil, err
	}
	if err := addManifest(files, o.Root); err != nil {
		return nil, err
	}
	if err := addAbout(files, o.Root, version); err != nil {
		return nil, err
	}
	if err := addWorker(files, o.Root); err != nil {
		return nil, err
	}
	if err := files.AddCompressed(filepath.Join(o.Root, ".cache"), o.Fast); err != nil {
		return nil, err
	}
	return files, files.Write(o.Dist)
}

// Write makes dir hold these files and no others. The pages come after what they name, the service worker after all that it copies, and
// what they named before goes last, so that a page loaded in between still finds its parts.
func (f Files) Write(dir string) error {
	names := f.names()
	rank := func(name string) int {
		switch {
		case strings.HasPrefix(name, workerStem):
			return 2
		case isPage(name):
			return 1
		}
		return 0
	}
	sort.SliceStable(names, func(i, j int) bool { return rank(names[i]) < rank(names[j]) })
	for _, name := range names {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if old, err := os.ReadFile(file); err == nil && string(old) == string(f[name]) {
			continue
		}
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(file, f[name], 0o644); err != nil {
			return err
		}
	}
	return f.removeOthers(dir)
}

// isPage tells whether a file is a page of the site's own folder, or a compressed one.
func isPage(name string) bool { return !strings.Contains(name, "/") && strings.Contains(name, ".html") }

// removeOthers refuses to empty a folder that is plainly not a site of ours.
func (f Files) removeOthers(dir string) error {
	var others []string
	err := filepath.WalkDir(dir, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name, err := filepath.Rel(dir, file)
		if err != nil {
			return err
		}
		if _, ours := f[filepath.ToSlash(name)]; !ours {
			if base := filepath.Base(file); base == "go.mod" || strings.HasSuffix(base, ".go") {
				return fmt.Errorf("%s holds Go source: not a folder to build a site into", dir)
			}
			others = append(others, file)
		}
		return nil
	})
	if err != nil {
		return err
	}
	for _, file := range others {
		if err := os.Remove(file); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// names lists the paths in order.
func (f Files) names() []string {
	names := make([]string, 0, len(f))
	for name := range f {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}

// FirstVisit is the number of bytes that a browser loads for its first lesson: the page, its
// script, style and program, the course and one script, in the encoding named by its extension
// (".br", ".gz", "" for plain), or plain where that one was not made.
func (f Files) FirstVisit(encoding string) int {
	total, lesson := 0, false
	for _, name := range f.names() {
		if strings.HasPrefix(name, rulesFolder) {
			continue
		}
		if strings.HasPrefix(name, lateFolder) || strings.HasPrefix(name, glossaryFile) {
			continue // fetched when the board is there
		}
		if strings.HasPrefix(name, embedStem) || strings.HasPrefix(name, stillsFolder) || strings.HasPrefix(name, authorStem) {
			continue // a visit of its own
		}
		if strings.HasPrefix(name, packFolder) {
			continue // fetched when it is asked for
		}
		if strings.HasPrefix(name, elementFile) || strings.HasPrefix(name, oembedFolder) || strings.HasPrefix(name, exerciseFolder) {
			continue // for other people's pages
		}
		if strings.HasPrefix(name, workerStem) || name == manifestFile || name == aboutFile {
			continue // for later visits, and for who asks
		}
		switch path.Ext(name) {
		case ".br", ".gz", ".txt", ".png":
			continue
		case ".pgn":
			if lesson {
				continue
			}
			lesson = true
		}
		if small, ok := f[name+encoding]; ok {
			total += len(small)
		} else {
			total += len(f[name])
		}
	}
	return total
}

package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// workerFile is the service worker, workerOffFile what is put in its place to be rid of it. Their names stay: a browser looks for the next
// build under the name of the last.
const (
	workerStem    = "sw"
	workerFile    = workerStem + ".js"
	workerOffFile = workerStem + "-off.js"
)

// buildMark stands in pages for what only addWorker knows: the name of the build.
const buildMark = "{{build}}"

// twinWorthwhile is the size in bytes from which a file's compressed twin is worth another request where the host does not compress.
const twinWorthwhile = 256 << 10

// addWorker gives the build its name, made of all files, and adds the service worker that keeps a copy of them. It must come last;
// only the compressed twins, which the copy has no use for, come after it.
func addWorker(files Files, root string) error {
	build := files.identity()
	for name, content := range files {
		if path.Ext(name) == ".html" {
			files[name] = bytes.ReplaceAll(content, []byte(buildMark), []byte(build))
		}
	}
	list, err := json.Marshal(files.copied())
	if err != nil {
		return err
	}
	for name, define := range map[string]map[string]string{
		workerFile:    {"__BUILD__": strconv.Quote(build), "__FILES__": string(list)},
		workerOffFile: nil,
	} {
		if files[name], err = bundle(root, api.BuildOptions{
			EntryPoints: []string{"web/src/" + strings.TrimSuffix(name, ".js") + ".ts"},
			Format:      api.FormatIIFE, // not every browser has workers that are modules
			Define:      define,
		}); err != nil {
			return err
		}
	}
	return nil
}

// identity names the build: files that differ anywhere have another.
func (f Files) identity() string {
	sum := sha256.New()
	for _, name := range f.names() {
		content := sha256.Sum256(f[name])
		sum.Write([]byte(name))
		sum.Write(content[:])
	}
	return hex.EncodeToString(sum.Sum(nil)[:8])
}

// copied are the files that the worker keeps, as it wants them: path, hash, and the size of those whose twin is worth another request.
func (f Files) copied() [][]any {
	var list [][]any
	for _, name := range f.names() {
		if slices.ContainsFunc(notCopied, func(prefix string) bool { return strings.HasPrefix(name, prefix) }) {
			continue
		}
		sum := sha256.Sum256(f[name])
		file := []any{name, base64.RawURLEncoding.EncodeToString(sum[:16])}
		if len(f[name]) >= twinWorthwhile && compressible[path.Ext(name)] {
			file = append(file, len(f[name]))
		}
		list = append(list, file)
	}
	return list
}

// notCopied are the beginnings of paths that are of use to other sites only, which have a network.
var notCopied = []string{oembedFolder, exerciseFolder}

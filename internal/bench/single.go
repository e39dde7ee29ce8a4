package bench

import (
	"compress/gzip"
	"io/fs"
	"maps"
	"path"
	"slices"

	"github.com/touchmove/touchmove/internal/pack"
)

// singleFile packs the whole course into one file, and returns its bytes and those of the gzip -9 of all that it contains.
func singleFile(site fs.FS) (file, contained int, err error) {
	parts, err := pack.Read(site)
	if err != nil {
		return 0, 0, err
	}
	packed, err := pack.Single(parts, pack.Options{})
	if err != nil {
		return 0, 0, err
	}
	programs, err := fs.Glob(site, "touchmove-*.wasm")
	if err != nil {
		return 0, 0, err
	}
	scripts, err := fs.Glob(site, "lessons/*")
	if err != nil {
		return 0, 0, err
	}
	count := &counter{}
	zipped, err := gzip.NewWriterLevel(count, gzip.BestCompression)
	if err != nil {
		return 0, 0, err
	}
	for _, name := range append(programs, scripts...) {
		if ext := path.Ext(name); ext == ".br" || ext == ".gz" || parts.Texts[name] != "" {
			continue // a twin, or among the texts
		}
		content, err := fs.ReadFile(site, name)
		if err != nil {
			return 0, 0, err
		}
		if _, err := zipped.Write(content); err != nil {
			return 0, 0, err
		}
	}
	for _, name := range slices.Sorted(maps.Keys(parts.Texts)) {
		if _, err := zipped.Write([]byte(parts.Texts[name])); err != nil {
			return 0, 0, err
		}
	}
	err = zipped.Close()
	return len(packed), count.bytes, err
}

// counter counts what is written to it.
type counter struct{ bytes int }

func (c *counter) Write(content []byte) (int, error) {
	c.bytes += len(content)
	return len(content), nil
}

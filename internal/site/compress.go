package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"sync"
	"time"

	"github.com/andybalholm/brotli"
)

// compressible are the kinds of files that shrink.
var compressible = map[string]bool{
	".html": true, ".js": true, ".css": true, ".wasm": true, ".json": true, ".pgn": true,
	".svg": true, ".txt": true, ".webmanifest": true,
}

// codec is one way to compress, at its strongest: it is done once and downloaded often.
type codec struct {
	ext      string
	compress func([]byte) ([]byte, error)
	// slow is minutes for the whole site, not seconds.
	slow bool
}

var codecs = []codec{{".br", Brotli, true}, {".gz", Gzip, false}}

// Brotli compresses with quality 11 and a window that spans the whole wasm file.
func Brotli(content []byte) ([]byte, error) {
	var out bytes.Buffer
	w := brotli.NewWriterOptions(&out, brotli.WriterOptions{Quality: 11, LGWin: 24})
	return finish(&out, w, content)
}

// Gzip compresses with level 9, without a name or time, so that equal content stays equal.
func Gzip(content []byte) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	return finish(&out, w, content)
}

func finish(out *bytes.Buffer, w io.WriteCloser, content []byte) ([]byte, error) {
	if _, err := w.Write(content); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// AddCompressed adds name.br and name.gz for each file that they make smaller. Results are kept
// in the cache folder by content. With fast, what is not there and would take long is left out.
func (f Files) AddCompressed(cache string, fast bool) error {
	cache = filepath.Join(cache, "compressed")
	if err := os.MkdirAll(cache, 0o755); err != nil {
		return err
	}
	forget(cache, 7*24*time.Hour)

	type job struct {
		name  string
		codec codec
	}
	var jobs []job
	for _, name := range f.names() {
		if compressible[path.Ext(name)] {
			for _, c := range codecs {
				jobs = append(jobs, job{name, c})
			}
		}
	}
	results := make([][]byte, len(jobs))
	errs := make([]error, len(jobs))
	slots := make(chan struct{}, runtime.NumCPU())
	var wait sync.WaitGroup
	for i, j := range jobs {
		wait.Add(1)
		go func() {
			defer wait.Done()
			slots <- struct{}{}
			defer func() { <-slots }()
			results[i], errs[i] = compressed(f[j.name], j.codec, cache, fast && j.codec.slow)
		}()
	}
	wait.Wait()
	for i, j := range jobs {
		if errs[i] != nil {
			return errs[i]
		}
		if results[i] != nil && len(results[i]) < len(f[j.name]) {
			f[j.name+j.codec.ext] = results[i]
		}
	}
	return nil
}

// compressed looks into the cache first. It returns nil where cachedOnly finds nothing there.
func compressed(content []byte, c codec, cache string, cachedOnly bool) ([]byte, error) {
	sum := sha256.Sum256(content)
	file := filepath.Join(cache, hex.EncodeToString(sum[:])+c.ext)
	if kept, err := os.ReadFile(file); err == nil {
		now := time.Now()
		return kept, os.Chtimes(file, now, now)
	}
	if cachedOnly {
		return nil, nil
	}
	out, err := c.compress(content)
	if err != nil {
		return nil, err
	}
	// A build that is stopped halfway must not leave half a file under a name that counts.
	part := file + ".part"
	if err := os.WriteFile(part, out, 0o644); err != nil {
		return nil, err
	}
	return out, os.Rename(part, file)
}

// forget removes what no build has asked for in a while. A file that cannot be removed does no harm.
func forget(cache string, after time.Duration) {
	entries, err := os.ReadDir(cache)
	if err != nil {
		return
	}
	for _, entry := range entries {
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()) > after {
			os.Remove(filepath.Join(cache, entry.Name()))
		}
	}
}

package pack

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"io"
	"io/fs"
	"path"
	"time"
)

// dated is the time of every file in a zip: the first that a zip can tell. When it was packed is nobody's business, and
// equal content makes equal bytes.
var dated = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

// archive is a zip that is written file after file.
type archive struct {
	out bytes.Buffer
	zip *zip.Writer
}

// newArchive makes an empty zip that compresses as hard as level says, a level of compress/flate.
func newArchive(level int) *archive {
	a := &archive{}
	a.zip = zip.NewWriter(&a.out)
	a.zip.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, level) })
	return a
}

// add is told how a file is kept: [zip.Deflate], or [zip.Store] for what is compressed already.
func (a *archive) add(name string, content []byte, method uint16) error {
	w, err := a.zip.CreateHeader(&zip.FileHeader{Name: name, Method: method, Modified: dated})
	if err != nil {
		return err
	}
	_, err = w.Write(content)
	return err
}

func (a *archive) bytes() ([]byte, error) {
	if err := a.zip.Close(); err != nil {
		return nil, err
	}
	return a.out.Bytes(), nil
}

// Site makes a zip of a built site, to be unpacked where a host serves files.
func Site(site fs.FS) ([]byte, error) {
	a := newArchive(flate.BestCompression)
	err := fs.WalkDir(site, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := fs.ReadFile(site, name)
		if err != nil {
			return err
		}
		method := zip.Deflate
		switch path.Ext(name) {
		case ".br", ".gz", ".png":
			method = zip.Store
		}
		return a.add(name, content, method)
	})
	if err != nil {
		return nil, err
	}
	return a.bytes()
}

package checks

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// tool is a Go program that is no part of ours, at the version that the code is kept clean for.
type tool struct{ name, pkg, version string }

var (
	gofumpt     = tool{"gofumpt", "mvdan.cc/gofumpt", "v0.12.0"}
	staticcheck = tool{"staticcheck", "honnef.co/go/tools/cmd/staticcheck", "v0.8.2"}
)

// install builds the tool once, for this machine, and returns its file. "go run" would not do:
// it would build it for the browser when it is to look at the browser's code.
func (t tool) install(out io.Writer, root string) (string, error) {
	dir := filepath.Join(root, ".cache", "tools", t.name+"-"+t.version)
	file := filepath.Join(dir, t.name)
	if _, err := os.Stat(file); err == nil {
		return file, nil
	}
	return file, run(out, root, []string{"GOBIN=" + dir}, "go", "install", t.pkg+"@"+t.version)
}

// checkFormat holds where gofumpt has nothing to change.
func checkFormat(out io.Writer, root string) (Counts, error) {
	file, err := gofumpt.install(out, root)
	if err != nil {
		return Counts{}, err
	}
	var listed bytes.Buffer
	if err := run(&listed, root, nil, file, "-l", "."); err != nil || listed.Len() == 0 {
		return Counts{}, err
	}
	fmt.Fprint(out, listed.String())
	return Counts{}, fmt.Errorf("%d files differ from what \"go run %s@%s -w .\" writes", bytes.Count(listed.Bytes(), []byte("\n")), gofumpt.pkg, gofumpt.version)
}

// checkStatic looks at the code twice: as this machine builds it, and as the browser's build does.
func checkStatic(out io.Writer, root string) (Counts, error) {
	file, err := staticcheck.install(out, root)
	if err != nil {
		return Counts{}, err
	}
	if err := run(out, root, nil, file, "./..."); err != nil {
		return Counts{}, err
	}
	return Counts{}, run(out, root, browserBuild, file, browserPackages...)
}

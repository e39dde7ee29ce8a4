package site

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strings"
)

// licensesFile is where the page links to them.
const licensesFile = "licenses.txt"

// licenses gathers the licences of everything inside the site: our own, Go's, and those of the
// modules in the wasm program. They ask to be passed on with it.
func licenses(root string) ([]byte, error) {
	own, err := os.ReadFile(filepath.Join(root, "LICENSE"))
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	section := func(name string, text []byte) {
		fmt.Fprintf(&out, "%s\n%s\n\n%s\n\n", name, strings.Repeat("=", len(name)), bytes.TrimSpace(text))
	}
	section("Touchmove", own)

	cmd := exec.Command("go", "list", "-deps", "-f",
		"{{if .Module}}{{if not .Module.Main}}{{.Module.Path}} {{.Module.Version}}\t{{.Module.Dir}}{{end}}{{end}}", "./cmd/wasm")
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	listed, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("list the modules of cmd/wasm: %w", err)
	}
	goroot, err := goRoot()
	if err != nil {
		return nil, err
	}
	modules := map[string]string{"Go, its standard library and wasm_exec.js": goroot}
	for _, line := range strings.Split(strings.TrimSpace(string(listed)), "\n") {
		if name, dir, ok := strings.Cut(line, "\t"); ok {
			modules[name] = dir
		}
	}
	names := make([]string, 0, len(modules))
	for name := range modules {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		text, err := os.ReadFile(filepath.Join(modules[name], "LICENSE"))
		if err != nil {
			return nil, fmt.Errorf("licence of %s: %w", name, err)
		}
		section(name, text)
	}
	return out.Bytes(), nil
}

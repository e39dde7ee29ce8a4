// Package shaders has Ebitengine's built-in shaders compiled with the build instead of at each start.
//
// Ebitengine carries a compiler of its shader language, with the standard library's Go parser and
// templates, and when a program starts it compiles the three shaders that it draws everything with. A
// browser has to fetch and run all that before anything is seen. Nothing else here needs it: Touchmove
// brings no shaders of its own.
package shaders

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	_ "embed"
)

const ebitengine = "github.com/hajimehoshi/ebiten/v2"

// compiler is the command that compiles the shaders. It can be built inside Ebitengine's module only.
//
//go:embed compiler.go.txt
var compiler []byte

// Modfile makes a copy of the Ebitengine release that the module in folder root asks for, with its shaders
// compiled, in the folder cache, and a go.mod that puts the copy in its place. It returns that file, for
// "go build -modfile".
func Modfile(root, cache string) (string, error) {
	c, err := newCopy(root, cache)
	if err != nil {
		return "", err
	}
	if c.done() {
		return c.modfile(), nil
	}
	if err := c.make(); err != nil {
		return "", err
	}
	if _, err := c.run(c.dir); err != nil {
		return "", err
	}
	return c.modfile(), c.finish()
}

// moduleCopy is a copy of Ebitengine's module that may be changed.
type moduleCopy struct {
	root     string // the module that asks for Ebitengine
	original string // where the go command keeps the release
	dir      string // the copy, in a folder named after the release
}

func newCopy(root, cache string) (moduleCopy, error) {
	root, err := filepath.Abs(root)
	if err != nil {
		return moduleCopy{}, err
	}
	cmd := exec.Command("go", "mod", "download", "-json", ebitengine)
	cmd.Dir = root
	if out, err := cmd.CombinedOutput(); err != nil {
		return moduleCopy{}, fmt.Errorf("fetch Ebitengine: %w\n%s", err, out)
	}
	cmd = exec.Command("go", "list", "-m", "-f", "{{.Dir}}", ebitengine)
	cmd.Dir, cmd.Stderr = root, os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return moduleCopy{}, fmt.Errorf("find Ebitengine's source: %w", err)
	}
	original := strings.TrimSpace(string(out))
	cache, err = filepath.Abs(cache)
	return moduleCopy{root, original, filepath.Join(cache, "ebitengine-"+filepath.Base(original))}, err
}

func (c moduleCopy) modfile() string { return c.dir + ".mod" }

// mark is the file that says which compiler the copy was finished with.
func (c moduleCopy) mark() string { return filepath.Join(c.dir, "touchmove") }

// done tells whether there is a finished copy, for the same modules.
func (c moduleCopy) done() bool {
	mark, err := os.ReadFile(c.mark())
	if err != nil || !bytes.Equal(mark, compiler) {
		return false
	}
	return c.writeModfile() == nil // go.mod may have changed since
}

func (c moduleCopy) finish() error { return os.WriteFile(c.mark(), compiler, 0o644) }

// make copies the module's packages and adds the compiler.
func (c moduleCopy) make() error {
	if err := os.RemoveAll(c.dir); err != nil {
		return err
	}
	err := filepath.WalkDir(c.original, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(c.original, file)
		if err != nil {
			return err
		}
		switch {
		case d.IsDir() && (name == "examples" || d.Name() == "testdata"):
			return filepath.SkipDir
		case d.IsDir():
			return os.MkdirAll(filepath.Join(c.dir, name), 0o755)
		}
		content, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(c.dir, name), content, 0o644)
	})
	if err != nil {
		return err
	}
	command := filepath.Join(c.dir, "internal", "touchmove")
	if err := os.MkdirAll(command, 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(command, "main.go"), compiler, 0o644); err != nil {
		return err
	}
	return c.writeModfile()
}

// writeModfile writes go.mod and go.sum of the module, with the copy in Ebitengine's place.
func (c moduleCopy) writeModfile() error {
	for _, ext := range []string{".mod", ".sum"} {
		content, err := os.ReadFile(filepath.Join(c.root, "go"+ext))
		if err != nil {
			return err
		}
		if ext == ".mod" {
			content = fmt.Appendf(content, "\nreplace %s => %s\n", ebitengine, c.dir)
		}
		if err := os.WriteFile(c.dir+ext, content, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// run runs the compiler.
func (c moduleCopy) run(args ...string) ([]byte, error) {
	cmd := exec.Command("go", append([]string{"run", "-modfile", c.modfile(), ebitengine + "/internal/touchmove"}, args...)...)
	// Not for the browser, whatever the build is for.
	cmd.Dir, cmd.Env, cmd.Stderr = c.root, append(os.Environ(), "GOOS=", "GOARCH="), os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("compile Ebitengine's shaders: %w", err)
	}
	return out, nil
}

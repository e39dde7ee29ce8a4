package site

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/touchmove/touchmove/internal/site/shaders"
)

// uninlined are packages that are compiled without putting functions into their callers, which makes the program smaller to
// download (docs/decisions/0207). They speak, read and write; none of them draws or searches moves.
var uninlined = []string{
	"github.com/touchmove/touchmove/lessons", "github.com/touchmove/touchmove/tutor", "github.com/touchmove/touchmove/cmd/wasm",
	"github.com/touchmove/touchmove/author", "github.com/touchmove/touchmove/cmd/author",
	"github.com/touchmove/touchmove/chess/words", "github.com/touchmove/touchmove/chess/setup",
	"archive/...", "bufio", "bytes", "compress/...", "encoding/...", "errors", "fmt", "go/...", "io/...", "math/big", "os", "path/...",
	"reflect", "regexp/...", "sort", "strconv", "strings", "text/...", "time", "unicode/...",
}

// compileWasm builds cmd/wasm for the browser. The linked file stays in the cache folder, where
// the go command finds it again and need not link when nothing has changed.
func compileWasm(o Options) ([]byte, error) {
	name := "touchmove.wasm"
	if o.Tags != "" {
		name = "touchmove-" + o.Tags + ".wasm"
	}
	cache := filepath.Join(o.Root, ".cache")
	modfile, err := shaders.Modfile(o.Root, cache)
	if err != nil {
		return nil, err
	}
	out := filepath.Join(cache, name)
	flags := append([]string{"-tags", o.Tags, "-modfile", modfile}, notInlined()...)
	if err := CompileWasm(o.Root, "./cmd/wasm", out, flags...); err != nil {
		return nil, err
	}
	return os.ReadFile(out)
}

// notInlined are the compiler's flags for the packages uninlined.
func notInlined() []string {
	var flags []string
	for _, pattern := range uninlined {
		flags = append(flags, "-gcflags="+pattern+"=-l")
	}
	return flags
}

// CompileWasm builds the program in package pkg, seen from folder dir, for js/wasm into the file
// out, without symbols and without paths of the machine it is built on. More flags are for "go build".
func CompileWasm(dir, pkg, out string, flags ...string) error {
	args := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags", "-s -w", "-o", out}
	cmd := exec.Command("go", append(append(args, flags...), pkg)...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWASM=")
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("compile %s for the browser: %w", pkg, err)
	}
	return nil
}

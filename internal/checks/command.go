package checks

import (
	"io"
	"os"
	"os/exec"
)

// command is a check that holds where a program ends well.
func command(name string, args ...string) check {
	return func(out io.Writer, root string) (Counts, error) {
		return Counts{}, run(out, root, nil, name, args...)
	}
}

// inBrowser is the same for a program that looks at Go code as the browser's build sees it.
func inBrowser(name string, args ...string) check {
	return func(out io.Writer, root string) (Counts, error) {
		return Counts{}, run(out, root, browserBuild, name, args...)
	}
}

var browserBuild = []string{"GOOS=js", "GOARCH=wasm"}

func run(out io.Writer, dir string, env []string, name string, args ...string) error {
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = dir, out, out
	cmd.Env = append(os.Environ(), env...)
	return cmd.Run()
}

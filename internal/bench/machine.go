package bench

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
)

// machine says what was measured on: figures of another machine are other figures.
func machine(root, engine string) string {
	parts := []string{
		fmt.Sprintf("%s, %d cores", processor(), runtime.NumCPU()),
		runtime.Version() + " " + runtime.GOOS + "/" + runtime.GOARCH,
		"Node " + says(root, "node", "--version"),
		says(root, chromium(), "--version"),
		engine,
		"Ebitengine " + says(root, "go", "list", "-m", "-f", "{{.Version}}", "github.com/hajimehoshi/ebiten/v2"),
		"Touchmove " + says(root, "git", "describe", "--tags", "--always", "--dirty"),
	}
	return strings.Join(parts, "; ")
}

func chromium() string {
	if name := os.Getenv("CHROMIUM"); name != "" {
		return name
	}
	return "/usr/bin/chromium-headless-shell"
}

// says is the first line a program prints, "of unknown version" where it cannot be run.
func says(dir, name string, args ...string) string {
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	out, err := cmd.Output()
	if err != nil {
		return "of unknown version"
	}
	line, _, _ := strings.Cut(string(out), "\n")
	return strings.TrimSpace(line)
}

// processor is the name that Linux has for it.
func processor() string {
	file, err := os.Open("/proc/cpuinfo")
	if err != nil {
		return runtime.GOARCH
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		if key, value, found := strings.Cut(lines.Text(), ":"); found && strings.TrimSpace(key) == "model name" {
			return strings.TrimSpace(value)
		}
	}
	return runtime.GOARCH
}

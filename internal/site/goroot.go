package site

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
)

// goRoot is the folder of the Go release in use.
func goRoot() (string, error) {
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("go env GOROOT: %w", err)
	}
	return strings.TrimSpace(string(out)), nil
}

// WasmExec is the path of the loader that belongs to the Go release in use.
func WasmExec() (string, error) {
	root, err := goRoot()
	return filepath.Join(root, "lib", "wasm", "wasm_exec.js"), err
}

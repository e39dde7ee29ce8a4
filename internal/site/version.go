package site

import (
	"os/exec"
	"strings"
)

// sourceVersion is what git calls the source tree, "dev" where git or its history is missing.
func sourceVersion(root string) string {
	cmd := exec.Command("git", "describe", "--tags", "--always", "--dirty")
	cmd.Dir = root
	out, err := cmd.Output()
	if version := strings.TrimSpace(string(out)); err == nil && version != "" {
		return version
	}
	return "dev"
}

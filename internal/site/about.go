package site

import (
	"errors"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
)

// aboutFile is the page that says what this is: version, browsers, privacy, accessibility.
const aboutFile = "about.html"

// addAbout adds it. It has the style of the rulebook, which must be there already.
func addAbout(files Files, root, version string) error {
	repository, err := repositoryOf(root)
	if err != nil {
		return err
	}
	style := ""
	for name := range files {
		if strings.HasPrefix(name, rulesFolder) && path.Ext(name) == ".css" {
			style = name
		}
	}
	files[aboutFile], err = fillPage(root, aboutFile, map[string]string{
		"style": style, "version": version, "repository": repository,
	})
	return err
}

var modulePath = regexp.MustCompile(`(?m)^module (\S+)$`)

// repositoryOf is the address of the project, the one place where it stands being go.mod.
func repositoryOf(root string) (string, error) {
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return "", err
	}
	found := modulePath.FindSubmatch(mod)
	if found == nil {
		return "", errors.New("go.mod names no module")
	}
	return "https://" + string(found[1]), nil
}

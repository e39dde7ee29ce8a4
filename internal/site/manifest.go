package site

import (
	"os"
	"path/filepath"

	"github.com/touchmove/touchmove/internal/icons"
)

// manifestFile says to browsers how the site is installed.
const manifestFile = "touchmove.webmanifest"

// appIcons are the pictures of the icon, by their names in the site. Those who cut a shape out of it are given the one without corners of its own.
var appIcons = []struct {
	name, drawing string
	pixels        int
}{
	{"icon-192.png", "icon.svg", 192},
	{"icon-512.png", "icon.svg", 512},
	{"icon-maskable-512.png", "icon-maskable.svg", 512},
	{"apple-touch-icon.png", "icon-maskable.svg", 180},
}

// addManifest adds what installing the site needs.
func addManifest(files Files, root string) (err error) {
	if files[manifestFile], err = os.ReadFile(filepath.Join(root, "web", manifestFile)); err != nil {
		return err
	}
	for _, icon := range appIcons {
		drawing, err := os.ReadFile(filepath.Join(root, "assets", icon.drawing))
		if err != nil {
			return err
		}
		if files[icon.name], err = icons.PNG(drawing, icon.pixels); err != nil {
			return err
		}
	}
	return nil
}

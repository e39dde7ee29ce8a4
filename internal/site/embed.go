package site

import (
	"encoding/json"
	"strconv"

	"github.com/evanw/esbuild/pkg/api"
)

// embedStem begins the names of the files that only the page for frames needs.
const embedStem = "embed"

// addEmbed adds embed.html, the page for frames, and the small script with which it begins. That one is no
// module: it must run, and say what is wrong, also where a frame's sandbox keeps modules from being loaded. Apart is as for bundleScript.
func addEmbed(files Files, root string, apart map[string]string, main, style, firstLesson, version string) error {
	parts, err := json.Marshal(map[string]string{"program": apart["./program"], "main": main, "post": apart["./late/post"]})
	if err != nil {
		return err
	}
	boot, err := bundle(root, api.BuildOptions{
		EntryPoints: []string{"web/src/embed.ts"},
		Format:      api.FormatIIFE,
		Define:      map[string]string{"__PARTS__": string(parts), "__FIRST_LESSON__": strconv.Quote(firstLesson)},
		Plugins:     []api.Plugin{drawingsAsText},
	})
	if err != nil {
		return err
	}
	bootName := hashed(embedStem, boot, ".js")
	files[bootName] = boot
	frame, err := bundleStyle(root, "web/embed.css")
	if err != nil {
		return err
	}
	frameName := hashed(embedStem, frame, ".css")
	files[frameName] = frame
	files[embedStem+".html"], err = fillPage(root, "index.html", map[string]string{
		"page": "embed", "policy": pagePolicy, "boot": bootName, "style": style, "embedStyle": frameName, "version": version,
	})
	return err
}

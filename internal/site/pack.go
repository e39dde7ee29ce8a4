package site

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/touchmove/touchmove/internal/pack"
)

// packFolder is where the parts are that only a single file has.
const packFolder = "pack/"

// addPack adds what a single file is made of, in the desk's hands (internal/pack) or in the browser's (web/src/pack.ts).
// The program must be there already, and what is packed as it is in the site.
func addPack(files Files, root, wasm, version, firstLesson string) error {
	page, title, err := packedPage(root, version)
	if err != nil {
		return err
	}
	player, err := bundlePlayer(root, len(files[wasm]), firstLesson)
	if err != nil {
		return err
	}
	style, err := wholeStyle(root)
	if err != nil {
		return err
	}
	shell, err := packShell(root, player, style, title, version)
	if err != nil {
		return err
	}
	list := pack.List{Version: version, Title: title, Program: wasm, Texts: map[string]string{
		glossaryFile: glossaryFile, licensesFile: licensesFile,
	}}
	for name := range files {
		if strings.HasPrefix(name, rulesFolder) {
			list.Texts[name] = name
		}
	}
	list.Shell = packFolder + hashed("shell", shell, ".html")
	files[list.Shell] = shell
	for _, part := range []struct {
		stem, ext string
		content   []byte
	}{{"player", ".js", player}, {"style", ".css", style}, {"page", ".html", page}} {
		name := packFolder + hashed(part.stem, part.content, part.ext)
		files[name] = part.content
		list.Texts[part.stem+part.ext] = name
	}
	files[pack.ListFile], err = json.Marshal(list)
	return err
}

// packedProgram is the program's name in a single file.
const packedProgram = "touchmove.wasm"

// bundlePlayer makes one classic script of the page's with all that is a module apart in the site: what is opened from a disk can load nothing.
func bundlePlayer(root string, wasmBytes int, firstLesson string) ([]byte, error) {
	info, err := json.Marshal(build{Wasm: packedProgram, WasmBytes: wasmBytes})
	if err != nil {
		return nil, err
	}
	loader, err := WasmExec()
	if err != nil {
		return nil, err
	}
	return bundle(root, api.BuildOptions{
		EntryPoints: []string{"web/src/packed.ts"},
		Inject:      []string{loader},
		Format:      api.FormatIIFE,
		Define: map[string]string{
			"__BUILD__": string(info), "__FIRST_LESSON__": strconv.Quote(firstLesson),
			"__STYLE__": `""`, // the one style has theirs
		},
		Plugins: []api.Plugin{drawingsAsText},
	})
}

// wholeStyle is the page's style with those of the late modules and of what is only in a single file.
func wholeStyle(root string) ([]byte, error) {
	late, err := filepath.Glob(filepath.Join(root, "web", "src", "late", "*.css"))
	if err != nil {
		return nil, err
	}
	var style []byte
	for _, sheet := range append([]string{"web/style.css", "web/library.css"}, late...) {
		if filepath.IsAbs(sheet) {
			if sheet, err = filepath.Rel(root, sheet); err != nil {
				return nil, err
			}
		}
		part, err := bundleStyle(root, filepath.ToSlash(sheet))
		if err != nil {
			return nil, err
		}
		style = append(style, part...)
	}
	return style, nil
}

// packShell is the beginning of a single file. Its Content-Security-Policy lets nothing run but the script that unpacks and
// the player, and nothing be fetched.
func packShell(root string, player, style []byte, title, version string) ([]byte, error) {
	unpack, err := bundle(root, api.BuildOptions{
		EntryPoints: []string{"web/src/unpack.ts"},
		Format:      api.FormatIIFE,
		Target:      api.ES2017, // an old browser must come as far as to say that it is one
	})
	if err != nil {
		return nil, err
	}
	look, err := bundleStyle(root, "web/packed.css")
	if err != nil {
		return nil, err
	}
	icon, err := os.ReadFile(filepath.Join(root, "assets", "icon.svg"))
	if err != nil {
		return nil, err
	}
	form, err := os.ReadFile(filepath.Join(root, "web", "packed.html"))
	if err != nil {
		return nil, err
	}
	values := map[string]string{
		"scripts": sourceHash(unpack) + " " + sourceHash(player), "styles": sourceHash(look) + " " + sourceHash(style),
		"icon":  "data:image/svg+xml;base64," + base64.StdEncoding.EncodeToString(icon),
		"title": title, "version": version,
	}
	return placeholder.ReplaceAllFunc(form, func(found []byte) []byte {
		switch name := string(found[2 : len(found)-2]); name {
		case "script":
			return unpack
		case "style":
			return look
		default:
			value, known := values[name]
			if !known && err == nil {
				err = fmt.Errorf("web/packed.html: no value for %s", found)
			}
			// Not the quotes of the policy, which stand between others.
			return []byte(strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;").Replace(value))
		}
	}), err
}

// sourceHash is how a Content-Security-Policy names an inline script or style.
func sourceHash(text []byte) string {
	sum := sha256.Sum256(text)
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

var (
	body  = regexp.MustCompile(`(?s)<body>\n?(.*)</body>`)
	named = regexp.MustCompile(`<title>(.*)</title>`)
)

// packedPage is the body of web/index.html for a page with everything inside, and its title.
func packedPage(root, version string) (inside []byte, title string, err error) {
	page, err := fillPage(root, "index.html", map[string]string{"page": "packed", "version": version})
	if err != nil {
		return nil, "", err
	}
	b, t := body.FindSubmatch(page), named.FindSubmatch(page)
	if b == nil || t == nil {
		return nil, "", errors.New("web/index.html: no body or no title to pack")
	}
	return b[1], html.UnescapeString(string(t[1])), nil
}

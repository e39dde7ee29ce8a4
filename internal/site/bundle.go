package site

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// build is what the page's script knows of the build, as __BUILD__.
type build struct {
	// Wasm is the program's file, relative to the page; WasmBytes its size before compression.
	Wasm      string `json:"wasm"`
	WasmBytes int    `json:"wasmBytes"`
}

// browsers is the oldest language level that the page asks of a browser. All that have WebGL 2
// and WebAssembly with bulk memory know it.
const browsers = api.ES2020

// bundleProgram makes the small module that brings the wasm program.
func bundleProgram(root string, info build) ([]byte, error) {
	define, err := json.Marshal(info)
	if err != nil {
		return nil, err
	}
	return bundle(root, api.BuildOptions{
		EntryPoints: []string{"web/src/program.ts"},
		Define:      map[string]string{"__BUILD__": string(define)},
	})
}

// bundleScript makes one minified module of web/src/main.ts and all it imports but the modules that are
// files of their own: apart has their files, relative to the page, by how main.ts and its neighbours import them. Go's
// own loader runs first, so that the global Go is there. The script knows the course's first lesson by its id.
func bundleScript(root string, apart map[string]string, firstLesson string) ([]byte, error) {
	loader, err := WasmExec()
	if err != nil {
		return nil, err
	}
	return bundle(root, api.BuildOptions{
		EntryPoints: []string{"web/src/main.ts"},
		Inject:      []string{loader},
		Define:      map[string]string{"__FIRST_LESSON__": strconv.Quote(firstLesson)},
		Plugins:     []api.Plugin{drawingsAsText, modulesApart(apart)},
	})
}

// lateFolder is where the modules are that bundleLate makes.
const lateFolder = "late/"

// bundleLate makes a module of each file in web/src/late: what is loaded after the first frame, or when it
// is asked for. It adds them to files, and to apart as bundleScript wants it. They must import nothing that main.ts has with
// a state of its own: there would be two of it. A style sheet beside a module is a file too, and the module knows it
// as __STYLE__, relative to the page, "" where there is none.
func bundleLate(files Files, root string, apart map[string]string) error {
	sources, err := filepath.Glob(filepath.Join(root, "web", "src", "late", "*.ts"))
	if err != nil {
		return err
	}
	for _, source := range sources {
		name := strings.TrimSuffix(filepath.Base(source), ".ts")
		style, err := lateStyle(files, root, name)
		if err != nil {
			return err
		}
		module, err := bundle(root, api.BuildOptions{
			EntryPoints: []string{"web/src/late/" + name + ".ts"},
			Define:      map[string]string{"__STYLE__": strconv.Quote(style)},
			Plugins:     []api.Plugin{drawingsAsText},
		})
		if err != nil {
			return err
		}
		file := lateFolder + hashed(name, module, ".js")
		files[file], apart["./"+lateFolder+name] = module, file
	}
	return nil
}

// lateStyle adds the style sheet of a late module to files and returns its file, "" where it has none.
func lateStyle(files Files, root, name string) (string, error) {
	sheet := "web/src/late/" + name + ".css"
	if _, err := os.Stat(filepath.Join(root, sheet)); errors.Is(err, os.ErrNotExist) {
		return "", nil
	}
	style, err := bundleStyle(root, sheet)
	if err != nil {
		return "", err
	}
	file := lateFolder + hashed(name, style, ".css")
	files[file] = style
	return file, nil
}

// bundleStyle minifies a stylesheet.
func bundleStyle(root, sheet string) ([]byte, error) {
	return bundle(root, api.BuildOptions{
		EntryPoints: []string{sheet},
		Loader:      map[string]api.Loader{".svg": api.LoaderDataURL},
	})
}

// betweenTags is the layout of a drawing's source, which nobody downloads for.
var betweenTags = regexp.MustCompile(`>\s+<`)

// drawingsAsText hands the SVGs of pieces and icons over as markup: icons are inlined and coloured by
// the style, pieces made into one image.
var drawingsAsText = api.Plugin{
	Name: "drawings as text",
	Setup: func(b api.PluginBuild) {
		b.OnLoad(api.OnLoadOptions{Filter: `\.svg$`}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			content, err := os.ReadFile(args.Path)
			text := betweenTags.ReplaceAllString(strings.TrimSpace(string(content)), "><")
			return api.OnLoadResult{Contents: &text, Loader: api.LoaderText}, err
		})
	},
}

// modulesApart leaves some imports to the browser, as files beside.
func modulesApart(apart map[string]string) api.Plugin {
	return api.Plugin{
		Name: "modules apart",
		Setup: func(b api.PluginBuild) {
			b.OnResolve(api.OnResolveOptions{Filter: `^\./`}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
				if file, ok := apart[args.Path]; ok {
					return api.OnResolveResult{Path: "./" + file, External: true}, nil
				}
				return api.OnResolveResult{}, nil
			})
		},
	}
}

func bundle(root string, o api.BuildOptions) ([]byte, error) {
	o.AbsWorkingDir = root
	o.Bundle = true
	if o.Format == api.FormatDefault {
		o.Format = api.FormatESModule
	}
	o.Platform = api.PlatformBrowser
	if o.Target == api.DefaultTarget {
		o.Target = browsers
	}
	o.MinifyWhitespace, o.MinifyIdentifiers, o.MinifySyntax = true, true, true
	o.Charset = api.CharsetUTF8
	o.LegalComments = api.LegalCommentsNone // licenses.txt has them
	o.Outdir = "out"
	o.LogLevel = api.LogLevelSilent
	result := api.Build(o)
	if len(result.Errors) > 0 {
		return nil, errors.New(strings.TrimSpace(strings.Join(api.FormatMessages(result.Errors, api.FormatMessagesOptions{}), "")))
	}
	if len(result.OutputFiles) != 1 {
		return nil, fmt.Errorf("bundle %s: %d files instead of one", o.EntryPoints[0], len(result.OutputFiles))
	}
	return result.OutputFiles[0].Contents, nil
}

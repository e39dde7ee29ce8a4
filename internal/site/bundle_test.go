package site

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestBundleScript(t *testing.T) {
	root := t.TempDir()
	write(t, filepath.Join(root, "assets", "pieces", "wK.svg"), "<svg>\n  <path/>\n</svg>\n")
	write(t, filepath.Join(root, "assets", "icons", "hint.svg"), "<svg>\n  <circle/>\n</svg>\n")
	write(t, filepath.Join(root, "web", "src", "main.ts"), `
		import king from "../../assets/pieces/wK.svg";
		import hint from "../../assets/icons/hint.svg";
		import { download } from "./program";
		/*! A legal comment */
		declare const __FIRST_LESSON__: string;
		import("./late/sound").then(({ play }) => play());
		console.log(king, hint, download as string, __FIRST_LESSON__);
	`)
	apart := map[string]string{"./program": "program-1.js", "./late/sound": "late/sound-1.js"}
	script, err := bundleScript(root, apart, "pawns")
	if err != nil {
		t.Fatal(err)
	}
	text := string(script)
	for _, want := range []string{"<svg><path/></svg>", "<svg><circle/></svg>", `from"./program-1.js"`, `import("./late/sound-1.js")`, `"pawns"`, "globalThis.Go="} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in the script", want)
		}
	}
	if strings.Contains(text, "legal comment") {
		t.Error("comments are downloaded")
	}
	if again, err := bundleScript(root, apart, "pawns"); err != nil || string(again) != text {
		t.Errorf("a second build differs (%v)", err)
	}

	write(t, filepath.Join(root, "web", "src", "main.ts"), `import "./missing";`)
	if _, err := bundleScript(root, apart, "pawns"); err == nil || !strings.Contains(err.Error(), "missing") {
		t.Errorf("a missing import: %v", err)
	}
}

func TestBundleProgram(t *testing.T) {
	root := t.TempDir()
	write(t, filepath.Join(root, "web", "src", "program.ts"), `
		declare const __BUILD__: { wasm: string; wasmBytes: number; version: string };
		export const download = [__BUILD__.wasm, __BUILD__.wasmBytes, __BUILD__.version as string];
	`)
	script, err := bundleProgram(root, build{Wasm: "touchmove-1.wasm", WasmBytes: 12345})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"touchmove-1.wasm", "12345", "download"} {
		if !strings.Contains(string(script), want) {
			t.Errorf("no %q in the script", want)
		}
	}
}

func TestBundleLate(t *testing.T) {
	root := t.TempDir()
	write(t, filepath.Join(root, "web", "src", "knock.ts"), `export const knock = "tok";`)
	write(t, filepath.Join(root, "web", "src", "late", "sound.ts"), `
		import { knock } from "../knock";
		declare const __STYLE__: string;
		export function play(): void { console.log(knock as string, __STYLE__); }
	`)
	write(t, filepath.Join(root, "web", "src", "late", "sound.css"), "b {\n  color : red;\n}\n")
	write(t, filepath.Join(root, "web", "src", "late", "plain.ts"), `declare const __STYLE__: string; console.log("none:" + __STYLE__);`)
	files, apart := Files{}, map[string]string{}
	if err := bundleLate(files, root, apart); err != nil {
		t.Fatal(err)
	}
	if name := apart["./late/sound"]; !strings.HasPrefix(name, "late/sound-") || !strings.Contains(string(files[name]), "tok") {
		t.Errorf("%v is %q", apart, files[name])
	}
	sheet := ""
	for name, content := range files {
		if strings.HasSuffix(name, ".css") {
			sheet = name
			if got := strings.TrimSpace(string(content)); !strings.HasPrefix(name, "late/sound-") || got != "b{color:red}" {
				t.Errorf("%s is %q", name, got)
			}
		}
	}
	if sheet == "" || !strings.Contains(string(files[apart["./late/sound"]]), sheet) {
		t.Errorf("the module does not know its style sheet %q", sheet)
	}
	if !strings.Contains(string(files[apart["./late/plain"]]), `"none:"`) {
		t.Errorf("a module without a style sheet is %q", files[apart["./late/plain"]])
	}
}

func TestBundleStyle(t *testing.T) {
	root := t.TempDir()
	write(t, filepath.Join(root, "web", "style.css"), "body {\n  color : red;\n}\n")
	style, err := bundleStyle(root, "web/style.css")
	if want := "body{color:red}"; err != nil || strings.TrimSpace(string(style)) != want {
		t.Errorf("got %q, %v", style, err)
	}
}

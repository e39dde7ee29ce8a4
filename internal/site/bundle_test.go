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
		declare const __BUILD__: { wasm: string; wasmBytes: number; version: string };
		/*! A legal comment */
		console.log(king, hint, __BUILD__.wasm, __BUILD__.wasmBytes, __BUILD__.version as string);
	`)
	info := build{Wasm: "touchmove-1.wasm", WasmBytes: 12345}
	script, err := bundleScript(root, info)
	if err != nil {
		t.Fatal(err)
	}
	text := string(script)
	for _, want := range []string{"data:image/svg+xml,", "<svg><circle/></svg>", "touchmove-1.wasm", "12345", "globalThis.Go="} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in the script", want)
		}
	}
	if strings.Contains(text, "legal comment") {
		t.Error("comments are downloaded")
	}
	if again, err := bundleScript(root, info); err != nil || string(again) != text {
		t.Errorf("a second build differs (%v)", err)
	}

	write(t, filepath.Join(root, "web", "src", "main.ts"), `import "./missing";`)
	if _, err := bundleScript(root, info); err == nil || !strings.Contains(err.Error(), "missing") {
		t.Errorf("a missing import: %v", err)
	}
}

func TestBundleStyle(t *testing.T) {
	root := t.TempDir()
	write(t, filepath.Join(root, "web", "style.css"), "body {\n  color : red;\n}\n")
	style, err := bundleStyle(root)
	if want := "body{color:red}"; err != nil || strings.TrimSpace(string(style)) != want {
		t.Errorf("got %q, %v", style, err)
	}
}

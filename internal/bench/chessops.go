package bench

import (
	"fmt"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/touchmove/touchmove/internal/site"
)

// bundleChessops makes a page that can count with chessops.
func bundleChessops(root, dist string) error {
	result := api.Build(api.BuildOptions{
		EntryPoints:   []string{"web/bench/perft.mjs"},
		AbsWorkingDir: root,
		Bundle:        true,
		Format:        api.FormatESModule,
	})
	if len(result.Errors) > 0 {
		return fmt.Errorf("bundle chessops: %s", result.Errors[0].Text)
	}
	return site.Files{
		"index.html": []byte(`<!doctype html><title>chessops</title><script type="module" src="perft.js"></script>`),
		"perft.js":   result.OutputFiles[0].Contents,
	}.Write(dist)
}

// Package assets holds the drawings of Touchmove: the chess pieces, the icons of the buttons and
// signs, and the icon of the application.
//
// The build copies them into the page. The player does not import this package, so that the drawings are not
// downloaded twice; the author's program does, for the diagrams of worksheets.
package assets

import "embed"

// FS holds the drawings under the names they have in this directory: "pieces/wK.svg",
// "icons/hint.svg", "icon.svg", "icon-maskable.svg".
//
//go:embed pieces/*.svg icons/*.svg icon.svg icon-maskable.svg
var FS embed.FS

// Package scripts holds the lesson scripts and the course that lists them, for tests and desk tools. The page fetches
// them one by one instead.
package scripts

import "embed"

// FS has course.txt and the scripts at its top.
//
//go:embed *.pgn course.txt
var FS embed.FS

// Package board draws what a tutor.View says on the board: squares, pieces, marks, the line below.
//
// A Scene is told what to show and how time passes; Paint turns it into triangles and sprites for a
// Target. All of that is plain Go and tested without a display. Only the files named _js.go know
// Ebitengine.
//
// Lengths and coordinates are device pixels of the canvas, x to the right, y down, unless a comment
// says that they are counted in squares.
package board

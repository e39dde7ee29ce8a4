package pgn

import (
	"bytes"
	"slices"
)

// What the words of the movetext are, told from their letters alone: results, castling, null moves, move numbers, and what is
// no move at all.

// plainResult returns the result as the standard writes it, "" where the word is none.
func plainResult(w []byte) string {
	if len(w) == 0 || len(w) > len("1/2—1/2") {
		return ""
	}
	switch string(plainDashes(w)) {
	case "1-0":
		return "1-0"
	case "0-1":
		return "0-1"
	case "1/2-1/2", "1/2", "½-½", "½":
		return "1/2-1/2"
	case "*":
		return "*"
	}
	return ""
}

// plainDashes makes hyphens of the dashes with which books and word processors write castling and results.
func plainDashes(w []byte) []byte {
	if !slices.ContainsFunc(w, func(c byte) bool { return c == "–"[0] }) {
		return w
	}
	for _, dash := range []string{"–", "—", "−", "‐", "‑"} {
		w = bytes.ReplaceAll(w, []byte(dash), []byte("-"))
	}
	return w
}

// numberSize returns how many digits a word begins with that are a move number. "0-0" and "0000" have none.
func numberSize(w []byte) int {
	if w[0] < '0' || w[0] > '9' || isCastling(w) || IsNull(string(w)) {
		return 0
	}
	n := 0
	for n < len(w) && w[n] >= '0' && w[n] <= '9' {
		n++
	}
	return n
}

// looksLikeMove tells a move from a word of a sentence: it names a rank, castles or passes.
func looksLikeMove(w []byte) bool {
	if c := w[0]; isLetter(c) || c >= 0x80 {
		for _, c := range w {
			if c >= '1' && c <= '8' {
				return true
			}
		}
	}
	return isCastling(w) || IsNull(string(w))
}

func isLetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }

func isCastling(w []byte) bool {
	if c := w[0]; c != 'O' && c != '0' && c != 'o' {
		return false
	}
	w = bytes.TrimRight(w, "+#")
	switch string(w) {
	case "O-O", "O-O-O", "0-0", "0-0-0", "o-o", "o-o-o":
		return true
	}
	return false
}

// IsNull reports whether a move's text is one of those with which programs write that a side does not move.
func IsNull(w string) bool {
	switch w {
	case "--", "Z0", "0000", "@@@@":
		return true
	}
	return false
}

// shorten keeps a message readable.
func shorten(w string) string {
	const most = 20
	n := 0
	for i := range w {
		if n == most {
			return w[:i] + "…"
		}
		n++
	}
	return w
}

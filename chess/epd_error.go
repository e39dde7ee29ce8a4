package chess

import "strconv"

// EPDError says what is wrong with the operations of an EPD line, and where. What is wrong with its position is a *FENError.
type EPDError struct {
	// Column is where it stands in the line, in characters, counted from 1.
	Column int
	// Opcode is the operation concerned, "" where no name could be read.
	Opcode string
	// Text says what is wrong, in words for the person who wrote it.
	Text string
}

// Error is Message with the name of the package in front.
func (e *EPDError) Error() string { return packagePrefix + e.Message() }

// Message gives the place, the operation and what is wrong with it, behind "EPD: ".
func (e *EPDError) Message() string {
	where := "EPD: column " + strconv.Itoa(e.Column) + ": "
	if e.Opcode != "" {
		where += e.Opcode + ": "
	}
	return where + e.Text
}

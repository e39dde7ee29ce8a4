package lessons

// command is a [%…] of a script with its place.
type command struct {
	name, args string
	at         place
}

// Parse reads a script. The error is Faults: every fault with file, game, line and column.
func Parse(id string, src []byte) (*Lesson, error) { panic("soon") }

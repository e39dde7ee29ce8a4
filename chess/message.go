package chess

// packagePrefix begins the Error of the errors of this package.
const packagePrefix = "chess: "

// Message returns what an error says to whoever wrote the text that could not be read: for a *FENError, an *EPDError and a
// *ReadError their Message, without the name of the package, to go into a sentence of one's own; for any other its Error.
func Message(err error) string {
	if own, ok := err.(interface{ Message() string }); ok {
		return own.Message()
	}
	return err.Error()
}

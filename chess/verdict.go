package chess

// Verdict is the answer to a try.
type Verdict struct {
	Legal bool
	// Reasons say why the try is illegal, each of them enough by itself, in the order of Explain: the
	// first is what a teacher would say first. It is empty exactly where Legal is true.
	Reasons []Reason
}

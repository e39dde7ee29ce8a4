package lessons

// onlyLine checks that where one move is asked for, or written, no other is called right.
func (v *validator) onlyLine(turn *Node, goal outcome) {
	_, exact := goal.(exact)
	for i, n := range turn.Children {
		switch {
		case i == 0:
		case v.exercise.Asks() == AsksWriting:
			v.fault(n, "Where moves are written, variations are never played.", "")
		case exact && n.Judgement == JudgementRight:
			v.fault(n, "Only the move that is read is right.", "Leave out $1.")
		}
	}
}

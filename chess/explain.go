package chess

func (p Position) Explain(try Move) Verdict { return Verdict{Legal: p.IsLegal(try)} }

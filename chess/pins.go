package chess

// Pin is a piece that shields its king from a slider of the other side, with nothing else between the two.
type Pin struct{ Pinned, Pinner, King Square }

// Pins returns the pins of a side's pieces, by the pinner's square from a1 to h8; none where it has no king.
func (p *Position) Pins(c Color) []Pin {
	king := p.King(c)
	if king == NoSquare {
		return nil
	}
	them := p.sides[c.Other()]
	queens := p.kinds[Queen]
	snipers := them & (rookAttacks(king, 0)&(p.kinds[Rook]|queens) | bishopAttacks(king, 0)&(p.kinds[Bishop]|queens))
	var pins []Pin
	for ; snipers != 0; snipers &= snipers - 1 {
		sniper := snipers.First()
		if shield := between(king, sniper) & p.Occupied(); shield.single() && shield&p.sides[c] != 0 {
			pins = append(pins, Pin{shield.First(), sniper, king})
		}
	}
	return pins
}

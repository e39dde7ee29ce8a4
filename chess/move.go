package chess

// Move is a try: a piece goes from one square to another. It need not be legal.
// Castling is written as the king's two-square step (e1g1). Promotion is NoPieceType
// unless a pawn reaches the last rank.
type Move struct {
	From, To  Square
	Promotion PieceType
}

// IsZero reports whether it is the zero Move, which stands for no move: a1 to a1 is none.
func (m Move) IsZero() bool { return m == Move{} }

// String returns the UCI form: "e2e4", "e7e8q".
func (m Move) String() string {
	s := m.From.String() + m.To.String()
	if m.Promotion != NoPieceType {
		s += string(m.Promotion.Letter() | 0x20)
	}
	return s
}

// MarshalText writes the UCI form, for JSON.
func (m Move) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

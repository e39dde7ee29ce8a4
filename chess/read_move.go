package chess

import "errors"

// ReadMove reads a legal move as others have written it, in a file or a list: what ParseSAN reads, and where the text is
// no SAN at all, what ReadTry reads: UCI, "g1-f3", the piece letters of other languages. It guesses as little as ParseSAN: an
// illegal "bxc4" is never a bishop's move here, nor "Kg1" castling. The error is a *ReadError.
func (p *Position) ReadMove(text string) (Move, error) {
	m, err := p.ParseSAN(text)
	if err == nil {
		return m, nil // before unread takes memory
	}
	var unread *ReadError
	if !errors.As(err, &unread) || unread.Kind != ReadErrorText && unread.Piece != NoPieceType {
		return m, err
	}
	if try, tryErr := p.ReadTry(text); tryErr == nil && p.IsLegal(try) {
		return try, nil
	}
	return m, err
}

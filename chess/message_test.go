package chess

import (
	"io"
	"testing"
)

func TestMessage(t *testing.T) {
	_, fen := ParseFEN("8/8 w - - 0 1")
	_, epd := ParseEPD(epdStart + " bm Qd9;")
	start := StartPosition()
	_, move := start.ReadMove("Ke3")
	for _, c := range []struct {
		err  error
		want string
	}{
		{fen, "FEN: pieces: has 2 ranks, not 8; pieces: white has no king; pieces: black has no king"},
		{epd, `EPD: column 57: bm: "Qd9" is not a move in SAN or UCI`},
		{move, `"Ke3" is not legal for white here`},
		{io.EOF, "EOF"},
	} {
		if got := Message(c.err); got != c.want {
			t.Errorf("%s\nwant %s", got, c.want)
		}
		if c.err != io.EOF && c.err.Error() != "chess: "+c.want {
			t.Errorf("error %s", c.err)
		}
	}
}

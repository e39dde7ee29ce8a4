package chess

import (
	"testing"
	"time"
)

func TestQuick(t *testing.T) {
	s := time.Now()
	n := Perft(StartPosition(), 6)
	d := time.Since(s)
	t.Log(n, d, float64(n)/d.Seconds()/1e6)
	p, err := ParseFEN("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	s = time.Now()
	n = Perft(p, 5)
	d = time.Since(s)
	t.Log(n, d, float64(n)/d.Seconds()/1e6)
}

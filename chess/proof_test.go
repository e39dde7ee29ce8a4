package chess

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// proofPositions is how many positions of random games are proved in every run of the tests.
const proofPositions = 200

// TestProof proves Explain: in each of many positions every from, to and promotion is tried, 28,672 tries. The verdict
// must be that of the mailbox, and of chessops where it is at hand. The reasons, with all their squares, must be exactly
// those that the predicates of this test find on a plain board, in the promised order: none is wrong and none is missing.
//
// Every run proves a sample. The full proof takes about an hour:
//
//	TOUCHMOVE_ORACLE=1 TOUCHMOVE_PROOF=100000 go test ./chess -run '^TestProof$' -v -timeout 24h
//
// TOUCHMOVE_PROOF_FROM=50000 begins at that position, so it can be split. The position of a number is always the same.
func TestProof(t *testing.T) {
	from, count := number(t, "TOUCHMOVE_PROOF_FROM", 0), number(t, "TOUCHMOVE_PROOF", proofPositions)
	if testing.Short() {
		count = min(count, 40)
	}
	var oracle *chessops
	if os.Getenv("TOUCHMOVE_ORACLE") != "" {
		oracle = startChessops(t)
	}
	proof := newProof(oracle)
	began := time.Now()
	for n := from; n < from+count; n++ {
		g, name, start := proofGame(t, n)
		proof.position(t, fmt.Sprintf("game %d, %s", n, name), g, start)
		if done := n - from + 1; done%1000 == 0 {
			t.Logf("%d positions in %v", done, time.Since(began).Round(time.Second))
		}
	}
	proof.report(t)
}

// TestProofOfTries does the same for the examples of the reasons, so that each reason is proved in every run.
func TestProofOfTries(t *testing.T) {
	proof := newProof(nil)
	for _, row := range tsv(t, "tries.tsv") {
		proof.position(t, row[0], after(t, row[1], row[2]), row[1])
	}
	for _, code := range ReasonCodes() {
		if proof.byCode[code] == 0 && code != ReasonNoPassing && code != ReasonTouchMove { // which Explain never gives
			t.Errorf("no try was illegal for %s", code)
		}
	}
}

// number reads a number from the environment.
func number(t *testing.T, name string, otherwise int) int {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return otherwise
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatalf("%s=%s is no number", name, text)
	}
	return n
}

// proof counts what was proved.
type proof struct {
	oracle                    *chessops // nil where it is not asked
	positions, tries, illegal int
	asked                     int // positions the oracle judged
	ends                      int // positions in which the game is over
	byCode                    map[ReasonCode]int
}

func newProof(oracle *chessops) *proof { return &proof{oracle: oracle, byCode: map[ReasonCode]int{}} }

func (c *proof) report(t *testing.T) {
	t.Helper()
	t.Logf("%d positions (%d of them also by chessops), %d ends, %d tries, %d illegal, every reason proved:",
		c.positions, c.asked, c.ends, c.tries, c.illegal)
	for _, code := range ReasonCodes() {
		t.Logf("%12d %s", c.byCode[code], code)
	}
}

// position proves every try in the last position of a game.
func (c *proof) position(t *testing.T, name string, g *Game, start string) {
	t.Helper()
	boards := []mailbox{newMailbox(start)}
	for _, m := range g.moves {
		boards = append(boards, boards[len(boards)-1].make(m))
	}
	x := newExam(boards, g.moves)
	fen := g.current().FEN()
	if fen != x.fen() {
		t.Fatalf("%s: the game has come to %s, the mailbox to %s", name, fen, x.fen())
	}
	c.positions++
	if c.oracle != nil {
		c.askOracle(t, g.current(), x, fen)
	}
	c.end(t, name, g.current(), x)
	c.allTries(t, name, g.Explain, x)
	if c.positions%8 == 0 { // without its history the same position has other reasons
		p := g.Position()
		now := x.mailbox
		c.allTries(t, name+", without history", p.Explain, newExam([]mailbox{now}, nil))
	}
}

// make plays a legal move.
func (m *mailbox) make(move Move) mailbox {
	promotion := byte(0)
	if move.Promotion != NoPieceType {
		promotion = move.Promotion.Letter() | 0x20
	}
	return m.play(int(move.From), int(move.To), promotion)
}

func (c *proof) allTries(t *testing.T, name string, explain func(Move) Verdict, x *exam) {
	t.Helper()
	moves, choices := predicates[:len(predicates)-aboutPromotion], predicates[len(predicates)-aboutPromotion:]
	var want []Reason
	for from := range 64 {
		for to := range 64 {
			x.ask(from, to, NoPieceType)
			want = x.appendReasons(want[:0], moves)
			shared := len(want)
			for promotion := NoPieceType; promotion <= King; promotion++ {
				x.ask(from, to, promotion)
				want = x.appendReasons(want[:shared], choices)
				m := Move{Square(from), Square(to), promotion}
				if !c.try(t, name, x, m, explain(m), want) {
					break // the other promotions go wrong alike
				}
			}
		}
	}
}

// try compares one verdict, and reports whether it is right.
func (c *proof) try(t *testing.T, name string, x *exam, m Move, got Verdict, want []Reason) bool {
	c.tries++
	if legal := x.legalMove[m]; got.Legal != legal || legal != (len(want) == 0) {
		t.Errorf("%s, %s %v: legal %v, the mailbox says %v, the predicates give %v",
			name, x.fen(), m, got.Legal, legal, said(want))
		return false
	}
	if got.Legal {
		return true
	}
	c.illegal++
	if !slices.EqualFunc(got.Reasons, want, sameReason) {
		t.Errorf("%s, %s %v:\ngot  %v\nwant %v", name, x.fen(), m, said(got.Reasons), said(want))
		return false
	}
	for i := range want {
		c.byCode[want[i].Code]++
	}
	return true
}

func sameReason(a, b Reason) bool {
	e, f := &a.Evidence, &b.Evidence
	return a.Code == b.Code && a.Article == b.Article &&
		slices.Equal(e.Attackers, f.Attackers) && e.Target == f.Target && slices.Equal(e.Blockers, f.Blockers) &&
		slices.Equal(e.Path, f.Path) && slices.Equal(e.Checkers, f.Checkers) && e.King == f.King &&
		e.Pinner == f.Pinner && slices.Equal(e.Line, f.Line) && slices.Equal(e.Flights, f.Flights) &&
		e.Moved == f.Moved && e.Ghost == f.Ghost && e.Ply == f.Ply
}

// said writes reasons with all their squares.
func said(reasons []Reason) string {
	var text strings.Builder
	for _, r := range reasons {
		fmt.Fprintf(&text, "%s (%s: %v, flights %v) ", r.Code, r.Article, r.Evidence, r.Evidence.Flights)
	}
	return text.String()
}

// chessops is the rules library of that name, in a process of its own that answers line by line.
type chessops struct {
	in  io.Writer
	out *bufio.Scanner
}

func startChessops(t *testing.T) *chessops {
	t.Helper()
	command := exec.Command("node", "oracle/compare.mjs")
	command.Stderr = os.Stderr
	in, err := command.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		in.Close()
		if err := command.Wait(); err != nil {
			t.Error(err)
		}
	})
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<20)
	return &chessops{in, lines}
}

// legal returns the legal moves of a position, with their SAN; nil where it does not take the position.
func (c *chessops) legal(t *testing.T, fen string) map[string]string {
	t.Helper()
	if _, err := io.WriteString(c.in, fen+"\n"); err != nil {
		t.Fatal(err)
	}
	if !c.out.Scan() {
		t.Fatalf("the oracle stopped: %v", c.out.Err())
	}
	var answer struct {
		SAN   map[string]string
		Error string
	}
	if err := json.Unmarshal(c.out.Bytes(), &answer); err != nil {
		t.Fatal(err)
	}
	if answer.Error != "" {
		return nil
	}
	return answer.SAN
}

// askOracle holds the mailbox's legal moves, to which every verdict is held, against those of chessops.
func (c *proof) askOracle(t *testing.T, p *Position, x *exam, fen string) {
	t.Helper()
	san := c.oracle.legal(t, fen)
	if san == nil {
		return // a lesson, or a start that no game leads to
	}
	c.asked++
	if len(san) != len(x.legalMove) {
		t.Errorf("%s: %d legal moves, chessops has %d", fen, len(x.legalMove), len(san))
	}
	for m := range x.legalMove {
		if want, ok := san[m.String()]; !ok || p.SAN(m) != want {
			t.Errorf("%s: %v is %s, chessops writes %q", fen, m, p.SAN(m), want)
		}
	}
}

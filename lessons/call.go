package lessons

import (
	"slices"
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/match"
	"github.com/touchmove/touchmove/chess/pgn"
)

// Call is what a player does beside the board, at a turn of the learner: claim a draw, press the clock.
type Call struct {
	ID string
	// Move is announced with a claim; else the zero Move.
	Move chess.Move
	// Square is the piece that is put straight; else NoSquare.
	Square chess.Square
	// Text says what was right or wrong about it.
	Text string

	line, col int
}

// The calls. FORMAT.md says what they are for.
const (
	callClaimThreefold    = "claim-threefold"
	callClaimFifty        = "claim-fifty"
	callAnnounceThreefold = "announce-threefold"
	callAnnounceFifty     = "announce-fifty"
	callOffer             = "offer"
	callAccept            = "accept"
	callDecline           = "decline"
	callResign            = "resign"
	callClock             = "clock"
	callAdjust            = "adjust"
	callArbiter           = "arbiter"
)

// knownCalls has every call with what its button says.
var knownCalls = []Choice{
	{ID: callClaimThreefold, Label: "Claim a draw: three times the same"},
	{ID: callClaimFifty, Label: "Claim a draw: fifty moves"},
	{ID: callAnnounceThreefold, Label: "Claim with my next move: three times the same"},
	{ID: callAnnounceFifty, Label: "Claim with my next move: fifty moves"},
	{ID: callOffer, Label: "Offer a draw"},
	{ID: callAccept, Label: "Accept the draw"},
	{ID: callDecline, Label: "Decline the draw"},
	{ID: callResign, Label: "Resign"},
	{ID: callClock, Label: "Press the clock"},
	{ID: callAdjust, Label: "Say “I adjust”"},
	{ID: callArbiter, Label: "Call the arbiter"},
}

// claimOf returns the draw that a call claims, None for other calls, and whether it is claimed with a move about to be
// made.
func claimOf(id string) (claim match.Outcome, announced bool) {
	switch id {
	case callClaimThreefold:
		return match.ThreefoldRepetition, false
	case callClaimFifty:
		return match.FiftyMoves, false
	case callAnnounceThreefold:
		return match.ThreefoldRepetition, true
	case callAnnounceFifty:
		return match.FiftyMoves, true
	}
	return match.None, false
}

// Label is what the call's button says.
func (c Call) Label() string {
	named, _ := callNamed(c.ID)
	return named.Label
}

// holds reports whether a draw may be claimed, of what stands on the board or with a legal move about to be made.
func holds(g *chess.Game, claim match.Outcome, announced chess.Move) bool {
	return slices.Contains(match.Counted(g, announced).Claims(), claim)
}

// callNamed returns a call's line in knownCalls, false where there is none.
func callNamed(id string) (Choice, bool) {
	i := slices.IndexFunc(knownCalls, func(c Choice) bool { return c.ID == id })
	if i < 0 {
		return Choice{}, false
	}
	return knownCalls[i], true
}

// beside reads the tags about what lies beside the board: Calls, Clock, Touched and Touch.
func (r *reader) beside(e *Exercise, g *pgn.Game) {
	if t, ok := g.Tag("Calls"); ok {
		for _, id := range strings.Fields(t.Value) {
			if id == choiceNoSquare { // no call: see offersNone
				continue
			}
			if _, known := callNamed(id); !known {
				r.fault(t.Line, t.Col, "There is no call "+strconv.Quote(id)+".", suggestCall(id))
				continue
			}
			e.Calls = append(e.Calls, id)
		}
	}
	if t, ok := g.Tag("Clock"); ok {
		times := strings.Fields(t.Value)
		if len(times) == 2 && isTime(times[0]) && isTime(times[1]) {
			e.Clock = [2]string{times[0], times[1]}
		} else {
			r.fault(t.Line, t.Col, "The value of Clock is "+strconv.Quote(t.Value)+".", `Write White's and Black's time, minutes and seconds: [Clock "12:30 0:05"].`)
		}
	}
	if t, ok := g.Tag("Touched"); ok {
		for _, name := range strings.Fields(t.Value) {
			square, err := chess.ParseSquare(name)
			if err != nil {
				r.fault(t.Line, t.Col, "Touched has "+strconv.Quote(name)+", which is no square.", `Write the squares of the pieces touched: [Touched "g1 f3"].`)
				continue
			}
			e.Touched = append(e.Touched, square)
		}
	}
	if t, ok := g.Tag("Touch"); ok {
		e.TouchBinds = t.Value == "move"
		if !e.TouchBinds {
			r.fault(t.Line, t.Col, "The value of Touch is "+strconv.Quote(t.Value)+".", `Write [Touch "move"], or leave the tag out.`)
		}
	}
}

func suggestCall(id string) string {
	var ids []string
	for _, c := range knownCalls {
		ids = append(ids, c.ID)
	}
	if near := nearest(id, ids); near != "" {
		return "Did you mean " + near + "?"
	}
	return "The calls are: " + strings.Join(ids, ", ") + "."
}

// isTime reports whether a text is a time on a chess clock: "12:30".
func isTime(text string) bool {
	minutes, seconds, ok := strings.Cut(text, ":")
	digits := func(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }
	return ok && digits(minutes) && len(minutes) <= 3 && digits(seconds) && len(seconds) == 2 && seconds[0] < '6'
}

// calls reads the commands about calls at every turn of the learner.
func (r *reader) calls(e *Exercise) {
	for turn := range e.turns {
		for _, cmd := range turn.commands {
			switch cmd.Name {
			case "do":
				if c, ok := r.call(e, turn, cmd); ok {
					turn.Do = append(turn.Do, c)
				}
			case "then":
				if c, ok := r.call(e, turn, cmd); ok {
					turn.Then = append(turn.Then, c)
				}
			case "dont":
				if c, ok := r.call(e, turn, cmd); ok {
					turn.Dont = append(turn.Dont, c)
				}
			}
		}
	}
}

// call reads the argument of [%do], [%then] or [%dont]: a call, what it needs, and words.
func (r *reader) call(e *Exercise, turn *Node, cmd pgn.Command) (Call, bool) {
	c := Call{Square: chess.NoSquare, line: cmd.Line, col: cmd.Col}
	c.ID, c.Text, _ = strings.Cut(cmd.Args, " ")
	if _, known := callNamed(c.ID); !known {
		r.fault(cmd.Line, cmd.Col, "There is no call "+strconv.Quote(c.ID)+".", suggestCall(c.ID))
		return c, false
	}
	_, announced := claimOf(c.ID)
	first, rest, _ := strings.Cut(c.Text, " ")
	switch {
	case cmd.Name == "dont":
	case announced:
		p := e.gameAt(turn).Position()
		m, err := p.ReadMove(first)
		if err != nil {
			r.fault(cmd.Line, cmd.Col, strconv.Quote(first)+" is no legal move here.", "Write the move that is announced after the call: [%do "+c.ID+" Nf3 …].")
			return c, false
		}
		c.Move, c.Text = m, rest
	case c.ID == callAdjust:
		square, err := chess.ParseSquare(first)
		if err != nil {
			r.fault(cmd.Line, cmd.Col, strconv.Quote(first)+" is no square.", "Write where the piece stands that is put straight: [%do adjust g1 …].")
			return c, false
		}
		c.Square, c.Text = square, rest
	}
	if c.Text == "" {
		r.fault(cmd.Line, cmd.Col, "The command [%"+cmd.Name+" "+c.ID+"] has no words.", "Say after it what was right or wrong.")
	}
	return c, true
}

package rulebook

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
	"github.com/touchmove/touchmove/chess/match"
	"github.com/touchmove/touchmove/internal/diagram"
)

// statements are what a diagram can say of its position, by name. Each proves it, and most draw it.
var statements = map[string]func(d *Diagram, value string) error{
	"board":    (*Diagram).board,
	"play":     (*Diagram).play,
	"move":     (*Diagram).move,
	"illegal":  (*Diagram).illegal,
	"refused":  (*Diagram).refused,
	"moves":    (*Diagram).moves,
	"attack":   (*Diagram).attack,
	"pinned":   (*Diagram).pinned,
	"safe":     (*Diagram).safe,
	"guarded":  (*Diagram).guarded,
	"square":   (*Diagram).square,
	"tint":     (*Diagram).tint,
	"status":   (*Diagram).status,
	"result":   (*Diagram).result,
	"mating":   (*Diagram).mating,
	"claims":   (*Diagram).claims,
	"occurred": (*Diagram).occurred,
	"count":    (*Diagram).count,
	"touched":  (*Diagram).touched,
}

// board: turned. A dark square lies at White's right.
func (d *Diagram) board(value string) error {
	if value != "turned" {
		return errors.New("a board is turned or nothing is said of it")
	}
	d.Turned = true
	return nil
}

// play: d5 Ke2. These moves are made first; the last one is marked.
func (d *Diagram) play(value string) error {
	if len(d.Marks) > 0 {
		return errors.New("the moves come before all marks")
	}
	var last chess.Move
	for _, san := range strings.Fields(value) {
		m, err := d.read(san)
		if err != nil {
			return err
		}
		if err := d.game.Play(m); err != nil {
			return err
		}
		d.Position, last = d.game.Position(), m
	}
	d.Mark(diagram.Last, chess.NoSquare, last.From)
	d.Mark(diagram.Last, chess.NoSquare, last.To)
	return nil
}

// read takes a legal move exactly as it is written.
func (d *Diagram) read(san string) (chess.Move, error) {
	m, err := d.Position.ParseSAN(san)
	if err != nil {
		return m, err
	}
	if exact := d.Position.SAN(m); exact != san {
		return m, fmt.Errorf("%s is written %s", san, exact)
	}
	return m, nil
}

// move: Nf3 O-O. Each is legal now, and drawn as an arrow.
func (d *Diagram) move(value string) error {
	for _, san := range strings.Fields(value) {
		m, err := d.read(san)
		if err != nil {
			return err
		}
		if wing, ok := castling(d.Position, m); ok {
			rook := map[chess.Wing][2]int{chess.KingSide: {7, 5}, chess.QueenSide: {0, 3}}[wing]
			d.Marks = append(d.Marks,
				diagram.Mark{Kind: diagram.Move, From: m.From, To: m.To, Shift: 8},
				diagram.Mark{Kind: diagram.Move, From: chess.NewSquare(rook[0], m.From.Rank()), To: chess.NewSquare(rook[1], m.From.Rank()), Shift: -8})
			continue
		}
		if taken := d.Position.Captured(m); taken != chess.NoSquare && taken != m.To {
			d.Mark(diagram.Gone, chess.NoSquare, taken)
		}
		d.Mark(diagram.Move, m.From, m.To)
	}
	return nil
}

func castling(p chess.Position, m chess.Move) (chess.Wing, bool) {
	for _, wing := range []chess.Wing{chess.KingSide, chess.QueenSide} {
		if p.PieceAt(m.From).Type() == chess.King && m == chess.CastlingMove(p.Turn(), wing) {
			return wing, true
		}
	}
	return 0, false
}

// illegal: e1g1 castle-through-check. The try is illegal, and this is the reason a teacher gives first. It is drawn as
// an arrow with a barred sign.
func (d *Diagram) illegal(value string) error {
	m, err := d.illegalTry(value)
	if err == nil {
		d.Mark(diagram.Illegal, m.From, m.To)
	}
	return err
}

// refused is illegal, but for the drawing: other marks show it.
func (d *Diagram) refused(value string) error {
	_, err := d.illegalTry(value)
	return err
}

func (d *Diagram) illegalTry(value string) (chess.Move, error) {
	uci, code, _ := strings.Cut(value, " ")
	m, err := d.squares(uci)
	if err != nil {
		return m, err
	}
	verdict := d.game.Explain(m)
	switch {
	case verdict.Legal:
		return m, errors.New(uci + " is legal")
	case string(verdict.Reasons[0].Code) != code:
		return m, fmt.Errorf("%s is illegal because of %s", uci, verdict.Reasons[0].Code)
	}
	return m, nil
}

// squares reads two squares, "e1g1".
func (d *Diagram) squares(text string) (chess.Move, error) {
	if len(text) != 4 {
		return chess.Move{}, errors.New(text + " is not two squares")
	}
	from, err := chess.ParseSquare(text[:2])
	if err != nil {
		return chess.Move{}, err
	}
	to, err := chess.ParseSquare(text[2:])
	return chess.Move{From: from, To: to}, err
}

// moves: d4. Every legal move of the piece there is drawn: a dot, or a ring where it takes.
func (d *Diagram) moves(value string) error {
	return each(value, func(s chess.Square) error {
		legal := d.Position.PieceMoves(s)
		if len(legal) == 0 {
			return errors.New("no move from " + s.String())
		}
		seen := map[chess.Square]bool{}
		for _, m := range legal {
			if seen[m.To] {
				continue // one square, four promotions
			}
			seen[m.To] = true
			kind := diagram.Dot
			if d.Position.Captured(m) != chess.NoSquare {
				kind = diagram.Take
			}
			d.Mark(kind, chess.NoSquare, m.To)
		}
		return nil
	})
}

// attack: a6f1 h1f1. The piece on the first square attacks the second.
func (d *Diagram) attack(value string) error {
	for _, pair := range strings.Fields(value) {
		m, err := d.squares(pair)
		if err != nil {
			return err
		}
		if !chess.AttacksFrom(d.Position.PieceAt(m.From), m.From, d.Position.Occupied()).Has(m.To) {
			return fmt.Errorf("%s does not attack %s", m.From, m.To)
		}
		d.Mark(diagram.Attack, m.From, m.To)
	}
	return nil
}

// pinned: e4. The piece there stands alone between its king and an attacker.
func (d *Diagram) pinned(value string) error {
	return each(value, func(s chess.Square) error {
		p := d.Position
		side := p.PieceAt(s).Color()
		king, men := p.King(side), p.Occupied()
		for _, pinner := range p.Side(side.Other()).Squares() {
			piece := p.PieceAt(pinner)
			before := chess.AttacksFrom(piece, pinner, men).Has(king)
			if !before && chess.AttacksFrom(piece, pinner, men&^square(s)).Has(king) {
				d.Mark(diagram.Pin, pinner, king)
				return nil
			}
		}
		return errors.New("nothing is pinned on " + s.String())
	})
}

func square(s chess.Square) chess.Bitboard { return 1 << s }

// safe: e1 f1 g1. The side not to move attacks none of these squares.
func (d *Diagram) safe(value string) error {
	return each(value, func(s chess.Square) error {
		if d.isGuarded(s) {
			return errors.New(s.String() + " is attacked")
		}
		d.Mark(diagram.Safe, chess.NoSquare, s)
		return nil
	})
}

// guarded: f1. The side not to move attacks each of these squares, perhaps through the king that wants to go there.
func (d *Diagram) guarded(value string) error {
	return each(value, func(s chess.Square) error {
		if !d.isGuarded(s) {
			return errors.New(s.String() + " is not attacked")
		}
		d.Mark(diagram.Guarded, chess.NoSquare, s)
		return nil
	})
}

func (d *Diagram) isGuarded(s chess.Square) bool {
	p := d.Position
	men := p.Occupied()
	if king := p.King(p.Turn()); king != chess.NoSquare {
		men &^= square(king)
	}
	return slices.ContainsFunc(p.Side(p.Turn().Other()).Squares(), func(from chess.Square) bool {
		return chess.AttacksFrom(p.PieceAt(from), from, men).Has(s)
	})
}

// square: e4. A ring to point with.
func (d *Diagram) square(value string) error { return d.point(diagram.Square, value) }

// tint: e1 e2 e3. Squares of another shade.
func (d *Diagram) tint(value string) error { return d.point(diagram.Tint, value) }

func (d *Diagram) point(kind diagram.Kind, value string) error {
	return each(value, func(s chess.Square) error {
		d.Mark(kind, chess.NoSquare, s)
		return nil
	})
}

// each calls do for every square named.
func each(names string, do func(chess.Square) error) error {
	for _, name := range strings.Fields(names) {
		s, err := chess.ParseSquare(name)
		if err != nil {
			return err
		}
		if err := do(s); err != nil {
			return err
		}
	}
	return nil
}

// status: check, checkmate, stalemate or none. Rays come from the checkers; where the game is over,
// a cross is on each square next to the king that is guarded.
func (d *Diagram) status(value string) error {
	end := d.Position.ExplainEnd()
	status := end.Kind.String()
	if end.Kind == chess.Ongoing {
		status = map[bool]string{true: "check", false: "none"}[len(end.Checkers) > 0]
	}
	if status != value {
		return errors.New("this is " + status)
	}
	for _, f := range end.Flights {
		if !f.Own {
			d.Mark(diagram.Guarded, chess.NoSquare, f.Square)
		}
	}
	for _, s := range end.Checkers {
		d.Mark(diagram.Attack, s, end.King)
	}
	return nil
}

// result: dead-position. What ends the game by itself, "none" where it goes on.
func (d *Diagram) result(value string) error {
	if outcome := match.Judge(d.game).Outcome.String(); outcome != value {
		return errors.New("the result is " + outcome)
	}
	return nil
}

// mating: white yes. Whether a side can still give mate by any series of legal moves.
func (d *Diagram) mating(value string) error {
	name, want, _ := strings.Cut(value, " ")
	side, err := color(name)
	if err != nil {
		return err
	}
	if answer := dead.CanMate(d.Position, side, dead.DeskLimit).Answer.String(); answer != want {
		return errors.New("the answer is " + answer)
	}
	return nil
}

func color(name string) (chess.Color, error) {
	for _, c := range []chess.Color{chess.White, chess.Black} {
		if c.String() == name {
			return c, nil
		}
	}
	return chess.White, errors.New(name + " is neither white nor black")
}

// claims: threefold-repetition. The draws that the side to move may claim, or "none".
func (d *Diagram) claims(value string) error {
	var names []string
	for _, claim := range match.Counted(d.game, chess.Move{}).Claims() {
		names = append(names, claim.String())
	}
	if len(names) == 0 {
		names = []string{"none"}
	}
	if got := strings.Join(names, " "); got != value {
		return errors.New("these may be claimed: " + got)
	}
	return nil
}

// occurred: 3. How often the position has stood on the board.
func (d *Diagram) occurred(value string) error {
	if n := len(d.game.OccurrencesOf(d.Position)); strconv.Itoa(n) != value {
		return fmt.Errorf("the position has occurred %d times", n)
	}
	return nil
}

// count: 20, or count: d4 8. The legal moves of the side to move, or of the piece there.
func (d *Diagram) count(value string) error {
	legal := d.Position.LegalMoves()
	if name, number, ofPiece := strings.Cut(value, " "); ofPiece {
		s, err := chess.ParseSquare(name)
		if err != nil {
			return err
		}
		legal, value = d.Position.PieceMoves(s), number
	}
	if strconv.Itoa(len(legal)) != value {
		return fmt.Errorf("there are %d moves", len(legal))
	}
	return nil
}

// touched: e1 h1 -> O-O. After these pieces were touched, in this order, exactly these moves are left.
func (d *Diagram) touched(value string) error {
	names, moves, _ := strings.Cut(value, " -> ")
	var touched []chess.Square
	if err := each(names, func(s chess.Square) error {
		touched = append(touched, s)
		d.Mark(diagram.Square, chess.NoSquare, s)
		return nil
	}); err != nil {
		return err
	}
	var left []string
	for _, m := range match.Obliged(d.Position, touched, chess.NoPieceType).Moves {
		left = append(left, d.Position.SAN(m))
	}
	want := strings.Fields(moves)
	slices.Sort(left)
	slices.Sort(want)
	if !slices.Equal(left, want) {
		return fmt.Errorf("what is left is %s", strings.Join(left, " "))
	}
	return nil
}

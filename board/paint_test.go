package board

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"math"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/tutor"
)

// recorder is a Target that notes what it is given.
type recorder struct {
	strokes []string // in order: a sprite, or the number of triangles with a sum of all they are
	low     point
	high    point
	texts   []string
}

func (r *recorder) Triangles(m *Mesh) {
	sum := 0.0
	for i, v := range m.Vertices {
		sum += float64(i+1) * (float64(v.X) + 3*float64(v.Y) + 7*float64(v.Color.R) + 11*float64(v.Color.G) + 13*float64(v.Color.A))
		if math.IsNaN(float64(v.X)) || math.IsNaN(float64(v.Y)) {
			panic("a vertex is not a number")
		}
		r.low = point{min(r.low.x, float64(v.X)), min(r.low.y, float64(v.Y))}
		r.high = point{max(r.high.x, float64(v.X)), max(r.high.y, float64(v.Y))}
	}
	r.strokes = append(r.strokes, fmt.Sprintf("%d triangles %.3f", len(m.Indices)/3, sum))
}

func (r *recorder) Sprite(s Sprite, x, y, alpha float64, shadow bool) {
	r.strokes = append(r.strokes, fmt.Sprintf("%s %s %d %.1f %.1f %.2f %v", s.Kind, s.What, s.Px, x, y, alpha, shadow))
	if s.Kind == SpriteText {
		r.texts = append(r.texts, s.What)
	}
}

func (r *recorder) Size(s Sprite) (width, height int) {
	if s.Kind == SpriteText {
		return len(s.What) * s.Px / 2, 2 * s.Px
	}
	return s.Px, s.Px
}

func painted(s *Scene) *recorder {
	r := &recorder{}
	s.PaintStill(r, &Mesh{})
	s.PaintMoving(r, &Mesh{})
	return r
}

// markKinds are all the kinds that a view can have, read from its source so that none is forgotten here.
func markKinds(t *testing.T) (kinds []tutor.MarkKind) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "../tutor/view.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if spec, ok := n.(*ast.ValueSpec); ok {
			if name, ok := spec.Type.(*ast.Ident); ok && name.Name == "MarkKind" {
				text, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
				if err != nil {
					t.Fatal(err)
				}
				kinds = append(kinds, tutor.MarkKind(text))
			}
		}
		return true
	})
	if len(kinds) < 20 {
		t.Fatalf("only %d kinds of mark found", len(kinds))
	}
	return kinds
}

func marked(mark tutor.Mark) *Scene {
	s := newScene(pieces("Ke1 Bc3 qa5 ke8"))
	s.Show(viewOf(pieces("Ke1 Bc3 qa5 ke8"), func(b *tutor.Board) { b.Marks = []tutor.Mark{mark} }))
	s.Update(1)
	return s
}

func TestEveryMarkIsDrawnInItsOwnWay(t *testing.T) {
	seen := map[string]tutor.MarkKind{}
	seen[fmt.Sprint(painted(newScene(pieces("Ke1 Bc3 qa5 ke8"))).strokes)] = "no mark"
	for _, kind := range markKinds(t) {
		s := marked(tutor.Mark{Kind: kind, Square: chess.E1, From: chess.A5, Via: chess.C3, Color: "blue", Piece: "p"})
		picture := fmt.Sprint(painted(s).strokes)
		if other, there := seen[picture]; there {
			t.Errorf("%s looks like %s", kind, other)
		}
		seen[picture] = kind
	}
}

func TestScriptColorsDiffer(t *testing.T) {
	for _, kind := range []tutor.MarkKind{tutor.MarkCircle, tutor.MarkArrow} {
		seen := map[string]string{}
		for _, color := range []string{"green", "red", "blue", "yellow"} {
			picture := fmt.Sprint(painted(marked(tutor.Mark{Kind: kind, Square: chess.E1, From: chess.A5, Color: color})).strokes)
			if other, there := seen[picture]; there {
				t.Errorf("%s: %s looks like %s", kind, color, other)
			}
			seen[picture] = color
		}
	}
}

// TestMarksWithoutSquares draws each kind with every field missing in turn, and where squares coincide.
func TestMarksWithoutSquares(t *testing.T) {
	for _, kind := range markKinds(t) {
		for _, from := range []chess.Square{chess.A1, chess.B3, chess.D4, chess.E4, chess.G5, chess.H1, chess.H8, chess.NoSquare} {
			for _, to := range []chess.Square{chess.A1, chess.E4, chess.H8, chess.NoSquare} {
				for _, via := range []chess.Square{chess.D4, to, chess.NoSquare} {
					painted(marked(tutor.Mark{Kind: kind, Square: to, From: from, Via: via}))
				}
			}
		}
	}
}

func TestMarksStayOnTheCanvas(t *testing.T) {
	for _, kind := range markKinds(t) {
		for _, sq := range []chess.Square{chess.A1, chess.A8, chess.H1, chess.H8} {
			r := painted(marked(tutor.Mark{Kind: kind, Square: sq, From: chess.D4, Via: chess.E5, Color: "red", Piece: "P"}))
			l := testLayout
			if r.low.x < -1 || r.low.y < -1 || r.high.x > float64(l.Width)+1 || r.high.y > float64(l.Height)+1 {
				t.Errorf("%s on %v reaches from %v to %v", kind, sq, r.low, r.high)
			}
		}
	}
}

func TestPaintingChangesNothing(t *testing.T) {
	s := newScene(pieces("Pe2 ke8"))
	s.Show(viewOf(pieces("Pe4 ke8"), func(b *tutor.Board) {
		move(b)
		b.Line = "Right"
		b.LineVerdict = tutor.VerdictGood
		b.Marks = []tutor.Mark{{Kind: tutor.MarkAttack, Square: chess.E4, From: chess.E8}, {Kind: tutor.MarkRight, Square: chess.E4}}
	}))
	for range 30 {
		before := *s
		first, second := painted(s), painted(s)
		if !reflect.DeepEqual(first.strokes, second.strokes) || !reflect.DeepEqual(before, *s) {
			t.Fatal("painting twice is not painting once")
		}
		s.Update(0.016)
	}
}

func TestMovingTellsWhetherThePictureChanges(t *testing.T) {
	s := newScene(pieces("Pe2 ke8"))
	s.Show(viewOf(pieces("Pe4 ke8"), func(b *tutor.Board) {
		move(b)
		b.Marks = []tutor.Mark{{Kind: tutor.MarkAttack, Square: chess.E4, From: chess.E8}, {Kind: tutor.MarkWrong, Square: chess.E4}}
	}))
	for range 100 {
		moving, picture := s.Moving(), painted(s).strokes
		s.Update(0.016)
		if !moving && !reflect.DeepEqual(picture, painted(s).strokes) {
			t.Fatalf("at rest at %v s, but the picture changes", s.clock)
		}
	}
	if s.Moving() {
		t.Error("it never comes to rest")
	}
}

func TestStillPictureIsStill(t *testing.T) {
	s := newScene(pieces("Pe2 ke8"))
	s.Show(viewOf(pieces("Pe4 ke8"), func(b *tutor.Board) {
		move(b)
		b.Marks = []tutor.Mark{{Kind: tutor.MarkGuarded, Square: chess.D8, From: chess.E8}}
	}))
	pictures := map[Still][]string{}
	for range 40 {
		r := &recorder{}
		s.PaintStill(r, &Mesh{})
		name := s.Still()
		if old, there := pictures[name]; there && !reflect.DeepEqual(old, r.strokes) {
			t.Fatalf("%+v names two pictures", name)
		}
		pictures[name] = r.strokes
		s.Update(0.01)
	}
	if len(pictures) != 2 {
		t.Errorf("%d still pictures, want 2: on the way and arrived", len(pictures))
	}
}

func TestCoordinatesTurnWithTheBoard(t *testing.T) {
	for bottom, want := range map[chess.Color]string{
		chess.White: "[8 a 7 b 6 c 5 d 4 e 3 f 2 g 1 h]",
		chess.Black: "[1 h 2 g 3 f 4 e 5 d 6 c 7 b 8 a]",
	} {
		s := newScene(diagram{})
		s.Show(viewOf(diagram{}, func(b *tutor.Board) { b.Bottom = bottom }))
		if got := fmt.Sprint(painted(s).texts); got != want {
			t.Errorf("%v below: %s", bottom, got)
		}
	}
}

func TestBoardTurnedAQuarter(t *testing.T) {
	s := newScene(diagram{})
	for _, turned := range []bool{false, true} {
		s.Show(viewOf(diagram{}, func(b *tutor.Board) { b.Turned, b.Plain = turned, true }))
		if texts := painted(s).texts; len(texts) != 0 {
			t.Errorf("turned %v: there are coordinates: %q", turned, texts)
		}
		b := s.brush(&recorder{}, &Mesh{})
		if light := b.squareColor(chess.H1) == b.p.LightSquare; light == turned || b.squareColor(chess.H1) == b.squareColor(chess.G1) {
			t.Errorf("turned %v: h1 is light: %v", turned, light)
		}
	}
}

func TestLongLineIsMadeToFit(t *testing.T) {
	s := newScene(diagram{})
	s.Dress(Appearance{})
	long := "An unusually long line that somebody wrote without looking at a phone, and then went on and on"
	s.Show(viewOf(diagram{}, func(b *tutor.Board) { b.Line = long }))
	r := painted(s)
	if len(r.texts) != 1 {
		t.Fatalf("texts: %q", r.texts)
	}
	var x, y, alpha float64
	var px int
	for _, stroke := range r.strokes {
		if _, err := fmt.Sscanf(stroke[min(len("text ")+len(long), len(stroke)):], " %d %f %f %f", &px, &x, &y, &alpha); err == nil {
			break
		}
	}
	if w, _ := r.Size(Sprite{Kind: SpriteText, What: long, Px: px}); px == 0 || x+float64(w) > 820 {
		t.Errorf("%d px: reaches from %v to %v", px, x, x+float64(w))
	}
}

func TestChooserShowsItsPieces(t *testing.T) {
	s := newScene(pieces("Pd8 ka1"))
	s.Show(viewOf(pieces("Pd8 ka1"), func(b *tutor.Board) {
		b.Promotion = &tutor.Promotion{Square: chess.D8, Cancel: chess.D4, Choices: []tutor.PromotionChoice{
			{Square: chess.D8, Piece: "Q"}, {Square: chess.D7, Piece: "R"}, {Square: chess.D6, Piece: "B"}, {Square: chess.D5, Piece: "N"},
		}}
	}))
	strokes := fmt.Sprint(painted(s).strokes)
	for i, letter := range "QRBN" {
		at := s.corner(chess.NewSquare(3, 7-i))
		want := fmt.Sprintf("piece %c 100 %.1f %.1f 1.00 false", letter, at.x, at.y)
		if !strings.Contains(strokes, want) {
			t.Errorf("%q is not drawn", want)
		}
	}
}

func TestArrowGivesWayToEvidence(t *testing.T) {
	attack := tutor.Mark{Kind: tutor.MarkAttack, From: chess.A5, Square: chess.E1}
	arrow := tutor.Mark{Kind: tutor.MarkArrow, From: chess.A5, Square: chess.E1, Color: "green"}
	show := func(marks ...tutor.Mark) string {
		s := newScene(pieces("Ke1 qa5"))
		s.Show(viewOf(pieces("Ke1 qa5"), func(b *tutor.Board) { b.Marks = marks }))
		s.Update(1)
		return fmt.Sprint(painted(s).strokes)
	}
	if show(arrow, attack) != show(attack) {
		t.Error("an arrow lies under the ray")
	}
	arrow.From = chess.E8
	if show(arrow, attack) == show(attack) {
		t.Error("an arrow from elsewhere is missing")
	}
}

func TestTargetLiesUnderItsPiece(t *testing.T) {
	strokes := painted(marked(tutor.Mark{Kind: tutor.MarkAttack, From: chess.A5, Square: chess.E1})).strokes
	king := "piece K 100"
	drawn := 0
	for _, stroke := range strokes {
		if strings.HasPrefix(stroke, king) && strings.HasSuffix(stroke, "1.00 false") {
			drawn++
		}
	}
	if drawn != 2 {
		t.Errorf("the king is drawn %d times, want once on the board and once above the ring", drawn)
	}
}

func TestLeavingPieceIsFaded(t *testing.T) {
	for _, stroke := range painted(marked(tutor.Mark{Kind: tutor.MarkLeaving, Square: chess.C3, From: chess.NoSquare})).strokes {
		if strings.HasPrefix(stroke, "piece B") && !strings.HasSuffix(stroke, "0.35 false") {
			t.Errorf("drawn as %q", stroke)
		}
	}
}

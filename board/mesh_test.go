package board

import (
	"math"
	"testing"
)

// area is what the triangles cover, weighted by alpha: a soft edge counts half of its pixel.
func (m *Mesh) area() float64 {
	sum := 0.0
	for i := 0; i < len(m.Indices); i += 3 {
		a, b, c := m.Vertices[m.Indices[i]], m.Vertices[m.Indices[i+1]], m.Vertices[m.Indices[i+2]]
		twice := float64(b.X-a.X)*float64(c.Y-a.Y) - float64(b.Y-a.Y)*float64(c.X-a.X)
		sum += math.Abs(twice) / 2 * float64(a.Color.A+b.Color.A+c.Color.A) / 3
	}
	return sum
}

func TestAreas(t *testing.T) {
	ink := rgb(0)
	for _, c := range []struct {
		name string
		draw func(*Mesh)
		want float64
	}{
		{"rect", func(m *Mesh) { m.rect(3, 4, 10, 20, ink) }, 200},
		{"frame", func(m *Mesh) { m.frame(0, 0, 20, 20, 3, ink) }, 20*20 - 14*14},
		{"disc", func(m *Mesh) { m.disc(point{50, 50}, 20, ink) }, math.Pi * 400},
		{"small disc", func(m *Mesh) { m.disc(point{50, 50}, 2, ink) }, math.Pi * 4},
		{"ellipse", func(m *Mesh) { m.ellipse(point{50, 50}, 20, 10, 0.4, ink) }, math.Pi * 200},
		{"ring", func(m *Mesh) { m.ring(point{50, 50}, 20, 4, ink) }, math.Pi * (22*22 - 18*18)},
		{"line", func(m *Mesh) { m.line(point{0, 0}, point{30, 40}, 6, ink) }, 50*6 + math.Pi*9},
		{"dot of a line", func(m *Mesh) { m.line(point{5, 5}, point{5, 5}, 6, ink) }, math.Pi * 9},
		{"rounded rectangle", func(m *Mesh) { m.convex(roundRect(0, 0, 40, 30, 10), ink, feather) }, 40*30 - (4-math.Pi)*100},
		{"nothing", func(m *Mesh) {
			m.disc(point{}, 0, ink)
			m.ring(point{}, 0, 3, ink)
			m.line(point{}, point{9, 9}, 0, ink)
		}, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			var m Mesh
			c.draw(&m)
			if got := m.area(); math.Abs(got-c.want) > 0.03*c.want+0.2 {
				t.Errorf("covers %.1f, want %.1f", got, c.want)
			}
			for _, i := range m.Indices {
				if int(i) >= len(m.Vertices) {
					t.Fatalf("index %d of %d vertices", i, len(m.Vertices))
				}
			}
		})
	}
}

// TestRimIsOutside fails where an outline runs the wrong way round: the rim would then fade inwards.
func TestRimIsOutside(t *testing.T) {
	var m Mesh
	m.disc(point{50, 50}, 20, rgb(0))
	for _, v := range m.Vertices {
		r := math.Hypot(float64(v.X)-50, float64(v.Y)-50)
		if inside := r < 20; inside != (v.Color.A == 1) {
			t.Fatalf("alpha %v at the radius %v", v.Color.A, r)
		}
	}
}

func TestDashesFitTheLine(t *testing.T) {
	for _, length := range []float64{1, 7, 20, 33.3, 400} {
		var m Mesh
		m.dashes(point{0, 0}, point{length, 0}, 2, 6, 4, rgb(0))
		for _, v := range m.Vertices {
			if v.X < -1.6 || float64(v.X) > length+1.6 || math.IsNaN(float64(v.X)) {
				t.Fatalf("length %v: a dash reaches %v", length, v.X)
			}
		}
	}
}

func TestEasing(t *testing.T) {
	for name, ease := range map[string]func(float64) float64{"easeOut": easeOut, "pop": pop} {
		if ease(0) > 1e-9 || ease(-1) > 1e-9 || math.Abs(ease(1)-1) > 1e-9 || math.Abs(ease(7)-1) > 1e-9 {
			t.Errorf("%s does not go from 0 to 1", name)
		}
	}
	if easeOut(0.5) < 0.7 {
		t.Error("easeOut is not faster at the start")
	}
	if pop(0.6) <= 1 {
		t.Error("pop does not grow beyond its size")
	}
}

func TestPart(t *testing.T) {
	chain := []point{{0, 0}, {10, 0}, {10, 10}}
	for _, c := range []struct {
		t    float64
		n    int
		last point
	}{
		{0, 2, point{0, 0}}, {0.25, 2, point{5, 0}}, {0.75, 3, point{10, 5}}, {1, 3, point{10, 10}}, {2, 3, point{10, 10}},
	} {
		got := part(chain, c.t)
		if len(got) != c.n || got[len(got)-1] != c.last {
			t.Errorf("%v of the chain is %v", c.t, got)
		}
	}
}

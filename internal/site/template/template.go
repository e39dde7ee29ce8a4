// Package template takes the place of the standard library's text/template in the browser's program,
// where Ebitengine alone uses it, to put together its few shaders from pieces by conditions.
//
// The real one can call any method by its name, so that the linker must keep every method of every
// type: with it nearly a quarter of the download would be code that nothing calls. This one knows what those shaders need
// and refuses everything else: {{if .Field}}, {{if eq .Field .Field}}, {{else if …}}, {{else}}, {{end}}.
package template

import (
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"
)

// Template is a text with conditions.
type Template struct{ nodes []node }

// node is a text, or branches of which the first that holds is taken.
type node struct {
	text     string
	branches []branch
}

// branch holds where the field left is true; or, with right, where both are equal; or, without
// either, always.
type branch struct {
	left, right string
	body        []node
}

// New returns an empty template. The name is for errors only, and there are none to tell it in.
func New(string) *Template { return &Template{} }

// Must returns t and panics where there is an error.
func Must(t *Template, err error) *Template {
	if err != nil {
		panic(err)
	}
	return t
}

// Parse reads the text.
func (t *Template) Parse(text string) (*Template, error) {
	p := parser{rest: text}
	nodes, err := p.nodes()
	if err == nil && p.action != nil {
		err = p.unexpected()
	}
	t.nodes = nodes
	return t, err
}

// Execute writes the text for data, a struct.
func (t *Template) Execute(w io.Writer, data any) error {
	return write(w, t.nodes, reflect.ValueOf(data))
}

type parser struct {
	rest   string
	action []string // the words of the action that ended the last nodes, nil at the end of the text
}

func (p *parser) unexpected() error {
	return fmt.Errorf("template: {{%s}} is not known here", strings.Join(p.action, " "))
}

// nodes reads up to an action that is not the beginning of a condition.
func (p *parser) nodes() ([]node, error) {
	var nodes []node
	for {
		text, rest, more := strings.Cut(p.rest, "{{")
		if text != "" {
			nodes = append(nodes, node{text: text})
		}
		if !more {
			p.rest, p.action = "", nil
			return nodes, nil
		}
		action, rest, closed := strings.Cut(rest, "}}")
		if !closed {
			return nil, errors.New("template: {{ without }}")
		}
		p.rest, p.action = rest, strings.Fields(action)
		if len(p.action) == 0 || p.action[0] != "if" {
			return nodes, nil
		}
		choice, err := p.choice()
		if err != nil {
			return nil, err
		}
		nodes = append(nodes, choice)
	}
}

// choice reads from an if to its end.
func (p *parser) choice() (node, error) {
	var n node
	last := false // after an else nothing but the end may come
	for {
		var b branch
		words := p.action
		if words[0] == "else" {
			words = words[1:]
		}
		switch {
		case len(words) == 0:
			last = true
		case len(words) == 2 && words[0] == "if" && isField(words[1]):
			b.left = words[1][1:]
		case len(words) == 4 && words[0] == "if" && words[1] == "eq" && isField(words[2]) && isField(words[3]):
			b.left, b.right = words[2][1:], words[3][1:]
		default:
			return n, p.unexpected()
		}
		var err error
		if b.body, err = p.nodes(); err != nil {
			return n, err
		}
		n.branches = append(n.branches, b)
		switch {
		case len(p.action) == 0:
			return n, errors.New("template: if without end")
		case len(p.action) == 1 && p.action[0] == "end":
			return n, nil
		case p.action[0] != "else" || last:
			return n, p.unexpected()
		}
	}
}

func isField(word string) bool {
	return len(word) > 1 && word[0] == '.' && !strings.Contains(word[1:], ".")
}

func write(w io.Writer, nodes []node, data reflect.Value) error {
	for _, n := range nodes {
		if _, err := io.WriteString(w, n.text); err != nil {
			return err
		}
		for _, b := range n.branches {
			holds, err := b.holds(data)
			if err != nil {
				return err
			}
			if holds {
				if err := write(w, b.body, data); err != nil {
					return err
				}
				break
			}
		}
	}
	return nil
}

func (b branch) holds(data reflect.Value) (bool, error) {
	if b.left == "" {
		return true, nil
	}
	left := data.FieldByName(b.left)
	if b.right == "" {
		if left.Kind() != reflect.Bool {
			return false, fmt.Errorf("template: %s is not a bool", b.left)
		}
		return left.Bool(), nil
	}
	right := data.FieldByName(b.right)
	if !left.CanInt() || !right.CanInt() {
		return false, fmt.Errorf("template: %s and %s are not both numbers", b.left, b.right)
	}
	return left.Int() == right.Int(), nil
}

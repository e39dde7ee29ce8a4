package tstypes

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
)

// source is what the files of a package declare.
type source struct {
	files  *token.FileSet
	types  map[string]declaration
	values map[string][]constant // by the name of their type, in the order of the source
}

type declaration struct {
	spec *ast.TypeSpec
	doc  string
}

// constant is a string constant: its literal and the remark behind it.
type constant struct{ literal, note string }

func readSource(dir string) (source, error) {
	s := source{token.NewFileSet(), map[string]declaration{}, map[string][]constant{}}
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return s, err
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(s.files, name, nil, parser.ParseComments)
		if err != nil {
			return s, err
		}
		for _, decl := range file.Decls {
			if d, ok := decl.(*ast.GenDecl); ok {
				s.read(d)
			}
		}
	}
	return s, nil
}

func (s source) read(d *ast.GenDecl) {
	for _, spec := range d.Specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			doc := spec.Doc.Text()
			if doc == "" {
				doc = d.Doc.Text()
			}
			s.types[spec.Name.Name] = declaration{spec, doc}
		case *ast.ValueSpec:
			of, typed := spec.Type.(*ast.Ident)
			if d.Tok != token.CONST || !typed || len(spec.Values) != 1 {
				continue
			}
			if value, ok := spec.Values[0].(*ast.BasicLit); ok && value.Kind == token.STRING {
				note := strings.TrimSpace(spec.Comment.Text())
				s.values[of.Name] = append(s.values[of.Name], constant{value.Value, note})
			}
		}
	}
}

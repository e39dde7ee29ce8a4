package chess

import "errors"

// SAN returns …
func (p *Position) SAN(m Move) string { return m.String() }

// ParseSAN …
func (p *Position) ParseSAN(text string) (Move, error) { return Move{}, errors.New("not yet") }

// ParseUCI …
func (p *Position) ParseUCI(text string) (Move, error) { return Move{}, errors.New("not yet") }

// ReadTry …
func (p *Position) ReadTry(text string) (Move, error) { return Move{}, errors.New("not yet") }

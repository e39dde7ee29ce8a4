package bench

import (
	"bufio"
	"fmt"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// stockfish is a running Stockfish, on one thread.
type stockfish struct {
	cmd   *exec.Cmd
	input *bufio.Writer
	lines *bufio.Scanner
}

func startStockfish() (*stockfish, error) {
	cmd := exec.Command("stockfish")
	input, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	output, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	s := &stockfish{cmd, bufio.NewWriter(input), bufio.NewScanner(output)}
	_, err = s.ask("uci", "uciok")
	return s, err
}

// ask writes commands and returns the line that begins with answer.
func (s *stockfish) ask(commands, answer string) (string, error) {
	if _, err := s.input.WriteString(commands + "\n"); err != nil {
		return "", err
	}
	if err := s.input.Flush(); err != nil {
		return "", err
	}
	for s.lines.Scan() {
		if strings.HasPrefix(s.lines.Text(), answer) {
			return s.lines.Text(), nil
		}
	}
	return "", fmt.Errorf("stockfish ended without %q", answer)
}

// perft counts from a position.
func (s *stockfish) perft(fen string, depth int) (nodes uint64, ms float64, err error) {
	if _, err := s.ask("position fen "+fen+"\nisready", "readyok"); err != nil {
		return 0, 0, err
	}
	began := time.Now()
	const answer = "Nodes searched: "
	line, err := s.ask("go perft "+strconv.Itoa(depth), answer)
	if err != nil {
		return 0, 0, err
	}
	ms = time.Since(began).Seconds() * 1000
	nodes, err = strconv.ParseUint(strings.TrimPrefix(line, answer), 10, 64)
	return nodes, ms, err
}

// name is what it calls itself.
func (s *stockfish) name() string {
	line, err := s.ask("uci", "id name ")
	if err != nil {
		return "Stockfish"
	}
	return strings.TrimPrefix(line, "id name ")
}

func (s *stockfish) stop() {
	s.ask("quit", "\x00") // it ends without another line
	s.cmd.Wait()
}

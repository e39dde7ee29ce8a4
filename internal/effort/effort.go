// Package effort counts the work that files take which are made to cost more time than their size is worth. It is for tests.
package effort

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
)

// Files makes hostile files by the names of their kinds, each about so many bytes long.
type Files map[string]func(size int) string

// asked is the variable of the environment in which another process of the same test is told what to do: a size and a name.
const asked = "TOUCHMOVE_HOSTILE"

// Grows fails the test where eight times the size takes much more than eight times the work; what is quadratic takes 64 times.
// The work is counted, not timed, so a busy machine makes no difference: in statements executed, in the packages named and in
// what of the standard library goes through texts, and in bytes allocated. The two small sizes come first, because a counter
// that passes four thousand millions begins anew. Use is what is done with a file. The test must do nothing else.
func Grows(t *testing.T, files Files, use func(src []byte) error, packages ...string) {
	if order, ok := os.LookupEnv(asked); ok {
		do(t, order, files, use)
		return
	}
	if testing.Short() {
		t.Skip("building the program that counts takes some seconds")
	}
	program := countingProgram(t, packages)
	start := count(t, program, "", 0).statements // what the program takes to begin
	for name := range files {
		t.Run(name, func(t *testing.T) {
			one := count(t, program, name, 2<<10)
			for size := 16 << 10; size <= 128<<10; size *= 8 {
				eight := count(t, program, name, size)
				if eight.statements-start > 20*(one.statements-start) || eight.allocated > 20*one.allocated+1<<20 {
					t.Fatalf("%d KiB take %+v, eight times as much %+v (%d before anything)", size>>13, one, eight, start)
				}
				one = eight
			}
		})
	}
}

// work is what a file takes.
type work struct{ statements, allocated int }

// countingProgram builds the tests of the package in the current folder so that they count the statements they execute.
func countingProgram(t *testing.T, packages []string) string {
	program := filepath.Join(t.TempDir(), "counting.test")
	covered := strings.Join(append(packages, "bytes", "strings", "strconv", "slices", "unicode/utf8"), ",")
	command := exec.Command("go", "test", "-c", "-o", program, "-covermode=count", "-coverpkg="+covered, ".")
	if output, err := command.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, output)
	}
	return program
}

// count has the program do a hostile file.
func count(t *testing.T, program, name string, size int) (w work) {
	profile := filepath.Join(t.TempDir(), "profile")
	test, _, _ := strings.Cut(t.Name(), "/")
	command := exec.Command(program, "-test.run=^"+test+"$", "-test.v", "-test.coverprofile="+profile)
	command.Env = append(os.Environ(), fmt.Sprintf("%s=%d %s", asked, size, name))
	output, err := command.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, output)
	}
	_, allocated, _ := strings.Cut(string(output), "allocated ")
	if _, err := fmt.Sscan(allocated, &w.allocated); err != nil {
		t.Fatalf("%v: %s", err, output)
	}
	counts, err := os.ReadFile(profile)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(counts)), "\n")[1:] {
		var statements, times int // "chess/pgn/scanner.go:24.2,25.9 3 1408"
		if _, err := fmt.Sscan(line[strings.Index(line, " "):], &statements, &times); err != nil {
			t.Fatalf("%v: %s", err, line)
		}
		w.statements += statements * times
	}
	return w
}

// do is what the other process does: one file of a size.
func do(t *testing.T, order string, files Files, use func(src []byte) error) {
	number, name, _ := strings.Cut(order, " ")
	size, err := strconv.Atoi(number)
	if err != nil {
		t.Fatal(err)
	}
	src := []byte{}
	if name != "" {
		src = []byte(files[name](size))
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	if err := use(src); err != nil {
		t.Fatal(err)
	}
	runtime.ReadMemStats(&after)
	fmt.Println("allocated", after.TotalAlloc-before.TotalAlloc)
}

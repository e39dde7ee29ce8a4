package checks

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
)

// browserTests runs web/e2e with Node against the site that was built just before.
func browserTests(out io.Writer, root string) (Counts, error) {
	files, err := filepath.Glob(filepath.Join(root, "web", "e2e", "*.test.*"))
	if err != nil {
		return Counts{}, err
	}
	if len(files) == 0 {
		return Counts{}, errors.New("no tests in web/e2e")
	}
	sort.Strings(files)

	// One report for who reads along, one to count from.
	report, err := os.CreateTemp("", "touchmove-e2e-*.tap")
	if err != nil {
		return Counts{}, err
	}
	report.Close()
	defer os.Remove(report.Name())
	args := append([]string{
		// A page that waits for something leaves a core to another: two files at a time, whatever the machine has.
		"--test", "--test-concurrency=2",
		"--test-reporter=spec", "--test-reporter-destination=stdout",
		"--test-reporter=tap", "--test-reporter-destination=" + report.Name(),
	}, files...)
	failed := run(out, root, []string{"TOUCHMOVE_DIST=" + filepath.Join(root, "dist")}, "node", args...)

	text, err := os.ReadFile(report.Name())
	if err != nil {
		return Counts{}, errors.Join(failed, err)
	}
	counts := readTAP(text)
	if failed == nil && counts.Passed == 0 {
		failed = fmt.Errorf("no test ran in %d files", len(files))
	}
	return counts, failed
}

// readTAP reads the summary that Node's test runner ends with.
func readTAP(report []byte) Counts {
	var c Counts
	lines := bufio.NewScanner(bytes.NewReader(report))
	lines.Buffer(nil, 1<<26)
	for lines.Scan() {
		words := strings.Fields(lines.Text())
		if len(words) != 3 || words[0] != "#" {
			continue
		}
		n, err := strconv.Atoi(words[2])
		if err != nil {
			continue
		}
		switch words[1] {
		case "pass":
			c.Passed = n
		case "fail", "cancelled":
			c.Failed += n
		case "skipped", "todo":
			c.Skipped += n
		}
	}
	return c
}

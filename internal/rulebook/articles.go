package rulebook

import (
	"slices"
	"strconv"
	"strings"
)

// articles are those of the FIDE Laws of Chess, in force since 1 January 2023, that the texts may
// name: a number that is mistyped is found.
var articles = strings.Fields(`
	1.1 1.2 1.3 1.4 1.4.1 1.4.2 1.5
	2.1 2.2 2.3 2.4
	3.1 3.1.1 3.1.2 3.1.3 3.2 3.3 3.4 3.5 3.6 3.7 3.7.1 3.7.2 3.7.3 3.7.3.1 3.7.3.2 3.7.3.3 3.7.3.4 3.7.3.5
	3.8.1 3.8.2 3.8.2.1 3.8.2.2 3.9.1 3.9.2 3.10.1 3.10.2 3.10.3
	4.1 4.2.1 4.2.2 4.3 4.3.1 4.3.2 4.3.3 4.4.1 4.4.2 4.4.3 4.4.4 4.5 4.6 4.7 4.8
	5.1.1 5.1.2 5.2.1 5.2.2 5.2.3
	6.1 6.2.1 6.2.2 6.2.3 6.2.4 6.3.1 6.3.2 6.4 6.6 6.8 6.9 6.11.2
	7.2.1 7.2.2 7.3 7.5.1 7.5.2 7.5.3 7.5.4 7.5.5
	8.1.1 8.1.2 8.1.3 8.1.5 8.4 8.7
	9.1.1 9.1.2.1 9.2 9.2.1 9.2.2 9.2.3 9.2.3.1 9.2.3.2 9.3 9.3.1 9.3.2 9.4 9.5.1 9.5.2 9.5.3 9.6.1 9.6.2
	10.1
	A.2 A.3 A.4 A.5.2 A.5.3 A.5.5 B.3
	C.2 C.4 C.5 C.6 C.7 C.8 C.9 C.10 C.11 C.12 C.13
`)

func isArticle(number string) bool { return slices.Contains(articles, number) }

// compareArticles orders numbers as the Laws do: 3.9.2 before 3.10.1, the appendices last.
func compareArticles(a, b string) int {
	return slices.CompareFunc(strings.Split(a, "."), strings.Split(b, "."), func(x, y string) int {
		m, isLetter := strconv.Atoi(x)
		n, isLetterToo := strconv.Atoi(y)
		if isLetter == nil && isLetterToo == nil {
			return m - n
		}
		return strings.Compare(x, y)
	})
}

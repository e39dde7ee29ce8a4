package author

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// csv writes the table as RFC 4180 has it, after the mark by which spreadsheets know UTF-8 from their own alphabet. A field that a spreadsheet would take for a formula gets an apostrophe in front.
func (r *Results) csv() string {
	most := 0
	for _, row := range r.Rows {
		most = max(most, len(row.Stars))
	}
	header := []string{"Name", "Run", "Score", "Code", "Fault"}
	for i := range most {
		header = append(header, "Exercise "+number(i+1))
	}
	var text strings.Builder
	text.WriteString("\uFEFF")
	line := func(fields []string) {
		for i, f := range fields {
			if i > 0 {
				text.WriteByte(',')
			}
			text.WriteString(csvField(f))
		}
		text.WriteString("\r\n")
	}
	line(header)
	for _, row := range r.Rows {
		fields := []string{row.Name, row.Run, "", row.Code, row.Fault}
		if row.Fault == "" {
			fields[2] = number(row.Raw)
		}
		for i := range most {
			stars := ""
			if i < len(row.Stars) {
				stars = number(row.Stars[i])
			}
			fields = append(fields, stars)
		}
		line(fields)
	}
	return text.String()
}

// csvField quotes a field where that is needed.
func csvField(f string) string {
	begins := strings.TrimLeftFunc(f, func(r rune) bool { return !unicode.IsPrint(r) || unicode.IsSpace(r) })
	if first, _ := utf8.DecodeRuneInString(begins); strings.ContainsRune("=+-@＝＋－＠", first) || f != "" && strings.ContainsAny(f[:1], "\t\r\n") {
		f = "'" + f
	}
	if strings.ContainsAny(f, ",\"\r\n") || f != strings.TrimSpace(f) {
		return `"` + strings.ReplaceAll(f, `"`, `""`) + `"`
	}
	return f
}

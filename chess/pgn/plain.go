package pgn

import (
	"bytes"
	"unicode/utf8"
)

// What files have that the scanner need not know of: a byte order mark, several kinds of line ends, and bytes that are
// not UTF-8. Those are read as Latin-1, the character set of the standard (4.1) and of files from the nineties.

var byteOrderMark = []byte("\uFEFF")

// plainText returns a file's whole text. It may be the file's own bytes.
func plainText(file []byte) ([]byte, *Fault) {
	file, fault := withoutMark(file)
	if fault != nil {
		return nil, fault
	}
	if utf8.Valid(file) && bytes.IndexByte(file, '\r') < 0 {
		return file, nil
	}
	text, _ := appendPlain(make([]byte, 0, len(file)+len(file)/8), file, true)
	return text, nil
}

// withoutMark cuts the mark off the beginning of a file, of which at least three bytes must be there.
func withoutMark(file []byte) ([]byte, *Fault) {
	if bytes.HasPrefix(file, []byte("\xff\xfe")) || bytes.HasPrefix(file, []byte("\xfe\xff")) {
		return nil, &Fault{Line: 1, Col: 1, Text: "The file is written in UTF-16. Save it as UTF-8."}
	}
	return bytes.TrimPrefix(file, byteOrderMark), nil
}

// appendPlain appends the bytes of a file to the text and returns how many it has taken. Unless they are the last, a
// few may stay: a character or a line end that is not complete.
func appendPlain(text, file []byte, last bool) (_ []byte, taken int) {
	for i := 0; i < len(file); {
		end := len(file)
		if n := bytes.IndexByte(file[i:], '\r'); n >= 0 {
			end = i + n
		}
		if line := file[i:end]; utf8.Valid(line) {
			text = append(text, line...)
		} else {
			for len(line) > 0 {
				r, size := utf8.DecodeRune(line)
				if r == utf8.RuneError && size == 1 {
					if end == len(file) && !last && !utf8.FullRune(line) {
						return text, end - len(line)
					}
					r = rune(line[0])
				}
				text = utf8.AppendRune(text, r)
				line = line[size:]
			}
		}
		if i = end; i == len(file) {
			break
		}
		switch {
		case i+1 < len(file) && file[i+1] == '\n':
			i++
		case i+1 == len(file) && !last:
			return text, i
		}
		text = append(text, '\n')
		i++
	}
	return text, len(file)
}

// Package words puts what the rules package finds into sentences. Every text stands in one catalogue per
// language, so that the sentences can be read, judged and translated without reading code.
package words

import "strings"

// catalogue holds the texts of a language by key.
type catalogue map[string]string

// values are what placeholders stand for. A value is a list, so that a text can pick a form by its length.
type values map[string][]string

// say returns the text of the first key that exists, with its placeholders filled in, its first letter a capital where the
// placeholder has one. A text without a key is a mistake that the tests find; it shows as the key itself.
func (c catalogue) say(v values, keys ...string) string {
	for _, key := range keys {
		if text, ok := c[key]; ok {
			return c.fill(text, v)
		}
	}
	return keys[len(keys)-1]
}

func (c catalogue) fill(text string, v values) string {
	var out strings.Builder
	for {
		before, rest, found := strings.Cut(text, "{")
		out.WriteString(before)
		if !found {
			return out.String()
		}
		placeholder, after, _ := strings.Cut(rest, "}")
		out.WriteString(c.value(placeholder, v))
		text = after
	}
}

// value returns what a placeholder stands for.
func (c catalogue) value(placeholder string, v values) string {
	name, forms, byNumber := strings.Cut(placeholder, ":")
	lower := strings.ToLower(name)
	items := v[lower]
	if byNumber {
		one, many, _ := strings.Cut(forms, "/")
		if len(items) == 1 {
			return one
		}
		return many
	}
	joined := c.join(items, "phrase/two")
	if lower != name && joined != "" {
		return strings.ToUpper(joined[:1]) + joined[1:]
	}
	return joined
}

// join makes a list of items: "a, b and c". last is the key of the phrase for the last two.
func (c catalogue) join(items []string, last string) string {
	if len(items) == 0 {
		return ""
	}
	list := items[0]
	for i, item := range items[1:] {
		key := "phrase/more"
		if i == len(items)-2 {
			key = last
		}
		list = c.say(values{"first": {list}, "last": {item}}, key)
	}
	return list
}

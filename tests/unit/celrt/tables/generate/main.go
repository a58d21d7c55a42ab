// SPDX-License-Identifier: Apache-2.0

// Writes the tables that the suites of the CEL library are held against: hard inputs and random ones, with what Go's own packages
// and Kubernetes' say of them. Not part of the build; the tables are committed.
//
//	go mod tidy && TZ=UTC go run . ..
package main

import (
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
)

type row struct {
	op, want string
	args     []string
}

var rows []row
var random = rand.New(rand.NewSource(37))

func add(op, want string, args ...string) { rows = append(rows, row{op, want, args}) }

// A C string literal: printable ASCII as it is, the rest in octal.
func literal(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c == '?' && i > 0 && s[i-1] == '?': // no trigraphs
			b.WriteString("\\?")
		case c >= ' ' && c < 0x7F:
			b.WriteByte(c)
		default:
			fmt.Fprintf(&b, "\\%03o", c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

func write(name string) {
	var b strings.Builder
	b.WriteString("/* SPDX-License-Identifier: Apache-2.0 */\n")
	seen := map[string]bool{}
	for _, r := range rows {
		key := r.op + "\x00" + strings.Join(r.args, "\x00")
		if seen[key] || len(r.want) > 1500 {
			continue
		}
		seen[key] = true
		fmt.Fprintf(&b, "ROW%d(%s, %s", len(r.args), literal(r.op), literal(r.want))
		for _, a := range r.args {
			b.WriteString(", " + literal(a))
		}
		b.WriteString(")\n")
	}
	if err := os.WriteFile(filepath.Join(os.Args[1], name+".inc"), []byte(b.String()), 0o644); err != nil {
		panic(err)
	}
	fmt.Println(name, len(seen))
	rows = nil
}

func pick(from ...string) string { return from[random.Intn(len(from))] }
func digits(most int) string {
	n := 1 + random.Intn(most)
	b := make([]byte, n)
	for i := range b {
		b[i] = byte('0' + random.Intn(10))
	}
	return string(b)
}

// Changes a text a little: characters of `alphabet` come in, others go, stretches repeat.
func mutate(s, alphabet string) string {
	r := []byte(s)
	for n := 1 + random.Intn(2); n > 0; n-- {
		at := random.Intn(len(r) + 1)
		switch random.Intn(4) {
		case 0, 1:
			r = append(r[:at:at], append([]byte{alphabet[random.Intn(len(alphabet))]}, r[at:]...)...)
		case 2:
			if at < len(r) {
				r = append(r[:at:at], r[at+1:]...)
			}
		default:
			if at < len(r) {
				r[at] = alphabet[random.Intn(len(alphabet))]
			}
		}
	}
	return string(r)
}

func main() {
	prepare()
	addresses()
	urls()
	quantities()
	versions()
	times()
	formats()
	regexes()
	celTables()
}

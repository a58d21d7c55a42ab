// SPDX-License-Identifier: Apache-2.0

// Prints the tables that the runtime takes from Go, of which runtime/text/go_tables.py makes C:
//
//	go run tools/go-tables.go case > runtime/text/letter_case.txt
//	go run tools/go-tables.go zones > runtime/text/zone_names.txt
//	go run tools/go-tables.go classes > runtime/text/regex/unicode_classes.txt
//	go run tools/go-tables.go printable > runtime/base/printable.txt
package main

import (
	"archive/zip"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

func head(about string) {
	fmt.Printf("# SPDX-License-Identifier: Apache-2.0\n# %s. tools/go-tables.go prints this file.\n", about)
}

// wrap prints words below a name, in lines of at most 120 characters.
func wrap(name string, words []string) {
	fmt.Println(name)
	line := " "
	for _, word := range words {
		if len(line)+1+len(word) > 120 {
			fmt.Println(line)
			line = " "
		}
		line += " " + word
	}
	fmt.Println(line)
}

// ---- letters ----

type caseRange struct {
	first, last, delta rune
	step               rune
}

func cases(name string, to func(rune) rune) {
	var ranges []caseRange
	for r := rune(128); r <= unicode.MaxRune; r++ {
		delta := to(r) - r
		if delta == 0 {
			continue
		}
		if n := len(ranges); n > 0 {
			last := &ranges[n-1]
			gap := r - last.last
			if last.delta == delta && (last.first == last.last && gap <= 2 || gap == last.step) {
				last.step, last.last = gap, r
				continue
			}
		}
		ranges = append(ranges, caseRange{r, r, delta, 1})
	}
	var words []string
	for _, r := range ranges {
		words = append(words, fmt.Sprintf("%X-%X%+d/%d", r.first, r.last, r.delta, r.step))
	}
	wrap(name, words)
}

// ---- what is printable ----

func printable() (words []string) {
	for r := rune(128); r <= unicode.MaxRune; r++ {
		first := r
		for r <= unicode.MaxRune && strconv.IsPrint(r) && (r == first || r%0x10000 != 0) {
			r++
		}
		if r > first {
			words = append(words, fmt.Sprintf("%X-%X", first, r-1))
			r--
		}
	}
	return
}

// ---- time zones ----

func zones() (names []string) {
	database, err := zip.OpenReader(runtime.GOROOT() + "/lib/time/zoneinfo.zip")
	if err != nil {
		panic(err)
	}
	for _, file := range database.File {
		if !strings.HasSuffix(file.Name, "/") {
			names = append(names, file.Name)
		}
	}
	slices.Sort(names)
	return
}

// ---- classes of regexp/syntax ----

func ranges(table *unicode.RangeTable) (list []string) {
	add := func(low, high, stride uint32) {
		if stride > 2 {
			for c := low; c <= high; c += stride {
				list = append(list, fmt.Sprintf("%X-%X", c, c))
			}
			return
		}
		text := fmt.Sprintf("%X-%X", low, high)
		if stride == 2 {
			text += "/2"
		}
		list = append(list, text)
	}
	for _, r := range table.R16 {
		add(uint32(r.Lo), uint32(r.Hi), uint32(r.Stride))
	}
	for _, r := range table.R32 {
		add(r.Lo, r.Hi, r.Stride)
	}
	return list
}

// The name with a capital first and nothing but letters, as patterns are looked up.
func canonical(name string) string {
	name = strings.NewReplacer("_", "", "-", "", " ", "").Replace(name)
	return strings.ToUpper(name[:1]) + strings.ToLower(name[1:])
}

// What unicode_class.c puts together of others.
func composed(name string) bool { return len(name) == 1 || name == "LC" || name == "Cn" }

func classes(title string, tables ...map[string]*unicode.RangeTable) {
	lists := map[string][]string{}
	var names []string
	for _, table := range tables {
		for name, t := range table {
			if name == canonical(name) { // Go looks up "Olditalic" and has "Old_Italic": it finds none of these scripts
				names = append(names, name)
				lists[name] = ranges(t)
			}
		}
	}
	slices.Sort(names)
	for _, name := range names {
		wrap(title+" "+name, lists[name])
	}
}

func main() {
	switch os.Args[1] {
	case "case":
		head("Unicode " + unicode.Version + "'s simple case mappings beyond ASCII, as Go's unicode.ToLower and ToUpper have them: FIRST-LAST, what is added, each how manieth")
		cases("lower", unicode.ToLower)
		cases("upper", unicode.ToUpper)
	case "printable":
		head("Code points from U+0080 on that Go's strconv.IsPrint takes as printable (Unicode " + unicode.Version + ")")
		wrap("printable", printable())
	case "zones":
		head("The names in Go's embedded time zone database (time/tzdata), in order")
		wrap("zones", zones())
	case "classes":
		plain := map[string]*unicode.RangeTable{}
		for name, t := range unicode.Categories {
			if !composed(name) {
				plain[name] = t
			}
		}
		head("The Unicode classes of Go's regexp/syntax, of Unicode " + unicode.Version + ", what folding adds to some, and other names; /2: every second one")
		classes("plain", plain, unicode.Scripts)
		classes("folds", unicode.FoldCategory, unicode.FoldScript)
		var aliases []string
		for name, actual := range unicode.CategoryAliases {
			aliases = append(aliases, canonical(name)+"="+canonical(actual))
		}
		slices.Sort(aliases)
		wrap("aliases", slices.Compact(aliases))
	}
}

// SPDX-License-Identifier: Apache-2.0

// Prints runtime/text/regex/unicode_table.c: the Unicode classes of Go's regexp/syntax, from the tables of Go's unicode.
//
//	go run unicode-classes.go > unicode_table.c
package main

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// UNICODE_EVERY_SECOND
const everySecond = 0x1000000

type class struct {
	name   string
	ranges []string
}

func ranges(table *unicode.RangeTable) (list []string) {
	add := func(low, high, stride uint32) {
		if stride > 2 {
			for c := low; c <= high; c += stride {
				list = append(list, fmt.Sprintf("0x%X,0x%X", c, c))
			}
			return
		}
		if stride == 2 {
			low |= everySecond
		}
		list = append(list, fmt.Sprintf("0x%X,0x%X", low, high))
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

func collect(tables ...map[string]*unicode.RangeTable) (classes []class) {
	for _, table := range tables {
		for name, t := range table {
			if name != canonical(name) {
				continue // Go looks up "Olditalic" and has "Old_Italic": it finds none of these scripts
			}
			classes = append(classes, class{name, ranges(t)})
		}
	}
	slices.SortFunc(classes, func(a, b class) int { return strings.Compare(a.name, b.name) })
	return classes
}

func table(title string, classes []class) {
	fmt.Printf("static const uint32_t %s_ranges[] = {\n", title)
	column := 0
	for _, c := range classes {
		for _, r := range c.ranges {
			if column += len(r) + 1; column > 124 {
				fmt.Println()
				column = len(r) + 1
			}
			fmt.Print(r, ",")
		}
	}
	fmt.Printf("\n};\nstatic const unicode_class %s_classes[] = {\n", title)
	at := 0
	for _, c := range classes {
		fmt.Printf("{\"%s\", %s_ranges + %d, %d},\n", c.name, title, at, len(c.ranges))
		at += 2 * len(c.ranges)
	}
	fmt.Printf("};\nconst unicode_table unicode_%s = {%s_classes, %d};\n\n", title, title, len(classes))
}

func main() {
	plain := map[string]*unicode.RangeTable{}
	for name, t := range unicode.Categories {
		if !composed(name) {
			plain[name] = t
		}
	}
	fmt.Printf("/* SPDX-License-Identifier: Apache-2.0 */\n/* Made by tools/unicode-classes.go from Unicode %s. */\n#include \"unicode_class.h\"\n\n// clang-format off\n", unicode.Version)
	table("plain", collect(plain, unicode.Scripts))
	fmt.Printf("/* What folding adds to a class. */\n")
	table("folds", collect(unicode.FoldCategory, unicode.FoldScript))

	var aliases []string
	for name, actual := range unicode.CategoryAliases {
		aliases = append(aliases, fmt.Sprintf("{\"%s\", \"%s\"},\n", canonical(name), canonical(actual)))
	}
	slices.Sort(aliases)
	fmt.Printf("const unicode_alias unicode_aliases[] = {\n%s};\nconst size_t unicode_alias_count = %d;\n", strings.Join(slices.Compact(aliases), ""), len(slices.Compact(aliases)))
}

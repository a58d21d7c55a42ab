// SPDX-License-Identifier: Apache-2.0

// Writes the tables that the runtime takes from Go:
//
//	go run tools/go-tables.go case > runtime/text/go_case.h
//	go run tools/go-tables.go zones > runtime/text/zone_names.h
package main

import (
	"archive/zip"
	"fmt"
	"os"
	"runtime"
	"sort"
	"strings"
	"unicode"
)

const head = `/* SPDX-License-Identifier: Apache-2.0 */
/* %s: tools/go-tables.go writes
 * this. */
#ifndef %s
#define %s

`

// Lines of at most 120 characters.
func wrap(items []string) {
	line := ""
	for _, item := range items {
		if line != "" && len(line)+1+len(item) > 120 {
			fmt.Println(line)
			line = ""
		}
		if line != "" {
			line += " "
		}
		line += item
	}
	fmt.Println(line)
}

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
	fmt.Printf("static const case_range %s[] = {\n", name)
	var items []string
	for _, r := range ranges {
		items = append(items, fmt.Sprintf("{0x%X, 0x%X, %d, %d},", r.first, r.last, r.delta, r.step))
	}
	wrap(items)
	fmt.Printf("};\n")
}

func main() {
	if len(os.Args) == 2 && os.Args[1] == "case" {
		fmt.Printf(head, "Unicode "+unicode.Version+"'s simple case mappings beyond ASCII, as Go's unicode.ToLower and ToUpper have them",
			"CRD_GO_CASE_H", "CRD_GO_CASE_H")
		fmt.Print(`#include <stdint.h>

/* Every ` + "`step`th code point from `first` to `last` is mapped to itself plus `delta`" + `. */
typedef struct case_range {
  uint32_t first, last;
  int32_t delta;
  uint32_t step;
} case_range;

/* clang-format off */
`)
		cases("lower", unicode.ToLower)
		cases("upper", unicode.ToUpper)
	} else {
		fmt.Printf(head, "The names in Go's embedded time zone database (time/tzdata), in order", "CRD_ZONE_NAMES_H", "CRD_ZONE_NAMES_H")
		fmt.Print("/* clang-format off */\nstatic const char *const zone_names[] = {\n")
		database, err := zip.OpenReader(runtime.GOROOT() + "/lib/time/zoneinfo.zip")
		if err != nil {
			panic(err)
		}
		var names []string
		for _, file := range database.File {
			if !strings.HasSuffix(file.Name, "/") {
				names = append(names, fmt.Sprintf("%q,", file.Name))
			}
		}
		sort.Strings(names)
		wrap(names)
		fmt.Print("};\n")
	}
	fmt.Print("/* clang-format on */\n\n#endif\n")
}

// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"math"
	"sort"
	"strconv"
	"strings"
	"time"

	"github.com/google/cel-go/cel"
	"github.com/google/cel-go/common/types"
	"github.com/google/cel-go/common/types/ref"
	"github.com/google/cel-go/common/types/traits"
	"k8s.io/apimachinery/pkg/util/version"
	apiservercel "k8s.io/apiserver/pkg/cel"
	"k8s.io/apiserver/pkg/cel/environment"
)

// Values as the tables write them: a letter for the kind, then the text; items of lists and entries of maps with their size before.
func encode(v any) string {
	switch v := v.(type) {
	case nil:
		return "n"
	case bool:
		return map[bool]string{true: "t", false: "f"}[v]
	case int:
		return "i" + strconv.Itoa(v)
	case int64:
		return "i" + strconv.FormatInt(v, 10)
	case uint64:
		return "u" + strconv.FormatUint(v, 10)
	case float64:
		return "d" + strconv.FormatFloat(v, 'e', 17, 64)
	case string:
		return "s" + v
	case []byte:
		return "y" + string(v)
	case time.Duration:
		return "D" + strconv.FormatInt(int64(v), 10)
	case time.Time:
		return "T" + strconv.FormatInt(v.Unix(), 10) + "." + strconv.Itoa(v.Nanosecond())
	case []any:
		out := "["
		for _, item := range v {
			text := encode(item)
			out += strconv.Itoa(len(text)) + ":" + text
		}
		return out
	case map[string]any:
		keys := []string{}
		for k := range v {
			keys = append(keys, k)
		}
		sort.Strings(keys)
		out := "{"
		for _, k := range keys {
			for _, item := range []any{k, v[k]} {
				text := encode(item)
				out += strconv.Itoa(len(text)) + ":" + text
			}
		}
		return out
	}
	panic(fmt.Sprintf("%T", v))
}

func describe(v ref.Val) string {
	switch v := v.(type) {
	case *types.Err:
		return "!" + v.String()
	case types.Null:
		return "null"
	case types.Bool:
		return strconv.FormatBool(bool(v))
	case types.Int:
		return strconv.FormatInt(int64(v), 10)
	case types.Uint:
		return strconv.FormatUint(uint64(v), 10) + "u"
	case types.Double:
		if math.IsNaN(float64(v)) {
			return "NaN"
		}
		return "d" + strconv.FormatFloat(float64(v), 'e', 17, 64)
	case types.String:
		return strconv.Quote(string(v))
	case types.Bytes:
		return "b" + strconv.Quote(string(v))
	case types.Duration:
		return "D" + strconv.FormatInt(int64(v.Duration), 10)
	case types.Timestamp:
		return "T" + strconv.FormatInt(v.Unix(), 10) + "." + strconv.Itoa(v.Nanosecond())
	case *types.Optional:
		if !v.HasValue() {
			return "none"
		}
		return "optional(" + describe(v.GetValue()) + ")"
	case apiservercel.Semver:
		return v.Version.String()
	case traits.Lister:
		items := []string{}
		for it := v.Iterator(); it.HasNext() == types.True; {
			items = append(items, describe(it.Next()))
		}
		return "[" + strings.Join(items, ", ") + "]"
	}
	return "?" + v.Type().TypeName()
}

var programs = map[string]cel.Program{}
var env *cel.Env

func evaluate(expression string, args []any, kinds ...*cel.Type) string {
	key := expression + fmt.Sprint(kinds)
	program, ok := programs[key]
	if !ok {
		options := []cel.EnvOption{}
		for i, name := range []string{"a", "b", "c", "d"} {
			kind := cel.DynType
			if i < len(kinds) {
				kind = kinds[i]
			}
			options = append(options, cel.Variable(name, kind))
		}
		extended, err := env.Extend(options...)
		if err != nil {
			panic(err)
		}
		ast, issues := extended.Compile(expression)
		if issues.Err() != nil {
			panic(expression + ": " + issues.Err().Error())
		}
		program, err = extended.Program(ast)
		if err != nil {
			panic(err)
		}
		programs[key] = program
	}
	input := map[string]any{}
	for i, a := range args {
		input["abcd"[i:i+1]] = a
	}
	out, _, err := program.Eval(input)
	if err != nil {
		return "!" + err.Error()
	}
	return describe(out)
}

func call(op string, args ...any) {
	names := []string{"a", "b", "c", "d"}[:len(args)]
	expression := "a." + op + "(" + strings.Join(names[1:], ", ") + ")"
	if strings.Contains(op, ".") || op == "string" || op == "double" || op == "int" || op == "uint" || op == "bool" || op == "bytes" || op == "size" || op == "timestamp" || op == "duration" {
		expression = op + "(" + strings.Join(names, ", ") + ")"
	}
	encoded := []string{}
	for _, a := range args {
		encoded = append(encoded, encode(a))
	}
	kinds := []*cel.Type{}
	if op == "join" { // no overload for dyn lists of strings and others alike
		kinds = append(kinds, cel.ListType(cel.StringType))
	}
	add(op, evaluate(expression, args, kinds...), encoded...)
}

func randomText() string {
	pieces := []string{"a", "b", "ab", "aa", "é", "ü", "😀", "日本", " ", "\t", "\u00a0", "x", "", "A", "Z", "\"", "\\", "\n", "ß", "\u2028", "1", "-", "."}
	out := ""
	for n := random.Intn(7); n > 0; n-- {
		out += pick(pieces...)
	}
	return out
}

func prepare() {
	base, err := environment.MustBaseEnvSet(version.MajorMinor(1, 37)).Env(environment.StoredExpressions)
	if err != nil {
		panic(err)
	}
	env = base
}

func celTables() {
	stringsTable()
	listsTable()
	formatTable()
	timesTable()
	conversionsTable()
}

func stringsTable() {
	texts := []string{"", "a", "abcabc", "héllo", "日本語日本", "😀a😀", "aaa", "  x \t\n", "\u00a0\u2003x\u3000", "A-Z a-z ÀÉ", "tab\there \"q\" \\ \a\b\f\v\r\n\x00\x7f é\u2028", "a,b,,c,", ",", "ab", "\u0085x\u0085", "\u200bx\u200b", "ǅ"}
	for i := 0; i < 20; i++ {
		texts = append(texts, randomText())
	}
	for i, s := range texts {
		call("lowerAscii", s)
		call("upperAscii", s)
		call("trim", s)
		call("strings.quote", s)
		call("size", s)
		n := len([]rune(s))
		for _, index := range []int{-1, 0, n - 1, n, n + 1} {
			call("charAt", s, index)
			if i < 20 {
				call("substring", s, index)
			}
		}
		for k := 0; k < 3; k++ {
			part := pick("", "a", "b", "ab", "é", "😀", "aa", s, "z", ",", "日本", randomText())
			call("indexOf", s, part)
			call("lastIndexOf", s, part)
			call("indexOf", s, part, random.Intn(n+3)-1)
			call("lastIndexOf", s, part, random.Intn(n+3)-1)
			call("substring", s, random.Intn(n+3)-1, random.Intn(n+3)-1)
			call("split", s, part)
			call("split", s, part, random.Intn(6)-1)
			with := pick("", "X", "é", "aa")
			call("replace", s, part, with)
			call("replace", s, part, with, random.Intn(5)-1)
			call("startsWith", s, part)
			call("endsWith", s, part)
			call("contains", s, part)
		}
	}
	for i := 0; i < 30; i++ {
		list := []any{}
		for n := random.Intn(5); n > 0; n-- {
			list = append(list, randomText())
		}
		call("join", list)
		call("join", list, pick("", ",", "é", ", "))
	}
	write("strings")
}

func randomScalar(kind int) any {
	switch kind {
	case 0:
		return int64(random.Intn(9) - 4)
	case 1:
		return uint64(random.Intn(5))
	case 2:
		return []float64{0, 1, -1.5, 2.5, 1e300, math.Copysign(0, -1), 3}[random.Intn(7)]
	case 3:
		return pick("", "a", "b", "ab", "B", "é")
	case 4:
		return random.Intn(2) == 0
	case 5:
		return time.Duration(random.Intn(5)-2) * time.Second
	case 6:
		return time.Unix(int64(random.Intn(4)), int64(random.Intn(2))).UTC()
	}
	return []byte(pick("", "a", "b", "\xff"))
}

func listOf(kind int) []any {
	list := []any{}
	for n := random.Intn(7); n > 0; n-- {
		list = append(list, randomScalar(kind))
	}
	return list
}

func listsTable() {
	kinds := []*cel.Type{cel.IntType, cel.UintType, cel.DoubleType, cel.StringType, cel.BoolType, cel.DurationType, cel.TimestampType, cel.BytesType}
	for i := 0; i < 80; i++ {
		kind := i % 8
		list := listOf(kind)
		typed := cel.ListType(kinds[kind])
		for _, op := range []string{"isSorted", "min", "max"} {
			add(op, evaluate("a."+op+"()", []any{list}, typed), encode(list))
		}
		if kind < 3 || kind == 5 {
			zero := []any{int64(0), uint64(0), 0.0, nil, nil, time.Duration(0)}[kind]
			add("sum", evaluate("a.sum()", []any{list}, typed), encode(list), encode(zero))
		}
		item := randomScalar(kind)
		add("indexOf", evaluate("a.indexOf(b)", []any{list, item}, typed, kinds[kind]), encode(list), encode(item))
		add("lastIndexOf", evaluate("a.lastIndexOf(b)", []any{list, item}, typed, kinds[kind]), encode(list), encode(item))
		call("sort", list)
		call("distinct", list)
		call("reverse", list)
		call("slice", list, random.Intn(8)-1, random.Intn(8)-1)
		call("first", list)
		call("last", list)
		call("sets.contains", list, listOf(kind))
		call("sets.equivalent", list, listOf(kind))
		call("sets.intersects", list, listOf(kind))
		call("includes", list, item)
	}
	nested := [][]any{{}, {[]any{}}, {[]any{1, 2}, []any{3}}, {1, []any{2, []any{3, []any{4}}}}, {[]any{[]any{[]any{}}}}, {"a", []any{"b"}}, {map[string]any{"a": 1}, []any{nil}}}
	for _, list := range nested {
		call("flatten", list)
		for _, depth := range []int{-1, 0, 1, 2, 5} {
			call("flatten", list, depth)
		}
	}
	for _, list := range [][]any{{1, "a"}, {"a", 1}, {1, 2.5}, {nil}, {nil, nil}, {[]any{1}, []any{0}}, {map[string]any{}}, {1, uint64(1), 1.0, "1", true}, {math.NaN(), 1.0}, {math.NaN(), math.NaN()}, {[]any{1}, []any{1.0}}, {map[string]any{"a": 1}, map[string]any{"a": 1.0}}} {
		call("sort", list)
		call("distinct", list)
	}
	for _, n := range []int{-1, 0, 1, 5} {
		call("lists.range", n)
	}
	for _, sum := range [][]any{{int64(math.MaxInt64), 1}, {int64(math.MinInt64), -1}} {
		add("sum", evaluate("a.sum()", []any{sum}, cel.ListType(cel.IntType)), encode(sum), "i0")
	}
	add("sum", evaluate("a.sum()", []any{[]any{uint64(math.MaxUint64), uint64(1)}}, cel.ListType(cel.UintType)), encode([]any{uint64(math.MaxUint64), uint64(1)}), "u0")
	write("lists")
}

func formatTable() {
	values := []any{nil, true, false, 0, 42, -42, int64(math.MaxInt64), int64(math.MinInt64), uint64(0), uint64(math.MaxUint64), 0.0, math.Copysign(0, -1), 1.5, -2.25, 1234567.891, 1e21, 1e-7, 1e300, 5e-324, math.Inf(1), math.Inf(-1), math.NaN(), 0.1, 100000.0, 123456789.0, 1e6, 0.000123, "", "text", "é😀\n\"", "NaN", "Infinity", "-Infinity", []byte("ab"), []byte("\xff"), []byte("é"), time.Duration(0), 90 * time.Second, -1500 * time.Millisecond, time.Unix(0, 0).UTC(), time.Unix(1700000000, 123000000).UTC(), []any{}, []any{1, "a", 2.5, nil, true, []byte("x"), []any{1}}, map[string]any{}, map[string]any{"b": 1, "a": "x"}, []any{time.Second, time.Unix(0, 0).UTC(), uint64(3), math.NaN(), math.Inf(1), 1e21}}
	verbs := []string{"%s", "%d", "%f", "%e", "%b", "%x", "%X", "%o", "%.0f", "%.1f", "%.10f", "%.3e", "%.0e", "%.20e"}
	for _, v := range values {
		for _, verb := range verbs {
			call("format", verb, []any{v})
		}
	}
	for _, c := range []struct {
		text string
		args []any
	}{{"", nil}, {"%%", nil}, {"%", nil}, {"%%%", []any{1}}, {"a%", []any{1}}, {"%s%s", []any{"a"}}, {"%s", nil}, {"%s %s", []any{"é", "b"}}, {"%y", []any{1}}, {"%.", []any{1.0}}, {"%.f", []any{1.0}}, {"%.3", []any{1.0}}, {"%.x3f", []any{1.0}}, {"%3d", []any{1}}, {"%-s", []any{"a"}}, {"no verbs", []any{1, 2}}, {"%s%%%d", []any{"a", 1}}, {"%é", []any{1}}, {"%.3s", []any{"abc"}}, {"%.2d", []any{5}}, {"日%s本", []any{"x"}}} {
		args := c.args
		if args == nil {
			args = []any{}
		}
		call("format", c.text, args)
	}
	for i := 0; i < 120; i++ {
		f := math.Float64frombits(random.Uint64())
		if i%2 == 0 {
			f = float64(random.Int63n(1e15)) / math.Pow10(random.Intn(18))
		}
		call("format", pick("%s", "%e", "%.2f", "%f", "%.9e"), []any{f})
	}
	write("format")
}

func timesTable() {
	accessors := []string{"getFullYear", "getMonth", "getDayOfYear", "getDayOfMonth", "getDate", "getDayOfWeek", "getHours", "getMinutes", "getSeconds", "getMilliseconds"}
	zones := []string{"UTC", "America/New_York", "+05:30", "-08:00", "02:00", "+01:-30", "-1:-30", "-00:30", "Australia/Lord_Howe", "nope", "+1", "+25:00", "+01:60", ":", "+:30", "1:2", "x:00", "-:10", "+99:00", "12:", "/x", "9223372036854775808:00"}
	for i := 0; i < 100; i++ {
		t := time.Unix(random.Int63n(253402300799+62135596800)-62135596800, random.Int63n(1e9)).UTC()
		call(accessors[i%10], t)
		call(accessors[i%10], t, zones[random.Intn(9)])
	}
	for _, zone := range zones {
		call("getHours", time.Unix(1700000000, 0).UTC(), zone)
		call("getMinutes", time.Unix(1700000000, 0).UTC(), zone)
	}
	for i := 0; i < 30; i++ {
		d := time.Duration(random.Int63()>>random.Intn(60)) * time.Duration(1-2*(i%2))
		for _, name := range accessors[6:] {
			call(name, d)
		}
	}
	write("time")
}

func conversionsTable() {
	texts := []string{"", "0", "-0", "+1", "1", "-1", "007", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616", "1.5", "1e3", "1E400", "-1E400", "1e-400", "0x10", "0x1p-2", "0b1", "1_000", "0x_1p0", "inf", "-Inf", "+infinity", "nan", "NaN", " 1", "1 ", "t", "T", "true", "TRUE", "True", "tRUE", "yes", "f", "false", ".5", "5.", ".", "e5", "1e", "é", "1\x00", "infi", "0x", "0x1", "1__0", "1p3", "123456789012345678901234567890", "0.1", "4.9e-324", "2.4e-324", "1.7976931348623157e308", "1.7976931348623159e308"}
	for _, s := range texts {
		for _, op := range []string{"int", "uint", "double", "bool", "bytes"} {
			call(op, s)
		}
	}
	for _, v := range []any{0.0, 1.5, -1.5, 1e18, 9.2233720368547758e18, -9.2233720368547758e18, 1e19, 1.8446744073709552e19, math.Inf(1), math.NaN(), 123456.0, 1234567.0, 1e-5, 0.0001, 1e21, 100.0, 0.1, 1e6, 999999.5, uint64(math.MaxUint64), uint64(5), int64(math.MinInt64), -1, true, []byte("ab"), []byte("\xff"), time.Duration(math.MaxInt64), 90 * time.Second, time.Duration(1), time.Duration(-1500000001), time.Unix(0, 0).UTC(), time.Unix(253402300799, 999999999).UTC(), time.Unix(-62135596800, 0).UTC(), time.Unix(5, 120000000).UTC()} {
		for _, op := range []string{"int", "uint", "double", "string"} {
			out := func() (s string) { defer func() { recover() }(); call(op, v); return "" }
			out()
		}
	}
	for i := 0; i < 100; i++ {
		call("string", math.Float64frombits(random.Uint64()))
		call("double", strconv.FormatFloat(math.Float64frombits(random.Uint64()), byte("efg"[random.Intn(3)]), random.Intn(20), 64))
	}
	write("convert")
}

// SPDX-License-Identifier: Apache-2.0

// upstream-tests collects the objects of Kubernetes' own validation tests as requests to the judges.
//
//	upstream-tests -kinds KINDS [-sums GO.SUM] [-version 1.37.1] [-keep] FOLDER [PACKAGE...] > requests.jsonl
//
// It copies the module k8s.io/kubernetes into FOLDER, has each function that validates, prepares or warns call the recorder
// first (see recorder/), runs the tests and puts what they recorded together. FOLDER/calls.txt tells what became of the calls
// of each function.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"hash/crc32"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	_ "embed"
)

var (
	//go:embed recorder/recorder.go
	recorderGo []byte
	//go:embed recorder/graft.go
	graftGo []byte
	//go:embed recorder/bases.json
	basesJSON []byte
)

const (
	module   = "k8s.io/kubernetes"
	recorder = module + "/pkg/recorder"
)

// copied are the folders of the module that its tests need, rewritten those whose functions are recorded.
var (
	copied    = []string{"pkg", "cmd", "third_party", "plugin", "test/declarative_validation", "test/utils"}
	rewritten = []string{"pkg/apis/", "pkg/api/", "pkg/registry/", "test/declarative_validation/"}
	recorded  = regexp.MustCompile(`^((Verify|[Vv]alidate|Prepare|[Dd]rop|GetWarnings|[Ww]arnings?|SetDefaults_|roundTrip|[Cc]heck)|.*Validat(e|ion)$)`)
	tests     = []string{"pkg/apis/", "pkg/api/", "pkg/registry/", "test/declarative_validation/"}
)

func main() {
	version := flag.String("version", "1.37.1", "of Kubernetes")
	kinds := flag.String("kinds", "", "file with what `native-oracle kinds` prints")
	sums := flag.String("sums", "", "go.sum of the judge, which has the same modules: the checksum database is not asked for them")
	keep := flag.Bool("keep", false, "the copy in FOLDER is as it should be")
	flag.Parse()
	if flag.NArg() < 1 || *kinds == "" {
		flag.Usage()
		os.Exit(2)
	}
	folder, err := filepath.Abs(flag.Arg(0))
	check(err)
	*kinds, err = filepath.Abs(*kinds)
	check(err)
	if !*keep {
		check(os.MkdirAll(folder, 0o755))
		copyModule(*version, folder, *sums)
	}
	packages := flag.Args()[1:]
	if len(packages) == 0 {
		packages = testPackages(folder)
	}
	records := filepath.Join(folder, "recorded")
	check(os.RemoveAll(records))
	check(os.MkdirAll(records, 0o755))
	run(folder, []string{"RECORDER_KINDS=" + *kinds, "RECORDER_FOLDER=" + records},
		append([]string{"test", "-vet=off", "-count=1", "-timeout=20m", "-ldflags=-s -w"}, packages...)...)
	merge(folder, records)
}

var unbuilt = regexp.MustCompile(`\[(build|setup) failed\]`)

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "upstream-tests:", err)
		os.Exit(1)
	}
}

// run runs the go command in the copy. Tests that fail are told of and nothing more: some look at what is registered. A package
// that does not build gives nothing, and that is an error.
func run(folder string, env []string, args ...string) []byte {
	c := exec.Command("go", args...)
	c.Dir, c.Stderr = folder, os.Stderr
	c.Env = append(append(os.Environ(), "GOFLAGS=-mod=mod -buildvcs=false", "GOWORK=off"), env...)
	if args[0] == "test" {
		var told bytes.Buffer
		c.Stdout = io.MultiWriter(os.Stderr, &told)
		if err := c.Run(); err != nil {
			fmt.Fprintln(os.Stderr, "upstream-tests: some tests:", err)
		}
		if unbuilt.Match(told.Bytes()) {
			check(errors.New("not all packages were built"))
		}
		return nil
	}
	out, err := c.Output()
	check(err)
	return out
}

// copyModule puts the module where it can be changed and names the releases of the modules that are developed in it.
func copyModule(version, folder, sums string) {
	check(os.WriteFile(filepath.Join(folder, "go.mod"), []byte("module none\n"), 0o644))
	var downloaded struct{ Dir string }
	check(json.Unmarshal(run(folder, nil, "mod", "download", "-json", module+"@v"+version), &downloaded))
	for _, top := range copied {
		check(filepath.WalkDir(filepath.Join(downloaded.Dir, top), func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			name, _ := filepath.Rel(downloaded.Dir, path)
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			if strings.HasSuffix(name, ".go") && slices.ContainsFunc(rewritten, func(p string) bool { return strings.HasPrefix(name, p) }) {
				text = rewrite(name, text)
			}
			return write(folder, name, text)
		}))
	}
	for name, text := range map[string][]byte{"recorder.go": recorderGo, "graft.go": graftGo, "bases.json": basesJSON} {
		check(write(folder, "pkg/recorder/"+name, text))
	}
	text, err := os.ReadFile(filepath.Join(downloaded.Dir, "go.mod"))
	check(err)
	staged := regexp.MustCompile(`(=> )\./staging/src/(\S+)`)
	check(write(folder, "go.mod", staged.ReplaceAll(text, []byte("${1}${2} v0"+strings.TrimPrefix(version, "1")))))
	own, err := os.ReadFile(filepath.Join(downloaded.Dir, "go.sum"))
	check(err)
	if sums != "" {
		judges, err := os.ReadFile(sums)
		check(err)
		own = slices.Concat(own, judges)
	}
	check(write(folder, "go.sum", own))
	installs(folder)
}

func write(folder, name string, text []byte) error {
	path := filepath.Join(folder, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, text, 0o644)
}

// rewrite has the functions of a file call the recorder. Lines stay what they are.
func rewrite(name string, text []byte) []byte {
	if strings.HasPrefix(filepath.Base(name), "zz_generated") {
		return text
	}
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, name, text, parser.SkipObjectResolution)
	check(err)
	type insertion struct {
		at   int
		text string
	}
	var inserted []insertion
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Body == nil || !recorded.MatchString(f.Name.Name) {
			continue
		}
		if isTest := strings.HasSuffix(name, "_test.go"); isTest && f.Name.Name != "roundTrip" {
			continue
		}
		var names []string
		for _, p := range f.Type.Params.List {
			for _, n := range p.Names {
				if n.Name != "_" {
					names = append(names, n.Name)
				}
			}
		}
		if len(names) == 0 {
			continue
		}
		call := fmt.Sprintf(" recorder.Call(%q, %q, %q, %s);", filepath.Dir(name)+":"+f.Name.Name, receiver(f), strings.Join(names, ","), strings.Join(names, ", "))
		inserted = append(inserted, insertion{files.Position(f.Body.Lbrace).Offset + 1, call})
	}
	if len(inserted) == 0 {
		return text
	}
	inserted = slices.Insert(inserted, 0, insertion{files.Position(file.Name.End()).Offset, fmt.Sprintf("; import recorder %q", recorder)})
	var out bytes.Buffer
	last := 0
	for _, i := range inserted {
		out.Write(text[last:i.at])
		out.WriteString(i.text)
		last = i.at
	}
	out.Write(text[last:])
	return out.Bytes()
}

func receiver(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return ""
	}
	t := f.Recv.List[0].Type
	if star, ok := t.(*ast.StarExpr); ok {
		t = star.X
	}
	if id, ok := t.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}

// testPackages are those with tests. They get a file that registers all kinds.
func testPackages(folder string) []string {
	var found []string
	for _, top := range tests {
		check(filepath.WalkDir(filepath.Join(folder, top), func(path string, entry fs.DirEntry, err error) error {
			if err == nil && entry.Name() == registers {
				name, _ := filepath.Rel(folder, filepath.Dir(path))
				found = append(found, "./"+name)
			}
			return err
		}))
	}
	return found
}

const registers = "zz_recorder_test.go"

// installs adds a test file to each package with tests that registers every kind, and links what defaults and converts it.
func installs(folder string) {
	groups, err := filepath.Glob(filepath.Join(folder, "pkg/apis/*/install"))
	check(err)
	var imports strings.Builder
	for _, g := range groups {
		name, _ := filepath.Rel(folder, g)
		fmt.Fprintf(&imports, "import _ %q\n", module+"/"+name)
	}
	packages := map[string]string{}
	for _, top := range tests {
		check(filepath.WalkDir(filepath.Join(folder, top), func(path string, entry fs.DirEntry, err error) error {
			if err == nil && strings.HasSuffix(path, "_test.go") && !strings.Contains(path, "/testdata/") && !strings.HasSuffix(path, registers) {
				file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.PackageClauseOnly)
				check(err)
				packages[filepath.Dir(path)] = strings.TrimSuffix(file.Name.Name, "_test")
			}
			return err
		}))
	}
	for path, name := range packages {
		check(os.WriteFile(filepath.Join(path, registers), []byte("package "+name+"_test\n\n"+imports.String()), 0o644))
	}
}

// merge prints each request once, with an id that the next run gives it as well, and writes the table of the functions.
func merge(folder, records string) {
	type counts struct {
		calls, requests int
		outcomes        map[string]int
	}
	functions, seen := map[string]*counts{}, map[string]bool{}
	names, err := filepath.Glob(filepath.Join(records, "*"))
	check(err)
	out := os.Stdout
	for _, name := range names {
		text, err := os.ReadFile(name)
		check(err)
		for line := range strings.Lines(string(text)) {
			if strings.HasSuffix(name, ".requests") {
				id, rest, _ := strings.Cut(strings.TrimPrefix(line, `{"id":"`), `"`)
				if !seen[rest] {
					seen[rest] = true
					fmt.Fprintf(out, `{"id":"%s/%08x"%s`, id, crc32.ChecksumIEEE([]byte(rest)), rest)
				}
				continue
			}
			words := strings.Split(strings.TrimSpace(line), "\t")
			if len(words) != 3 {
				continue
			}
			c := functions[words[0]]
			if c == nil {
				c = &counts{outcomes: map[string]int{}}
				functions[words[0]] = c
			}
			n := 0
			fmt.Sscan(words[2], &n)
			c.calls, c.requests = c.calls+1, c.requests+n
			c.outcomes[words[1]]++
		}
	}
	var table strings.Builder
	for _, f := range slices.Sorted(keys(functions)) {
		c := functions[f]
		for _, o := range slices.Sorted(keys(c.outcomes)) {
			fmt.Fprintf(&table, "%d\t%s\t%s\n", c.outcomes[o], f, o)
		}
	}
	check(os.WriteFile(filepath.Join(folder, "calls.txt"), []byte(table.String()), 0o644))
}

func keys[V any](m map[string]V) func(func(string) bool) {
	return func(yield func(string) bool) {
		for k := range m {
			if !yield(k) {
				return
			}
		}
	}
}

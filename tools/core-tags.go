// SPDX-License-Identifier: Apache-2.0

// A part of core-types.go: the tags +k8s: in the comments of Go types, and the constants of a type, as the source has them.
package main

import (
	"bytes"
	"cmp"
	"go/ast"
	"go/constant"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"os/exec"
	"reflect"
	"regexp"
	"slices"
	"strings"
)

type tag struct {
	name  string
	args  [][2]string // name, which may be empty, and value
	value string
	inner *tag // +k8s:beta(since: "1.37")=+k8s:required
}

var (
	tagHead = regexp.MustCompile(`^\+(k8s:[A-Za-z]+)(\(([^)]*)\))?(=(.*))?$`)
	tagArg  = regexp.MustCompile(`(?:([A-Za-z]+): *)?(?:"([^"]*)"|([^,"]+))`)
)

func parseTag(line string) *tag {
	m := tagHead.FindStringSubmatch(strings.TrimSpace(line))
	if m == nil {
		return nil
	}
	value, _, _ := strings.Cut(m[5], " #") // a remark behind it
	t := &tag{name: strings.TrimPrefix(m[1], "k8s:"), value: strings.Trim(value, "\"`")}
	for _, a := range tagArg.FindAllStringSubmatch(m[3], -1) {
		t.args = append(t.args, [2]string{a[1], strings.TrimSpace(a[2] + a[3])})
	}
	if strings.HasPrefix(m[5], "+") {
		if t.inner = parseTag(m[5]); t.inner == nil {
			panic(line)
		}
	}
	return t
}

// last is the tag that wrappers end in.
func (t *tag) last() *tag {
	for t.inner != nil {
		t = t.inner
	}
	return t
}

// What is no validation, or has none generated.
var silent = []string{"deepcopy-gen", "prerelease-lifecycle-gen", "supportsSubresource", "isSubresource", "conversion-gen", "openapi-gen", "deprecated",
	"protobuf-gen", "listMapKey", "customUnique", "modeDiscriminator", "validation-gen-nolint"}

// comments are the tags of a declaration, by name and then as they stand, whether it has "+default" and "+enum", and which of "+optional" and
// "+required".
type comments struct {
	tags               []*tag
	defaultIs, need    string
	hasDefault, isEnum bool
}

func readComments(group *ast.CommentGroup) (c comments) {
	if group == nil {
		return
	}
	for _, line := range group.List {
		text := strings.TrimSpace(strings.TrimPrefix(line.Text, "//"))
		if value, ok := strings.CutPrefix(text, "+default="); ok {
			c.defaultIs, c.hasDefault = value, true
		}
		if word, ok := strings.CutPrefix(text, "+"); ok && (word == "required" || word == "optional" && c.need == "") {
			c.need = word
		}
		c.isEnum = c.isEnum || text == "+enum"
		if t := parseTag(text); t != nil {
			c.tags = append(c.tags, t)
		}
	}
	slices.SortStableFunc(c.tags, func(a, b *tag) int { return cmp.Compare(a.name, b.name) })
	return
}

// pkg is what the source of a package says: comments of "Type" and "Type.Field".
type pkg map[string]comments

var (
	packages = map[string]pkg{}
	sources  = importer.ForCompiler(token.NewFileSet(), "source", nil)
)

// values are the constants of a type, sorted.
func values(t reflect.Type) (out []string) {
	p, err := sources.Import(t.PkgPath())
	if err != nil {
		panic(err)
	}
	for _, name := range p.Scope().Names() {
		if c, ok := p.Scope().Lookup(name).(*types.Const); ok && c.Type() == p.Scope().Lookup(t.Name()).Type() {
			out = append(out, constant.StringVal(c.Val()))
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func source(path string) pkg {
	if p := packages[path]; p != nil {
		return p
	}
	p := pkg{}
	packages[path] = p
	dir, err := exec.Command("go", "list", "-f", "{{.Dir}}", path).Output()
	if err != nil {
		panic(err)
	}
	parsed, err := parser.ParseDir(token.NewFileSet(), string(bytes.TrimSpace(dir)), func(f os.FileInfo) bool { return !strings.HasSuffix(f.Name(), "_test.go") },
		parser.ParseComments)
	if err != nil {
		panic(err)
	}
	for _, one := range parsed {
		for _, file := range one.Files {
			for _, d := range file.Decls {
				if d, ok := d.(*ast.GenDecl); ok {
					p.read(d)
				}
			}
		}
	}
	return p
}

func (p pkg) read(d *ast.GenDecl) {
	for _, spec := range d.Specs {
		if s, ok := spec.(*ast.TypeSpec); ok {
			doc := s.Doc
			if doc == nil {
				doc = d.Doc
			}
			p[s.Name.Name] = readComments(doc)
			if st, ok := s.Type.(*ast.StructType); ok {
				for _, f := range st.Fields.List {
					name := ""
					if len(f.Names) > 0 {
						name = f.Names[0].Name
					} else if sel, ok := f.Type.(*ast.SelectorExpr); ok {
						name = sel.Sel.Name
					} else if id, ok := f.Type.(*ast.Ident); ok {
						name = id.Name
					}
					p[s.Name.Name+"."+name] = readComments(f.Doc)
				}
			}
		}
	}
}

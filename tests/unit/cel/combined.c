/* SPDX-License-Identifier: Apache-2.0 */
/* Every overload of the tables with every kind of operand in every place: fields, literals, what folds to a constant, what
 * fails where it is folded and where it runs, optionals, dyn, elements; on an object and on scalars, lists and maps that are
 * `self`. All that the checker takes is generated, and the C compiler must take all of that without a warning.
 *
 *   combined INCLUDE CC [ARGUMENT...]
 *
 * Of the rules one in ONE_OF is looked at, all of them with CRDC_DEEP in the environment.
 */
#include "cel/declarations.h"
#include "compile/libcrdc.h"

#include <crd/json.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#define MOST_FORMS 16
#define ONE_OF 5          /* no multiple of how many forms of a rule stand in a row */
#define RULES_AT_ONCE 250 /* in a translation unit: gcc takes more than twice as long over twice the text */

extern char **environ;

/* Operands of a type: first of the object, then constants, then what fails. */
static const struct {
  const char *type, *forms[MOST_FORMS];
} operands[] = {
    {"s",
     {"self.s", "'a'", "'a'.replace('a', 'ab')", "self.l[9]", "['a'][3]", "string(1 / 0)", "string(self.i / 0)",
      "self.?s.orValue('b')", "dyn(self.s)", "self.m['k']", "self.l.map(x, x + 'y')[0]", "(self.b ? self.s : 'c')",
      "self.p.x", "self.e"}},
    {"i",
     {"self.i", "1", "(2 + 3)", "(self.i / 0)", "(1 / 0)", "self.li[5]", "self.?i.orValue(2)", "dyn(self.i)", "size(self.l)",
      "int(self.s)", "self.v", "(self.b ? self.i : 2)", "-self.i"}},
    {"u", {"uint(self.i)", "1u", "(2u * 3u)", "uint(self.s)", "(1u - 2u)", "dyn(1u)", "(self.b ? 1u : 2u)"}},
    {"d",
     {"self.d", "0.5", "(0.1 + 0.2)", "double(self.s)", "double('x')", "(1.0 / 0.0)", "dyn(self.d)", "self.?d.orValue(1.5)",
      "(self.b ? self.d : 2.5)"}},
    {"b",
     {"self.b", "true", "(1 == 1)", "(self.i / 0 == 1)", "(1 / 0 == 1)", "dyn(self.b)", "self.?b.orValue(true)",
      "bool(self.s)", "has(self.s)", "(self.s == 'a' || self.b)"}},
    {"y", {"bytes(self.s)", "b'a'", "(b'a' + b'b')", "bytes(self.l[9])", "bytes(['a'][3])", "self.y", "dyn(b'a')"}},
    {"n", {"null", "null", "dyn(null)"}},
    {"l",
     {"self.r", "duration('1h')", "(duration('1h') + duration('1s'))", "duration(self.s)", "duration('x')",
      "dyn(duration('1s'))", "(self.w - self.w)"}},
    {"w", {"self.w", "timestamp(0)", "timestamp('x')", "timestamp(self.s)", "self.a", "dyn(timestamp(1))"}},
    {"t", {"type(self.s)", "string", "type(1)"}},
    {"*", {"self.p.x", "dyn(1)", "dyn('a')", "dyn(self.l[9])", "self.v", "dyn(self.s)", "self.p", "self"}},
    {"[s",
     {"self.l", "['a', 'b']", "'a b'.split(' ')", "[self.l[9]]", "[['a'][3]]", "[self.s]", "self.l.map(x, x)",
      "(self.l + ['z'])", "dyn(self.l)", "[]", "self.?l.orValue([])", "self.m.map(k, k)", "[?self.?s]", "self.ls"}},
    {"[i", {"self.li", "[1, 2]", "lists.range(3)", "[self.i / 0]", "[1 / 0]", "[self.i]", "dyn([1])"}},
    {"[*", {"self.lo", "[1, 'a']", "[dyn(self.s)]", "[self.o, self.o]"}},
    {"{ss",
     {"self.m", "{'a': 'b'}", "{'a': 'b' + 'c'}", "{self.s: self.l[9]}", "{'a': ['a'][3]}", "{self.s: self.s}",
      "dyn(self.m)", "self.?m.orValue({})", "{}", "{?self.s: self.?s}"}},
    {"?s",
     {"self.?s", "optional.of('a')", "optional.none()", "optional.of(self.l[9])", "self.m[?'k']", "self.l[?0]",
      "self.?o.?s"}},
    {"@q",
     {"quantity(self.s)", "quantity('1')", "quantity('1').add(quantity('2'))", "quantity(self.l[9])", "quantity('x')"}},
    {"@p", {"ip(self.s)", "ip('1.2.3.4')", "cidr('1.2.3.0/24').ip()", "ip(self.l[9])", "ip('x')"}},
    {"@c", {"cidr(self.s)", "cidr('1.2.3.0/24')", "cidr('1.2.3.4/24').masked()", "cidr(self.l[9])", "cidr('x')"}},
    {"@l", {"url(self.s)", "url('http://a')", "url('http://' + 'a')", "url(self.l[9])", "url('x')"}},
    {"@f",
     {"format.named(self.s).value()", "format.dns1123Label()", "format.named('date').value()", "format.named('x').value()"}},
    {"@v", {"semver(self.s)", "semver('1.2.3')", "semver('v1.2', true)", "semver(self.l[9])", "semver('x')"}},
};

/* What `self` is, and of what type; NULL: the object. */
static const struct {
  const char *field, *type;
} places[] = {{"s", "s"},   {"e", "s"}, {"i", "i"}, {"d", "d"}, {"b", "b"}, {"l", "[s"},  {"li", "[i"},
              {"m", "{ss"}, {"w", "w"}, {"r", "l"}, {"y", "y"}, {"v", "*"}, {"ls", "[s"}, {NULL, NULL}};

static const char schema_text[] =
    "type: object, properties: {"
    "s: {type: string, maxLength: 9#s}, e: {type: string, enum: [a, b]#e}, i: {type: integer#i}, d: {type: number#d}, "
    "b: {type: boolean#b}, y: {type: string, format: byte#y}, r: {type: string, format: duration#r}, "
    "w: {type: string, format: date-time#w}, a: {type: string, format: date}, v: {x-kubernetes-int-or-string: true#v}, "
    "l: {type: array, maxItems: 9, items: {type: string, maxLength: 9}#l}, "
    "ls: {type: array, maxItems: 9, x-kubernetes-list-type: set, items: {type: string, maxLength: 9}#ls}, "
    "li: {type: array, maxItems: 9, items: {type: integer}#li}, "
    "lo: {type: array, maxItems: 9, x-kubernetes-list-type: map, x-kubernetes-list-map-keys: [k], "
    "items: {type: object, required: [k], properties: {k: {type: string}}}}, "
    "m: {type: object, maxProperties: 9, additionalProperties: {type: string, maxLength: 9}#m}, "
    "o: {type: object, properties: {s: {type: string}}}, p: {type: object, x-kubernetes-preserve-unknown-fields: true}}";

typedef struct rule_list {
  crd_arena *arena;
  const char *field; /* that is self, or NULL */
  crd_string *items;
  size_t count, room;
} rule_list;

static struct {
  const char *include, *const *compiler;
  char folder[32];
  size_t found, one_of; /* of the rules that there are */
  size_t made, taken, units;
  bool failed;
} run;

/* ---- types ---- */

static const char *type_end(const char *type) {
  if (*type == '[' || *type == '?' || *type == '%') return type_end(type + 1);
  if (*type == '{') return type_end(type_end(type + 1));
  return type + (*type == '@' ? 2 : 1);
}

/* The type with its parameters chosen: keys and elements are strings. */
static crd_string chosen_type(crd_arena *arena, const char *from, const char *end) {
  crd_text text = {.arena = arena};
  for (; from < end; from++) crd_text_add_char(&text, *from >= 'A' && *from <= 'Z' ? (*from == 'B' ? 'i' : 's') : *from);
  return crd_text_string(&text);
}

static bool is_of_self(crd_string form) {
  for (size_t i = 0; i + 4 <= form.size; i++)
    if (memcmp(form.data + i, "self", 4) == 0) return true;
  return false;
}

/* The operands of a type, where `self` is the object or a value of a type of its own. */
static size_t forms_of(const rule_list *rules, crd_string type, const char *self_type, crd_string *forms) {
  size_t count = 0;
  if (self_type && crd_string_equal(type, crd_string_of(self_type))) forms[count++] = CRD_STRING("self");
  for (size_t i = 0; i < sizeof operands / sizeof *operands; i++) {
    if (!crd_string_equal(type, crd_string_of(operands[i].type))) continue;
    for (size_t k = 0; k < MOST_FORMS && operands[i].forms[k] && count < MOST_FORMS; k++)
      if (!rules->field || !is_of_self(crd_string_of(operands[i].forms[k])))
        forms[count++] = crd_string_of(operands[i].forms[k]);
    return count;
  }
  static const struct {
    char letter;
    const char *format;
  } around[] = {{'[', "[%.*s]"}, {'?', "optional.of(%.*s)"}, {'%', "type(%.*s)"}, {'{', "{'a': %.*s}"}};
  for (size_t i = 0; i < sizeof around / sizeof *around; i++) {
    if (!type.size || type.data[0] != around[i].letter) continue;
    const char *of = type.data + 1;
    if (type.data[0] == '{') of = type_end(of);
    crd_string inner[MOST_FORMS];
    size_t inner_count = forms_of(rules, (crd_string){of, (size_t)(type.data + type.size - of)}, self_type, inner);
    for (size_t k = 0; k < inner_count && count < MOST_FORMS; k++)
      forms[count++] = crd_arena_printf(rules->arena, around[i].format, (int)inner[k].size, inner[k].data);
  }
  return count;
}

/* ---- rules ---- */

static void add_rule(rule_list *rules, crd_string rule) {
  if (run.found++ % run.one_of) return;
  if (rules->count == rules->room) {
    size_t room = rules->room ? rules->room * 2 : 256;
    rules->items =
        crd_arena_grow(rules->arena, rules->items, rules->room * sizeof *rules->items, room * sizeof *rules->items);
    rules->room = room;
  }
  rules->items[rules->count++] = rule;
}

/* A call as it is written. Empty for the inner functions of macros. */
static crd_string call_text(crd_arena *arena, const cel_overload *overload, const crd_string *parts, size_t count) {
  crd_text text = {.arena = arena};
  const char *name = overload->function;
  if (name[0] == '@' && strcmp(name, "@in") != 0) return (crd_string){"", 0};
  if (strcmp(name, "_?._") == 0) return crd_arena_printf(arena, "%.*s.?s", (int)parts[0].size, parts[0].data);
  if (strcmp(name, "@in") == 0) name = "_ in _";
  size_t next = 0;
  if (!strchr(name, '_') || strchr(name, '.')) { /* a word */
    if (overload->member) {
      crd_text_add(&text, parts[next++]);
      crd_text_add_char(&text, '.');
    }
    crd_text_printf(&text, "%s(", name);
    for (size_t i = next; i < count; i++)
      crd_text_printf(&text, "%s%.*s", i > next ? ", " : "", (int)parts[i].size, parts[i].data);
    crd_text_add_char(&text, ')');
    return crd_text_string(&text);
  }
  crd_text_add_char(&text, '(');
  for (const char *c = name; *c; c++)
    if (*c == '_' && next < count)
      crd_text_add(&text, parts[next++]);
    else
      crd_text_add_char(&text, *c);
  crd_text_add_char(&text, ')');
  return crd_text_string(&text);
}

static void add_call(rule_list *rules, const cel_overload *overload, const char *self_type, const crd_string *parts,
                     size_t count, bool both) {
  crd_string call = call_text(rules->arena, overload, parts, count), constants[MOST_FORMS];
  if (!call.size) return;
  if (strcmp(overload->result, "b") == 0) {
    add_rule(rules, call);
    return;
  }
  crd_string type = chosen_type(rules->arena, overload->result, overload->result + strlen(overload->result));
  size_t other = forms_of(rules, type, self_type, constants);
  crd_string with = other > 1 ? constants[1] : call;
  add_rule(rules, crd_arena_printf(rules->arena, "%.*s == %.*s", (int)call.size, call.data, (int)with.size, with.data));
  if (both) add_rule(rules, crd_arena_printf(rules->arena, "dyn(%.*s) in [dyn(1)]", (int)call.size, call.data));
}

/* One operand takes every form while the others are all of the object, all constant and all failing. */
static void add_overload(rule_list *rules, const cel_overload *overload, const char *self_type) {
  enum { MOST_PARTS = 4, AROUND = 2 };
  crd_string forms[MOST_PARTS][MOST_FORMS], parts[MOST_PARTS] = {{NULL, 0}};
  size_t counts[MOST_PARTS], count = 0;
  bool of_self = !self_type;
  for (const char *at = overload->arguments; *at && count < MOST_PARTS; at = type_end(at)) {
    crd_string type = chosen_type(rules->arena, at, type_end(at));
    of_self = of_self || crd_string_equal(type, crd_string_of(self_type));
    counts[count] = forms_of(rules, type, self_type, forms[count]);
    if (!counts[count++]) return;
  }
  if (!of_self) return;
  for (size_t varied = 0; varied < count; varied++)
    for (size_t form = 0; form < counts[varied]; form++)
      for (size_t others = 0; others < (count > 1 ? AROUND : 1); others++) {
        for (size_t i = 0; i < count; i++) parts[i] = forms[i][i == varied ? form : others % counts[i]];
        add_call(rules, overload, self_type, parts, count, others == 0);
      }
  if (!count) add_call(rules, overload, self_type, parts, 0, true);
}

/* ---- CRDs ---- */

static crd_string crd_text_of(const rule_list *rules, size_t from, size_t to) {
  crd_text list = {.arena = rules->arena}, out = {.arena = rules->arena};
  crd_text_add(&list, CRD_STRING("x-kubernetes-validations: ["));
  for (size_t i = from; i < to; i++) {
    crd_text_add(&list, i > from ? CRD_STRING(", {rule: ") : CRD_STRING("{rule: "));
    crd_json_write_string(&list, rules->items[i], CRD_JSON_COMPACT);
    crd_text_add_char(&list, '}');
  }
  crd_text_add_char(&list, ']');
  crd_text_add(&out, CRD_STRING("apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\n"
                                "metadata: {name: widgets.example.com}\nspec:\n  group: example.com\n  scope: Namespaced\n"
                                "  names: {plural: widgets, kind: Widget, singular: widget, listKind: WidgetList}\n"
                                "  versions:\n  - name: v1\n    served: true\n    storage: true\n    schema:\n"
                                "      openAPIV3Schema: {type: object, properties: {spec: {"));
  for (const char *c = schema_text; *c; c++) {
    if (*c != '#') {
      crd_text_add_char(&out, *c);
      continue;
    }
    const char *end = strchr(c, '}');
    if (rules->field && strlen(rules->field) == (size_t)(end - c) - 1 &&
        strncmp(c + 1, rules->field, (size_t)(end - c) - 1) == 0) {
      crd_text_add(&out, CRD_STRING(", "));
      crd_text_add(&out, crd_text_string(&list));
    }
    c = end - 1;
  }
  if (!rules->field) {
    crd_text_add(&out, CRD_STRING(", "));
    crd_text_add(&out, crd_text_string(&list));
  }
  crd_text_add(&out, CRD_STRING("}}}\n"));
  return crd_text_string(&out);
}

/* Takes out what the checker refuses, by the path of its error; some forms are not of the type that the operand has. */
static void keep_good(rule_list *rules) {
  static const char list[] = "x-kubernetes-validations[", failed[] = "compilation failed";
  bool *bad = crd_arena_zalloc(rules->arena, rules->count + 1);
  compilation *compilation = crdc_compilation_create(NULL);
  if (!crdc_compilation_add_text(compilation, "rules.yaml", crd_text_of(rules, 0, rules->count))) run.failed = true;
  crdc_compilation_check(compilation);
  const diagnostics *found = crdc_compilation_diagnostics(compilation);
  for (size_t i = 0; i < found->count; i++) {
    const diagnostic *one = &found->items[i];
    const char *at = one->field.size ? memmem(one->field.data, one->field.size, list, sizeof list - 1) : NULL;
    bool refused = memmem(one->message.data, one->message.size, failed, sizeof failed - 1) != NULL;
    size_t index = at ? strtoul(at + sizeof list - 1, NULL, 10) : rules->count;
    if (refused && index < rules->count) bad[index] = true;
  }
  crdc_compilation_destroy(compilation);
  size_t kept = 0;
  for (size_t i = 0; i < rules->count; i++)
    if (!bad[i]) rules->items[kept++] = rules->items[i];
  rules->count = kept;
}

/* ---- the C compiler ---- */

static bool compile(crd_string text) {
  char path[64], *arguments[40];
  size_t count = 0;
  snprintf(path, sizeof path, "%s/rules%zu.c", run.folder, run.units++);
  FILE *file = fopen(path, "wb");
  if (!file || fwrite(text.data, 1, text.size, file) != text.size || fclose(file) != 0) return false;
  for (; run.compiler[count] && count < 20; count++) arguments[count] = (char *)(uintptr_t)run.compiler[count];
  char include[4096];
  snprintf(include, sizeof include, "-I%s", run.include);
  const char *more[] = {include,
                        "-std=c99",
                        "-Wall",
                        "-Wextra",
                        "-Wpedantic",
                        "-Wconversion",
                        "-Wno-sign-conversion",
                        "-Werror",
                        "-O0",
                        "-fsyntax-only",
                        "-fmax-errors=40",
                        path,
                        NULL};
  for (size_t i = 0; i < sizeof more / sizeof *more; i++) arguments[count + i] = (char *)(uintptr_t)more[i];
  pid_t child;
  int status = -1;
  if (posix_spawnp(&child, arguments[0], NULL, NULL, arguments, environ) != 0) return false;
  waitpid(child, &status, 0);
  if (status == 0) unlink(path);
  return status == 0;
}

static void flush(rule_list *rules) {
  if (!rules->count) return;
  run.made += rules->count;
  keep_good(rules);
  run.taken += rules->count;
  compilation *compilation = crdc_compilation_create(&(compile_options){.stored = true});
  crd_string text;
  if (!crdc_compilation_add_text(compilation, "rules.yaml", crd_text_of(rules, 0, rules->count)) ||
      !crdc_compilation_text(compilation, &text)) {
    crdc_diagnostics_print(crdc_compilation_diagnostics(compilation), stderr, false);
    run.failed = true;
  } else if (!compile(text)) {
    run.failed = true;
  }
  crdc_compilation_destroy(compilation);
  rules->count = 0;
}

int main(int argc, char **argv) {
  if (argc < 3) return fputs("usage: combined INCLUDE CC [ARGUMENT...]\n", stderr), 2;
  run.include = argv[1];
  run.one_of = getenv("CRDC_DEEP") ? 1 : ONE_OF;
  run.compiler = (const char *const *)(argv + 2);
  strcpy(run.folder, "/tmp/crd-combined-XXXXXX");
  if (!mkdtemp(run.folder)) return perror(run.folder), 2;
  size_t count;
  const cel_overload *all = crdc_cel_overloads_all(&count);
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    crd_arena *arena = crd_arena_create(NULL);
    rule_list rules = {.arena = arena, .field = places[i].field};
    for (size_t k = 0; k < count; k++) {
      add_overload(&rules, &all[k], places[i].type);
      if (rules.count >= RULES_AT_ONCE) flush(&rules);
    }
    flush(&rules);
    crd_arena_destroy(arena);
  }
  printf("%zu rules made, %zu taken by the checker, %zu translation units\n", run.made, run.taken, run.units);
  if (!run.failed) rmdir(run.folder);
  return run.failed || run.taken < 10000 / run.one_of ? EXIT_FAILURE : EXIT_SUCCESS;
}

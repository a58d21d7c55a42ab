/* SPDX-License-Identifier: Apache-2.0 */
/* Changes of text by its lines: YAML, markers in its comments, requests. Lines are taken out, put elsewhere or in twice, and
 * moved to another column; what means something is put between them; within a line a value or a quoted expression changes.
 */
#include "mutate.h"

#define LINES_LIMIT 4096

typedef struct lines {
  crd_string items[LINES_LIMIT]; /* with their line breaks */
  size_t count;
} lines;

static const char *const known[] = {
    "# +kubebuilder:validation:XValidation:rule=\"self == oldSelf\",message=\"m\"",
    "# +kubebuilder:validation:XValidation:rule=\"self.foo\",layer=webhook",
    "# +kubebuilder:validation:Minimum=1",
    "# +kubebuilder:validation:MaxLength=5",
    "# +kubebuilder:validation:Enum={a,\"b\",`c`}",
    "# +kubebuilder:validation:Pattern=`^a$`",
    "# +kubebuilder:default={a: \"b\", c: {1, 2}}",
    "# +kubebuilder:default=1",
    "# +optional",
    "# +required",
    "# +nullable",
    "# +listType=map",
    "# +listMapKey=k",
    "# +mapType=atomic",
    "# +k8s:required",
    "# +kubebuilder:pruning:PreserveUnknownFields",
    "# +kubebuilder:validation:EmbeddedResource",
    "# +kubebuilder:validation:XIntOrString",
    "# +kubebuilder:validation:ExactlyOneOf=a;b",
    "# +kubebuilder:printcolumn:name=A,type=integer,JSONPath=`.spec.a`",
    "# +kubebuilder:subresource:status",
    "# +kubebuilder:subresource:scale:specpath=.spec.a,statuspath=.status.a",
    "# "
    "+kubebuilder:webhook:path=/"
    "v,mutating=false,failurePolicy=fail,sideEffects=none,groups=g,resources=ts,verbs=create;update,versions=v1,name=v.e.io,"
    "admissionReviewVersions=v1",
    "# +crdc:overlay:versions=v1",
    "# +crdc:gate:name=Fast,default=false,stage=Alpha",
    "# +crdc:config:name=most,type=int,default=5",
    "# +crdc:config:name=words,type=list(string),default={a,b}",
    "# +crdc:set:name=s,mode=all",
    "# +crdc:rule:name=A-1,rule=\"self.a < config.most || gates.Fast\",message=\"m\",fieldPath=\".a\"",
    "# +crdc:rule:name=A-2,when=\"has(self.a)\",rule=\"self.a != ''\",messageExpression=\"'%s'.format([self.a])\"",
    "# +crdc:errors:name=A-3,value=\"self.a\",when=\"true\"",
    "# +crdc:include:set=s,at=\"self.spec\",prefix=\"p: \"",
    "# +crdc:include:set=s,each=\"self.list\",item=x,index=i,mode=all,join=\"; \",with={most: \"1\"}",
    "# +crdc:let:name=t,value=\"self.a * 2\"",
    "# +crdc:param:name=most,type=int",
    "# +crdc:skip:layer=controller,when=\"self.a == 1\",reason=\"'r'\"",
    "# +crdc:stage:layer=controller,name=n,set=s,event=Bad,action=Check,note=\"'n: ' + message\",status=t",
    "# +crdc:stage:layer=webhook,name=w,set=s,when=\"operation == 'CREATE'\",severity=warning",
    "#   continued",
    "---",
    "...",
    "- a",
    "- {}",
    "- ",
    "a:",
    "a: &x {b: c}",
    "b: *x",
    "<<: *x",
    "? a",
    ": b",
    "a: |-",
    "a: >+2",
    "  text",
    "a: \"\\x41\\",
    "a: 'it''s'",
    "a: !!str 1",
    "a: !!binary AAA=",
    "a: 0o17",
    "a: 1_000",
    "a: .inf",
    "a: ~",
    "a: yes",
    "a: 2024-01-01",
    "%YAML 1.1",
    "%TAG ! tag:e.io,2000:",
    "{a: [b, {c: d}], e}",
    "[a, b: c, ? d]",
    "\"*\":",
    "spec:",
    "    maxLength: 5",
    "    type: string",
    "    x-kubernetes-validations: [{rule: \"self.size() > 0\"}]",
    "    x-kubernetes-list-type: map",
    "    default: {}"};

static void read_lines(crd_string text, lines *lines) {
  lines->count = 0;
  for (size_t at = 0; at < text.size;) {
    const char *end = lines->count + 1 < LINES_LIMIT ? memchr(text.data + at, '\n', text.size - at) : NULL;
    size_t next = end ? (size_t)(end - text.data) + 1 : text.size;
    lines->items[lines->count++] = crd_string_slice(text, at, next);
    at = next;
  }
}

static size_t indentation(crd_string line) {
  size_t columns = 0;
  while (columns < line.size && line.data[columns] == ' ') columns++;
  return columns;
}

static crd_string at_column(mutation *mutation, crd_string line, size_t column) {
  size_t own = indentation(line);
  return crd_arena_printf(mutation->arena, "%*s%.*s", (int)column, "", (int)(line.size - own), line.data + own);
}

static void put_line(lines *lines, size_t at, crd_string line) {
  if (lines->count == LINES_LIMIT) return;
  memmove(&lines->items[at + 1], &lines->items[at], (lines->count - at) * sizeof *lines->items);
  lines->items[at] = line;
  lines->count++;
}

static void drop_lines(lines *lines, size_t at, size_t count) {
  memmove(&lines->items[at], &lines->items[at + count], (lines->count - at - count) * sizeof *lines->items);
  lines->count -= count;
}

/* What stands between two double quotes as an expression, what stands behind ": " or "=" as bytes. */
static crd_string change_within(mutation *mutation, crd_string line) {
  const char *open = memchr(line.data, '"', line.size);
  const char *close = open ? memchr(open + 1, '"', line.size - (size_t)(open + 1 - line.data)) : NULL;
  if (!close || mutation_once_in(mutation, 4)) return mutate_bytes(mutation, line);
  crd_string inner = {open + 1, (size_t)(close - open - 1)};
  inner = mutate_cel(mutation, inner);
  crd_text out = {.arena = mutation->arena};
  crd_text_add(&out, crd_string_slice(line, 0, (size_t)(open + 1 - line.data)));
  for (size_t i = 0; i < inner.size; i++) /* an expression's own double quotes would end it */
    crd_text_add_char(&out, inner.data[i] == '"' ? '\'' : inner.data[i]);
  crd_text_add(&out, crd_string_slice(line, (size_t)(close - line.data), line.size));
  return crd_text_string(&out);
}

static void change(mutation *mutation, lines *lines) {
  size_t at = mutation_below(mutation, lines->count), to = mutation_below(mutation, lines->count + 1);
  size_t left = lines->count - at, count = 1 + mutation_below(mutation, left < 8 ? left : 8);
  crd_string line = lines->items[at];
  switch (mutation_below(mutation, 8)) {
  case 0:
    drop_lines(lines, at, count);
    break;
  case 1:
    put_line(lines, to, line);
    break;
  case 2: /* elsewhere, at that place's column */
    put_line(lines, to, at_column(mutation, line, to < lines->count ? indentation(lines->items[to]) : 0));
    break;
  case 3:
    lines->items[at] = at_column(mutation, line, indentation(line) + mutation_below(mutation, 5));
    break;
  case 4: {
    size_t column = indentation(line), less = 1 + mutation_below(mutation, 4);
    lines->items[at] = at_column(mutation, line, column > less ? column - less : 0);
    break;
  }
  case 5: {
    const char *text = known[mutation_below(mutation, sizeof known / sizeof *known)];
    put_line(lines, at, crd_arena_printf(mutation->arena, "%*s%s\n", (int)indentation(line), "", text));
    break;
  }
  default:
    lines->items[at] = change_within(mutation, line);
  }
}

/* Another input's lines between these. */
static void splice(mutation *mutation, lines *lines) {
  struct lines *others = crd_arena_alloc(mutation->arena, sizeof *others);
  read_lines(mutation->other, others);
  size_t from = mutation_below(mutation, others->count), to = mutation_below(mutation, lines->count + 1);
  for (size_t i = from; i < others->count && i < from + 8; i++)
    put_line(lines, to + i - from < lines->count ? to + i - from : lines->count, others->items[i]);
}

crd_string mutate_lines(mutation *mutation, crd_string text) {
  lines *lines = crd_arena_alloc(mutation->arena, sizeof *lines);
  read_lines(text, lines);
  if (!lines->count) put_line(lines, 0, CRD_STRING("\n"));
  if (mutation->other.size && mutation_once_in(mutation, 2)) splice(mutation, lines);
  for (size_t times = 1 + mutation_below(mutation, 3); times > 0 && lines->count; times--) change(mutation, lines);
  crd_text out = {.arena = mutation->arena};
  for (size_t i = 0; i < lines->count; i++) crd_text_add(&out, lines->items[i]);
  return crd_text_string(&out);
}

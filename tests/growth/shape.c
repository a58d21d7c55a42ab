/* SPDX-License-Identifier: Apache-2.0 */
#include "shape.h"
#include <crd/json.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

#define NEW_HEAD "{\"apiVersion\":\"e.io/v1\",\"kind\":\"T\",\"metadata\":{\"name\":\"a\",\"namespace\":\"d\"},\"spec\":"
#define STORED_HEAD                                                                                                         \
  "{\"apiVersion\":\"e.io/v1\",\"kind\":\"T\",\"metadata\":{\"name\":\"a\",\"namespace\":\"d\",\"uid\":\"u\","              \
  "\"resourceVersion\":\"1\",\"creationTimestamp\":\"2026-01-01T00:00:00Z\"},\"spec\":"
#define SHUFFLE 7919u /* a prime that no size is a multiple of */

static void die(const char *path, const char *line, const char *why) {
  fprintf(stderr, "growth: %s: %s: %s\n", path, line, why);
  exit(2);
}

/* ---- patterns ---- */

typedef struct repetition {
  size_t n, index, count;
} repetition;

static size_t root_of(size_t n) {
  size_t root = 1;
  while ((root + 1) * (root + 1) <= n) root++;
  return root;
}

/* The end of what is repeated: at its "@)". */
static const char *end_of_part(const char *at) {
  for (size_t open = 1;; at++) {
    if (!*at) die("pattern", at, "@( without @)");
    if (*at != '@') continue;
    const char *mark = at++;
    while (isdigit((unsigned char)*at) || *at == 'q' || *at == 'l') at++;
    if (*at == '(') open++;
    if (*at == ')' && --open == 0) return mark;
  }
}

static void expand(crd_text *text, const char *at, const char *end, const repetition *in);

/* What is between, behind its length as DER has it. */
static const char *expand_element(crd_text *text, const char *at, const repetition *in) {
  crd_text content = {.arena = text->arena};
  const char *stop = end_of_part(at);
  expand(&content, at, stop, in);
  const crd_string whole = crd_text_string(&content);
  unsigned bytes = 1;
  while (whole.size >> 8 * bytes) bytes++;
  if (whole.size >= 0x80) crd_text_add_char(text, (char)(0x80 | bytes));
  while (bytes) crd_text_add_char(text, (char)(whole.size >> 8 * --bytes));
  crd_text_add(text, whole);
  return stop + 2;
}

/* What follows "@"; gives where it ends. */
static const char *expand_mark(crd_text *text, const char *at, const repetition *in) {
  const char *start = at;
  size_t times = in->n, value;
  if (*at == 'l' && at[1] == '(') return expand_element(text, at + 2, in);
  if (*at == 'q' && at[1] == '(') times = root_of(in->n), at++;
  if (isdigit((unsigned char)*at)) times = strtoul(at, (char **)&at, 10);
  if (*at == '(') {
    const char *stop = end_of_part(++at);
    for (size_t i = 0; i < times; i++) expand(text, at, stop, &(repetition){in->n, i, times});
    return stop + 2;
  }
  switch (*at) {
  case 'i':
  case 'p':
    crd_text_printf(text, *at == 'p' ? "%08zu" : "%zu", in->index);
    break;
  case 'r':
    crd_text_printf(text, "%zu", in->count - 1 - in->index);
    break;
  case 's':
    crd_text_printf(text, "%zu", in->index * SHUFFLE % in->count);
    break;
  case 'n':
    crd_text_printf(text, "%zu", in->n);
    break;
  case ',':
    if (in->index + 1 < in->count) crd_text_add_char(text, ',');
    break;
  case '/':
    crd_text_add_char(text, '\n');
    break;
  case '@':
    crd_text_add_char(text, '@');
    break;
  case 'x':
    value = strtoul((const char[]){at[1], at[1] ? at[2] : '\0', '\0'}, NULL, 16);
    crd_text_add_char(text, (char)value);
    return at + 3;
  default:
    die("pattern", start, "what is this?");
  }
  return at + 1;
}

static void expand(crd_text *text, const char *at, const char *end, const repetition *in) {
  while (at < end) {
    const char *mark = memchr(at, '@', (size_t)(end - at));
    if (!mark) mark = end;
    crd_text_add(text, (crd_string){at, (size_t)(mark - at)});
    at = mark < end ? expand_mark(text, mark + 1, in) : end;
  }
}

crd_string shape_text(crd_arena *arena, const char *pattern, size_t n) {
  crd_text text = {.arena = arena};
  expand(&text, pattern, pattern + strlen(pattern), &(repetition){n, 0, 1});
  return crd_text_string(&text);
}

crd_string shape_crd(crd_arena *arena, const shape *shape, size_t n) {
  if (shape->crd) return shape_text(arena, shape->crd, n);
  crd_string schema = shape_text(arena, shape->schema ? shape->schema : "{\"type\":\"object\"}", n);
  crd_text text = {.arena = arena};
  crd_text_add(
      &text, CRD_STRING("{\"apiVersion\":\"apiextensions.k8s.io/v1\",\"kind\":\"CustomResourceDefinition\",\"metadata\":{"
                        "\"name\":\"ts.e.io\"},\"spec\":{\"group\":\"e.io\",\"scope\":\"Namespaced\",\"names\":{\"kind\":"
                        "\"T\",\"listKind\":\"TList\",\"plural\":\"ts\",\"singular\":\"t\"},\"versions\":[{\"name\":\"v1\","
                        "\"served\":true,\"storage\":true,\"subresources\":{\"status\":{}},\"schema\":{"
                        "\"openAPIV3Schema\":{\"type\":\"object\",\"properties\":{\"spec\":"));
  crd_text_add(&text, (crd_string){schema.data, schema.size - 1});
  if (shape->rule) {
    crd_text_add(&text, CRD_STRING(",\"x-kubernetes-validations\":[{\"rule\":"));
    crd_json_write_string(&text, shape_text(arena, shape->rule, n), CRD_JSON_COMPACT);
    crd_text_add(&text, CRD_STRING("}]"));
  }
  crd_text_add(&text, CRD_STRING("},\"status\":{\"type\":\"object\",\"x-kubernetes-preserve-unknown-fields\":true}}}}}]}}"));
  return crd_text_string(&text);
}

/* ---- tables ---- */

static const char *with_spec(crd_arena *arena, const char *head, const char *spec) {
  return crd_arena_printf(arena, "%s%s}", head, spec).data;
}

static shape_work work_of(const char *path, const char *name) {
  static const char *const names[] = {
      "json", "certificate", "request",     "pem",    "layers",        "yaml", "create",   "create-yaml", "update", "post",
      "put",  "patch-json",  "patch-merge", "review", "review-update", "lint", "generate", "policies",    "policed"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(names[i], name) == 0) return (shape_work)i;
  die(path, name, "no such work");
  return SHAPE_JSON;
}

/* Whether what is sent is an object with what the server gave it. */
static bool is_of_stored(const shape *shape) {
  return shape->work == SHAPE_UPDATE || shape->work == SHAPE_PUT || shape->work == SHAPE_REVIEW_UPDATE;
}

static void set_member(crd_arena *arena, const char *path, shape *shape, const char *key, const char *value) {
  if (strcmp(key, "do") == 0)
    shape->work = work_of(path, value);
  else if (strcmp(key, "schema") == 0)
    shape->schema = value;
  else if (strcmp(key, "rule") == 0)
    shape->rule = value;
  else if (strcmp(key, "crd") == 0)
    shape->crd = value;
  else if (strcmp(key, "body") == 0)
    shape->body = value;
  else if (strcmp(key, "old") == 0)
    shape->old = value;
  else if (strcmp(key, "spec") == 0)
    shape->body = with_spec(arena, is_of_stored(shape) ? STORED_HEAD : NEW_HEAD, value);
  else if (strcmp(key, "oldspec") == 0)
    shape->old = with_spec(arena, STORED_HEAD, value);
  else if (strcmp(key, "expect") == 0)
    shape->expect = atoi(value);
  else
    die(path, key, "no such key");
}

static shape *add_shape(shapes *shapes) {
  shapes->items = realloc(shapes->items, (shapes->count + 1) * sizeof *shapes->items);
  if (!shapes->items) die("memory", "", "there is none left");
  shapes->items[shapes->count] = (shape){.name = NULL};
  return &shapes->items[shapes->count++];
}

static crd_string read_file(crd_arena *arena, const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END) != 0) die(path, "", "cannot be read");
  size_t size = (size_t)ftell(file);
  char *data = crd_arena_zalloc(arena, size + 1);
  rewind(file);
  if (fread(data, 1, size, file) != size) die(path, "", "cannot be read");
  fclose(file);
  return (crd_string){data, size};
}

/* The line at `at` with those that go on with it; `next` is behind them. */
static char *take_line(crd_arena *arena, const char *at, const char **next) {
  crd_text line = {.arena = arena};
  for (;;) {
    size_t size = strcspn(at, "\n");
    crd_text_add(&line, (crd_string){at, size});
    at += size + (at[size] == '\n');
    if (strncmp(at, "   |", 4) != 0) break;
    at += 4;
  }
  crd_text_add_char(&line, '\0');
  *next = at;
  return line.data;
}

void shapes_read(crd_arena *arena, shapes *shapes, const char *path) {
  shape *shape = NULL;
  for (const char *at = read_file(arena, path).data; *at;) {
    char *line = take_line(arena, at, &at), *key = line + strspn(line, " ");
    if (!*key || *line == '#') continue;
    char *value = key + strcspn(key, " ");
    if (*value) *value++ = '\0';
    if (key > line) {
      if (!shape) die(path, key, "belongs to no shape");
      set_member(arena, path, shape, key, value);
      continue;
    }
    shape = add_shape(shapes);
    shape->name = key;
    shape->size = strtoul(value, NULL, 10);
    if (!shape->size) die(path, key, "has no size");
    shape->slow = strcmp(value + strspn(value, "0123456789"), " slow") == 0;
  }
}

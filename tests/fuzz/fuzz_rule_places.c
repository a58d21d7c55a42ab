/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions grown from the input stand as rules of a CRD at fields of every type, with messages that are expressions too:
 * generated, compiled into memory, and asked about grown objects in every way (agree.h). Whatever they are, the C that comes
 * out compiles. */
#include "agree.h"
#include "compile/libcrdc.h"
#include "growth.h"
#include <crd/json.h>
#include <stdio.h>
#include <stdlib.h>

#define RULES 3 /* of a CRD: what it costs to compile one is hardly the rules */
#define OBJECTS 3

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The properties of growth_object's fields; behind each one's name its schema is open for rules. */
typedef struct field {
  const char *before, *after;
  char kind; /* of self there, in growth.c */
} field;

static const field fields[] = {
    {"\"s\":{\"type\":\"string\"", "}", 't'},
    {"\"i\":{\"type\":\"integer\"", "}", 'i'},
    {"\"d\":{\"type\":\"number\"", "}", 'd'},
    {"\"b\":{\"type\":\"boolean\"", "}", 'b'},
    {"\"l\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}", "}", 'l'},
    {"\"l\":{\"type\":\"array\",\"items\":{\"type\":\"string\"", "}}", 't'},
    {"\"m\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}", "}", 'm'},
    {"\"m\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\",\"nullable\":true", "}}", 't'},
    {"\"n\":{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"x-kubernetes-list-type\":\"set\"", "}", 'l'},
    {"\"o\":{\"type\":\"object\",\"properties\":{\"x\":{\"type\":\"integer\"},\"a-b\":{\"type\":\"string\",\"format\":"
     "\"date-time\"}}",
     "}", 'o'},
    {"\"o\":{\"type\":\"object\",\"properties\":{\"x\":{\"type\":\"integer\"",
     "},\"a-b\":{\"type\":\"string\",\"format\":\"date-time\"}}}", 'i'},
    {"\"o\":{\"type\":\"object\",\"properties\":{\"x\":{\"type\":\"integer\"},\"a-b\":{\"type\":\"string\",\"format\":"
     "\"date-time\"",
     "}}}", 'p'},
    {"\"s\":{\"type\":\"string\",\"format\":\"duration\"", "}", 'r'},
    {"\"s\":{\"type\":\"string\",\"format\":\"byte\"", "}", 'y'},
    {"\"s\":{\"type\":\"string\",\"enum\":[\"\",\"abc\"]", "}", 't'},
    {"\"i\":{\"x-kubernetes-int-or-string\":true", "}", 'o'}};

enum { FIELDS = sizeof fields / sizeof *fields };

/* The place in an object: no two schemas for one property. */
static char name_of(const field *field) {
  return field->before[1];
}

static void add_rules(growth *growth, crd_text *text, char self) {
  growth->self = self;
  crd_text_add(text, CRD_STRING(",\"x-kubernetes-validations\":[{\"rule\":"));
  crd_json_write_string(text, growth_expression(growth, 'b'), CRD_JSON_COMPACT);
  if (growth_choose(growth, 3) == 0) {
    crd_text_add(text, CRD_STRING(",\"messageExpression\":"));
    crd_json_write_string(text, growth_expression(growth, 't'), CRD_JSON_COMPACT);
  }
  if (growth_choose(growth, 6) == 0) crd_text_add(text, CRD_STRING(",\"optionalOldSelf\":true"));
  crd_text_add(text, CRD_STRING("}]"));
}

static crd_string grow_crd(growth *growth, crd_arena *arena) {
  crd_text text = {.arena = arena};
  crd_text_add(&text,
               CRD_STRING("{\"apiVersion\":\"apiextensions.k8s.io/"
                          "v1\",\"kind\":\"CustomResourceDefinition\",\"metadata\":{\"name\":\"ts.e.io\"},"
                          "\"spec\":{\"group\":\"e.io\",\"scope\":\"Namespaced\",\"names\":{\"kind\":\"T\",\"plural\":"
                          "\"ts\"},\"versions\":[{\"name\":"
                          "\"v1\",\"served\":true,\"storage\":true,\"schema\":{\"openAPIV3Schema\":{\"type\":\"object\""));
  size_t begin = growth_choose(growth, FIELDS), rules = 0;
  if (growth_choose(growth, 4) == 0) add_rules(growth, &text, 0), rules++;
  crd_text_add(&text, CRD_STRING(",\"properties\":{"));
  bool seen[256] = {false}, first = true;
  for (size_t i = 0; i < FIELDS; i++) {
    const field *field = &fields[(begin + i) % FIELDS];
    if (seen[(unsigned char)name_of(field)]) continue;
    seen[(unsigned char)name_of(field)] = true;
    if (!first) crd_text_add_char(&text, ',');
    first = false;
    crd_text_add(&text, crd_string_of(field->before));
    if (rules++ < RULES) add_rules(growth, &text, field->kind);
    crd_text_add(&text, crd_string_of(field->after));
  }
  crd_text_add(&text, CRD_STRING("}}}}]}}"));
  return crd_text_string(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  crd_arena *arena = crd_arena_create(NULL);
  growth growth = growth_begin(arena, data, size);
  crd_string crd = grow_crd(&growth, arena);
  compilation *compilation = crdc_compilation_create(&(compile_options){.stored = true});
  const crd_registry *registry = NULL;
  if (crdc_compilation_add_text(compilation, "crd", crd)) registry = crdc_compilation_load(compilation);
  if (!registry) {
    crdc_diagnostics_print(crdc_compilation_diagnostics(compilation), stderr, false);
    fprintf(stderr, "%.*s\n", (int)crd.size, crd.data);
    abort();
  }
  const crd_value *old = NULL;
  for (size_t i = 0; i < OBJECTS; i++) {
    crd_string object = growth_object(&growth);
    agree_on_body(arena, registry->kinds[0], object, old, NULL);
    old = crd_json_parse(arena, object, NULL, NULL);
  }
  crdc_compilation_destroy(compilation);
  crd_arena_destroy(arena);
  return 0;
}

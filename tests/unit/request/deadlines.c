/* SPDX-License-Identifier: Apache-2.0 */
/* How long work goes on after it was interrupted: shapes of input of some megabytes that take long, each interrupted after
 * 10, 50, 250 and 1,000 ms of its thread's time (those in the middle alone where a sanitizer makes all slower). None may go
 * on for more than 100 ms. Shapes whose work is done before are fine.
 *
 * Without SHAPE, and without CRDC_DEEP in the environment, every other of these interrupts is tried.
 *
 *   unit-deadlines [SHAPE]      a line per shape and interrupt with SHAPE, which may be `all` */
#include "compile/libcrdc.h"
#include <crd/json.h>
#include <crd/request.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define MOST_MS 1500.0
#define INTERRUPTS                                                                                                          \
  { 50, 250 }
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define MOST_MS 1500.0
#define INTERRUPTS                                                                                                          \
  { 50, 250 }
#endif
#endif
#ifndef MOST_MS
#define MOST_MS 100.0
#define INTERRUPTS                                                                                                          \
  { 10, 50, 250, 1000 }
#endif

/* What always goes on for too long is the shape's doing; what does once may be a machine that had something else to do. */
#define TRIES 3

/* Writes a body, or the old object with `old`. */
typedef void writer(crd_text *text, bool old);

typedef struct shape {
  const char *name, *schema, *rule; /* of spec.at; rule may be NULL */
  writer *write;
  crd_operation operation;
  crd_encoding encoding;
  crd_patch_type patch;
} shape;

/* ---- bodies ---- */

static void add(crd_text *text, const char *words) {
  crd_text_add(text, crd_string_of(words));
}

static void begin(crd_text *text, bool old) {
  add(text, "{\"apiVersion\":\"e.io/v1\",\"kind\":\"T\",\"metadata\":{\"name\":\"a\",\"namespace\":\"default\"");
  if (old) add(text, ",\"uid\":\"u\",\"resourceVersion\":\"1\"");
  add(text, "},\"at\":");
}

static void end(crd_text *text) {
  add(text, "}");
}

static void add_repeated(crd_text *text, const char *words, int count) {
  for (int i = 0; i < count; i++) add(text, words);
}

static void add_text(crd_text *text, const char *words, int count, const char *last) {
  crd_text_add_char(text, '"');
  add_repeated(text, words, count);
  add(text, last);
  crd_text_add_char(text, '"');
}

/* A map with `count` members, the new one in the opposite order. */
static void map_of(crd_text *text, bool old, int count, const char *value, const char *changed) {
  begin(text, old);
  for (int i = 0; i < count; i++)
    crd_text_printf(text, "%s\"k%07d\":%s", i ? "," : "{", old ? i : count - 1 - i, !old && i == 0 ? changed : value);
  add(text, "}");
  end(text);
}

static void strings_map(crd_text *text, bool old) {
  map_of(text, old, 200000, "\"v\"", "\"w\"");
}

static void objects_map(crd_text *text, bool old) {
  map_of(text, old, 150000, "{\"a\":{\"b\":1}}", "{\"a\":{\"b\":\"x\"}}");
}

static void mixed_maps(crd_text *text, bool old) {
  begin(text, old);
  for (int k = 0; k < 300; k++) {
    crd_text_printf(text, "%s\"m%d\":", k ? "," : "{", k);
    for (int i = 0; i < 900; i++)
      crd_text_printf(text, "%s\"k%07d\":%s", i ? "," : "{", old ? i : 899 - i, !old && !i ? "\"w\"" : "\"v\"");
    add(text, "}");
  }
  add(text, "}");
  end(text);
}

static void list_of(crd_text *text, bool old, int count, const char *before, const char *behind) {
  begin(text, old);
  for (int i = 0; i < count; i++) crd_text_printf(text, "%s%s%d%s", i ? "," : "[", before, old ? i : count - 1 - i, behind);
  add(text, "]");
  end(text);
}

static void keyed_list(crd_text *text, bool old) {
  list_of(text, old, 120000, "{\"name\":\"n", old ? "\",\"v\":1}" : "\",\"v\":2}");
}

static void strings_list(crd_text *text, bool old) {
  list_of(text, old, 300000, "\"item-", "\"");
}

static void short_list(crd_text *text, bool old) {
  list_of(text, old, 700, "\"item-", "\"");
}

static void long_names_list(crd_text *text, bool old) {
  begin(text, old);
  for (int i = 0; i < 600; i++) {
    add(text, i ? "," : "[");
    crd_text_add_char(text, '"');
    add_repeated(text, "0123456789abcdef0123456789abcdef", 200);
    crd_text_printf(text, "%d\"", i);
  }
  add(text, "]");
  end(text);
}

static void ints_list(crd_text *text, bool old) {
  list_of(text, old, 700000, "", "");
}

static void texts_in(crd_text *text, bool old, const char *word, int count, const char *last) {
  begin(text, old);
  add_text(text, word, count, last);
  end(text);
}

static void long_text(crd_text *text, bool old) {
  texts_in(text, old, "aaaaaaaaaaaaaaaa", 320000, "b");
}

static void classes(crd_text *text, bool old) {
  texts_in(text, old, "\\\\pL\\\\p{Lu}\\\\PN", 20000, "");
}

static void many_classes(crd_text *text, bool old) {
  texts_in(text, old, "\\\\pL\\\\p{Lu}\\\\PN", 250000, "");
}

static void repeats(crd_text *text, bool old) {
  texts_in(text, old, "(x{30}[\\\\p{Greek}a-z]{33}){30}", 33, "");
}

static void many_repeats(crd_text *text, bool old) {
  texts_in(text, old, "(x{30}[\\\\p{Greek}a-z]{33}){30}", 150, "");
}

static void two_texts(crd_text *text, bool old) {
  begin(text, old);
  add(text, "{\"a\":");
  add_text(text, "aaaaaaaaaaaaaaaa", 160000, "b");
  add(text, ",\"b\":");
  add_text(text, "aaaaaaaaaaaaaaaa", 80000, "c");
  add(text, "}");
  end(text);
}

/* A long text and a list to go over again and again. */
static void text_and_list(crd_text *text, bool old, const char *word, int count) {
  begin(text, old);
  add(text, "{\"t\":");
  add_text(text, word, count, "");
  add(text, ",\"l\":[");
  for (int i = 0; i < 700; i++) crd_text_printf(text, "%s%d", i ? "," : "", i);
  add(text, "]}");
  end(text);
}

static void words_and_list(crd_text *text, bool old) {
  text_and_list(text, old, "ab.cd\\u00e9/", 500000);
}

static void digits_and_list(crd_text *text, bool old) {
  text_and_list(text, old, "1234567890", 500000);
}

static void emails(crd_text *text, bool old) {
  begin(text, old);
  for (int i = 0; i < 100000; i++)
    crd_text_printf(text, "%s\"(c) \\\"q %d\\\" <user.%d@example.com>\"", i ? "," : "[", i, i);
  add(text, "]");
  end(text);
}

static void one_email(crd_text *text, bool old) {
  texts_in(text, old, "(", 2000000, "a@b.c");
}

static void unknown_fields(crd_text *text, bool old) {
  map_of(text, old, 250000, "1", "2");
}

static void duplicate_fields(crd_text *text, bool old) {
  begin(text, old);
  for (int i = 0; i < 400000; i++) crd_text_printf(text, "%s\"k%d\":1", i ? "," : "{", i / 2);
  add(text, "}");
  end(text);
}

static void deep(crd_text *text, bool old) {
  begin(text, old);
  for (int k = 0; k < 300; k++) {
    add(text, k ? "," : "[");
    add_repeated(text, "{\"a\":", 1500);
    add(text, "1");
    add_repeated(text, "}", 1500);
  }
  add(text, "]");
  end(text);
}

static void metadata_of(crd_text *text, bool old, const char *what, int count, const char *format, const char *close) {
  add(text, "{\"apiVersion\":\"e.io/v1\",\"kind\":\"T\",\"metadata\":{\"name\":\"a\",\"namespace\":\"default\",");
  if (old) add(text, "\"uid\":\"u\",\"resourceVersion\":\"1\",");
  add(text, what);
  for (int i = 0; i < count; i++) {
    if (i) add(text, ",");
    crd_text_printf(text, "%s%d%s", format, old ? i : count - i, close);
  }
}

static void labels(crd_text *text, bool old) {
  metadata_of(text, old, "\"labels\":{", 200000, "\"k!", "\":\"v v\"");
  add(text, "}},\"at\":1}");
}

static void finalizers(crd_text *text, bool old) {
  metadata_of(text, old, "\"finalizers\":[", 200000, "\"e.io/f", "\"");
  add(text, "]},\"at\":1}");
}

static void owners(crd_text *text, bool old) {
  metadata_of(text, old, "\"ownerReferences\":[", 40000,
              "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"name\":\"a\",\"controller\":true,\"uid\":\"", "\"}");
  add(text, "]},\"at\":1}");
}

static void yaml_head(crd_text *text, const char *at) {
  add(text, "apiVersion: e.io/v1\nkind: T\nmetadata: {name: a, namespace: default}\n");
  add(text, at);
}

static void yaml_map(crd_text *text, bool old) {
  if (old) {
    strings_map(text, old);
    return;
  }
  yaml_head(text, "at:\n");
  for (int i = 0; i < 250000; i++) crd_text_printf(text, "  ? k%07d\n  : \"v\\u00e9\"\n", i);
}

static void yaml_flow(crd_text *text, bool old) {
  (void)old;
  yaml_head(text, "at: [");
  for (int i = 0; i < 300000; i++) crd_text_printf(text, "{a: !!str %d},\n ", i);
  add(text, "]\n");
}

static void yaml_folded(crd_text *text, bool old) {
  (void)old;
  yaml_head(text, "at: &a >\n");
  add_repeated(text, "  some words of a text\n\n   that is folded\n", 110000);
}

static void yaml_plain(crd_text *text, bool old) {
  (void)old;
  yaml_head(text, "at: a\n");
  add_repeated(text, "  some # comment\n", 1);
  add_repeated(text, "# comment\n", 300000);
}

static void yaml_aliases(crd_text *text, bool old) {
  (void)old;
  yaml_head(text, "at:\n  a: &a [");
  add_repeated(text, "1,", 2000);
  add(text, "1]\n");
  for (int i = 0; i < 200000; i++) crd_text_printf(text, "  k%d: *a\n", i);
}

static void yaml_merges(crd_text *text, bool old) {
  (void)old;
  yaml_head(text, "at:\n  a: &a {");
  for (int i = 0; i < 3000; i++) crd_text_printf(text, "a%d: 1, ", i);
  add(text, "b: 1}\n");
  for (int i = 0; i < 2000; i++) crd_text_printf(text, "  k%d: {<<: [*a, *a, *a]}\n", i);
}

static void json_patch(crd_text *text, bool old) {
  if (old) {
    strings_map(text, old);
    return;
  }
  for (int i = 0; i < 9000; i++)
    crd_text_printf(text, "%s{\"op\":\"%s\",\"path\":\"/at/%s%d\"%s}", i ? "," : "[", i % 2 ? "add" : "test",
                    i % 2 ? "a" : "k000000", i % 2 ? i : i % 10, i % 2 ? ",\"value\":\"v\"" : ",\"value\":\"v\"");
  add(text, "]");
}

static void merge_patch(crd_text *text, bool old) {
  if (old) {
    strings_map(text, old);
    return;
  }
  add(text, "{\"at\":{");
  for (int i = 0; i < 250000; i++)
    crd_text_printf(text, "%s\"j%07d\":%s", i ? "," : "", 250000 - i, i % 2 ? "null" : "\"v\"");
  add(text, "}}");
}

/* ---- shapes ---- */

#define OPEN "{\"x-kubernetes-preserve-unknown-fields\":true}"
#define STRING "{\"type\":\"string\"}"
#define STRINGS "{\"type\":\"array\",\"items\":" STRING "}"
#define STRING_MAP "{\"type\":\"object\",\"additionalProperties\":" STRING "}"
#define WIDE_STRING "{\"type\":\"string\",\"maxLength\":8000000}"
#define SHORT_STRINGS "{\"type\":\"array\",\"maxItems\":1000,\"items\":{\"type\":\"string\",\"maxLength\":20}}"
#define LONG_STRINGS "{\"type\":\"array\",\"maxItems\":1000,\"items\":{\"type\":\"string\",\"maxLength\":10000}}"
#define TWO "{\"type\":\"object\",\"properties\":{\"a\":" STRING ",\"b\":" STRING "}}"

#define TEXT_AND_LIST                                                                                                       \
  "{\"type\":\"object\",\"properties\":{\"t\":" STRING ",\"l\":{\"type\":\"array\",\"items\":{\"type\":\"integer\"}}}}"
#define AGAIN(call) "self.l.all(x, self.l.all(y, " call " || true))"
#define OF_WORDS(call)                                                                                                      \
  { "again: " call, TEXT_AND_LIST, AGAIN(call), words_and_list, CRD_CREATE, 0, 0 }
#define OF_DIGITS(call)                                                                                                     \
  { "again: " call " of digits", TEXT_AND_LIST, AGAIN(call), digits_and_list, CRD_CREATE, 0, 0 }

#define AB "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"object\",\"properties\":{\"b\":{\"type\":\"integer\"}}}}}"

static const shape shapes[] = {
    {"map in another order", STRING_MAP, NULL, strings_map, CRD_UPDATE, 0, 0},
    {"map in another order, a rule", STRING_MAP, "self == oldSelf || true", strings_map, CRD_UPDATE, 0, 0},
    {"map in another order, rules of members",
     "{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\",\"x-kubernetes-validations\":[{\"rule\":\"self != "
     "'q'\"},{\"rule\":\"self == oldSelf\"}]}}",
     NULL, strings_map, CRD_UPDATE, 0, 0},
    {"map of objects in another order", "{\"type\":\"object\",\"additionalProperties\":" AB "}", NULL, objects_map,
     CRD_UPDATE, 0, 0},
    {"open map in another order", OPEN, NULL, objects_map, CRD_UPDATE, 0, 0},
    {"many maps in another order", "{\"type\":\"object\",\"additionalProperties\":" STRING_MAP "}", NULL, mixed_maps,
     CRD_UPDATE, 0, 0},
    {"keyed list in another order",
     "{\"type\":\"array\",\"x-kubernetes-list-type\":\"map\",\"x-kubernetes-list-map-keys\":[\"name\"],\"items\":{\"type\":"
     "\"object\",\"required\":[\"name\"],\"properties\":{\"name\":" STRING
     ",\"v\":{\"type\":\"integer\",\"x-kubernetes-validations\":[{\"rule\":\"self >= oldSelf\"}]}}}}",
     NULL, keyed_list, CRD_UPDATE, 0, 0},
    {"set", "{\"type\":\"array\",\"x-kubernetes-list-type\":\"set\",\"items\":" STRING "}", NULL, strings_list, CRD_UPDATE,
     0, 0},
    {"values of all keys", STRING_MAP, "self.all(k, self[k] != 'x')", strings_map, CRD_CREATE, 0, 0},
    {"sums of lists", SHORT_STRINGS, "self.map(x, self.map(y, self + self)).size() >= 0", short_list, CRD_CREATE, 0, 0},
    {"sums of many lists", STRINGS, "self.map(x, self + self).size() >= 0", strings_list, CRD_CREATE, 0, 0},
    {"sum of texts", SHORT_STRINGS, "self.map(x, self.map(y, self.join(x + y))).size() >= 0", short_list, CRD_CREATE, 0, 0},
    {"equal long texts", LONG_STRINGS, "self.map(x, self.filter(y, y == x)).size() >= 0", long_names_list, CRD_CREATE, 0, 0},
    {"in", STRINGS, "self.all(x, x in self)", strings_list, CRD_CREATE, 0, 0},
    {"distinct", SHORT_STRINGS, "self.distinct().size() >= 0", short_list, CRD_CREATE, 0, 0},
    {"sort", STRINGS, "self.sort().size() >= 0", strings_list, CRD_CREATE, 0, 0},
    {"sorted", STRINGS, "self.isSorted() || self.max() != self.min()", strings_list, CRD_CREATE, 0, 0},
    {"sets", SHORT_STRINGS, "sets.equivalent(self, self)", short_list, CRD_CREATE, 0, 0},
    {"join and split", STRINGS, "self.join(',').split(',').join('-').split('').size() > 0", strings_list, CRD_CREATE, 0, 0},
    {"findAll", WIDE_STRING, "self.findAll('a.*?b').size() >= 0", long_text, CRD_CREATE, 0, 0},
    {"findAll of a letter", WIDE_STRING, "self.findAll('[a-z]').size() >= 0", long_text, CRD_CREATE, 0, 0},
    {"matches", WIDE_STRING, "self.matches('(a|ab|b)*(a?){30}b$')", long_text, CRD_CREATE, 0, 0},
    {"matches itself", WIDE_STRING, "self.matches(self)", long_text, CRD_CREATE, 0, 0},
    {"pattern of classes", WIDE_STRING, "'a'.matches(self) || true", classes, CRD_CREATE, 0, 0},
    {"pattern of many classes", WIDE_STRING, "'a'.matches(self) || true", many_classes, CRD_CREATE, 0, 0},
    {"pattern of repeats", WIDE_STRING, "'a'.matches(self) || true", repeats, CRD_CREATE, 0, 0},
    {"pattern of many repeats", WIDE_STRING, "'a'.matches(self) || true", many_repeats, CRD_CREATE, 0, 0},
    {"format regex", "{\"type\":\"string\",\"format\":\"regex\"}", NULL, many_classes, CRD_CREATE, 0, 0},
    {"contains", TWO, "self.a.contains(self.b) || true", two_texts, CRD_CREATE, 0, 0},
    {"replace", TWO, "self.a.replace(self.b, 'x').size() > 0", two_texts, CRD_CREATE, 0, 0},
    {"replace by long", TWO, "self.a.replace('a', self.b).size() > 0", two_texts, CRD_CREATE, 0, 0},
    {"split", TWO, "self.a.split(self.b).size() > 0", two_texts, CRD_CREATE, 0, 0},
    {"indexOf", TWO, "self.a.indexOf(self.b) < 0 && self.a.lastIndexOf(self.b) < 0", two_texts, CRD_CREATE, 0, 0},
    {"charAt", WIDE_STRING, "[1,2,3,4,5,6,7,8].all(x, self.charAt(self.size() - x) != 'q')", long_text, CRD_CREATE, 0, 0},
    {"format", WIDE_STRING, "'%s %s %x'.format([self, self, self]).size() > 0", long_text, CRD_CREATE, 0, 0},
    {"quantity", WIDE_STRING, "!isQuantity(self)", long_text, CRD_CREATE, 0, 0},
    {"emails", "{\"type\":\"array\",\"items\":{\"type\":\"string\",\"format\":\"email\"}}", NULL, emails, CRD_CREATE, 0, 0},
    {"one email", "{\"type\":\"string\",\"format\":\"email\"}", NULL, one_email, CRD_CREATE, 0, 0},
    {"many errors", "{\"type\":\"array\",\"items\":{\"type\":\"integer\",\"minimum\":10000000}}", NULL, ints_list,
     CRD_CREATE, 0, 0},
    {"many errors of an update", "{\"type\":\"array\",\"items\":{\"type\":\"integer\",\"minimum\":10000000}}", NULL,
     ints_list, CRD_UPDATE, 0, 0},
    {"many wrong types", "{\"type\":\"object\",\"additionalProperties\":{\"type\":\"boolean\"}}", NULL, strings_map,
     CRD_CREATE, 0, 0},
    {"many rules that fail",
     "{\"type\":\"array\",\"items\":{\"type\":\"string\",\"x-kubernetes-validations\":[{\"rule\":\"self == "
     "''\",\"messageExpression\":\"'not ' + self\"}]}}",
     NULL, strings_list, CRD_CREATE, 0, 0},
    {"rules of members",
     "{\"type\":\"array\",\"items\":{\"type\":\"string\",\"x-kubernetes-validations\":[{\"rule\":\"self.startsWith('i')\"}]}"
     "}",
     NULL, strings_list, CRD_CREATE, 0, 0},
    {"branches",
     "{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\",\"anyOf\":[{\"pattern\":\"^a+$\"},{\"pattern\":\"^("
     "b|"
     "c)+d$\"},{\"not\":{\"pattern\":\"^v$\"}}]}}",
     NULL, strings_map, CRD_UPDATE, 0, 0},
    {"unknown fields", "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"integer\"}}}", NULL, unknown_fields,
     CRD_CREATE, 0, 0},
    {"duplicate fields", OPEN, NULL, duplicate_fields, CRD_CREATE, 0, 0},
    {"deep", OPEN, NULL, deep, CRD_UPDATE, 0, 0},
    {"labels", OPEN, NULL, labels, CRD_UPDATE, 0, 0},
    {"finalizers", OPEN, NULL, finalizers, CRD_UPDATE, 0, 0},
    {"owners", OPEN, NULL, owners, CRD_UPDATE, 0, 0},
    {"YAML map", STRING_MAP, NULL, yaml_map, CRD_UPDATE, CRD_ENCODING_YAML, 0},
    {"YAML flow", OPEN, NULL, yaml_flow, CRD_CREATE, CRD_ENCODING_YAML, 0},
    {"YAML folded", STRING, NULL, yaml_folded, CRD_CREATE, CRD_ENCODING_YAML, 0},
    {"YAML comments", STRING, NULL, yaml_plain, CRD_CREATE, CRD_ENCODING_YAML, 0},
    {"YAML aliases", OPEN, NULL, yaml_aliases, CRD_CREATE, CRD_ENCODING_YAML, 0},
    {"YAML merges", OPEN, NULL, yaml_merges, CRD_CREATE, CRD_ENCODING_YAML, 0},
    OF_WORDS("size(self.t) > 1"),
    OF_WORDS("self.t.charAt(x) == 'q'"),
    OF_WORDS("string(self.t) == 'q'"),
    OF_WORDS("bytes(self.t) == b'q'"),
    OF_WORDS("string(bytes(self.t)) == 'q'"),
    OF_WORDS("self.t < 'b'"),
    OF_WORDS("self.t == self.t + 'x'"),
    OF_WORDS("isURL(self.t)"),
    OF_WORDS("isIP(self.t)"),
    OF_WORDS("isCIDR(self.t)"),
    OF_WORDS("isSemver(self.t)"),
    OF_WORDS("format.dns1123Label().validate(self.t).hasValue()"),
    OF_WORDS("format.uri().validate(self.t).hasValue()"),
    OF_WORDS("base64.encode(bytes(self.t)) == 'q'"),
    OF_WORDS("self.t.endsWith('q')"),
    OF_WORDS("self.t in ['q']"),
    OF_WORDS("{self.t: 1}[self.t] == 1"),
    OF_WORDS("type(self.t) == string"),
    OF_DIGITS("int(self.t) == 1"),
    OF_DIGITS("uint(self.t) == 1u"),
    OF_DIGITS("double(self.t) == 1.0"),
    OF_DIGITS("duration(self.t + 's') == duration('1s')"),
    OF_DIGITS("timestamp(self.t) == timestamp('2026-01-01T00:00:00Z')"),
    OF_DIGITS("isQuantity(self.t)"),
    OF_DIGITS("quantity(self.t).isInteger()"),
    OF_DIGITS("isSemver(self.t + '.1.1')"),
    OF_DIGITS("bool(self.t)"),
    {"JSON patch", STRING_MAP, NULL, json_patch, CRD_UPDATE, 0, CRD_PATCH_JSON},
    {"merge patch", STRING_MAP, NULL, merge_patch, CRD_UPDATE, 0, CRD_PATCH_MERGE}};

/* ---- running ---- */

static void die(const char *what) {
  fprintf(stderr, "unit-deadlines: %s\n", what);
  exit(2);
}

static compilation *compile(crd_arena *arena, const shape *shape) {
  crd_text text = {.arena = arena};
  add(&text,
      "{\"apiVersion\":\"apiextensions.k8s.io/"
      "v1\",\"kind\":\"CustomResourceDefinition\",\"metadata\":{\"name\":\"ts.e.io\"},"
      "\"spec\":{\"group\":\"e.io\",\"scope\":\"Namespaced\",\"names\":{\"kind\":\"T\",\"listKind\":\"TList\",\"plural\":"
      "\"ts\","
      "\"singular\":\"t\"},\"versions\":[{\"name\":\"v1\",\"served\":true,\"storage\":true,\"schema\":{\"openAPIV3Schema\":{"
      "\"type\":\"object\",\"properties\":{\"at\":");
  crd_text_add(&text, (crd_string){shape->schema, strlen(shape->schema) - 1});
  if (shape->rule) crd_text_printf(&text, ",\"x-kubernetes-validations\":[{\"rule\":\"%s\"}]", shape->rule);
  add(&text, "}}}}}]}}");
  compilation *compilation = crdc_compilation_create(&(compile_options){.stored = true});
  if (crdc_compilation_add_text(compilation, shape->name, crd_text_string(&text))) return compilation;
  crdc_diagnostics_print(crdc_compilation_diagnostics(compilation), stderr, false);
  die(shape->name);
  return NULL;
}

static double thread_ms(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static crd_arena *interrupted;
static volatile double interrupted_at;

static void on_time(int signal) {
  (void)signal;
  interrupted_at = thread_ms();
  crd_arena_interrupt(interrupted);
}

/* Interrupts the work of the arena after that much time of the thread. */
static timer_t arm(crd_arena *arena, int ms) {
  timer_t timer;
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGUSR1};
  interrupted = arena;
  interrupted_at = 0;
  if (timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &timer) != 0) die("timer_create");
  struct itimerspec when = {.it_value = {ms / 1000, (long)(ms % 1000) * 1000000}};
  timer_settime(timer, 0, &when, NULL);
  return timer;
}

/* Judges once, interrupted after `ms`; whether it came to its end before. */
static bool judge(const shape *shape, const crd_kind *kind, crd_string body, const crd_value *old, int ms, bool told,
                  bool *late) {
  crd_arena *arena = crd_arena_create(&(crd_arena_options){.limit = (size_t)256 << 20});
  crd_request request = {.operation = shape->operation,
                         .kind = kind,
                         .body = body,
                         .encoding = shape->encoding,
                         .old_object = old,
                         .patch = shape->patch,
                         .by_url = shape->patch != 0,
                         .name = CRD_STRING("a"),
                         .namespace_ = CRD_STRING("default"),
                         .most_text = (size_t)1 << 20,
                         .want_strict = true};
  crd_verdict verdict;
  timer_t timer = arm(arena, ms);
  double start = thread_ms();
  crd_request_judge(arena, &request, &verdict);
  double end = thread_ms(), over = interrupted_at > 0 ? end - interrupted_at : 0;
  timer_delete(timer);
  *late = over > MOST_MS;
  if (told || *late) {
    crd_string text = crd_stop_text(verdict.stopped);
    printf("%-40s %5d ms: %8.1f ms, %6.1f ms late, %6.1f MB, %.*s\n", shape->name, ms, end - start, over,
           (double)crd_arena_held(arena) / 1e6, verdict.stopped ? (int)text.size : 60,
           verdict.stopped
               ? text.data
               : crd_arena_printf(arena, "%d %.*s", verdict.code, verdict.message.size > 60 ? 60 : (int)verdict.message.size,
                                  verdict.message.data)
                     .data);
    fflush(stdout);
  }
  bool done = !verdict.stopped;
  crd_arena_destroy(arena);
  return done;
}

static bool run(const shape *shape, bool told) {
  static const int times[] = INTERRUPTS;
  crd_arena *arena = crd_arena_create(NULL);
  compilation *compilation = compile(arena, shape);
  const crd_registry *registry = crdc_compilation_load(compilation);
  if (!registry) die(shape->name);
  crd_text body = {.arena = arena}, old = {.arena = arena};
  shape->write(&body, false);
  if (shape->operation != CRD_CREATE) shape->write(&old, true);
  crd_parse_error problem = {.offset = 0};
  const crd_value *stored = old.size ? crd_json_parse(arena, crd_text_string(&old), NULL, &problem) : NULL;
  if (old.size && !stored) die(shape->name);
  bool good = true, done = false;
  size_t step = told || getenv("CRDC_DEEP") ? 1 : 2;
  for (size_t i = 0; i < sizeof times / sizeof *times && !done; i += step) {
    bool late = true;
    for (int tries = 0; late && tries < TRIES; tries++)
      done = judge(shape, registry->kinds[0], crd_text_string(&body), stored, times[i], told, &late);
    if (late) printf("FAILED: %s goes on after it was interrupted at %d ms\n", shape->name, times[i]);
    good = good && !late;
  }
  crdc_compilation_destroy(compilation);
  crd_arena_destroy(arena);
  return good;
}

int main(int argc, char **argv) {
  const char *only = argc > 1 ? argv[1] : NULL;
  bool good = true;
  struct sigaction action = {.sa_handler = on_time};
  sigaction(SIGUSR1, &action, NULL);
  for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
    if (!only || strcmp(only, "all") == 0 || strcmp(only, shapes[i].name) == 0) good = run(&shapes[i], only) && good;
  return good ? 0 : 1;
}

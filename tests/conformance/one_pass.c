/* SPDX-License-Identifier: Apache-2.0 */
/* The one pass against the value tree: every create and update of the recorded requests, objects grown from the type tables,
 * and all of them with bytes changed, are judged with and without it, and must be judged alike: as requests, and as the
 * objects of AdmissionReviews, of which every byte of the answer must be the same.
 *
 *   one_pass [FILE...]      files of requests, as `crd-validate --batch` takes them */
#include "admission.h"
#include "grower.h"
#include "one_pass_compare.h"
#include "registry.h"
#include "request_lines.h"
#include <crd/json.h>
#include <crd/layers.h>
#include <crd/raw_json.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define SKIPPED 77
#define MUTATIONS 8       /* of each text that is valid */
#define MUTATIONS_THIRD 2 /* with CRDC_THIRD in the environment: the step sanitize of run.sh */
#define OBJECTS 12        /* that are grown of each kind */

static struct {
  crd_arena *arena; /* of one request */
  request_lines lines;
  const crd_registry *registry; /* of the requests at hand */
  crd_string old;               /* the stored object's bytes */
  size_t judged, valid, taken, differ;
  size_t reviewed, fast;
  uint64_t seed;
} run = {.seed = 7};

static unsigned choose(unsigned count) {
  run.seed = run.seed * 6364136223846793005u + 1442695040888963407u;
  return (unsigned)(run.seed >> 33) % count;
}

/* ---- reviews ---- */

/* An object as the API server has it when it asks webhooks: with a version, a uid and a time of its own. */
static void add_object(crd_text *text, crd_string object, bool complete) {
  crd_string mark = CRD_STRING("\"metadata\":{");
  const char *at = complete && object.size ? memmem(object.data, object.size, mark.data, mark.size) : NULL;
  size_t head = at ? (size_t)(at - object.data) + mark.size : object.size;
  crd_text_add(text, crd_string_slice(object, 0, head));
  if (!at) return;
  crd_text_add(text, CRD_STRING("\"uid\":\"u-1\",\"resourceVersion\":\"7\",\"creationTimestamp\":\"2026-01-01T00:00:00Z\""));
  if (object.data[head] != '}') crd_text_add_char(text, ',');
  crd_text_add(text, crd_string_slice(object, head, object.size));
}

static crd_string review_of(const crd_request *request, unsigned form) {
  const crd_kind *kind = request->kind;
  bool update = request->operation == CRD_UPDATE, old_first = form & 2;
  crd_text text = {.arena = run.arena};
  crd_text_printf(
      &text,
      "{\"kind\":\"AdmissionReview\",\"apiVersion\":\"admission.k8s.io/v1\",\"request\":{\"uid\":\"r\",\"kind\":"
      "{\"group\":\"%.*s\",\"version\":\"%.*s\",\"kind\":\"%.*s\"},\"namespace\":\"default\",\"operation\":\"%s\"",
      (int)kind->group.size, kind->group.data, (int)kind->version.size, kind->version.data, (int)kind->kind.size,
      kind->kind.data, update ? "UPDATE" : "CREATE");
  for (int i = 0; i < 2; i++) {
    bool old = (i == 0) == old_first;
    crd_text_add(&text, old ? CRD_STRING(",\"oldObject\":") : CRD_STRING(",\"object\":"));
    if (old && !update)
      crd_text_add(&text, CRD_STRING("null"));
    else
      add_object(&text, old ? run.old : request->body, form & 1);
  }
  crd_text_add(&text, CRD_STRING(",\"dryRun\":false}}"));
  return crd_text_string(&text);
}

static void compare_reviews(const crd_request *request) {
  admission_config config = {.registry = run.registry, .ratchet_layers = CRD_LAYER_CONTROLLER};
  unsigned form = (unsigned)(run.judged % 4);
  crd_string body = review_of(request, form);
  config.layers = run.judged % 3 ? CRD_LAYER_CRD | CRD_LAYER_WEBHOOK : CRD_LAYER_ALL;
  admission_answer fast, slow;
  crd_admission_review(run.arena, &config, NULL, body, &fast);
  config.decoder = CRD_DECODER_TREE;
  crd_admission_review(run.arena, &config, NULL, body, &slow);
  run.reviewed++;
  run.fast += fast.fast;
  bool same = fast.status == slow.status && fast.allowed == slow.allowed && fast.looked_at == slow.looked_at &&
              fast.layer == slow.layer && crd_string_equal(fast.body, slow.body) && !slow.fast &&
              fast.skipped_layers == slow.skipped_layers && fast.rule_warnings.count == slow.rule_warnings.count &&
              fast.errors.count == slow.errors.count && crd_string_equal(fast.rule, slow.rule);
  if (!same && run.differ++ < 10)
    printf("%.*s\n  by trees %.*s\n  %.*s\n", (int)fast.body.size, fast.body.data, (int)slow.body.size, slow.body.data,
           (int)body.size, body.data);
}

/* ---- requests ---- */

static one_pass_outcome compare(const crd_request *request) {
  one_pass_outcome outcome = one_pass_compare(run.arena, request);
  run.judged++;
  run.valid += outcome.allowed;
  run.taken += outcome.taken;
  if (outcome.differs.size && run.differ++ < 10)
    printf("%.*s\n  %.*s\n", (int)outcome.differs.size, outcome.differs.data, (int)request->body.size, request->body.data);
  compare_reviews(request);
  return outcome;
}

/* ---- changed bytes ---- */

static crd_string mutated(crd_string body) {
  static const char *const inserted[] = {"null",
                                         "1",
                                         "1.0",
                                         "-1",
                                         "\"\"",
                                         "{}",
                                         "[]",
                                         "true",
                                         "\"a\":1,",
                                         " ",
                                         ",",
                                         "\\u0041",
                                         "99999999999999999999",
                                         "1e3",
                                         "\xC3\xA9",
                                         "\xFF",
                                         "\"name\":\"x\",",
                                         "}",
                                         "\t"};
  char *data = crd_arena_alloc(run.arena, body.size + 128);
  size_t at = choose((unsigned)body.size), size = choose(12), end = at + size < body.size ? at + size : body.size;
  crd_text text = {.arena = run.arena, .data = data, .capacity = body.size + 128};
  crd_text_add(&text, crd_string_slice(body, 0, at));
  switch (choose(5)) {
  case 0: /* one byte is another */
    crd_text_add_char(&text, "{}[]\",:0aZ-. \\"[choose(14)]);
    end = at + 1;
    break;
  case 1: /* bytes are taken out */
    break;
  case 2: /* bytes stand twice */
    crd_text_add(&text, crd_string_slice(body, at, end));
    end = at;
    break;
  case 3: { /* a value is another */
    while (at < body.size && body.data[at] != ':') crd_text_add_char(&text, body.data[at++]);
    if (at < body.size) crd_text_add_char(&text, body.data[at++]);
    crd_string old;
    end = at;
    if (!crd_raw_json_value(body, &end, &old)) end = at;
    crd_text_add(&text, crd_string_of(inserted[choose(13)]));
    break;
  }
  default:
    crd_text_add(&text, crd_string_of(inserted[choose(sizeof inserted / sizeof *inserted)]));
    end = at;
  }
  crd_text_add(&text, crd_string_slice(body, end, body.size));
  return crd_text_string(&text);
}

static void compare_with_mutations(crd_request request) {
  if (!compare(&request).allowed || !request.body.size) return;
  crd_string body = request.body;
  for (int i = 0, most = getenv("CRDC_THIRD") ? MUTATIONS_THIRD : MUTATIONS; i < most; i++) {
    request.body = mutated(body);
    compare(&request);
  }
}

/* ---- recorded requests ---- */

static void judge_line(crd_string line) {
  request_line read;
  if (!request_line_read(&run.lines, run.arena, line, &read)) return;
  run.old = read.old;
  run.registry = read.registry;
  compare_with_mutations(read.request);
}

static bool judge_file(const char *name) {
  FILE *file = fopen(name, "rb");
  if (!file) return false;
  char *line = NULL;
  size_t room = 0, before = run.judged, taken = run.taken, valid = run.valid, reviewed = run.reviewed, fast = run.fast;
  for (ssize_t size; (size = getline(&line, &room, file)) >= 0; crd_arena_reset(run.arena)) {
    while (size > 0 && (line[size - 1] == '\n' || line[size - 1] == '\r')) size--;
    if (size) judge_line((crd_string){line, (size_t)size});
  }
  free(line);
  fclose(file);
  printf("%s: %zu judged, %zu valid, %zu in one pass; %zu reviews, %zu in one pass\n", name, run.judged - before,
         run.valid - valid, run.taken - taken, run.reviewed - reviewed, run.fast - fast);
  return true;
}

/* ---- grown objects ---- */

static void judge_grown(const crd_kind *kind) {
  run.registry = &crd_registry_generated;
  for (unsigned i = 0; i < OBJECTS; i++, crd_arena_reset(run.arena)) {
    grower g = {.arena = run.arena,
                .seed = i * 7919u + 17,
                .growth = i == 0   ? GROW_LEAST
                          : i <= 2 ? GROW_FULL
                                   : GROW_SOME,
                .left = 3000};
    crd_value object = grow_value(&g, kind->type), metadata = crd_value_make_map(run.arena, 2);
    if (object.kind != CRD_MAP) continue;
    crd_text version = {.arena = run.arena};
    crd_text_add(&version, kind->group);
    if (kind->group.size) crd_text_add_char(&version, '/');
    crd_text_add(&version, kind->version);
    crd_string named = i % 4 == 3 ? CRD_STRING("generateName") : CRD_STRING("name");
    crd_value_set(run.arena, &metadata, named, crd_value_make_string(CRD_STRING("grown")));
    crd_value_set(run.arena, &object, CRD_STRING("apiVersion"), crd_value_make_string(crd_text_string(&version)));
    crd_value_set(run.arena, &object, CRD_STRING("kind"), crd_value_make_string(kind->kind));
    crd_value_set(run.arena, &object, CRD_STRING("metadata"), metadata);
    if (i % 2) crd_value_remove(&object, CRD_STRING("status"));
    crd_request request = {.operation = CRD_CREATE,
                           .kind = kind,
                           .want_strict = i % 3 != 0,
                           .body = crd_json_encode(run.arena, &object, CRD_JSON_COMPACT)};
    compare_with_mutations(request);
  }
}

int main(int argc, char **argv) {
  run.arena = crd_arena_create(NULL);
  for (int i = 1; i < argc; i++)
    if (!judge_file(argv[i])) return fprintf(stderr, "one_pass: %s cannot be read\n", argv[i]), 2;
  for (size_t i = 0; argc == 1 && i < crd_registry_generated.count; i++) judge_grown(crd_registry_generated.kinds[i]);
  if (argc == 1)
    printf("grown: %zu judged, %zu valid, %zu in one pass; %zu reviews, %zu in one pass\n", run.judged, run.valid, run.taken,
           run.reviewed, run.fast);
  request_lines_release(&run.lines);
  crd_arena_destroy(run.arena);
  printf("%zu judged, %zu valid, %zu in one pass, %zu differ\n", run.judged, run.valid, run.taken, run.differ);
  return run.differ ? 1 : 0;
}

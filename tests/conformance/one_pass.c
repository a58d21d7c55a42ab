/* SPDX-License-Identifier: Apache-2.0 */
/* The one pass against the value tree: every create and update of the recorded requests, objects grown from the type tables,
 * and all of them with bytes changed, are judged with and without it, and must be judged alike: as requests, and as the
 * objects of AdmissionReviews, of which every byte of the answer must be the same.
 *
 *   one_pass [FILE...]      files of requests, as `crd-validate --batch` takes them */
#include "admission.h"
#include "grower.h"
#include "judges/kinds.h"
#include "one_pass_compare.h"
#include "registry.h"
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
#define MOST_KINDS 200

typedef struct known_file {
  char *name;
  kinds *kinds;
} known_file;

static struct {
  crd_arena *arena; /* of one request */
  known_file files[MOST_KINDS];
  size_t file_count;
  char *inlined; /* the text of the last CRD that stood in a request */
  kinds *inlined_kinds;
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

/* Of a CRD in the request itself; those of one CRD stand together. */
static const crd_registry *registry_in(crd_string crd) {
  if (!run.inlined || strlen(run.inlined) != crd.size || memcmp(run.inlined, crd.data, crd.size) != 0) {
    char *error;
    kinds_destroy(run.inlined_kinds);
    free(run.inlined);
    run.inlined = strndup(crd.data ? crd.data : "", crd.size);
    run.inlined_kinds = kinds_load_quietly("<request>", crd_string_of(run.inlined), 0, &error);
    free(error);
  }
  return run.inlined_kinds ? kinds_registry(run.inlined_kinds) : NULL;
}

static const crd_registry *registry_of(crd_string file) {
  if (!file.size) return &crd_registry_generated;
  char *name = crd_arena_copy(run.arena, file).data ? strndup(file.data, file.size) : NULL;
  for (size_t i = 0; i < run.file_count; i++)
    if (strcmp(run.files[i].name, name) == 0) {
      free(name);
      return run.files[i].kinds ? kinds_registry(run.files[i].kinds) : NULL;
    }
  if (run.file_count == MOST_KINDS) {
    free(name);
    return NULL;
  }
  char *error;
  kinds *kinds = kinds_load_quietly(name, (crd_string){NULL, 0}, 0, &error);
  free(error);
  run.files[run.file_count++] = (known_file){name, kinds};
  return kinds ? kinds_registry(kinds) : NULL;
}

static crd_string text_in(const crd_value *request, const char *name) {
  const crd_value *value = crd_value_get(request, crd_string_of(name));
  return value && value->kind == CRD_STRING_VALUE ? crd_value_string(value) : (crd_string){NULL, 0};
}

/* The bytes of a member as they stand in the line. */
static crd_string slice_of(crd_string line, const crd_value *value) {
  size_t at = value ? value->offset : line.size;
  crd_string slice = {NULL, 0};
  return value && crd_raw_json_value(line, &at, &slice) ? slice : (crd_string){NULL, 0};
}

static void judge_line(crd_string line) {
  const crd_value *parsed = crd_json_parse(run.arena, line, NULL, NULL);
  if (!parsed || crd_value_get(parsed, CRD_STRING("objectYaml"))) return;
  crd_string op = text_in(parsed, "op"), endpoint = text_in(parsed, "endpoint");
  bool update = crd_string_equal(op, CRD_STRING("update"));
  if (op.size && !update && !crd_string_equal(op, CRD_STRING("create"))) return;
  const crd_value *inlined = crd_value_get(parsed, CRD_STRING("crd"));
  const crd_registry *registry = inlined ? registry_in(slice_of(line, inlined)) : registry_of(text_in(parsed, "crdFile"));
  size_t slash = endpoint.size;
  while (slash > 0 && endpoint.data[slash - 1] != '/') slash--;
  if (!registry || slash == 0) return;
  crd_string body = text_in(parsed, "objectRaw");
  if (!body.size) body = slice_of(line, crd_value_get(parsed, CRD_STRING("object")));
  crd_request request = {.operation = update ? CRD_UPDATE : CRD_CREATE,
                         .body = body,
                         .want_strict = true,
                         .as_submitted = crd_value_get(parsed, CRD_STRING("asSubmitted")) != NULL,
                         .uid = CRD_STRING("00000000-0000-0000-0000-000000000001"),
                         .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                         .resource_version = CRD_STRING("1")};
  request.kind = crd_registry_find_object(registry, crd_string_slice(endpoint, 0, slash - 1),
                                          crd_string_slice(endpoint, slash, endpoint.size));
  if (update) request.old_object = crd_value_get(parsed, CRD_STRING("oldObject"));
  run.old = slice_of(line, request.old_object);
  run.registry = registry;
  if (request.kind && (!update || request.old_object)) compare_with_mutations(request);
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
  kinds_destroy(run.inlined_kinds);
  free(run.inlined);
  for (size_t i = 0; i < run.file_count; i++) {
    kinds_destroy(run.files[i].kinds);
    free(run.files[i].name);
  }
  crd_arena_destroy(run.arena);
  printf("%zu judged, %zu valid, %zu in one pass, %zu differ\n", run.judged, run.valid, run.taken, run.differ);
  return run.differ ? 1 : 0;
}

/* What the API server's compiler says of rules: every rule of the CRDs beside the tables (cases/oracle/rules.jsonl) and the
 * random ones of rules-grown. Compared are the costs and the errors, whole, with the number after selfType
 * masked. */
#include "cel/judge.h"
#include "cel_cases.h"
#include "schema/schema.h"

#include <stdio.h>
#include <stdlib.h>

/* CRDs of one file or request, while its lines last. */
typedef struct crds {
  crd_arena *arena;
  crd_set set;
  cel_types *types;
} crds;

static void crds_start(crds *crds, const char *file, const char *text) {
  *crds = (struct crds){.arena = crd_arena_create(NULL)};
  documents documents = {.arena = crds->arena};
  diagnostics diagnostics = {.arena = crds->arena};
  if (file)
    documents_read(&documents, file, &diagnostics);
  else
    documents_read_text(&documents, "crd", crd_string_of(text), &diagnostics);
  crds->set.arena = crds->arena;
  crd_set_add(&crds->set, &documents, false, &diagnostics);
  crds->types = cel_types_create(crds->arena);
}

static void crds_end(crds *crds) {
  if (crds->arena) crd_arena_destroy(crds->arena);
  crds->arena = NULL;
}

static const schema *find_root(const crds *crds, const char *name, const char *version) {
  for (size_t i = 0; i < crds->set.count; i++) {
    const crd_definition *definition = &crds->set.items[i];
    if (!crd_string_equal(definition->name, crd_string_of(name))) continue;
    for (size_t v = 0; v < definition->version_count; v++)
      if (crd_string_equal(definition->versions[v].name, crd_string_of(version))) return definition->versions[v].schema;
  }
  return NULL;
}

/* The schema at ".spec.list[].map{}" below a root. Names may hold dots, so every property that fits is tried. */
static const schema *find_schema(const schema *at, const char *path) {
  if (!at || !*path) return at;
  if (strncmp(path, "[]", 2) == 0) return find_schema(at->items, path + 2);
  if (strncmp(path, "{}", 2) == 0) return find_schema(at->additional, path + 2);
  if (*path != '.') return NULL;
  for (size_t i = 0; i < at->property_count; i++) {
    crd_string name = at->properties[i].name;
    if (strncmp(path + 1, name.data, name.size) != 0) continue;
    const schema *found = find_schema(at->properties[i].schema, path + 1 + name.size);
    if (found) return found;
  }
  return NULL;
}

/* The text without the digits after "selfType". */
static crd_string mask(crd_arena *arena, const char *text) {
  crd_text out = {.arena = arena};
  while (*text) {
    bool self = strncmp(text, "selfType", 8) == 0;
    crd_text_add(&out, (crd_string){text, self ? 8 : 1});
    text += self ? 8 : 1;
    while (self && *text >= '0' && *text <= '9') text++;
  }
  return crd_text_string(&out);
}

static uint64_t number_of(const cJSON *row, const char *name) {
  const cJSON *item = cJSON_GetObjectItem(row, name);
  double number = cJSON_IsNumber(item) ? cJSON_GetNumberValue(item) : 0;
  return number >= 0x1p64 ? UINT64_MAX : (uint64_t)number;
}

/* Costs beyond 2^53 are as exact as the tables are read. */
static bool same_cost(uint64_t a, uint64_t b) {
  return a == b || (a > 0x1p53 && (double)a == (double)b);
}

static bool same_figures(const cJSON *row, const rule_judgement *judgement) {
  const char *path = cases_text(row, "fieldPath");
  return same_cost(number_of(row, "maxCost"), judgement->cost) &&
         same_cost(number_of(row, "messageCost"), judgement->message_cost) &&
         number_of(row, "maxCardinality") == judgement->cardinality &&
         cJSON_IsTrue(cJSON_GetObjectItem(row, "usesOldSelf")) == judgement->uses_old_self &&
         crd_string_equal(crd_string_of(path ? path : ""), judgement->field_path);
}

static crd_string describe(crd_arena *arena, const char *error, const char *message_error, uint64_t cost,
                           uint64_t message_cost, uint64_t cardinality) {
  return crd_arena_printf(arena, "%s%s (cost %llu, of the message %llu, cardinality %llu)", error ? error : "",
                          message_error ? message_error : "", (unsigned long long)cost, (unsigned long long)message_cost,
                          (unsigned long long)cardinality);
}

static crd_string got_of(crd_arena *arena, const rule_judgement *judgement) {
  crd_string error = crd_arena_copy(arena, judgement->error),
             message_error = crd_arena_copy(arena, judgement->message_error);
  return mask(arena, describe(arena, error.data, message_error.data, judgement->cost, judgement->message_cost,
                              judgement->cardinality)
                         .data);
}

static bool agrees(crd_arena *arena, const cJSON *row, const rule_judgement *judgement) {
  const char *error = cases_text(row, "error"), *message_error = cases_text(row, "messageError");
  return crd_string_equal(mask(arena, error ? error : ""), mask(arena, crd_arena_copy(arena, judgement->error).data)) &&
         crd_string_equal(mask(arena, message_error ? message_error : ""),
                          mask(arena, crd_arena_copy(arena, judgement->message_error).data)) &&
         same_figures(row, judgement);
}

/* The line does not say which of several rules with the same text it is about: one of them must agree. */
static void judge(const crds *crds, tally *tally, const cJSON *row, const char *id) {
  const char *path = cases_text(row, "path"), *text = cases_text(row, "rule");
  crd_arena *arena = crds->arena;
  const schema *schema = find_schema(find_root(crds, cases_text(row, "crd"), cases_text(row, "version")), path);
  crd_string expected = mask(arena, describe(arena, cases_text(row, "error"), cases_text(row, "messageError"),
                                             number_of(row, "maxCost"), number_of(row, "messageCost"),
                                             number_of(row, "maxCardinality"))
                                        .data),
             got = CRD_STRING("(no such rule in the CRD)");
  unsigned version = cel_version_of_new_rules(37);
  bool good = false;
  for (size_t i = 0; schema && i < schema->rule_count && !good; i++) {
    if (!crd_string_equal(schema->rules[i].rule, crd_string_of(text))) continue;
    rule_judgement judgement;
    rule_judge(&judgement, arena, cel_type_of_schema(crds->types, schema, !*path), schema, &schema->rules[i], version,
               version);
    good = agrees(arena, row, &judgement);
    got = got_of(arena, &judgement);
  }
  char place[1024];
  snprintf(place, sizeof place, "%s %s: %s", id, path, text);
  tally_case(tally, good, place, expected, got);
}

/* Calls `visit` with every line of a file of JSON lines. */
static void each_line(const char *path, void (*visit)(const cJSON *row, void *data), void *data) {
  crd_string text = cases_read(path);
  if (!text.data) {
    printf("skipped: no %s/%s\n", cases_folder(), path);
    exit(CASES_SKIPPED);
  }
  for (const char *at = text.data; *at;) {
    const char *end = strchr(at, '\n');
    size_t size = end ? (size_t)(end - at) : strlen(at);
    cJSON *row = cJSON_ParseWithLength(at, size);
    if (row) visit(row, data);
    cJSON_Delete(row);
    at += size + (end != NULL);
  }
  free((char *)text.data);
}

/* ---- the CRDs as they are ---- */

typedef struct files {
  crds crds;
  char name[1024];
  tally tally;
} files;

static void visit_file(const cJSON *row, void *data) {
  files *files = data;
  char name[1024];
  snprintf(name, sizeof name, "%s/%s", cases_folder(), cases_text(row, "file"));
  if (strcmp(name, files->name) != 0) {
    crds_end(&files->crds);
    crds_start(&files->crds, name, NULL);
    memcpy(files->name, name, sizeof name);
  }
  judge(&files->crds, &files->tally, row, cases_text(row, "file"));
}

/* ---- grown rules: requests first, then the verdicts on each of their rules ---- */

typedef struct grown {
  cJSON *requests; /* id: crd as text */
  crds crds;
  char id[64];
  tally tally;
} grown;

static void visit_request(const cJSON *row, void *data) {
  const char *op = cases_text(row, "op");
  if (!op || strcmp(op, "rules") != 0) return;
  char *crd = cJSON_PrintUnformatted(cJSON_GetObjectItem(row, "crd"));
  cJSON_AddStringToObject(((grown *)data)->requests, cases_text(row, "id"), crd);
  free(crd);
}

static void visit_verdict(const cJSON *row, void *data) {
  grown *grown = data;
  const char *id = cases_text(row, "id");
  if (!cJSON_HasObjectItem(row, "rule")) return;
  if (strcmp(id, grown->id) != 0) {
    crds_end(&grown->crds);
    crds_start(&grown->crds, NULL, cases_text(grown->requests, id));
    snprintf(grown->id, sizeof grown->id, "%s", id);
  }
  judge(&grown->crds, &grown->tally, row, id);
}

int main(void) {
  files files = {.tally.name = "rules of CRDs"};
  each_line("cases/oracle/rules.jsonl", visit_file, &files);
  crds_end(&files.crds);
  grown grown = {.requests = cJSON_CreateObject(), .tally.name = "grown rules"};
  each_line("cases/oracle/rules-grown.requests.jsonl", visit_request, &grown);
  each_line("cases/oracle/rules-grown.verdicts.jsonl", visit_verdict, &grown);
  crds_end(&grown.crds);
  cJSON_Delete(grown.requests);
  bool good = tally_print(&files.tally);
  good &= tally_print(&grown.tally);
  return good ? 0 : 1;
}

/* CRDs that the API server refuses, and those it takes: crd_check's errors against the causes it gives, as multisets. Causes
 * that come of compiling and costing CEL rules are left out on both sides: they are not crd_check's. */
#include "check_rules.h"
#include "schema/check.h"
#include "schema_cases.h"

#include <crd/json.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct cause {
  crd_string type, field, message;
} cause;

typedef struct causes {
  cause *items;
  size_t count;
} causes;

static bool contains(crd_string text, const char *part) {
  size_t size = strlen(part);
  for (size_t i = 0; i + size <= text.size; i++)
    if (memcmp(text.data + i, part, size) == 0) return true;
  return false;
}

static bool ends_with(crd_string text, const char *end) {
  size_t size = strlen(end);
  return text.size >= size && memcmp(text.data + text.size - size, end, size) == 0;
}

/* Whether the place is one that compiling or costing a rule can complain about. */
static bool is_place_of_cel(crd_string field) {
  return contains(field, "x-kubernetes-validations[") &&
         (ends_with(field, ".rule") || ends_with(field, ".messageExpression") || ends_with(field, ".optionalOldSelf"));
}

/* Whether a cause is of a rule's compilation, cost or evaluation. */
static bool is_of_cel(const cause *cause) {
  static const char *const words[] = {"ompilation failed: ", "must evaluate to a", "estimated", "oldSelf"};
  if (crd_string_has_prefix(cause->message, CRD_STRING("Forbidden: x-kubernetes-validations estimated"))) return true;
  if (crd_string_has_prefix(cause->message, CRD_STRING("Internal error: "))) return true; /* no type for a rule's node */
  if (contains(cause->field, ".default") &&
      (contains(cause->message, "failed rule: ") || contains(cause->message, "rule compile error: ")))
    return true;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (is_place_of_cel(cause->field) && contains(cause->message, words[i])) return true;
  return false;
}

/* Whether the API server refuses a rule, for what it says or for what it costs. */
static bool refuses_rules(const crd_value *verdict) {
  static const char *const words[] = {"ompilation failed: ", "must evaluate to a", "oldSelf cannot be used",
                                      "oldSelf is not used in rule", "estimated"};
  const crd_value *list = crd_value_get(verdict, CRD_STRING("causes"));
  for (uint32_t i = 0; list && i < list->size; i++) {
    crd_string field = case_text(&list->as.items[i], "field"), message = case_text(&list->as.items[i], "message");
    if (contains(message, "rule compile error: ")) return true; /* met when a default is validated */
    if (crd_string_has_prefix(message, CRD_STRING("Internal error: "))) return true;
    if (crd_string_has_prefix(message, CRD_STRING("Forbidden: x-kubernetes-validations estimated"))) return true;
    for (size_t k = 0; k < sizeof words / sizeof *words; k++)
      if (is_place_of_cel(field) && contains(message, words[k])) return true;
  }
  return false;
}

static causes expected_causes(crd_arena *arena, const crd_value *verdict) {
  const crd_value *list = crd_value_get(verdict, CRD_STRING("causes"));
  causes causes = {NULL, 0};
  if (!list) return causes;
  causes.items = crd_arena_alloc(arena, list->size * sizeof *causes.items);
  for (uint32_t i = 0; i < list->size; i++) {
    const crd_value *item = &list->as.items[i];
    cause cause = {case_text(item, "type"), case_text(item, "field"), case_text(item, "message")};
    if (!is_of_cel(&cause)) causes.items[causes.count++] = cause;
  }
  return causes;
}

static causes found_causes(crd_arena *arena, const crd_errors *errors) {
  causes causes = {crd_arena_alloc(arena, errors->count * sizeof *causes.items), 0};
  for (uint32_t i = 0; i < errors->count; i++)
    causes.items[causes.count++] = (cause){crd_error_type_reason((crd_error_type)errors->items[i].type),
                                           errors->items[i].field, crd_error_body(arena, &errors->items[i])};
  return causes;
}

static bool same_cause(const cause *a, const cause *b) {
  return crd_string_equal(a->type, b->type) && crd_string_equal(a->field, b->field) &&
         crd_string_equal(a->message, b->message);
}

/* Takes what both have out of both. */
static bool settle(causes *a, causes *b) {
  for (size_t i = 0; i < a->count;) {
    size_t k = 0;
    while (k < b->count && !same_cause(&a->items[i], &b->items[k])) k++;
    if (k == b->count) {
      i++;
      continue;
    }
    a->items[i] = a->items[--a->count];
    b->items[k] = b->items[--b->count];
  }
  return !a->count && !b->count;
}

static void print_causes(crd_text *out, const causes *causes) {
  for (size_t i = 0; i < causes->count; i++) {
    const cause *cause = &causes->items[i];
    crd_text_printf(out, "\n    %.*s %.*s: %.*s", (int)cause->type.size, cause->type.data, (int)cause->field.size,
                    cause->field.data, (int)(cause->message.size > 300 ? 300 : cause->message.size), cause->message.data);
  }
}

/* Whether the CRD has the shape of the API type. */
static bool is_readable(crd_arena *arena, crd_string text, crd_value *root) {
  source source = {.name = "case", .text = text};
  document document = {&source, root, root->offset};
  documents documents = {arena, &document, 1, 1};
  diagnostics diagnostics = {.arena = arena};
  crd_set set = {.arena = arena};
  return crd_set_add(&set, &documents, true, &diagnostics);
}

/* Reads and checks the one CRD of `root`; shape errors come as causes without a field. */
static causes check_crd(crd_arena *arena, crd_string text, crd_value *root) {
  source source = {.name = "case", .text = text};
  document document = {&source, root, root->offset};
  documents documents = {arena, &document, 1, 1};
  diagnostics diagnostics = {.arena = arena};
  crd_set set = {.arena = arena};
  crd_errors errors = crd_errors_init(arena);
  if (crd_set_add(&set, &documents, true, &diagnostics) && set.count == 1) {
    crd_check_errors(&set.items[0], &errors);
    return found_causes(arena, &errors);
  }
  causes causes = {crd_arena_zalloc(arena, sizeof *causes.items), 1};
  causes.items[0].message = diagnostics.count ? diagnostics.items[0].message : CRD_STRING("not read");
  return causes;
}

/* Compiles the rules of the one CRD of `root`: the first problem, or the empty text. */
static crd_string rule_problem(crd_arena *arena, crd_string text, crd_value *root) {
  source source = {.name = "case", .text = text};
  document document = {&source, root, root->offset};
  documents documents = {arena, &document, 1, 1};
  diagnostics shape = {.arena = arena}, found = {.arena = arena};
  crd_set set = {.arena = arena};
  crd_errors errors = crd_errors_init(arena);
  if (!crd_set_add(&set, &documents, true, &shape) || set.count != 1) return (crd_string){"", 0};
  crd_check_errors(&set.items[0], &errors);
  return check_rules(arena, &set.items[0], 37, &found) ? (crd_string){"", 0} : found.items[0].message;
}

static void judge(tally *tally, crd_arena *arena, const char *id, causes expected, causes found) {
  crd_text left = {.arena = arena}, right = {.arena = arena};
  bool agrees = settle(&expected, &found);
  print_causes(&left, &expected);
  print_causes(&right, &found);
  tally_case(tally, agrees, id, crd_text_string(&left), crd_text_string(&right));
}

static crd_string next_line(crd_string *rest) {
  const char *end = rest->size ? memchr(rest->data, '\n', rest->size) : NULL;
  crd_string line = {rest->data, end ? (size_t)(end - rest->data) : rest->size};
  size_t step = end ? line.size + 1 : line.size;
  rest->data += step;
  rest->size -= step;
  return line;
}

/* The oracle's broken CRDs. */
static bool run_oracle(void) {
  tally tally = {.name = "oracle/crds"}, rules = {.name = "oracle/crds, rules"};
  crd_string requests = cases_read("cases/oracle/crds.requests.jsonl"),
             verdicts = cases_read("cases/oracle/crds.verdicts.jsonl");
  crd_string request_rest = requests, verdict_rest = verdicts;
  crd_arena *arena = crd_arena_create(NULL);
  while (request_rest.size && verdict_rest.size) {
    crd_string line = next_line(&request_rest);
    crd_value *request = crd_json_parse(arena, line, NULL, NULL);
    crd_value *verdict = crd_json_parse(arena, next_line(&verdict_rest), NULL, NULL);
    if (!request || !verdict) break;
    char id[128];
    crd_string name = case_text(request, "id");
    snprintf(id, sizeof id, "%.*s", (int)name.size, name.data);
    causes expected = expected_causes(arena, verdict);
    bool undecodable = crd_value_get(verdict, CRD_STRING("error")) != NULL;
    if (undecodable) {
      bool refused = !is_readable(arena, line, crd_value_get(request, CRD_STRING("crd")));
      tally_case(&tally, refused, id, CRD_STRING("a decoding error"), CRD_STRING("none"));
      crd_arena_reset(arena);
      continue;
    }
    judge(&tally, arena, id, expected, check_crd(arena, line, crd_value_get(request, CRD_STRING("crd"))));
    crd_string problem = rule_problem(arena, line, crd_value_get(request, CRD_STRING("crd")));
    tally_case(&rules, refuses_rules(verdict) == (problem.size > 0), id,
               refuses_rules(verdict) ? CRD_STRING("a rule is refused") : CRD_STRING("no rule is refused"), problem);
    crd_arena_reset(arena);
  }
  crd_arena_destroy(arena);
  free((char *)(uintptr_t)requests.data);
  free((char *)(uintptr_t)verdicts.data);
  bool compiled = tally_print(&rules);
  return tally_print(&tally) && compiled;
}

/* Upstream's table: errors by type and path, one to one; what it wants of rules that do not compile is not asked for. */
static bool matches_table(const crd_value *wanted, const causes *found) {
  size_t count = wanted ? wanted->size : 0, matched = 0;
  bool *used = calloc(found->count + 1, sizeof *used), missing = false;
  for (size_t i = 0; i < count; i++) {
    crd_string type = case_text(&wanted->as.items[i], "type"), path = case_text(&wanted->as.items[i], "path");
    size_t k = 0;
    while (k < found->count && (used[k] || (type.size && !crd_string_equal(type, found->items[k].type)) ||
                                (path.size && !crd_string_equal(path, found->items[k].field))))
      k++;
    if (k < found->count) {
      used[k] = true;
      matched++;
    } else {
      bool cost = crd_string_equal(type, CRD_STRING("FieldValueForbidden")) && ends_with(path, "openAPIV3Schema");
      missing = missing || !(is_place_of_cel(path) || cost);
    }
  }
  free(used);
  return !missing && matched == found->count;
}

/* Upstream's Webhook conversions get a review version before they are validated. */
static void add_review_version(crd_arena *arena, crd_value *crd) {
  crd_value *conversion = crd_value_find(crd, "spec", "conversion", NULL);
  crd_value *webhook = conversion ? crd_value_get(conversion, CRD_STRING("webhook")) : NULL;
  if (!conversion || !crd_string_equal(case_text(conversion, "strategy"), CRD_STRING("Webhook"))) return;
  if (!webhook || webhook->kind != CRD_MAP)
    webhook = crd_value_set(arena, conversion, CRD_STRING("webhook"), crd_value_make_map(arena, 1));
  crd_value *versions = crd_value_get(webhook, CRD_STRING("conversionReviewVersions"));
  if (versions && versions->size) return;
  crd_value list = crd_value_make_list(arena, 1);
  crd_value_append(arena, &list, crd_value_make_string(CRD_STRING("v1beta1")));
  crd_value_set(arena, webhook, CRD_STRING("conversionReviewVersions"), list);
}

/* What a creation cannot have: the table's own status.storedVersions. On creation they are made of the versions. */
static bool is_of_stored_versions(const crd_value *wanted) {
  for (uint32_t i = 0; wanted && i < wanted->size; i++)
    if (crd_string_equal(case_text(&wanted->as.items[i], "path"), CRD_STRING("status.storedVersions"))) return true;
  return false;
}

static void drop_stored_versions(causes *causes) {
  size_t kept = 0;
  for (size_t i = 0; i < causes->count; i++)
    if (!crd_string_equal(causes->items[i].field, CRD_STRING("status.storedVersions")))
      causes->items[kept++] = causes->items[i];
  causes->count = kept;
}

static void judge_table(tally *tally, crd_arena *arena, const crd_value *item, const causes *found) {
  const crd_value *wanted = crd_value_find(item, "expect", "errors", NULL);
  crd_text got = {.arena = arena};
  print_causes(&got, found);
  tally_case(tally, matches_table(wanted, found), case_name(arena, item),
             wanted ? crd_json_encode(arena, wanted, CRD_JSON_COMPACT) : CRD_STRING(""), crd_text_string(&got));
}

static bool run_definitions(void) {
  tally tally = {.name = "apiext-schema/TestValidateCustomResourceDefinition"};
  crd_arena *arena = crd_arena_create(NULL);
  case_file file = case_file_open(arena, "cases/apiext-schema/TestValidateCustomResourceDefinition.json");
  for (uint32_t i = 0; file.cases && i < file.cases->size; i++) {
    const crd_value *item = &file.cases->as.items[i];
    crd_value *crd = crd_value_get(item, CRD_STRING("crd_v1"));
    if (!crd || crd->kind != CRD_MAP || is_of_stored_versions(crd_value_find(item, "expect", "errors", NULL))) {
      tally.skipped++;
      continue;
    }
    add_review_version(arena, crd);
    causes found = check_crd(arena, file.text, crd);
    drop_stored_versions(&found);
    judge_table(&tally, arena, item, &found);
  }
  case_file_close(&file);
  crd_arena_destroy(arena);
  tally_print(&tally);
  return tally.differ <= 2; /* an empty URL and identical versions, which the v1 form of the case does not say */
}

/* One schema with some of the checks on; the keyword walk always, the structural ones as the case asks. */
static causes check_schema_case(crd_arena *arena, crd_string text, crd_value *value, const crd_value *options, bool status) {
  source source = {.name = "case", .text = text};
  crd_definition definition = {.document = {&source, value, 0}};
  diagnostics diagnostics = {.arena = arena};
  crd_errors errors = crd_errors_init(arena);
  checker checker = {
      .arena = arena, .errors = &errors, .definition = &definition, .prefix = CRD_STRING("spec.validation.openAPIV3Schema")};
  schema *root = schema_read(arena, &source, value, &diagnostics);
  if (!root) return (causes){NULL, 0};
  if (status) vet_root_for_status(&checker, root);
  if (root->nullable) vet_forbidden(&checker, NULL, "nullable", 0, "nullable cannot be true at the root");
  const crd_value *structural = crd_value_get(options, CRD_STRING("requireStructuralSchema"));
  if (structural && structural->as.boolean && vet_structural(&checker, root)) vet_defaults(&checker, root);
  vet_keywords(&checker, root);
  return found_causes(arena, &errors);
}

/* validateMapListKeysMapSet's errors, which a case may switch off. */
static void drop_key_presence(causes *causes) {
  size_t kept = 0;
  for (size_t i = 0; i < causes->count; i++)
    if (!contains(causes->items[i].message, "this property is in x-kubernetes-list-map-keys") &&
        !contains(causes->items[i].message, "cannot be nullable when x-kubernetes-list-type"))
      causes->items[kept++] = causes->items[i];
  causes->count = kept;
}

static bool run_schemas(void) {
  tally tally = {.name = "apiext-schema/TestValidateCustomResourceDefinitionValidation"};
  crd_arena *arena = crd_arena_create(NULL);
  case_file file = case_file_open(arena, "cases/apiext-schema/TestValidateCustomResourceDefinitionValidation.json");
  for (uint32_t i = 0; file.cases && i < file.cases->size; i++) {
    const crd_value *item = &file.cases->as.items[i], *options = crd_value_get(item, CRD_STRING("options"));
    crd_value *value = crd_value_get(item, CRD_STRING("schema"));
    if (!value || value->kind != CRD_MAP) {
      tally.skipped++;
      continue;
    }
    causes found = check_schema_case(arena, file.text, value, options, case_flag(item, "status_enabled"));
    if (!case_flag(options, "requireMapListKeysMapSetValidation")) drop_key_presence(&found);
    judge_table(&tally, arena, item, &found);
  }
  case_file_close(&file);
  crd_arena_destroy(arena);
  tally_print(&tally);
  return tally.differ <= 1; /* defaults that only a rule refuses */
}

/* Completeness of the structural part alone. */
static bool run_completeness(void) {
  tally tally = {.name = "apiext-schema/TestValidateStructuralCompleteness"};
  crd_arena *arena = crd_arena_create(NULL);
  case_file file = case_file_open(arena, "cases/apiext-schema/TestValidateStructuralCompleteness.json");
  for (uint32_t i = 0; file.cases && i < file.cases->size; i++) {
    const crd_value *item = &file.cases->as.items[i], *options = crd_value_get(item, CRD_STRING("options"));
    source source = {.name = "case", .text = file.text};
    crd_definition definition = {.document = {&source, NULL, 0}};
    diagnostics diagnostics = {.arena = arena};
    crd_errors errors = crd_errors_init(arena);
    checker checker = {.arena = arena, .errors = &errors, .definition = &definition};
    schema *root = schema_read(arena, &source, crd_value_get(item, CRD_STRING("schema")), &diagnostics);
    if (!root || (options && options->size)) {
      tally.skipped++;
      continue;
    }
    vet_completeness(&checker, root);
    bool valid = !crd_value_find(item, "expect", "errors", NULL);
    tally_case(&tally, valid == (errors.count == 0), case_name(arena, item),
               valid ? CRD_STRING("valid") : CRD_STRING("errors"),
               errors.count ? crd_error_message(arena, &errors.items[0]) : CRD_STRING("none"));
  }
  case_file_close(&file);
  crd_arena_destroy(arena);
  return tally_print(&tally);
}

/* Whole CRD files, read as crdc reads them: all of them must be judged as the API server does. */
static bool run_files(void) {
  tally tally = {.name = "oracle/crd-files"};
  crd_string verdicts = cases_read("cases/oracle/crd-files.verdicts.jsonl"), rest = verdicts;
  crd_arena *arena = crd_arena_create(NULL);
  while (rest.size) {
    const crd_value *verdict = crd_json_parse(arena, next_line(&rest), NULL, NULL);
    if (!verdict) break;
    crd_string file = case_text(verdict, "file");
    const crd_value *number = crd_value_get(verdict, CRD_STRING("document"));
    documents documents = {.arena = arena};
    diagnostics diagnostics = {.arena = arena};
    crd_set set = {.arena = arena};
    crd_string path = crd_arena_printf(arena, "%s/%.*s", cases_folder(), (int)file.size, file.data);
    bool good = documents_read(&documents, path.data, &diagnostics) && crd_set_add(&set, &documents, true, &diagnostics);
    size_t index = number ? (size_t)number->as.integer - 1 : 0;
    good = good && index < set.count && crd_check(&set.items[index], &diagnostics);
    /* A CRD that only its rules' cost speaks against is good here. */
    bool wanted = case_flag(verdict, "allowed") || !expected_causes(arena, verdict).count;
    tally_case(&tally, good == wanted, path.data, wanted ? CRD_STRING("allowed") : CRD_STRING("refused"),
               diagnostics.errors ? diagnostics.items[0].message : CRD_STRING("no error"));
    crd_arena_reset(arena);
  }
  crd_arena_destroy(arena);
  free((char *)(uintptr_t)verdicts.data);
  return tally_print(&tally);
}

int main(void) {
  crd_string probe = cases_read("cases/oracle/crds.requests.jsonl");
  if (!probe.data) {
    printf("skipped: no %s/cases\n", cases_folder());
    return CASES_SKIPPED;
  }
  free((char *)(uintptr_t)probe.data);
  bool oracle = run_oracle(), definitions = run_definitions(), schemas = run_schemas(), complete = run_completeness(),
       files = run_files();
  return files && oracle && definitions && schemas && complete ? 0 : 1;
}

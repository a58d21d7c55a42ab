/* SPDX-License-Identifier: Apache-2.0 */
/* Replaces the functions of crd-validate that need the compiler in a build without it: CRDs among the manifests, and
 * requests about CRDs, are reported as not judged. */
#include "batch/admission.h"
#include "kinds/catalog_kinds.h"
#include "kinds/rule_place.h"
#include "mutate/command.h"
#include "test/command.h"

struct manifest_crds {
  manifest_crd unjudged; /* stands for any of them */
};

static manifest_crds none = {
    .unjudged = {.unjudged = true, .verdict.error = CRD_STRING_INIT("could not be judged: this build has no compiler")}};

manifest_crds *manifest_crds_find(inventory *inventory, unsigned kubernetes_minor, unsigned jobs) {
  (void)inventory, (void)kubernetes_minor, (void)jobs;
  return &none;
}

void manifest_crds_destroy(manifest_crds *crds) {
  (void)crds;
}

const documents *manifest_crds_taken(const manifest_crds *crds) {
  (void)crds;
  return NULL;
}

const manifest_crd *manifest_crds_document(const manifest_crds *crds, const char *file, size_t document) {
  (void)crds, (void)file, (void)document;
  return NULL;
}

const manifest_crd *manifest_crds_at(const manifest_crds *crds, const char *file, size_t offset) {
  (void)file, (void)offset;
  return &crds->unjudged;
}

const manifest_crd *manifest_crds_refused(const manifest_crds *crds, crd_string group, crd_string kind) {
  (void)crds, (void)group, (void)kind;
  return NULL;
}

struct batch_admission {
  int unused;
};

batch_admission *batch_admission_create(unsigned kubernetes_minor) {
  static batch_admission nothing;
  (void)kubernetes_minor;
  return &nothing;
}

void batch_admission_destroy(batch_admission *self) {
  (void)self;
}

void batch_judge_admission(batch_admission *self, crd_arena *arena, crd_string text, crd_text *out) {
  (void)self, (void)arena, (void)text;
  verdict_json_write_error(out, &(verdict_subject){.item = -1}, none.unjudged.verdict.error);
}

void batch_judge_crd(crd_text *out, const definition_request *request) {
  verdict_json_write_error(out, &(verdict_subject){.id = request->id, .item = -1}, none.unjudged.verdict.error);
}

void batch_list_rules(crd_text *out, crd_string id, definition_source crd, unsigned minor) {
  (void)crd, (void)minor;
  verdict_json_write_error(out, &(verdict_subject){.id = id, .item = -1}, none.unjudged.verdict.error);
}

rule_places *rule_places_create(const rule_options *options, const manifest_crds *manifests) {
  (void)options, (void)manifests;
  return NULL;
}

bool rule_places_settle(const rule_places *places) {
  (void)places;
  return true;
}

void rule_places_destroy(rule_places *places) {
  (void)places;
}

rule_finder rule_places_finder(rule_places *places) {
  (void)places;
  return (rule_finder){.find = NULL};
}

bool catalog_kinds_add(kinds *kinds, const options *options, inventory *inventory, const manifest_crds *manifests,
                       catalog_kinds **found) {
  (void)kinds, (void)inventory, (void)manifests;
  *found = NULL;
  if (!catalog_kinds_are_asked(options)) return true;
  fputs("crd-validate: --catalog, --schema-location and --crds-from-cluster need a compiler, which this build has not\n",
        stderr);
  return false;
}

const crd_string *catalog_kinds_plain(const catalog_kinds *found, size_t *count) {
  (void)found;
  *count = 0;
  return NULL;
}

const char *catalog_kinds_broken(const catalog_kinds *found, crd_string api_version, crd_string kind) {
  (void)found, (void)api_version, (void)kind;
  return NULL;
}

crd_string catalog_kinds_near(const catalog_kinds *found, crd_arena *arena, crd_string api_version, crd_string kind) {
  (void)found, (void)arena, (void)api_version, (void)kind;
  return (crd_string){NULL, 0};
}

void catalog_kinds_print(const catalog_kinds *found, FILE *stream) {
  (void)found, (void)stream;
}

void catalog_kinds_destroy(catalog_kinds *found) {
  (void)found;
}

nearest_crds *nearest_crds_choose(manifest_crds *manifests, inventory *inventory, const options *options,
                                  const kinds *kinds) {
  (void)manifests, (void)inventory, (void)options, (void)kinds;
  return NULL;
}

bool nearest_crds_settle(nearest_crds *nearest, inventory *inventory, const options *options, kinds *kinds) {
  (void)nearest, (void)inventory, (void)options, (void)kinds;
  return true;
}

void nearest_crds_destroy(nearest_crds *nearest) {
  (void)nearest;
}

/* It is no command in this build. */
void suite_options_describe(const flag_help *help) {
  (void)help;
}

int mutant_command(const suite_options *options) {
  (void)options;
  return EXIT_UNJUDGED;
}

int suite_command(int count, char **arguments, int (*run_mutants)(const suite_options *options)) {
  (void)count, (void)arguments, (void)run_mutants;
  fputs("crd-validate test: needs a compiler, which this build has not\n", stderr);
  return EXIT_UNJUDGED;
}

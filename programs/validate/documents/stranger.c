/* SPDX-License-Identifier: Apache-2.0 */
/* A table identifies files by name, by members, or by both. The first matching row is used. */
#include "stranger.h"
#include "../../../runtime/base/nearest_name.h"
#include "base/memory.h"
#include "blind.h"
#include <crd/time.h>
#include <fnmatch.h>
#include <stdio.h>
#include <unistd.h>

enum {
  WITH_API_VERSION = 1, /* matches with an apiVersion but no kind */
  WITH_KIND = 2,        /* matches with a kind but no apiVersion */
  OF_CHART = 4,         /* beside Chart.yaml, or in a folder beside it */
  UNREADABLE = 8,       /* also matches if it is not YAML or JSON */
};

typedef struct row {
  const char *label;
  const char *names;   /* file name patterns separated by '|'; NULL: any */
  const char *members; /* required members separated by '|'; NULL: any. "[]op": of the items of a list */
  unsigned rest;
} row;

static const row rows[] = {
    {"Helm charts", "Chart.y*ml", "name|version", WITH_API_VERSION},
    {"Helm repositories", "index.y*ml", "entries", WITH_API_VERSION},
    {"JSON schemas", NULL, "$schema", 0},
    {"Helm values", "*values*.y*ml|*values*.json", NULL, OF_CHART | WITH_KIND | WITH_API_VERSION},
    {"SOPS-encrypted files", NULL, "sops", 0},
    {"Helm values", "values.y*ml|values[-_.]*.y*ml|*[-_.]values.y*ml", NULL, 0},
    {"helmfiles", "helmfile*.y*ml", NULL, 0},
    {"kustomizations", "kustomization.y*ml", NULL, WITH_KIND | WITH_API_VERSION},
    {"kustomizations", "kustomizeconfig*.y*ml", NULL, 0},
    {"JSON patches", NULL, "[]op|[]path", 0},
    {"GitHub workflows", NULL, "jobs|on", 0},
    {"GitHub workflows", NULL, "jobs|true", 0}, /* YAML 1.1 reads `on` as true */
    {"GitHub actions", "action.y*ml", "runs", 0},
    {"GitHub settings", "dependabot.y*ml|CODEOWNERS.y*ml|release-drafter.y*ml", NULL, 0},
    {"GitLab pipelines", "*.gitlab-ci.y*ml", NULL, UNREADABLE},
    {"CI pipelines", "azure-pipelines*.y*ml|bitbucket-pipelines.y*ml|.travis.y*ml|.drone.y*ml|cloudbuild.y*ml", NULL, 0},
    {"pre-commit settings", ".pre-commit-*.y*ml", NULL, 0},
    {"settings of linters", ".golangci.y*ml|.yamllint*|.markdownlint.*|.hadolint.y*ml|.eslintrc.*|ct.y*ml", NULL, 0},
    {"settings of linters", ".crd-validate.y*ml", NULL, 0},
    {"settings of releases", ".goreleaser.y*ml|.releaserc.*|goreleaser.y*ml", NULL, 0},
    {"SOPS settings", ".sops.y*ml", NULL, 0},
    {"Compose files", "*compose*.y*ml", "services", 0},
    {"Taskfiles", "Taskfile*.y*ml", NULL, 0},
    {"npm packages", "package.json|package-lock.json|composer.json|lerna.json", NULL, 0},
    {"lock files", "*lock.y*ml|*lock.json|*.lock.json", NULL, 0},
    {"TypeScript settings", "tsconfig*.json|jsconfig*.json|devcontainer.json", NULL, UNREADABLE},
    {"Renovate settings", "renovate*.json", NULL, UNREADABLE},
    {"MkDocs settings", "mkdocs.y*ml", NULL, UNREADABLE},
    {"OpenAPI documents", NULL, "openapi", 0},
    {"OpenAPI documents", NULL, "swagger", 0},
    {"CloudFormation templates", NULL, "AWSTemplateFormatVersion", 0},
    {"Grafana dashboards", NULL, "panels|schemaVersion", 0},
    {"Grafana provisioning", NULL, "apiVersion|datasources", WITH_API_VERSION},
    {"Grafana provisioning", NULL, "apiVersion|providers", WITH_API_VERSION},
    {"Prometheus rules", NULL, "groups", 0},
    {"Ansible playbooks", NULL, "[]hosts", 0},
    {"suites of tests", NULL, "suite|cases", 0},
    {"suites of tests", NULL, "suite|tests", 0},
    {"suites of tests", NULL, "name|tests", 0},
};

const char *stranger_of_group(crd_string group) {
  return crd_string_equal(group, CRD_STRING("kustomize.config.k8s.io")) ? "kustomizations" : NULL;
}

static const char other_yaml[] = "other YAML", other_json[] = "other JSON";

bool stranger_is_known(const char *label) {
  return label != other_yaml && label != other_json;
}

/* ---- rows ---- */

static bool has_name(const row *row, crd_string name) {
  crd_string pattern;
  char text[256], wanted[64];
  if (!row->names) return true;
  if (name.size >= sizeof text) return false;
  memcpy(text, name.data, name.size);
  text[name.size] = '\0';
  for (size_t at = 0; crd_string_next_part(crd_string_of(row->names), '|', &at, &pattern);) {
    memcpy(wanted, pattern.data, pattern.size);
    wanted[pattern.size] = '\0';
    if (fnmatch(wanted, text, 0) == 0) return true;
  }
  return false;
}

static bool has_members(const row *row, const crd_value *root) {
  const crd_string of_items = CRD_STRING("[]");
  crd_string member;
  for (size_t at = 0; row->members && crd_string_next_part(crd_string_of(row->members), '|', &at, &member);) {
    bool item = crd_string_has_prefix(member, of_items);
    if (item && (root->kind != CRD_LIST || !root->size)) return false;
    if (!crd_value_get(item ? &root->as.items[0] : root, crd_string_slice(member, item ? of_items.size : 0, member.size)))
      return false;
  }
  return true;
}

static crd_string folder_of(crd_string path) {
  const char *slash = path.size ? memrchr(path.data, '/', path.size) : NULL;
  return slash ? crd_string_slice(path, 0, (size_t)(slash - path.data)) : (crd_string){NULL, 0};
}

static bool has_chart(crd_string folder, const char *between) {
  char path[4096];
  int size = snprintf(path, sizeof path, "%.*s%s%sChart.yaml", CRD_PRINT(folder), folder.size ? "/" : "", between);
  return size > 0 && (size_t)size < sizeof path && access(path, F_OK) == 0;
}

static bool is_of_chart(const char *path) {
  crd_string folder = folder_of(crd_string_of(path));
  return path[0] != '/' || folder.size ? has_chart(folder, "") || has_chart(folder, "../") : false;
}

/* Whether an unknown document may be an object whose type was forgotten or misspelt. */
static bool looks_like_object(const crd_value *root) {
  const crd_value *name = crd_value_find(root, "metadata", "name", NULL);
  bool typed = false;
  for (uint32_t i = 0; root->kind == CRD_MAP && !typed && i < root->size; i++) {
    crd_string member = crd_member_name(&root->as.members[i]);
    typed = crd_json_names_field(member, CRD_STRING("apiversion")) || crd_json_names_field(member, CRD_STRING("kind"));
  }
  return typed || name;
}

/* The label of a document; NULL if it should be an object. `root` is NULL if it could not be parsed. */
static const char *label_of(const input *input, const crd_value *root) {
  unsigned typed = 0;
  const char *slash = strrchr(input->name, '/');
  crd_string name = crd_string_of(slash ? slash + 1 : input->name);
  if (crd_value_get(root, CRD_STRING("apiVersion"))) typed |= WITH_API_VERSION;
  if (crd_value_get(root, CRD_STRING("kind"))) typed |= WITH_KIND;
  if (typed == (WITH_API_VERSION | WITH_KIND)) return NULL;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const row *row = &rows[i];
    if ((typed & row->rest) != typed || !has_name(row, name)) continue;
    if (root ? !has_members(row, root) : !(row->rest & UNREADABLE)) continue;
    if (!(row->rest & OF_CHART) || is_of_chart(input->name)) return row->label;
  }
  return !root || typed || looks_like_object(root) ? NULL : input->json ? other_json : other_yaml;
}

/* ---- files ---- */

static bool holds_objects(const crd_value *root) {
  for (uint32_t i = 0; root->kind == CRD_LIST && i < root->size; i++)
    if (crd_value_get(&root->as.items[i], CRD_STRING("apiVersion")) || crd_value_get(&root->as.items[i], CRD_STRING("kind")))
      return true;
  return false;
}

/* The label of a binary file. */
static const char *label_of_bytes(crd_string text) {
  if (crd_string_has_prefix(text, (crd_string){"\0GITCRYPT\0", 10})) return "files that git-crypt encrypted";
  return crd_string_has_prefix(text, CRD_STRING("$ANSIBLE_VAULT;")) ? "Ansible vaults" : NULL;
}

static stranger find_stranger(crd_arena *arena, const input *input, size_t met, const crd_value *met_root) {
  stranger found = {.asked = true, .label = label_of_bytes(input->text)};
  document_cursor cursor = {.text = input->text, .json = input->json};
  crd_string document;
  const char *label = found.label;
  for (size_t offset; !found.label && document_next(&cursor, &document, &offset);) {
    const crd_value *root = met_root && offset == met ? met_root : memory_read(arena, document, input->json);
    if (root && root->kind == CRD_NULL) continue;
    const char *own = root && holds_objects(root) ? NULL : label_of(input, root);
    if (!own) return found;
    if (!label) found.first = offset;
    label = label ? label : own;
  }
  found.label = label;
  return found;
}

void stranger_ask(stranger *stranger, crd_arena *arena, const input *input, size_t offset, const crd_value *root) {
  if (!stranger->asked) *stranger = find_stranger(arena, input, offset, root);
}

/* Encrypted values are recognised by their form, the object by the member `sops` and its keys. */

/* ---- values ---- */

/* Cuts "NAME:", base64 and the following comma off a text. */
static bool take_base64(crd_string *text, const char *name) {
  crd_string part, rest;
  if (!crd_string_has_prefix(*text, crd_string_of(name)) || !crd_string_cut(*text, ',', &part, &rest)) return false;
  size_t from = strlen(name), at = from;
  while (at < part.size && (part.data[at] == '+' || part.data[at] == '/' || (part.data[at] >= '0' && part.data[at] <= '9') ||
                            ((part.data[at] | 0x20) >= 'a' && (part.data[at] | 0x20) <= 'z')))
    at++;
  bool any = at > from;
  while (at < part.size && part.data[at] == '=') at++;
  *text = rest;
  return any && at == part.size && (part.size - from) % 4 == 0;
}

bool encrypted_is_value(crd_string text) {
  const crd_string start = CRD_STRING("ENC[AES256_GCM,");
  if (!crd_string_has_prefix(text, start)) return false;
  crd_string rest = crd_string_slice(text, start.size, text.size);
  return take_base64(&rest, "data:") && take_base64(&rest, "iv:") && take_base64(&rest, "tag:") &&
         crd_is_among(rest, "type:str] type:int] type:float] type:bool] type:bytes] type:comment]");
}

/* ---- the metadata of SOPS ---- */

/* Whether a list has a master key that encrypts the data key. */
static bool has_kept_key(const crd_value *keys) {
  for (uint32_t i = 0; keys && keys->kind == CRD_LIST && i < keys->size; i++)
    if (crd_value_text(crd_value_get(&keys->as.items[i], CRD_STRING("enc"))).size) return true;
  return false;
}

static bool has_master_key(const crd_value *how) {
  static const char *const kinds[] = {"age", "pgp", "kms", "gcp_kms", "azure_kv", "hc_vault", "hckms"};
  const crd_value *groups = crd_value_get(how, CRD_STRING("key_groups"));
  bool has = false;
  for (size_t i = 0; !has && i < sizeof kinds / sizeof *kinds; i++) {
    has = has_kept_key(crd_value_get(how, crd_string_of(kinds[i])));
    for (uint32_t k = 0; groups && groups->kind == CRD_LIST && !has && k < groups->size; k++)
      has = has_kept_key(crd_value_get(&groups->as.items[k], crd_string_of(kinds[i])));
  }
  return has;
}

static bool is_sops_metadata(const crd_value *how) {
  crd_timestamp at;
  crd_string version = crd_value_text(crd_value_get(how, CRD_STRING("version")));
  crd_string when = crd_value_text(crd_value_get(how, CRD_STRING("lastmodified")));
  return encrypted_is_value(crd_value_text(crd_value_get(how, CRD_STRING("mac")))) && version.size &&
         version.data[0] >= '0' && version.data[0] <= '9' && crd_timestamp_parse(NULL, CRD_TIME_RFC3339, when, &at, NULL) &&
         has_master_key(how);
}

bool encrypted_is(const crd_value *object) {
  const crd_value *how = crd_value_get(object, CRD_STRING("sops"));
  bool has = false;
  if (!how || how->kind != CRD_MAP || !is_sops_metadata(how)) return false;
  for (uint32_t i = 0; !has && i < object->size; i++)
    has = &object->as.members[i].value != how && blind_is_in(&object->as.members[i].value, encrypted_is_value);
  return has;
}

bool encrypted_may_be(crd_string document) {
  static const char word[] = "ENC[", name[] = "sops";
  return document.data && memmem(document.data, document.size, word, sizeof word - 1) &&
         memmem(document.data, document.size, name, sizeof name - 1);
}

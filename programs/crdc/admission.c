/* SPDX-License-Identifier: Apache-2.0 */
/* crdc admission explain: which webhooks and policies of a configuration are called for an object, and which of their rules
 * match. */
#include "../../runtime/admission/configuration/configuration.h"
#include "../../runtime/base/say.h"
#include "../../runtime/text/group_version.h"
#include "admission_rows.h"
#include "command/command.h"
#include "judge/json_members.h"
#include "judges/admission_files.h"
#include "object_files.h"
#include <crd/shown.h>
#include <string.h>

/* Prints who is asked about a request: lines for people, or one object for programs. */

enum { COLUMNS = 5 };

static crd_string slashed(crd_arena *arena, const crd_string *parts, size_t count) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < count; i++) {
    if (!parts[i].size) continue;
    if (text.size) crd_text_add_char(&text, '/');
    crd_text_add(&text, parts[i]);
  }
  return crd_text_string(&text);
}

static crd_string resource_text(crd_arena *arena, const crd_admission_attributes *attributes) {
  const crd_string parts[] = {attributes->resource.group, attributes->resource.version, attributes->resource.resource,
                              attributes->sub_resource};
  return slashed(arena, parts, 4);
}

static crd_string kind_text(crd_arena *arena, const crd_admission_attributes *attributes) {
  const crd_string parts[] = {attributes->kind.group, attributes->kind.version, attributes->kind.kind};
  return slashed(arena, parts, 3);
}

/* ---- text ---- */

/* The cells of a row: order, kind, name, matched resource, reason. */
static void fill_cells(crd_arena *arena, const crd_admission_attributes *attributes, const admission_row *row,
                       crd_string cells[COLUMNS]) {
  const crd_string names[] = {row->owner, row->name};
  crd_text by = {.arena = arena};
  cells[0] = row->order ? crd_arena_printf(arena, "%u", row->order) : CRD_STRING("-");
  cells[1] = crd_string_of(row->kind);
  cells[2] = slashed(arena, names, 2);
  cells[3] = row->asked ? resource_text(arena, attributes) : CRD_STRING("not asked");
  if (row->asked && row->resource.size && !crd_string_equal(row->resource, cells[3])) cells[3] = row->resource;
  bool told = row->why.size && crd_string_has_prefix(row->detail, row->why); /* "rules", "rules[1] ..." */
  if (!told) crd_text_add(&by, row->why);
  if (!told && row->why.size && row->detail.size) crd_text_add(&by, CRD_STRING(": "));
  crd_text_add(&by, row->detail);
  if (row->param.size) crd_text_printf(&by, "%sparameter %.*s", by.size ? ", " : "", CRD_PRINT(row->param));
  if (row->round) crd_text_printf(&by, "%sonce more", by.size ? ", " : "");
  cells[4] = crd_text_string(&by);
}

static void print_cells(crd_text *out, const size_t widths[COLUMNS], const crd_string cells[COLUMNS]) {
  crd_text_add(out, CRD_STRING("  "));
  for (size_t i = 0; i < COLUMNS; i++) {
    size_t start = out->size;
    crd_text_add_shown(out, cells[i], CRD_SHOWN_LINE);
    size_t used = out->size - start;
    for (size_t k = used; i + 1 < COLUMNS && k < widths[i] + 2; k++) crd_text_add_char(out, ' ');
  }
  while (out->size && out->data[out->size - 1] == ' ') out->size--;
  crd_text_add_char(out, '\n');
}

static void print_subject(crd_text *out, crd_string place, const crd_admission_attributes *attributes) {
  crd_text line = {.arena = out->arena};
  crd_text_printf(&line, "%.*s: %.*s ", CRD_PRINT(place), CRD_PRINT(attributes->operation));
  crd_text_add(&line, resource_text(out->arena, attributes));
  crd_text_add_char(&line, ' ');
  const crd_string names[] = {attributes->namespace_, attributes->name};
  bool own = crd_string_equal(attributes->resource.resource, CRD_STRING("namespaces")) && !attributes->resource.group.size;
  crd_text_add(&line, slashed(out->arena, own ? names + 1 : names, own ? 1 : 2));
  crd_text_printf(&line, ", as %.*s", CRD_PRINT(attributes->user.name));
  crd_text_add_shown(out, crd_text_string(&line), CRD_SHOWN_LINE);
  crd_text_add_char(out, '\n');
}

/* `place` is the object's place: "file:line:column". */
static void admission_print_text(crd_text *out, crd_string place, const crd_admission_attributes *attributes,
                                 const admission_rows *rows) {
  static const crd_string titles[COLUMNS] = {CRD_STRING_INIT("#"), CRD_STRING_INIT("KIND"), CRD_STRING_INIT("NAME"),
                                             CRD_STRING_INIT("ASKED ABOUT"), CRD_STRING_INIT("BY")};
  crd_string(*cells)[COLUMNS] = crd_arena_alloc(out->arena, (rows->count + 1) * sizeof *cells);
  size_t widths[COLUMNS], asked = 0;
  for (size_t i = 0; i < COLUMNS; i++) widths[i] = titles[i].size;
  for (size_t i = 0; i < rows->count; i++) {
    fill_cells(out->arena, attributes, &rows->items[i], cells[i]);
    asked += rows->items[i].asked;
    for (size_t k = 0; k < COLUMNS; k++)
      if (cells[i][k].size > widths[k]) widths[k] = cells[i][k].size;
  }
  print_subject(out, place, attributes);
  if (rows->count) print_cells(out, widths, titles);
  for (size_t i = 0; i < rows->count; i++) print_cells(out, widths, cells[i]);
  if (rows->error.size) crd_say_text(out, "  not judged: %.*s\n", CRD_PRINT(rows->error));
  crd_text_printf(out, "  %zu of %zu asked\n", asked, rows->count);
}

/* ---- JSON ---- */

static void add_json_row(crd_text *out, const crd_admission_attributes *attributes, const admission_row *row) {
  bool hook = crd_string_has_suffix(crd_string_of(row->kind), CRD_STRING("Webhook"));
  crd_string own = resource_text(out->arena, attributes);
  crd_text_add_char(out, '{');
  crdc_put_known(out, "kind", crd_string_of(row->kind));
  crdc_put_known(out, hook ? "configuration" : "policy", row->owner);
  crdc_put_known(out, hook ? "webhook" : "binding", row->name);
  crdc_put_known(out, "param", row->param);
  crd_text_add(out, row->asked ? CRD_STRING(",\"asked\":true") : CRD_STRING(",\"asked\":false"));
  if (row->order) crd_text_printf(out, ",\"order\":%u", row->order);
  if (row->round) crd_text_printf(out, ",\"round\":%u", row->round);
  if (row->asked) crdc_put_known(out, "resource", row->resource.size ? row->resource : own);
  if (row->asked) crdc_put_known(out, "as", row->sent.size ? row->sent : kind_text(out->arena, attributes));
  crdc_put_known(out, "why", row->why);
  crdc_put_known(out, "detail", row->detail);
  crd_text_add_char(out, '}');
}

/* Prints one line of JSON. */
static void admission_print_json(crd_text *out, crd_string place, const crd_admission_attributes *attributes,
                                 const admission_rows *rows) {
  crd_text_add_char(out, '{');
  crdc_put_known(out, "place", place);
  crdc_put_known(out, "operation", attributes->operation);
  crdc_put_known(out, "resource", resource_text(out->arena, attributes));
  crdc_put_known(out, "namespace", attributes->namespace_);
  crdc_put_known(out, "name", attributes->name);
  crdc_put_known(out, "user", attributes->user.name);
  crdc_put_known(out, "error", rows->error);
  crd_text_add(out, CRD_STRING(",\"rows\":["));
  for (size_t i = 0; i < rows->count; i++) {
    if (i) crd_text_add_char(out, ',');
    add_json_row(out, attributes, &rows->items[i]);
  }
  crd_text_add(out, CRD_STRING("]}\n"));
}

enum { MOST_GROUPS = 64 };

typedef struct admission_options {
  common common;
  const char *operation, *old_object, *user, *name_space, *sub_resource, *output;
  const char *groups[MOST_GROUPS];
  size_t group_count;
  bool json, dry_run;
  const char *object;
  arguments configuration;
} admission_options;

#define AT(member) offsetof(admission_options, member)

static options_result take_user_group(void *target, const flag *flag, const char *value) {
  admission_options *options = target;
  (void)flag;
  if (options->group_count == MOST_GROUPS) return OPTIONS_WRONG;
  options->groups[options->group_count++] = value;
  return OPTIONS_RUN;
}

static const flag flags[] = {
    FLAG_TEXT("operation", 0, AT(operation), "OPERATION",
              "CREATE, UPDATE, DELETE or CONNECT (UPDATE with --old, else\n"
              "CREATE)"),
    FLAG_TEXT("old", 0, AT(old_object), "FILE", "the object before the change"),
    FLAG_TEXT("as", 0, AT(user), "USER", "who asks (kubernetes-admin of system:masters)"),
    FLAG_VALUE("as-group", 0, take_user_group, 0, "GROUP", "a group that USER is in; may stand several times", NULL),
    FLAG_TEXT("namespace", 'n', AT(name_space), "NAME", "of objects that name none (default)"),
    FLAG_TEXT("subresource", 0, AT(sub_resource), "NAME",
              "the request is about it: status, scale; of CONNECT exec,\n"
              "attach, portforward, proxy"),
    FLAG_ON("dry-run", 0, AT(dry_run), "the request is a dry run"),
    FLAG_TEXT("output", 'o', AT(output), "text|json", "a table, or a line of JSON for each object (text)"),
    COMMAND_KUBERNETES,
    COMMAND_HELP,
};

static const char *refuse_admission(void *target) {
  static const char *const operations[] = {"CREATE", "UPDATE", "DELETE", "CONNECT"};
  admission_options *options = target;
  arguments *operands = &options->common.crds;
  if (!operands->count || strcmp(operands->operands[0], "explain") != 0)
    return "one thing can be done: crdc admission explain OBJECT CONFIG...";
  if (operands->count < 3) return "an object and a configuration are needed";
  if (!command_takes_form(options->output, &options->json)) return "--output takes text or json";
  if (!options->operation) options->operation = options->old_object ? "UPDATE" : "CREATE";
  size_t i = 0;
  while (i < 4 && strcmp(options->operation, operations[i]) != 0) i++;
  if (i == 4) return "--operation takes CREATE, UPDATE, DELETE or CONNECT";
  if (options->old_object && strcmp(options->operation, "UPDATE") != 0) return "--old is of an UPDATE";
  if (!options->old_object && strcmp(options->operation, "UPDATE") == 0) return "an UPDATE needs --old FILE";
  if (options->group_count && !options->user) return "--as-group is beside --as";
  options->object = operands->operands[1];
  options->configuration = (arguments){operands->operands + 2, operands->count - 2};
  operands->count = 0; /* the paths are read later */
  return NULL;
}

/* ---- the request ---- */

typedef struct explanation {
  const admission_options *options;
  const crd_admission_configuration *configuration;
  const crd_value *old_object;
  crd_user user;
  bool wrong;
} explanation;

static void complain_of_input(void *context, crd_string what) {
  (void)context;
  crd_say(stderr, "crdc admission: %-.*s\n", CRD_PRINT(what));
}

/* The objects of a CONNECT to a resource: options, which the API server makes from the URL. */
static const struct {
  const char *kind, *resource, *sub_resource, *connects;
} connections[] = {{"Pod", "pods", "exec", "PodExecOptions"},
                   {"Pod", "pods", "attach", "PodAttachOptions"},
                   {"Pod", "pods", "portforward", "PodPortForwardOptions"},
                   {"Pod", "pods", "proxy", "PodProxyOptions"},
                   {"Service", "services", "proxy", "ServiceProxyOptions"},
                   {"Node", "nodes", "proxy", "NodeProxyOptions"}};

static crd_string text_in(const crd_value *object, const char *name) {
  const crd_value *metadata = crd_value_get(object, CRD_STRING("metadata"));
  return metadata ? crd_value_text(crd_value_get(metadata, crd_string_of(name))) : (crd_string){NULL, 0};
}

/* The request names the connected Pod, Service or Node; its object is the options. */
static void connect_to(crd_arena *arena, crd_admission_attributes *attributes) {
  const crd_value *named = attributes->object;
  crd_string kind = crd_value_text(crd_value_get(named, CRD_STRING("kind")));
  for (size_t i = 0; i < sizeof connections / sizeof *connections; i++) {
    if (!crd_string_equal(kind, crd_string_of(connections[i].kind)) ||
        !crd_string_equal(attributes->sub_resource, crd_string_of(connections[i].sub_resource)))
      continue;
    crd_value *made = crd_arena_alloc(arena, sizeof *made);
    *made = crd_value_make_map(arena, 2);
    crd_value_add(arena, made, CRD_STRING("apiVersion"), crd_value_make_string(CRD_STRING("v1")));
    crd_value_add(arena, made, CRD_STRING("kind"), crd_value_make_string(crd_string_of(connections[i].connects)));
    attributes->object = made;
    attributes->resource = (crd_gvr){{NULL, 0}, CRD_STRING("v1"), crd_string_of(connections[i].resource)};
    attributes->name = text_in(named, "name");
    if (text_in(named, "namespace").size) attributes->namespace_ = text_in(named, "namespace");
    if (!attributes->namespace_.size && i < 5) attributes->namespace_ = CRD_STRING("default");
    return;
  }
}

/* Objects of unknown kinds may be namespaced. */
static bool is_namespaced(const explanation *self, const crd_value *object) {
  crd_group_version version = crd_group_version_of(crd_value_text(crd_value_get(object, CRD_STRING("apiVersion"))));
  crd_gvk kind = {version.group, version.version, crd_value_text(crd_value_get(object, CRD_STRING("kind")))};
  found_resource found;
  return !crd_resource_of_kind(self->configuration->resources, kind, &found) || found.namespaced;
}

static crd_admission_attributes attributes_of(const explanation *self, crd_arena *arena, const crd_value *object) {
  const admission_options *options = self->options;
  bool deletes = strcmp(options->operation, "DELETE") == 0;
  crd_admission_attributes attributes = {.operation = crd_string_of(options->operation),
                                         .object = deletes ? NULL : object,
                                         .old_object = deletes ? object : self->old_object,
                                         .dry_run = options->dry_run,
                                         .user = self->user};
  if (options->sub_resource) attributes.sub_resource = crd_string_of(options->sub_resource);
  if (!text_in(object, "namespace").size && is_namespaced(self, object))
    attributes.namespace_ = crd_string_of(options->name_space);
  if (strcmp(options->operation, "CONNECT") == 0) connect_to(arena, &attributes);
  return attributes;
}

static bool explain_object(void *context, const object_place *place, crd_value *object) {
  explanation *self = context;
  crd_arena *arena = self->options->common.arena;
  crd_position at = crd_position_of(place->input->text, place->offset);
  crd_string where = crd_arena_printf(arena, "%s:%u:%u", place->input->name, at.line, at.column);
  crd_admission_attributes attributes = attributes_of(self, arena, object);
  admission_rows rows = {.arena = arena};
  crd_text out = {.arena = arena};
  if (crd_admission_complete(arena, self->configuration, &attributes, &rows.error))
    admission_rows_make(&rows, self->configuration, &attributes);
  self->wrong = self->wrong || rows.error.size;
  if (self->options->json)
    admission_print_json(&out, where, &attributes, &rows);
  else
    admission_print_text(&out, where, &attributes, &rows);
  fwrite(out.data, 1, out.size, stdout);
  return true;
}

static bool take_old(void *context, const object_place *place, crd_value *object) {
  explanation *self = context;
  (void)place;
  self->old_object = object;
  return true;
}

static int run_admission(void *target, compilation *compilation) {
  const admission_options *options = target;
  (void)compilation;
  const admission_files_source source = {.paths = options->configuration.operands,
                                         .path_count = options->configuration.count,
                                         .kubernetes_minor = options->common.settings.kubernetes_minor,
                                         .complain = complain_of_input};
  admission_files *files = admission_files_load(&source);
  if (!files) return EXIT_UNDONE;
  crd_arena *arena = options->common.arena;
  explanation self = {.options = options, .configuration = admission_files_configuration(files)};
  self.user = impersonated_user(arena, options->user, options->groups, options->group_count);
  object_reader reader = {.arena = arena, .take = take_old, .complain = complain_of_input, .context = &self};
  bool good = !options->old_object || object_files_read(&reader, options->old_object);
  reader.take = explain_object;
  good = good && object_files_read(&reader, options->object);
  admission_files_destroy(files);
  return !good ? EXIT_UNDONE : self.wrong ? EXIT_WRONG : EXIT_GOOD;
}

const command admission_command = {.program = "crdc admission",
                                   .without_crds = true,
                                   .size = sizeof(admission_options),
                                   .refuse = refuse_admission,
                                   .run = run_admission,
                                   .page = &page_crdc_admission,
                                   .flags = flags,
                                   .flag_count = sizeof flags / sizeof *flags};

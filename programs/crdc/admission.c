/* SPDX-License-Identifier: Apache-2.0 */
/* crdc admission explain: which webhooks and policies of a configuration are asked about an object, and by what. */
#include "../../runtime/admission/configuration/configuration.h"
#include "../../runtime/base/say.h"
#include "../../runtime/text/group_version.h"
#include "admission_print.h"
#include "command/command.h"
#include "impersonation.h"
#include "judges/admission_files.h"
#include "object_files.h"

#include <string.h>

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
  operands->count = 0; /* they are looked for where they are read */
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

/* What CONNECT to a resource has for its object: options, which the API server makes of the URL. */
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

/* A Pod, Service or Node that is connected to is named by the request, whose object the options are. */
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

/* Objects of kinds that nobody knows may be. */
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

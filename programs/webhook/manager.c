/* SPDX-License-Identifier: Apache-2.0 */
/* webhook-manager's flags are rows; their values become options of this program. */
#include "manager.h"
#include <crd/go_text.h>
#include <crd/guard.h>
#include <crd/json.h>
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define ENABLED_ADMISSION                                                                                                   \
  "/jobs/mutate,/jobs/validate,/podgroups/mutate,/pods/validate,/pods/mutate,/queues/mutate,/queues/validate"
#define REDIRECTION "2>&1"

/* ---- values of flags ---- */

options_result manager_take_unused(void *target, const flag *flag, const char *value) {
  manager_options *options = (manager_options *)(void *)((char *)target + flag->at);
  (void)value;
  for (size_t i = 0; i < options->unused_count; i++)
    if (strcmp(options->unused[i], flag->name) == 0) return OPTIONS_RUN;
  if (options->unused_count < MANAGER_UNUSED) options->unused[options->unused_count++] = flag->name;
  return OPTIONS_RUN;
}

options_result manager_take_rate(void *target, const flag *flag, const char *value) {
  char *end;
  float rate = strtof(value, &end);
  if (!*value || *end || !isfinite(rate)) return OPTIONS_WRONG;
  *(float *)(void *)((char *)target + flag->at) = rate;
  return OPTIONS_RUN;
}

options_result manager_take_truth_text(void *target, const flag *flag, const char *value) {
  bool truth = false;
  flag_take_truth(&truth, &(struct flag){.at = 0}, value);
  if (!truth && strcmp(value, "false") != 0 && strcmp(value, "0") != 0) return OPTIONS_WRONG;
  *(const char **)(void *)((char *)target + flag->at) = truth ? "true" : "false";
  return OPTIONS_RUN;
}

options_result manager_take_integer_text(void *target, const flag *flag, const char *value) {
  char *end;
  errno = 0;
  strtoll(value, &end, 10);
  bool digits = (*value >= '0' && *value <= '9') || (*value == '-' && value[1] >= '0' && value[1] <= '9');
  if (!digits || *end || errno) return OPTIONS_WRONG;
  *(const char **)(void *)((char *)target + flag->at) = value;
  return OPTIONS_RUN;
}

bool manager_takes_operand(const char *operand) {
  return strcmp(operand, REDIRECTION) == 0;
}

/* ---- settling ---- */

bool manager_is_meant(const manager_options *options) {
  return options->certificate != NULL;
}

bool manager_settle(manager_options *options, char *error, size_t size) {
  if (!manager_is_meant(options)) {
    const char *alone = options->key ? "--tls-private-key-file" : options->authority ? "--ca-cert-file" : NULL;
    if (alone) snprintf(error, size, "%s is beside --tls-cert-file: there is none", alone);
    return !alone;
  }
  if (!options->key) return snprintf(error, size, "--tls-cert-file wants --tls-private-key-file beside it"), false;
  bool named = (options->webhook_namespace && *options->webhook_namespace) ||
               (options->webhook_service_name && *options->webhook_service_name) ||
               (options->webhook_url && *options->webhook_url);
  if (!named) {
    snprintf(error, size, "failed to start webhooks as both 'url' and 'namespace/name' of webhook are empty");
    return false;
  }
  if (!options->enabled_admission) options->enabled_admission = ENABLED_ADMISSION;
  return true;
}

/* Go's error for a file that cannot be read. */
static bool reads_file(const char *name, const char *path, char *error, size_t size) {
  const char *call = "open";
  char byte;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file >= 0) call = "read";
  bool good = file >= 0 && read(file, &byte, 1) >= 0;
  const char *why = good ? "" : strerror(errno);
  if (file >= 0) close(file);
  if (!good)
    snprintf(error, size, "failed to read %s file (%s): %s %s: %c%s", name, path, call, path, tolower((unsigned char)*why),
             why + 1);
  return good;
}

bool manager_reads_files(const manager_options *options, char *error, size_t size) {
  if (!manager_is_meant(options)) return true;
  return reads_file("cacert", options->authority ? options->authority : "", error, size) &&
         reads_file("cert", options->certificate, error, size) && reads_file("key", options->key, error, size);
}

const char *manager_component(const manager_options *options) {
  if (!options->record_events) return NULL;
  return options->scheduler_names.count == 1 ? options->scheduler_names.items[0] : "volcano";
}

void manager_tell_unused(const manager_options *options, const logger *log) {
  char names[1024] = "";
  size_t used = 0;
  for (size_t i = 0; i < options->unused_count && used < sizeof names; i++)
    used += (size_t)snprintf(names + used, sizeof names - used, "%s--%s", i ? ", " : "", options->unused[i]);
  if (used) log_event(log, LOG_LEVEL_INFO, "setup", "flags without effect here", log_text("flags", crd_string_of(names)));
  snprintf(names, sizeof names, "%s%s%s", options->cascade_close ? "--enable-cascade-child-queue-close" : "",
           options->cascade_close && options->closed_before_delete ? ", " : "",
           options->closed_before_delete ? "--enable-queue-closed-before-delete-check" : "");
  if (*names)
    log_event(log, LOG_LEVEL_ERROR, "setup",
              "checks are asked for that are not made here: queues are opened and deleted as without these flags",
              log_text("flags", crd_string_of(names)));
}

/* ---- gates ---- */

/* AllAlpha and AllBeta cover declared gates. */
static bool is_gate(const crd_settings *declared, crd_string name) {
  return crd_string_equal(name, CRD_STRING("AllAlpha")) || crd_string_equal(name, CRD_STRING("AllBeta")) ||
         crd_settings_find_gate(declared, name);
}

/* The gates of a flag in an own text, with a comma before each. */
typedef struct gate_list {
  char *text;
  size_t size;
} gate_list;

static void add_gate(gate_list *list, const char *gate, size_t size) {
  list->text[list->size++] = ',';
  memcpy(list->text + list->size, gate, size);
  list->size += size;
}

char *manager_gates(const char *flag, const crd_settings *declared, const logger *log) {
  const size_t room = strlen(flag) + 2;
  gate_list known = {.text = calloc(1, room)}, unknown = {.text = calloc(1, room)};
  for (const char *at = flag; known.text && unknown.text && *at;) {
    size_t size = strcspn(at, ","), name = strcspn(at, ",=");
    crd_string gate = crd_go_trim((crd_string){at, name});
    bool kept = !gate.size || name == size || is_gate(declared, gate); /* invalid ones are kept, so that they are reported */
    add_gate(kept ? &known : &unknown, at, size);
    at += size + (at[size] == ',');
  }
  if (unknown.size)
    log_event(log, LOG_LEVEL_INFO, "setup", "feature gates without effect here",
              log_text("gates", crd_string_of(unknown.text + 1)));
  char *gates = known.text && unknown.text ? strdup(known.size ? known.text + 1 : "") : NULL;
  free(known.text);
  free(unknown.text);
  return gates;
}

/* ---- settings of rules ---- */

typedef struct settings_writing {
  const manager_options *options;
  const crd_settings *declared;
  crd_arena *arena;
  char *text;
} settings_writing;

static void write_settings(void *context) {
  settings_writing *writing = context;
  const manager_options *options = writing->options;
  const struct {
    crd_string name;
    const char *text;
  } scalars[] = {{CRD_STRING_INIT("maxQueueDepth"), options->max_queue_depth},
                 {CRD_STRING_INIT("enableQueueAllocatedPodsCheck"), options->pods_check},
                 {CRD_STRING_INIT("enableRootQueueProtection"), options->root_protection}};
  crd_text text = {.arena = writing->arena};
  size_t count = 0;
  for (size_t i = 0; i < sizeof scalars / sizeof *scalars; i++)
    if (scalars[i].text && crd_settings_find(writing->declared, scalars[i].name))
      crd_text_printf(&text, "%s\"%.*s\":%s", count++ ? "," : "", CRD_PRINT(scalars[i].name), scalars[i].text);
  const flag_texts *names = &options->scheduler_names;
  bool schedulers = names->count && crd_settings_find(writing->declared, CRD_STRING("schedulerNames"));
  if (schedulers) crd_text_add(&text, count++ ? CRD_STRING(",\"schedulerNames\":") : CRD_STRING("\"schedulerNames\":"));
  for (size_t i = 0; schedulers && i < names->count; i++) {
    crd_text_add_char(&text, i ? ',' : '[');
    crd_json_write_string(&text, crd_string_of(names->items[i]), CRD_JSON_COMPACT);
  }
  if (schedulers) crd_text_add_char(&text, ']');
  crd_string own = crd_text_string(&text);
  crd_string whole = crd_arena_printf(writing->arena, "{\"config\":{%.*s}}", CRD_PRINT(own));
  if (count) writing->text = strndup(whole.data, whole.size);
}

char *manager_settings(const manager_options *options, const crd_settings *declared) {
  settings_writing writing = {.options = options, .declared = declared, .arena = crd_arena_create(NULL)};
  errno = 0;
  if (!writing.arena || crd_guard(writing.arena, write_settings, &writing) != CRD_STOP_NONE) errno = ENOMEM;
  crd_arena_destroy(writing.arena);
  return writing.text;
}

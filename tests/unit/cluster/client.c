/* SPDX-License-Identifier: Apache-2.0 */
/* A program that keeps a client running and says on standard output, a JSON line for each line of standard input, what it
 * knows. Tests start it beside an API server.
 *
 *   client OPTION... [--kind GROUP/VERSION/RESOURCE [--keep PATH]... [--index PATH]...]... [--mutating NAME|--validating
 * NAME]...
 *
 * Lines: get KIND NAMESPACE NAME, all KIND, by KIND INDEX VALUE, count KIND, state KIND, synced, registration, bundle FILE,
 * hold, release, stop, tell NAMESPACE NAME MESSAGE [FURTHER], recorded. KIND and INDEX are places; `-` is an empty word.
 * With --once it lists, and starts nothing; with
 * --rights NAME NAMESPACE ACCOUNT it only prints the manifests of the rights that it needs. */
#include <crd/cluster.h>
#include <crd/file.h>
#include <crd/json.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MOST 64

typedef struct client {
  crd_cluster_options options;
  crd_watch kinds[MOST];
  crd_string keep[MOST][MOST], indexes[MOST][CRD_CLUSTER_INDEXES + 1];
  size_t kind_count;
  crd_cluster_webhook webhooks[MOST];
  size_t webhook_count;
  const char *bundle, *component;
  bool once;
  crd_cluster *cluster;
  const crd_cluster_view *held;
} client;

static void log_line(void *context, bool is_error, crd_string about, crd_string message) {
  (void)context;
  fprintf(stderr, "%s %.*s: %.*s\n", is_error ? "error" : "info", CRD_PRINT(about), CRD_PRINT(message));
}

static void add_kind(client *client, char *text) {
  char *version = strchr(text, '/'), *resource = version ? strchr(version + 1, '/') : NULL;
  if (!resource || client->kind_count == MOST) exit(2);
  size_t place = client->kind_count++;
  client->kinds[place] = (crd_watch){.group = {text, (size_t)(version - text)},
                                     .version = {version + 1, (size_t)(resource - version - 1)},
                                     .resource = crd_string_of(resource + 1),
                                     .keep = client->keep[place],
                                     .indexes = client->indexes[place]};
}

static bool set_number(crd_cluster_options *options, const char *name, const char *value) {
  unsigned number = (unsigned)strtoul(value, NULL, 10);
  if (strcmp(name, "--page-size") == 0)
    options->page_size = number;
  else if (strcmp(name, "--object-limit") == 0)
    options->object_limit = number;
  else if (strcmp(name, "--request-timeout") == 0)
    options->request_timeout = number;
  else if (strcmp(name, "--silence") == 0)
    options->silence = number;
  else if (strcmp(name, "--backoff-least") == 0)
    options->backoff_least = number;
  else if (strcmp(name, "--backoff-most") == 0)
    options->backoff_most = number;
  else if (strcmp(name, "--registration-wait") == 0)
    options->registration_wait = number;
  else if (strcmp(name, "--memory") == 0)
    options->memory = number;
  else if (strcmp(name, "--burst") == 0)
    options->burst = number;
  else if (strcmp(name, "--qps") == 0)
    options->qps = strtod(value, NULL);
  else
    return false;
  return true;
}

static bool set_option(client *client, const char *name, char *value) {
  crd_watch *kind = client->kind_count ? &client->kinds[client->kind_count - 1] : NULL;
  if (strcmp(name, "--kubeconfig") == 0)
    client->options.kubeconfig = value;
  else if (strcmp(name, "--context") == 0)
    client->options.context = value;
  else if (strcmp(name, "--master") == 0)
    client->options.master = value;
  else if (strcmp(name, "--service-account") == 0)
    client->options.service_account = value;
  else if (strcmp(name, "--bundle") == 0)
    client->bundle = value;
  else if (strcmp(name, "--component") == 0)
    client->component = value;
  else if (strcmp(name, "--kind") == 0)
    add_kind(client, value);
  else if (strcmp(name, "--keep") == 0 && kind)
    client->keep[kind - client->kinds][kind->keep_count++] = crd_string_of(value);
  else if (strcmp(name, "--index") == 0 && kind)
    client->indexes[kind - client->kinds][kind->index_count++] = crd_string_of(value);
  else if (strcmp(name, "--mutating") == 0 || strcmp(name, "--validating") == 0)
    client->webhooks[client->webhook_count++] = (crd_cluster_webhook){name[2] == 'm', crd_string_of(value)};
  else
    return set_number(&client->options, name, value);
  return true;
}

static crd_string read_bundle(crd_arena *arena, const char *file) {
  crd_string text = {NULL, 0}, error;
  if (file && !crd_file_read(arena, file, &text, &error)) {
    fprintf(stderr, "%.*s\n", CRD_PRINT(error));
    exit(2);
  }
  return text;
}

/* ---- commands ---- */

static void print_objects(crd_arena *arena, const crd_value **objects, size_t count) {
  crd_text text = {.arena = arena};
  crd_text_add_char(&text, '[');
  for (size_t i = 0; i < count; i++) {
    if (i) crd_text_add_char(&text, ',');
    crd_json_write(&text, objects[i], CRD_JSON_GO);
  }
  crd_text_add_char(&text, ']');
  printf("%.*s\n", CRD_PRINT(crd_text_string(&text)));
}

static void print_state(client *client, size_t kind) {
  crd_cluster_kind_state state = crd_cluster_kind_look(client->cluster, kind);
  printf("{\"synced\":%s,\"age\":%lld,\"objects\":%llu,\"lists\":%llu,\"watches\":%llu,\"events\":%llu,\"failures\":%llu}\n",
         state.synced ? "true" : "false", (long long)state.age, (unsigned long long)state.objects,
         (unsigned long long)state.lists, (unsigned long long)state.watches, (unsigned long long)state.events,
         (unsigned long long)state.failures);
}

static void print_registration(client *client, crd_arena *arena) {
  char error[1024];
  crd_cluster_registration state = crd_cluster_registration_look(client->cluster, error, sizeof error);
  crd_text text = {.arena = arena};
  crd_json_write_string(&text, crd_string_of(error), CRD_JSON_GO);
  printf("{\"wanted\":%zu,\"set\":%zu,\"failed\":%zu,\"contested\":%zu,\"updates\":%llu,\"error\":%.*s}\n", state.wanted,
         state.set, state.failed, state.contested, (unsigned long long)state.updates, CRD_PRINT(crd_text_string(&text)));
}

static void print_recorded(const client *client) {
  crd_cluster_recorded state = crd_cluster_recorded_look(client->cluster);
  printf("{\"wanted\":%s,\"recorded\":%llu,\"failed\":%llu,\"dropped\":%llu}\n", state.wanted ? "true" : "false",
         (unsigned long long)state.recorded, (unsigned long long)state.failed, (unsigned long long)state.dropped);
}

/* One event, or those of `many` objects. */
static void tell_event(const client *client, char *const *words) {
  unsigned long many = strtoul(words[4], NULL, 10);
  for (unsigned long i = 0; i <= many; i++) {
    char name[64];
    snprintf(name, sizeof name, many ? "%s-%lu" : "%s", words[2], i);
    crd_cluster_tell(client->cluster, &(crd_object_event){.type = CRD_STRING("Warning"),
                                                          .reason = CRD_STRING("Admit"),
                                                          .message = crd_string_of(words[3]),
                                                          .version = CRD_STRING("v1"),
                                                          .kind = CRD_STRING("Pod"),
                                                          .name_space = crd_string_of(words[1]),
                                                          .name = crd_string_of(name),
                                                          .uid = CRD_STRING("1-2-3")});
  }
  printf("true\n");
}

static void stop_client(client *client) {
  struct timespec begin, end;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  crd_cluster_stop(client->cluster);
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%lld\n", (long long)(end.tv_sec - begin.tv_sec) * 1000 + (end.tv_nsec - begin.tv_nsec) / 1000000);
}

static void look(client *client, crd_arena *arena, char *const *words) {
  const crd_cluster_view *view = client->held ? client->held : crd_cluster_view_take(client->cluster);
  size_t kind = strtoul(words[1], NULL, 10), index = strtoul(words[2], NULL, 10);
  const char *command = words[0];
  if (strcmp(command, "get") == 0) {
    const crd_value *object = crd_cluster_view_get(view, kind, crd_string_of(words[2]), crd_string_of(words[3]));
    if (object)
      printf("%.*s\n", CRD_PRINT(crd_json_encode(arena, object, CRD_JSON_GO)));
    else
      printf("null\n");
  } else {
    bool by = strcmp(command, "by") == 0;
    crd_string value = crd_string_of(words[3]);
    size_t count = by ? crd_cluster_view_by(view, kind, index, value, NULL, 0) : crd_cluster_view_all(view, kind, NULL, 0);
    const crd_value **objects = crd_arena_alloc(arena, (count + 1) * sizeof *objects);
    count = by ? crd_cluster_view_by(view, kind, index, value, objects, count)
               : crd_cluster_view_all(view, kind, objects, count);
    if (strcmp(command, "count") == 0)
      printf("%zu\n", count);
    else
      print_objects(arena, objects, count);
  }
  if (!client->held) crd_cluster_view_release(view);
}

static void obey(client *client, crd_arena *arena, char *line) {
  char *words[5] = {"", "", "", "", ""}, *rest = line;
  for (size_t i = 0; i < 5; i++) {
    char *word = strtok_r(rest, " \n", &rest);
    if (word) words[i] = strcmp(word, "-") == 0 ? "" : word;
  }
  if (strcmp(words[0], "state") == 0)
    print_state(client, strtoul(words[1], NULL, 10));
  else if (strcmp(words[0], "synced") == 0)
    printf("%s\n", crd_cluster_synced(client->cluster) ? "true" : "false");
  else if (strcmp(words[0], "registration") == 0)
    print_registration(client, arena);
  else if (strcmp(words[0], "bundle") == 0)
    printf("%s\n", crd_cluster_set_bundle(client->cluster, read_bundle(arena, words[1])) ? "true" : "false");
  else if (strcmp(words[0], "tell") == 0)
    tell_event(client, words);
  else if (strcmp(words[0], "recorded") == 0)
    print_recorded(client);
  else if (strcmp(words[0], "stop") == 0)
    stop_client(client);
  else if (strcmp(words[0], "hold") == 0 || strcmp(words[0], "release") == 0) {
    crd_cluster_view_release(client->held);
    client->held = words[0][0] == 'h' ? crd_cluster_view_take(client->cluster) : NULL;
    printf("true\n");
  } else
    look(client, arena, words);
  fflush(stdout);
}

static void run(client *client, crd_arena *arena) {
  char error[2048], line[4096];
  client->cluster = crd_cluster_create(&client->options, client->kinds, client->kind_count, error, sizeof error);
  bool good = client->cluster != NULL;
  if (good && client->webhook_count)
    good =
        crd_cluster_register(client->cluster, client->webhooks, client->webhook_count, read_bundle(arena, client->bundle));
  if (good && client->component) good = crd_cluster_record(client->cluster, crd_string_of(client->component));
  if (good)
    good = client->once ? crd_cluster_read(client->cluster, error, sizeof error)
                        : crd_cluster_start(client->cluster, error, sizeof error);
  if (!good) {
    fprintf(stderr, "error: %s\n", error);
    crd_cluster_destroy(client->cluster);
    crd_arena_destroy(arena);
    exit(1);
  }
  while (fgets(line, sizeof line, stdin)) {
    obey(client, arena, line);
    crd_arena_reset(arena);
  }
  crd_cluster_destroy(client->cluster);
  crd_cluster_view_release(client->held); /* it outlives the client */
}

static int print_rights(const client *client, crd_arena *arena, char *const *words) {
  crd_text text = {.arena = arena};
  crd_cluster_write_rights(&text, client->kinds, client->kind_count, client->webhooks, client->webhook_count,
                           client->component != NULL, crd_string_of(words[0]), crd_string_of(words[1]),
                           crd_string_of(words[2]));
  printf("%.*s", CRD_PRINT(crd_text_string(&text)));
  crd_arena_destroy(arena);
  return 0;
}

int main(int count, char **arguments) {
  static client client = {.options = {.log = log_line}};
  crd_arena *arena = crd_arena_create(NULL);
  for (int i = 1; i < count; i++) {
    if (strcmp(arguments[i], "--rights") == 0 && i + 3 < count) return print_rights(&client, arena, arguments + i + 1);
    if (strcmp(arguments[i], "--once") == 0)
      client.once = true;
    else if (i + 1 == count || !set_option(&client, arguments[i], arguments[i + 1]))
      return fprintf(stderr, "%s?\n", arguments[i]), 2;
    else
      i++;
  }
  run(&client, arena);
  crd_arena_destroy(arena);
  return 0;
}

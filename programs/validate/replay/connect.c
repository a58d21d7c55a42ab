/* SPDX-License-Identifier: Apache-2.0 */
#include "event.h"
#include <crd/url.h>
#include <stdlib.h>
#include <string.h>

enum { FLAGS = 1, COMMAND = 2, CONTAINER = 4, PORTS = 8, PATH = 16 };

/* The resources with connections, and the parameters of their options. */
static const struct connection {
  const char *resource, *sub_resource, *kind;
  unsigned has;
} connections[] = {{"pods", "exec", "PodExecOptions", FLAGS | COMMAND | CONTAINER},
                   {"pods", "attach", "PodAttachOptions", FLAGS | CONTAINER},
                   {"pods", "portforward", "PodPortForwardOptions", PORTS},
                   {"pods", "proxy", "PodProxyOptions", PATH},
                   {"services", "proxy", "ServiceProxyOptions", PATH},
                   {"nodes", "proxy", "NodeProxyOptions", PATH}};

static const struct connection *connection_of(const replay_event *event) {
  if (event->group.size || !event->sub_resource.size) return NULL;
  for (size_t i = 0; i < sizeof connections / sizeof *connections; i++)
    if (crd_string_equal(event->resource, crd_string_of(connections[i].resource)) &&
        crd_string_equal(event->sub_resource, crd_string_of(connections[i].sub_resource)))
      return &connections[i];
  return NULL;
}

static int hex_digit(char c) {
  static const char digits[] = "0123456789abcdef";
  const char *found = c ? strchr(digits, c | ('A' <= c && c <= 'Z' ? 0x20 : 0)) : NULL;
  return found ? (int)(found - digits) : -1;
}

/* The character at *at, which is advanced: "%41" is one character. */
static char next_character(crd_string text, size_t *at) {
  const char c = text.data[(*at)++];
  if (c != '%' || *at + 1 >= text.size || hex_digit(text.data[*at]) < 0 || hex_digit(text.data[*at + 1]) < 0) return c;
  *at += 2;
  return (char)(hex_digit(text.data[*at - 2]) * 16 + hex_digit(text.data[*at - 1]));
}

static bool is_parameter(crd_string text, const char *wanted) {
  size_t at = 0;
  while (at < text.size && *wanted)
    if (next_character(text, &at) != *wanted++) return false;
  return at == text.size && !*wanted;
}

bool replay_is_dry_run(const replay_event *event) {
  const crd_string escaped = CRD_STRING("\\u0026"); /* & in Go's JSON */
  crd_string path, rest = {NULL, 0};
  crd_string_cut(event->uri, '?', &path, &rest);
  while (rest.size) {
    const char *plain = memchr(rest.data, '&', rest.size), *code = memmem(rest.data, rest.size, escaped.data, escaped.size);
    const char *end = !plain || (code && code < plain) ? code : plain;
    const size_t size = end ? (size_t)(end - rest.data) : rest.size;
    if (is_parameter((crd_string){rest.data, size}, "dryRun=All")) return true;
    const size_t gone = size + (!end ? 0 : *end == '&' ? 1 : escaped.size);
    rest = (crd_string){rest.data + gone, rest.size - gone};
  }
  return false;
}

bool replay_connects(const replay_event *event) {
  return connection_of(event) != NULL;
}

/* The object being made, and the parameters for its members. */
typedef struct options_reader {
  crd_arena *arena;
  crd_value *object;
  const crd_url_parameter *parameters;
  size_t count;
} options_reader;

/* The next parameter of that name from *at on, or NULL. */
static const crd_url_parameter *next_parameter(const options_reader *reader, const char *name, size_t *at) {
  while (*at < reader->count) {
    const crd_url_parameter *parameter = &reader->parameters[(*at)++];
    if (crd_string_equal(parameter->key, crd_string_of(name))) return parameter;
  }
  return NULL;
}

static void set_option(const options_reader *reader, const char *name, crd_value value) {
  crd_value_set(reader->arena, reader->object, crd_string_of(name), value);
}

/* Convert_Slice_string_To_bool: everything except 0 and false means true. */
static void read_switch(const options_reader *reader, const char *name) {
  size_t at = 0;
  const crd_url_parameter *parameter = next_parameter(reader, name, &at);
  if (!parameter) return;
  const crd_string text = parameter->value;
  const bool no =
      crd_string_equal(text, CRD_STRING("0")) || (text.size == 5 && strncasecmp(text.data, "false", text.size) == 0);
  set_option(reader, name, crd_value_make_bool(!no));
}

static void read_word(const options_reader *reader, const char *name) {
  size_t at = 0;
  const crd_url_parameter *parameter = next_parameter(reader, name, &at);
  if (parameter) set_option(reader, name, crd_value_make_string(parameter->value));
}

static void read_words(const options_reader *reader, const char *name) {
  size_t at = 0;
  crd_value list = crd_value_make_list(reader->arena, 0);
  for (const crd_url_parameter *parameter; (parameter = next_parameter(reader, name, &at));)
    crd_value_append(reader->arena, &list, crd_value_make_string(parameter->value));
  if (list.size) set_option(reader, name, list);
}

/* strconv.ParseUint(text, 10, 16) */
static bool read_port(crd_string text, int64_t *port) {
  *port = 0;
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] < '0' || text.data[i] > '9') return false;
    *port = *port * 10 + (text.data[i] - '0');
    if (*port > UINT16_MAX) return false;
  }
  return text.size > 0;
}

/* Convert_Slice_string_To_Slice_int32: separated by commas. */
static bool read_ports(const options_reader *reader) {
  size_t at = 0;
  crd_value list = crd_value_make_list(reader->arena, 0);
  for (const crd_url_parameter *parameter; (parameter = next_parameter(reader, "ports", &at));) {
    crd_string rest = parameter->value, first;
    for (bool more = true; more;) {
      int64_t port;
      more = crd_string_cut(rest, ',', &first, &rest);
      if (!read_port(first, &port)) return false;
      crd_value_append(reader->arena, &list, crd_value_make_int(port));
    }
  }
  if (list.size) set_option(reader, "ports", list);
  return true;
}

/* URL.Path for an escaped path, which is valid in any request that was handled. */
static crd_string unescape_path(crd_arena *arena, crd_string path) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < path.size;) crd_text_add_char(&text, next_character(path, &i));
  return crd_text_string(&text);
}

/* The path after the subresource, with a slash before it, and after it if the path ends with one. */
static void read_subpath(const options_reader *reader, const replay_event *event, crd_string path) {
  size_t skipped = event->namespace_.size ? 7 : 5; /* the components api, v1, namespaces, NAMESPACE, RESOURCE, NAME,
                                                    * SUBRESOURCE */
  const bool slash = path.size && path.data[path.size - 1] == '/';
  crd_string rest = path, part;
  while (rest.size && rest.data[0] == '/') rest.data++, rest.size--;
  while (rest.size && rest.data[rest.size - 1] == '/') rest.size--;
  while (skipped-- && rest.size) {
    crd_string behind = {NULL, 0};
    crd_string_cut(rest, '/', &part, &behind);
    rest = behind;
  }
  crd_text text = {.arena = reader->arena};
  if (rest.size && rest.data[0] != '/') crd_text_add_char(&text, '/');
  crd_text_add(&text, rest);
  if (slash) crd_text_add_char(&text, '/');
  if (text.size) set_option(reader, "path", crd_value_make_string(crd_text_string(&text)));
}

const crd_value *replay_connection(crd_arena *arena, const replay_event *event) {
  const struct connection *connection = connection_of(event);
  crd_string path, query = {NULL, 0};
  if (!connection) return NULL;
  crd_string_cut(replay_plain(arena, event->uri), '?', &path, &query);
  options_reader reader = {.arena = arena, .object = crd_arena_alloc(arena, sizeof *reader.object)};
  reader.parameters = crd_url_query(arena, query, &reader.count);
  *reader.object = crd_value_make_map(arena, 0);
  set_option(&reader, "apiVersion", crd_value_make_string(CRD_STRING("v1")));
  set_option(&reader, "kind", crd_value_make_string(crd_string_of(connection->kind)));
  static const char *const flags[] = {"stdin", "stdout", "stderr", "tty"};
  for (size_t i = 0; (connection->has & FLAGS) && i < 4; i++) read_switch(&reader, flags[i]);
  if (connection->has & CONTAINER) read_word(&reader, "container");
  if (connection->has & COMMAND) read_words(&reader, "command");
  if (connection->has & PATH) read_subpath(&reader, event, unescape_path(arena, path));
  return (connection->has & PORTS) && !read_ports(&reader) ? NULL : reader.object;
}

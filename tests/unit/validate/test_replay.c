/* SPDX-License-Identifier: Apache-2.0 */
/* What --replay reads audit logs with: events from their bytes, which are judged, the objects that were seen last, counts by
 * rule, blocks of whole events. */
#include "replay/event.h"
#include "replay/filter.h"
#include "replay/table.h"
#include <crd/json.h>
#include <criterion/criterion.h>
#include <stdlib.h>
#include <unistd.h>

#define WIDGET                                                                                                              \
  "\"objectRef\":{\"resource\":\"widgets\",\"apiGroup\":\"example.com\",\"apiVersion\":\"v1\",\"namespace\":\"n\","         \
  "\"name\":\"a\"}"
#define HEAD(verb)                                                                                                          \
  "{\"kind\":\"Event\",\"level\":\"RequestResponse\",\"auditID\":\"i\",\"stage\":\"ResponseComplete\",\"verb\":\"" verb     \
  "\"," WIDGET

static void expect_text(crd_string got, const char *wanted) {
  cr_expect(crd_string_equal(got, crd_string_of(wanted)), "%.*s, wanted %s", CRD_PRINT(got), wanted);
}

/* ---- events ---- */

Test(replay_event, is_read_in_two_steps) {
  const crd_string text = CRD_STRING(HEAD(
      "update") ",\"responseStatus\":{\"metadata\":{},\"code\":201},\"requestObject\":"
                "{\"a\":\"}\"},\"requestReceivedTimestamp\":\"2026-01-01T00:00:00Z\"} ");
  replay_event event;
  size_t at = 0;
  cr_assert(replay_event_begin(text, &at, &event));
  cr_expect(!event.whole);
  expect_text(event.resource, "widgets");
  expect_text(event.group, "example.com");
  expect_text(event.verb, "update");
  cr_expect_eq(event.request.size, 0);
  cr_assert(replay_event_end(text, &at, &event));
  expect_text(event.request, "{\"a\":\"}\"}");
  expect_text(event.time, "2026-01-01T00:00:00Z");
  cr_expect_eq(event.code, 201);
  expect_text(replay_event_time(text), "2026-01-01T00:00:00Z");
}

Test(replay_event, of_any_order_of_members) {
  const crd_string text = CRD_STRING("{ \"verb\" : \"create\", \"requestObject\" : {} , " WIDGET
                                     ",\n \"stage\":\"Panic\",\"level\":\"Request\",\"kind\":\"Event\" }");
  replay_event event;
  size_t at = 0;
  cr_assert(replay_event_begin(text, &at, &event));
  cr_assert(replay_event_end(text, &at, &event));
  expect_text(event.stage, "Panic");
  expect_text(event.request, "{}");
}

Test(replay_event, that_is_none_is_refused) {
  static const char *const texts[] = {
      "", "[]", "x", "{\"kind\":", "{\"kind\":\"Event\"", "{\"kind\":\"Event\"} {}", "{\"objectRef\":3}"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    replay_event event;
    size_t at = 0;
    cr_expect(!replay_event_begin(crd_string_of(texts[i]), &at, &event), "%s", texts[i]);
  }
  const crd_string cut = CRD_STRING(HEAD("create") ",\"requestObject\":{\"a\":");
  replay_event event;
  size_t at = 0;
  cr_expect(replay_event_begin(cut, &at, &event));
  cr_expect(!replay_event_end(cut, &at, &event));
}

Test(replay_event, elements_of_a_list) {
  const crd_string list = CRD_STRING("[ {\"a\":[1]} ,2, \"]\" ]");
  static const char *const wanted[] = {"{\"a\":[1]}", "2", "\"]\""};
  crd_string element;
  size_t at = 0;
  bool good;
  for (size_t i = 0; i < 3; i++) {
    cr_assert(replay_element(list, &at, &element, &good));
    expect_text(element, wanted[i]);
  }
  cr_expect(!replay_element(list, &at, &element, &good));
  cr_expect(good);
  at = 0;
  cr_expect(replay_element(CRD_STRING("[1"), &at, &element, &good));
  cr_expect(!replay_element(CRD_STRING("[1"), &at, &element, &good));
  cr_expect(!good);
}

/* ---- which are judged ---- */

static replay_counts filter_one(const char *text, const crd_kind *kind, replay_use *use) {
  const crd_kind *kinds[] = {kind};
  const replay_kinds known = {.items = kinds, .count = 1};
  replay_block block = {.data = (char *)text, .size = strlen(text), .lines = true, .first_line = 1};
  replay_counts counts = {.events = 0};
  replay_tasks tasks = {.count = 0};
  cr_assert(replay_filter(&known, &block, &counts, &tasks));
  *use = tasks.count ? tasks.items[0].use : (replay_use)-1;
  free(tasks.items);
  return counts;
}

Test(replay_filter, says_why_not) {
  static const crd_kind kind = {
      .group = {"example.com", 11}, .version = {"v1", 2}, .kind = {"Widget", 6}, .plural = {"widgets", 7}, .served = true};
  static const struct {
    const char *text;
    replay_reason reason; /* REPLAY_REASONS: it is judged */
    int use;              /* -1: none */
  } rows[] = {
      {HEAD("create") ",\"requestObject\":{\"kind\":\"Widget\"}}", REPLAY_REASONS, REPLAY_JUDGE},
      {HEAD("create") "}", REPLAY_LEVEL, REPLAY_FORGET},
      {HEAD("create") ",\"requestObject\":7}", REPLAY_UNREADABLE, REPLAY_FORGET},
      {HEAD("create") ",\"requestObject\":7,\"responseObject\":{\"kind\":\"Widget\"}}", REPLAY_UNREADABLE, REPLAY_REMEMBER},
      {HEAD("patch") ",\"responseObject\":{\"kind\":\"Widget\"}}", REPLAY_REASONS, REPLAY_JUDGE},
      {HEAD("patch") ",\"responseObject\":{\"kind\":\"Status\"}}", REPLAY_NOT_STORED, REPLAY_FORGET},
      {HEAD("create") ",\"responseStatus\":{\"code\":409},\"requestObject\":{}}", REPLAY_FAILED, -1},
      {HEAD("create") ",\"responseStatus\":{\"code\":422},\"requestObject\":{}}", REPLAY_REASONS, REPLAY_JUDGE},
      {HEAD("create") ",\"responseStatus\":{\"code\":403},\"requestObject\":{},\"annotations\":{"
                      "\"authorization.k8s.io/decision\":\"forbid\"}}",
       REPLAY_FORBIDDEN, -1},
      {HEAD("get") ",\"responseObject\":{\"kind\":\"Widget\"}}", REPLAY_READ, REPLAY_REMEMBER},
      {HEAD("list") "}", REPLAY_READ, -1},
      {HEAD("delete") "}", REPLAY_DELETE, REPLAY_FORGET},
      {HEAD("deletecollection") "}", REPLAY_DELETE, REPLAY_FORGET_ALL},
      {HEAD("deletecollection") ",\"responseObject\":{\"items\":[]}}", REPLAY_DELETE, REPLAY_FORGET_ALL},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    replay_use use;
    const replay_counts counts = filter_one(rows[i].text, &kind, &use);
    cr_expect_eq(counts.events, 1, "%s", rows[i].text);
    cr_expect_eq((int)use, rows[i].use, "%s: %d", rows[i].text, (int)use);
    for (size_t k = 0; k < REPLAY_REASONS; k++)
      cr_expect_eq(counts.reasons[k], k == (size_t)rows[i].reason, "%s: %s", rows[i].text,
                   replay_reason_name((replay_reason)k));
  }
}

/* ---- connections ---- */

#define CONNECTION(resource, sub, uri)                                                                                      \
  "{\"kind\":\"Event\",\"level\":\"Metadata\",\"stage\":\"ResponseComplete\",\"requestURI\":\"/api/v1/namespaces/"          \
  "n/" resource "/p/" sub uri "\",\"verb\":\"get\",\"objectRef\":{\"resource\":\"" resource                                 \
  "\",\"namespace\":\"n\",\"name\":\"p\",\"apiVersion\":\"v1\",\"subresource\":\"" sub "\"}}"

Test(replay_connect, options_of_a_uri) {
  static const struct {
    const char *event, *wanted; /* NULL: none that the API server takes */
  } rows[] = {
      {CONNECTION("pods", "exec",
                  "?command=sh\\u0026command=-c\\u0026container=a%20b\\u0026stdin=true\\u0026tty=0&stderr=FALSE&stdout"),
       "{\"apiVersion\":\"v1\",\"command\":[\"sh\",\"-c\"],\"container\":\"a "
       "b\",\"kind\":\"PodExecOptions\",\"stderr\":false,"
       "\"stdin\":true,\"stdout\":true,\"tty\":false}"},
      {CONNECTION("pods", "attach", "?command=x"), "{\"apiVersion\":\"v1\",\"kind\":\"PodAttachOptions\"}"},
      {CONNECTION("pods", "portforward", "?ports=80,443&ports=8080"),
       "{\"apiVersion\":\"v1\",\"kind\":\"PodPortForwardOptions\",\"ports\":[80,443,8080]}"},
      {CONNECTION("pods", "portforward", "?ports=65536"), NULL},
      {CONNECTION("pods", "portforward", "?ports=80,"), NULL},
      {CONNECTION("services", "proxy", "/a%2Fb/c/?d=e"),
       "{\"apiVersion\":\"v1\",\"kind\":\"ServiceProxyOptions\",\"path\":\"/a/b/c/\"}"},
      {CONNECTION("services", "proxy", ""), "{\"apiVersion\":\"v1\",\"kind\":\"ServiceProxyOptions\"}"},
      {CONNECTION("pods", "proxy", "/"), "{\"apiVersion\":\"v1\",\"kind\":\"PodProxyOptions\",\"path\":\"/\"}"},
      {CONNECTION("pods", "log", ""), NULL}};
  crd_arena *arena = crd_arena_create(NULL);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const crd_string text = crd_string_of(rows[i].event);
    replay_event event;
    size_t at = 0;
    cr_assert(replay_event_begin(text, &at, &event) && replay_event_end(text, &at, &event));
    cr_expect_eq(replay_connects(&event), !crd_string_equal(event.sub_resource, CRD_STRING("log")));
    const crd_value *options = replay_connection(arena, &event);
    cr_expect_eq(options != NULL, rows[i].wanted != NULL, "%s", rows[i].event);
    if (options && rows[i].wanted) expect_text(crd_json_encode(arena, options, CRD_JSON_GO), rows[i].wanted);
  }
  crd_arena_destroy(arena);
}

Test(replay_filter, counts_broken_lines) {
  static const crd_kind kind = {.group = {"g", 1}, .version = {"v1", 2}, .plural = {"things", 6}, .served = true};
  replay_use use;
  const replay_counts counts = filter_one("\n{}\nnothing\n" HEAD("list") "}\n" HEAD("list") ",\"respo", &kind, &use);
  cr_expect_eq(counts.events, 1);
  cr_expect_eq(counts.broken, 3);
  cr_expect_eq(counts.broken_line, 2);
}

/* ---- objects ---- */

Test(replay_known, forgets_the_oldest) {
  replay_known *known = replay_known_create(900); /* three do not fit, however little is kept beside them */
  char object[300];
  memset(object, 'x', sizeof object);
  const crd_string large = {object, sizeof object};
  replay_known_put(known, CRD_STRING("n/a"), large);
  replay_known_put(known, CRD_STRING("n/b"), large);
  cr_expect_eq(replay_known_get(known, CRD_STRING("n/a")).size, sizeof object);
  replay_known_put(known, CRD_STRING("n/c"), large); /* b goes: a was asked for */
  cr_expect_eq(replay_known_get(known, CRD_STRING("n/b")).size, 0);
  cr_expect_eq(replay_known_get(known, CRD_STRING("n/a")).size, sizeof object);
  cr_expect_eq(replay_known_lost(known), 1);
  replay_known_put(known, CRD_STRING("n/a"), CRD_STRING("new"));
  expect_text(replay_known_get(known, CRD_STRING("n/a")), "new");
  replay_known_drop(known, CRD_STRING("n/a"));
  cr_expect_eq(replay_known_get(known, CRD_STRING("n/a")).size, 0);
  replay_known_put(known, CRD_STRING("m/a"), CRD_STRING("1"));
  replay_known_drop_all(known, CRD_STRING("n/"));
  cr_expect_eq(replay_known_get(known, CRD_STRING("n/c")).size, 0);
  expect_text(replay_known_get(known, CRD_STRING("m/a")), "1");
  replay_known_destroy(known);
}

/* ---- counts ---- */

static void add(replay_table *table, const char *rule, uint64_t line) {
  const replay_rule row = {.effect = REPLAY_REFUSED, .source = CRD_STRING("crd"), .rule = crd_string_of(rule)};
  const replay_seen seen = {.line = line, .id = CRD_STRING("i")};
  replay_table_add(table, &row, &seen);
}

Test(replay_table, keeps_the_first_examples) {
  replay_table *table = replay_table_create(2, 2), *other = replay_table_create(2, 2);
  size_t count;
  add(table, "b", 5);
  add(table, "a", 9);
  add(table, "a", 7);
  add(table, "a", 8);
  add(table, "c", 1); /* there is no room for it */
  add(other, "a", 3);
  replay_table_merge(table, other);
  const replay_row **rows = replay_table_rows(table, REPLAY_REFUSED, &count);
  cr_assert_eq(count, 3);
  expect_text(rows[0]->rule.rule, "a");
  cr_expect_eq(rows[0]->count, 4);
  cr_assert_eq(rows[0]->example_count, 2);
  cr_expect_eq(rows[0]->examples[0].line, 3);
  cr_expect_eq(rows[0]->examples[1].line, 7);
  expect_text(rows[2]->rule.source, "others");
  free((void *)rows);
  replay_table_destroy(table);
  replay_table_destroy(other);
}

/* ---- blocks ---- */

/* How many events a log is cut into; in `last_line` where the last of them is. */
static size_t count_events(const char *text, uint64_t *last_line, uint64_t *broken) {
  char path[] = "/tmp/replay-XXXXXX";
  const char *error;
  const int file = mkstemp(path);
  cr_assert(file >= 0 && write(file, text, strlen(text)) == (ssize_t)strlen(text));
  close(file);
  replay_blocks *blocks = replay_blocks_open(path, &error);
  cr_assert(blocks);
  replay_block block = {.size = 0};
  size_t count = 0;
  *last_line = *broken = 0;
  while (replay_blocks_next(blocks, &block, &error)) {
    cr_expect(!block.lines);
    count += block.count;
    if (block.count) *last_line = block.slices[block.count - 1].line;
    *broken += block.broken;
  }
  cr_expect_null(error);
  replay_block_free(&block);
  replay_blocks_close(blocks);
  unlink(path);
  return count;
}

Test(replay_block, cuts_documents) {
  static const struct {
    const char *text;
    size_t count;
    uint64_t line, broken;
  } rows[] = {{"{\n\"a\":\"}{\"\n}\n{\n}", 2, 4, 0},
              {"[{\"a\":{}},\n{}]", 2, 2, 0},
              {"{\n\"kind\":\"EventList\",\"metadata\":{},\"items\":[{\"items\":[{}]},\n\n{}],\"x\":{}}\n{}", 3, 5, 0},
              {"[{}, x, {}]", 2, 1, 0},
              {"{\n}\nx y\n{}", 2, 4, 1},
              {"{\n}\n{\"a\":", 1, 1, 1}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    uint64_t line, broken;
    cr_expect_eq(count_events(rows[i].text, &line, &broken), rows[i].count, "%s", rows[i].text);
    cr_expect_eq(line, rows[i].line, "%s: %d", rows[i].text, (int)line);
    cr_expect_eq(broken, rows[i].broken, "%s", rows[i].text);
  }
}

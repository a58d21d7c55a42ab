/* SPDX-License-Identifier: Apache-2.0 */
/* The parts of the client that need no server: cutting, keeping, trees, views, waits, kubeconfigs, patches, rights. */
#include "cluster/cutter.h"
#include "cluster/link.h"
#include "cluster/registration.h"
#include "cluster/store.h"
#include <crd/json.h>
#include <criterion/criterion.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- cutter ---- */

/* Cuts the text in pieces of `step` bytes; the objects, with a | behind each, and how it ended. */
static cutter_outcome cut_in_steps(json_cutter *cutter, const char *text, size_t step, char *objects) {
  size_t size = strlen(text), out = 0;
  cutter_outcome outcome = CUTTER_MORE;
  for (size_t at = 0; at < size && outcome == CUTTER_MORE; at += step) {
    size_t piece_size = size - at < step ? size - at : step;
    char *exact = malloc(piece_size); /* its end is the end of what may be read */
    memcpy(exact, text + at, piece_size);
    crd_string piece = {exact, piece_size}, object;
    while ((outcome = crd_json_cut(cutter, &piece, &object)) == CUTTER_OBJECT) {
      memcpy(objects + out, object.data, object.size);
      out += object.size;
      objects[out++] = '|';
    }
    free(exact);
  }
  objects[out] = 0;
  return outcome;
}

static const struct {
  cutter_mode mode;
  const char *text, *objects;
  cutter_outcome outcome;
  bool done;
} cuts[] = {
    {CUTTER_STREAM, "{\"a\":1}\n{\"b\":[{}]}\n", "{\"a\":1}|{\"b\":[{}]}|", CUTTER_MORE, true},
    {CUTTER_STREAM, " {\"}\\\"{\":\"]\\\\\"} {\"x", "{\"}\\\"{\":\"]\\\\\"}|", CUTTER_MORE, false},
    {CUTTER_STREAM, "", "", CUTTER_MORE, true},
    {CUTTER_STREAM, "{}x", "{}|", CUTTER_BAD, true},
    {CUTTER_STREAM, "[{}]", "", CUTTER_BAD, true},
    {CUTTER_LIST, "{\"metadata\":{\"a\":[{\"x\":[]}]},\"items\":[{\"b\":1}, {\"c\":{}}],\"z\":\"[{\"}",
     "{\"b\":1}|{\"c\":{}}|", CUTTER_MORE, true},
    {CUTTER_LIST, "{\"items\":[{\"b\":1}", "{\"b\":1}|", CUTTER_MORE, false},
    {CUTTER_LIST, "{\"items\":[[{}]]}", "", CUTTER_BAD, false},
    {CUTTER_LIST, "}", "", CUTTER_BAD, false},
    {CUTTER_LIST, "", "", CUTTER_MORE, false},
};

Test(cutter, objects_are_the_same_in_pieces_of_any_size) {
  for (size_t i = 0; i < sizeof cuts / sizeof *cuts; i++)
    for (size_t step = 1; step < 80; step++) {
      json_cutter cutter = {.mode = cuts[i].mode, .limit = 1000};
      char objects[256];
      cr_expect_eq(cut_in_steps(&cutter, cuts[i].text, step, objects), cuts[i].outcome, "%s in %zu", cuts[i].text, step);
      cr_expect_str_eq(objects, cuts[i].objects, "%s in %zu", cuts[i].text, step);
      if (cuts[i].outcome == CUTTER_MORE) cr_expect_eq(crd_json_cutter_done(&cutter), cuts[i].done, "%s", cuts[i].text);
      crd_json_cutter_end(&cutter);
    }
}

Test(cutter, what_is_around_a_list_is_json) {
  json_cutter cutter = {.mode = CUTTER_LIST, .limit = 1000};
  char objects[256];
  cut_in_steps(&cutter, "{\"metadata\":{\"resourceVersion\":\"7\"},\"items\":[{\"b\":1},{}]}", 3, objects);
  cr_expect_eq(cutter.rest.size, strlen("{\"metadata\":{\"resourceVersion\":\"7\"},\"items\":[0,0]}"));
  cr_expect_arr_eq(cutter.rest.data, "{\"metadata\":{\"resourceVersion\":\"7\"},\"items\":[0,0]}", cutter.rest.size);
  crd_json_cutter_end(&cutter);
}

Test(cutter, an_object_is_as_large_as_the_limit_and_no_larger) {
  for (size_t step = 1; step < 20; step++) {
    json_cutter cutter = {.mode = CUTTER_STREAM, .limit = 10};
    char objects[64];
    cr_expect_eq(cut_in_steps(&cutter, "{\"abcde\":1}", step, objects), CUTTER_TOO_LARGE);
    crd_json_cutter_end(&cutter);
    cr_expect_eq(cut_in_steps(&cutter, "{\"abcd\":1}{\"abcd\":2}", step, objects), CUTTER_MORE);
    cr_expect_str_eq(objects, "{\"abcd\":1}|{\"abcd\":2}|");
    crd_json_cutter_end(&cutter);
  }
}

/* ---- what is kept ---- */

static const crd_string queue_keep[] = {CRD_STRING_INIT("spec.parent"), CRD_STRING_INIT("metadata.annotations[a.b/c.d]"),
                                        CRD_STRING_INIT("status"), CRD_STRING_INIT("spec.list")};
static const crd_string queue_indexes[] = {CRD_STRING_INIT("spec.parent"), CRD_STRING_INIT("status.state")};
static const crd_watch queue_kind = {.group = CRD_STRING_INIT("scheduling.volcano.sh"),
                                     .version = CRD_STRING_INIT("v1beta1"),
                                     .resource = CRD_STRING_INIT("queues"),
                                     .kind = CRD_STRING_INIT("Queue"),
                                     .keep = queue_keep,
                                     .keep_count = 4,
                                     .indexes = queue_indexes,
                                     .index_count = 2};

static kept_object *keep(crd_arena *arena, kept_kind *kind, const char *json) {
  const crd_value *value = crd_json_parse(arena, crd_string_of(json), NULL, NULL);
  cr_assert_not_null(value, "%s", json);
  const crd_value *selected = crd_kept_select(arena, kind, value);
  return selected ? crd_kept_pack(kind, selected) : NULL;
}

Test(kept, the_parts_at_the_paths) {
  crd_arena *arena = crd_arena_create(NULL);
  const char *why;
  kept_kind *kind = crd_kept_kind_create(&queue_kind, &why);
  cr_assert_not_null(kind);
  char *text = strdup(
      "{\"kind\":\"Queue\",\"metadata\":{\"uid\":\"1\",\"namespace\":\"ns\",\"name\":\"q\",\"annotations\":{\"x\":\"1\","
      "\"a.b/c.d\":\"\\u00e9\"}},\"spec\":{\"weight\":1,\"list\":[1,2.5,null,true,{\"n\":[]}],\"parent\":\"p\"},"
      "\"status\":{\"state\":7}}");
  kept_object *object = keep(arena, kind, text);
  free(text); /* nothing of it is needed any more */
  crd_arena_reset(arena);
  cr_assert_not_null(object);
  crd_string json = crd_json_encode(arena, &object->value, CRD_JSON_GO);
  cr_expect_str_eq(crd_arena_copy(arena, json).data,
                   "{\"metadata\":{\"annotations\":{\"a.b/c.d\":\"\u00e9\"},\"name\":\"q\",\"namespace\":\"ns\"},"
                   "\"spec\":{\"list\":[1,2.5,null,true,{\"n\":[]}],\"parent\":\"p\"},\"status\":{\"state\":7}}");
  cr_expect(crd_string_equal(object->name, CRD_STRING("q")) && crd_string_equal(object->name_space, CRD_STRING("ns")));
  cr_expect(crd_string_equal(object->indexed[0], CRD_STRING("p")));
  cr_expect_eq(object->indexed[1].size, 0, "a number is no text");
  crd_kept_release(object);
  cr_expect_null(keep(arena, kind, "{\"metadata\":{\"name\":\"\"}}"));
  cr_expect_null(keep(arena, kind, "{\"metadata\":7}"));
  crd_kept_kind_release(kind);
  crd_arena_destroy(arena);
}

Test(kept, names_of_members_may_be_many_and_deep) {
  crd_arena *arena = crd_arena_create(NULL);
  const char *why;
  kept_kind *kind = crd_kept_kind_create(&queue_kind, &why);
  for (int i = 0; i < 3000; i++) { /* more than are shared */
    char text[256];
    snprintf(text, sizeof text, "{\"metadata\":{\"name\":\"q\"},\"status\":{\"name-%d\":%d,\"\":1}}", i, i);
    kept_object *object = keep(arena, kind, text);
    cr_assert_not_null(object);
    snprintf(text, sizeof text, "{\"metadata\":{\"name\":\"q\"},\"status\":{\"\":1,\"name-%d\":%d}}", i, i);
    cr_assert_str_eq(crd_arena_copy(arena, crd_json_encode(arena, &object->value, CRD_JSON_GO)).data, text);
    crd_kept_release(object);
    crd_arena_reset(arena);
  }
  size_t depth = 9990;
  crd_text deep = {.arena = arena};
  crd_text_add(&deep, CRD_STRING("{\"metadata\":{\"name\":\"q\"},\"status\":"));
  for (size_t i = 0; i < depth; i++) crd_text_add_char(&deep, '[');
  for (size_t i = 0; i < depth; i++) crd_text_add_char(&deep, ']');
  crd_text_add(&deep, CRD_STRING("}"));
  crd_text_add_char(&deep, 0);
  kept_object *object = keep(arena, kind, deep.data);
  cr_expect_not_null(object);
  crd_kept_release(object);
  crd_kept_kind_release(kind);
  crd_arena_destroy(arena);
}

Test(kept, paths_that_are_none) {
  static const char *const bad[] = {"", ".", "a.", ".a", "a..b", "a[b", "[]", "a[b]c"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    crd_string path = crd_string_of(bad[i]);
    const char *why = NULL;
    crd_watch kind = {.keep = &path, .keep_count = 1};
    cr_expect_null(crd_kept_kind_create(&kind, &why), "%s", bad[i]);
    cr_expect_not_null(why);
  }
}

/* ---- the store ---- */

#define MODEL 200

/* What must be in the store: a parent per name, 0 where there is no object. */
typedef struct model {
  unsigned parents[MODEL];
} model;

static void put_queue(crd_arena *arena, store *store, unsigned name, unsigned parent) {
  char text[128];
  store_writer *writer = crd_store_writer(store, 0);
  snprintf(text, sizeof text, "{\"metadata\":{\"name\":\"q-%03u\"},\"spec\":{\"parent\":\"p%u\"}}", name, parent);
  kept_object *object = keep(arena, writer->kind, text);
  cr_assert(crd_store_put(writer, object));
  crd_kept_release(object);
  crd_arena_reset(arena);
}

static void check_view(const crd_cluster_view *view, const model *model) {
  const crd_value *objects[MODEL];
  size_t count = 0;
  size_t all = crd_cluster_view_all(view, 0, objects, MODEL);
  for (unsigned i = 0; i < MODEL; i++) {
    char name[16];
    snprintf(name, sizeof name, "q-%03u", i);
    const crd_value *object = crd_cluster_view_get(view, 0, CRD_STRING(""), crd_string_of(name));
    cr_assert_eq(object != NULL, model->parents[i] != 0, "%s", name);
    if (!object) continue;
    cr_assert_eq(objects[count], object, "in order");
    count++;
  }
  cr_assert_eq(all, count);
  cr_assert_eq(crd_cluster_view_all(view, 0, NULL, 0), count);
  for (unsigned parent = 1; parent < 6; parent++) {
    char value[16];
    size_t wanted = 0;
    snprintf(value, sizeof value, "p%u", parent);
    size_t found = crd_cluster_view_by(view, 0, 0, crd_string_of(value), objects, MODEL);
    for (unsigned i = 0; i < MODEL; i++) wanted += model->parents[i] == parent;
    cr_assert_eq(found, wanted);
    for (size_t i = 1; i < found; i++)
      cr_assert(crd_string_compare(crd_value_text(crd_value_find(objects[i - 1], "metadata", "name", NULL)),
                                   crd_value_text(crd_value_find(objects[i], "metadata", "name", NULL))) < 0);
  }
  cr_assert_eq(crd_cluster_view_by(view, 0, 1, CRD_STRING("Open"), objects, MODEL), 0);
}

Test(store, views_are_what_was_shown_when_they_were_taken) {
  crd_arena *arena = crd_arena_create(NULL);
  const char *why;
  store *store = crd_store_create(&queue_kind, 1, &why);
  const crd_cluster_view *views[32];
  model models[32], now = {{0}};
  uint64_t random = 7;
  for (size_t round = 0; round < 32; round++) {
    for (int i = 0; i < 60; i++) {
      unsigned name = (unsigned)(crd_pace_random(&random) % MODEL), parent = (unsigned)(crd_pace_random(&random) % 6);
      char text[16];
      snprintf(text, sizeof text, "q-%03u", name);
      if (parent)
        put_queue(arena, store, name, parent);
      else
        cr_assert(crd_store_remove(crd_store_writer(store, 0), CRD_STRING(""), crd_string_of(text)));
      now.parents[name] = parent;
    }
    cr_assert(crd_store_show(store, 0));
    views[round] = crd_store_view(store);
    models[round] = now;
  }
  for (size_t i = 0; i < 32; i++) check_view(views[i], &models[i]);
  for (size_t i = 0; i < 32; i += 2) crd_cluster_view_release(views[i]);
  crd_store_destroy(store); /* the other views outlive it */
  for (size_t i = 1; i < 32; i += 2) check_view(views[i], &models[i]);
  for (size_t i = 1; i < 32; i += 2) crd_cluster_view_release(views[i]);
  crd_arena_destroy(arena);
}

static size_t select_names(const crd_state *state, crd_arena *arena, const char *kind, const char *path, const char *value) {
  const crd_value **items;
  const crd_state_query query = {CRD_STRING("scheduling.volcano.sh"), CRD_STRING("v1beta1"), crd_string_of(kind),
                                 crd_string_of(path)};
  return state->select(state, arena, &query, crd_string_of(value), &items);
}

Test(store, a_view_is_a_state_for_rules) {
  crd_arena *arena = crd_arena_create(NULL), *answers = crd_arena_create(NULL);
  const char *why;
  store *store = crd_store_create(&queue_kind, 1, &why);
  for (unsigned name = 0; name < 10; name++) put_queue(arena, store, name, 1 + name % 3);
  cr_assert(crd_store_show(store, 0));
  const crd_cluster_view *view = crd_store_view(store);
  crd_cluster_state state;
  crd_cluster_state_init(&state, view, NULL);
  const crd_state_query query = {CRD_STRING("scheduling.volcano.sh"), CRD_STRING("v1beta1"), CRD_STRING("Queue"), {NULL, 0}};
  cr_expect_not_null(state.state.get(&state.state, &query, CRD_STRING("q-007")));
  cr_expect_null(state.state.get(&state.state, &query, CRD_STRING("q-010")));
  cr_expect_eq(select_names(&state.state, answers, "Queue", "", ""), 10);
  cr_expect_eq(select_names(&state.state, answers, "Queue", "spec.parent", "p1"), 4, "by an index");
  cr_expect_eq(select_names(&state.state, answers, "Queue", "metadata.name", "q-003"), 1, "by what is no index");
  cr_expect_eq(select_names(&state.state, answers, "Queue", "spec.parent", ""), 0);
  cr_expect_eq(select_names(&state.state, answers, "Queue", "status.state", ""), 0, "what is not there is in no index");
  cr_expect_eq(select_names(&state.state, answers, "Job", "", ""), 0);
  crd_cluster_view_release(view);
  crd_store_destroy(store);
  crd_arena_destroy(answers);
  crd_arena_destroy(arena);
}

typedef struct readers {
  store *store;
  atomic_bool stop;
  atomic_uint bad, looks;
} readers;

/* The writer moves all queues from one parent to the next before it shows them: every view has them together. */
static void *read_views(void *context) {
  readers *readers = context;
  while (!atomic_load(&readers->stop)) {
    const crd_cluster_view *view = crd_store_view(readers->store);
    size_t all = crd_cluster_view_all(view, 0, NULL, 0);
    size_t even = crd_cluster_view_by(view, 0, 0, CRD_STRING("p1"), NULL, 0);
    if (all != 50 || (even != 0 && even != 50)) atomic_fetch_add(&readers->bad, 1);
    atomic_fetch_add(&readers->looks, 1);
    crd_cluster_view_release(view);
  }
  return NULL;
}

Test(store, readers_never_see_half_of_a_change) {
  crd_arena *arena = crd_arena_create(NULL);
  const char *why;
  readers readers = {.store = crd_store_create(&queue_kind, 1, &why)};
  pthread_t threads[3];
  for (unsigned name = 0; name < 50; name++) put_queue(arena, readers.store, name, 1);
  cr_assert(crd_store_show(readers.store, 0));
  for (size_t i = 0; i < 3; i++) cr_assert_eq(pthread_create(&threads[i], NULL, read_views, &readers), 0);
  for (unsigned round = 0; round < 300 || (atomic_load(&readers.looks) < 300 && round < 100000); round++) {
    for (unsigned name = 0; name < 50; name++) put_queue(arena, readers.store, name, 1 + round % 2);
    cr_assert(crd_store_show(readers.store, 0));
  }
  atomic_store(&readers.stop, true);
  for (size_t i = 0; i < 3; i++) pthread_join(threads[i], NULL);
  cr_expect_eq(atomic_load(&readers.bad), 0);
  cr_expect_geq(atomic_load(&readers.looks), 300);
  crd_store_destroy(readers.store);
  crd_arena_destroy(arena);
}

/* ---- pace ---- */

Test(pace, a_bucket_gives_a_burst_and_then_so_many_a_second) {
  pace_bucket bucket;
  crd_pace_bucket_init(&bucket, 10, 3, 1000);
  for (int i = 0; i < 3; i++) cr_expect_eq(crd_pace_bucket_take(&bucket, 1000), 0);
  cr_expect_eq(crd_pace_bucket_take(&bucket, 1000), 100);
  cr_expect_eq(crd_pace_bucket_take(&bucket, 1050), 150);
  cr_expect_eq(crd_pace_bucket_take(&bucket, 1250), 50);
  for (int i = 0; i < 3; i++) cr_expect_eq(crd_pace_bucket_take(&bucket, 100000), 0, "it holds no more than a burst");
  cr_expect_eq(crd_pace_bucket_take(&bucket, 100000), 100);
  crd_pace_bucket_end(&bucket);
  crd_pace_bucket_init(&bucket, -1, 1, 0);
  for (int i = 0; i < 1000; i++) cr_expect_eq(crd_pace_bucket_take(&bucket, 0), 0);
  crd_pace_bucket_end(&bucket);
}

Test(pace, waits_double_with_jitter_up_to_the_most) {
  pace_backoff backoff = {.least = 100, .most = 1000, .random = 5};
  static const unsigned steps[] = {100, 200, 400, 800, 1000, 1000};
  bool spread = false;
  for (int round = 0; round < 50; round++) {
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
      unsigned wait = crd_pace_backoff_next(&backoff);
      cr_expect(wait <= steps[i] && wait >= steps[i] / 2, "%u of %u", wait, steps[i]);
      spread |= wait != steps[i];
    }
    pace_backoff_reset(&backoff);
  }
  cr_expect(spread);
}

/* ---- kubeconfigs and addresses ---- */

static const struct {
  const char *address;
  bool tls;
  const char *server;
} addresses[] = {{"https://a:6443/", false, "https://a:6443"},
                 {"10.0.0.1:443", true, "https://10.0.0.1:443"},
                 {"localhost:8080", false, "http://localhost:8080"},
                 {"https://[::1]:1/k8s/clusters/c-1/", true, "https://[::1]:1/k8s/clusters/c-1"},
                 {"", true, NULL},
                 {"https://", true, NULL},
                 {"https://user:word@a", true, NULL},
                 {"https://a?b", true, NULL},
                 {"https://a#b", true, NULL},
                 {"ftp://a", true, NULL},
                 {"https://a b", true, NULL},
                 {"https://a\nb", true, NULL}};

Test(access, addresses) {
  crd_arena *arena = crd_arena_create(NULL);
  for (size_t i = 0; i < sizeof addresses / sizeof *addresses; i++) {
    const char *server = NULL;
    crd_string why = {NULL, 0};
    bool good = crd_server_normalize(arena, crd_string_of(addresses[i].address), addresses[i].tls, &server, &why);
    cr_expect_eq(good, addresses[i].server != NULL, "%s", addresses[i].address);
    if (good && addresses[i].server) cr_expect_str_eq(server, addresses[i].server);
    if (!good) cr_expect_gt(why.size, 0);
  }
  crd_arena_destroy(arena);
}

#define CONFIG(cluster, user)                                                                                               \
  "current-context: x\ncontexts: [{name: x, context: {cluster: c, user: u}}]\n"                                             \
  "clusters: [{name: c, cluster: {" cluster "}}]\nusers: [{name: u, user: {" user "}}]\n"

static const struct {
  const char *text, *error;
} configs[] = {
    {CONFIG("server: a", "token: t"), NULL},
    {CONFIG("server: a", ""), NULL},
    {CONFIG("server: a", "exec: null, username: ''"), NULL},
    {"", "dir/config: is no kubeconfig: it must be a map"},
    {"{}", "dir/config: has no current-context, and no context was named"},
    {"current-context: z\ncontexts: []", "dir/config: context \"z\": does not exist"},
    {"current-context: z\ncontexts: [{name: z, context: 7}]", "dir/config: context \"z\": is no map"},
    {CONFIG("server: a", "exec: {command: x}"),
     "dir/config: user \"u\": exec plugins are not run: give it a token, a tokenFile or a client certificate"},
    {CONFIG("server: a", "auth-provider: {name: x}"),
     "dir/config: user \"u\": auth providers are not known: give it a token, a tokenFile or a client certificate"},
    {CONFIG("server: a", "password: x"),
     "dir/config: user \"u\": basic authentication is not done: give it a token, a tokenFile or a client certificate"},
    {CONFIG("server: a", "as: x"), "dir/config: user \"u\": impersonation is not done"},
    {CONFIG("server: a", "token: 7"), "dir/config: user \"u\": token is no string"},
    {CONFIG("server: a", "token: \"a\\r\\nHost: b\""), "dir/config: user \"u\": token is no bearer token"},
    {CONFIG("server: a", "token: \"a\\0b\""), "dir/config: user \"u\": token holds a NUL"},
    {CONFIG("server: a", "client-certificate: x"), "dir/config: user \"u\": client-certificate and client-key go together"},
    {CONFIG("server: a", "client-certificate-data: '?', client-key: y"),
     "dir/config: user \"u\": client-certificate-data is no base64"},
    {CONFIG("", ""), "dir/config: cluster \"c\": no address of an API server"},
    {CONFIG("server: a, insecure-skip-tls-verify: yes please", ""),
     "dir/config: cluster \"c\": insecure-skip-tls-verify is no bool"},
    {CONFIG("server: a, insecure-skip-tls-verify: true, certificate-authority: x", ""),
     "dir/config: cluster \"c\": certificate-authority with insecure-skip-tls-verify is not allowed"},
};

Test(access, kubeconfigs_that_are_refused) {
  crd_arena *arena = crd_arena_create(NULL);
  for (size_t i = 0; i < sizeof configs / sizeof *configs; i++) {
    cluster_access access;
    crd_string error = {NULL, 0};
    bool good = crd_kubeconfig_read(arena, crd_string_of(configs[i].text), "dir/config", NULL, NULL, &access, &error);
    cr_expect_eq(good, configs[i].error == NULL, "%s: %.*s", configs[i].text, CRD_PRINT(error));
    if (!good && configs[i].error) cr_expect_str_eq(crd_arena_copy(arena, error).data, configs[i].error);
  }
  crd_arena_destroy(arena);
}

Test(access, what_a_kubeconfig_says) {
  crd_arena *arena = crd_arena_create(NULL);
  cluster_access access;
  crd_string error = {NULL, 0};
  const char *text = CONFIG(
      "server: 'https://api:6443', certificate-authority-data: aGk=, certificate-authority: ca, tls-server-name: name, "
      "proxy-url: 'socks5://p'",
      "client-certificate: sub/c, client-key: /k, token: t, tokenFile: f");
  cr_assert(crd_kubeconfig_read(arena, crd_string_of(text), "dir/config", "x", NULL, &access, &error), "%.*s",
            CRD_PRINT(error));
  cr_expect_str_eq(access.server, "https://api:6443");
  cr_expect_str_eq(access.server_name, "name");
  cr_expect_str_eq(access.proxy, "socks5://p");
  cr_expect(crd_string_equal(access.authority.data, CRD_STRING("hi")) && !access.authority.file, "data go first");
  cr_expect_str_eq(access.certificate.file, "dir/sub/c");
  cr_expect_str_eq(access.key.file, "/k");
  cr_expect_str_eq(access.token, "t");
  cr_expect_str_eq(access.token_file, "dir/f");
  cr_expect_not(access.insecure);
  crd_arena_destroy(arena);
}

/* ---- webhook configurations and rights ---- */

Test(registration, a_patch_only_where_the_bundle_differs) {
  crd_arena *arena = crd_arena_create(NULL);
  const char *text =
      "{\"metadata\":{\"resourceVersion\":\"42\"},\"webhooks\":[{\"clientConfig\":{\"caBundle\":\"QQ==\"}},"
      "{\"clientConfig\":{\"url\":\"u\"}},{\"clientConfig\":{\"caBundle\":\"Qg==\"}}]}";
  const crd_value *value = crd_json_parse(arena, crd_string_of(text), NULL, NULL);
  crd_string update = crd_registration_update(arena, value, CRD_STRING("QQ=="));
  cr_expect_str_eq(crd_arena_copy(arena, update).data,
                   "{\"metadata\":{\"resourceVersion\":\"42\"},\"webhooks\":[{\"clientConfig\":{\"caBundle\":\"QQ==\"}},"
                   "{\"clientConfig\":{\"url\":\"u\",\"caBundle\":\"QQ==\"}},{\"clientConfig\":{\"caBundle\":\"QQ==\"}}]}");
  crd_value *second = &crd_value_get(value, CRD_STRING("webhooks"))->as.items[1];
  cr_expect_null(crd_value_find(second, "clientConfig", "caBundle", NULL), "what was read stays as it is");
  value = crd_json_parse(arena, CRD_STRING("{\"webhooks\":[{\"clientConfig\":{\"caBundle\":\"QQ==\"}}]}"), NULL, NULL);
  cr_expect_eq(crd_registration_update(arena, value, CRD_STRING("QQ==")).size, 0);
  value = crd_json_parse(arena, CRD_STRING("{\"webhooks\":7}"), NULL, NULL);
  cr_expect_eq(crd_registration_update(arena, value, CRD_STRING("QQ==")).size, 0);
  crd_arena_destroy(arena);
}

Test(rights, no_more_than_is_needed) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_text text = {.arena = arena};
  const crd_cluster_webhook hooks[] = {
      {true, CRD_STRING("m-one")}, {false, CRD_STRING("v-one")}, {false, CRD_STRING("v-two")}};
  crd_cluster_write_rights(&text, &queue_kind, 1, hooks, 3, true, CRD_STRING("admission"), CRD_STRING("system"),
                           CRD_STRING("account"));
  cr_expect_str_eq(
      crd_arena_copy(arena, crd_text_string(&text)).data,
      "apiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRole\nmetadata:\n  name: admission\nrules:\n"
      "- apiGroups:\n  - scheduling.volcano.sh\n  resources:\n  - queues\n  verbs:\n  - list\n  - watch\n"
      "- apiGroups:\n  - admissionregistration.k8s.io\n  resourceNames:\n  - m-one\n  resources:\n"
      "  - mutatingwebhookconfigurations\n  verbs:\n  - list\n  - watch\n  - update\n"
      "- apiGroups:\n  - admissionregistration.k8s.io\n  resourceNames:\n  - v-one\n  - v-two\n  resources:\n"
      "  - validatingwebhookconfigurations\n  verbs:\n  - list\n  - watch\n  - update\n"
      "- apiGroups:\n  - \"\"\n  resources:\n  - events\n  verbs:\n  - create\n  - patch\n---\n"
      "apiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRoleBinding\nmetadata:\n  name: admission\nroleRef:\n"
      "  apiGroup: rbac.authorization.k8s.io\n  kind: ClusterRole\n  name: admission\nsubjects:\n"
      "- kind: ServiceAccount\n  name: account\n  namespace: system\n");
  crd_arena_destroy(arena);
}

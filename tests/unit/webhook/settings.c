/* SPDX-License-Identifier: Apache-2.0 */
/* Settings of a running webhook: a changed file is taken while others read, a broken one is not. */
#include "settings_store.h"
#include <crd/go_json.h>
#include <crd/settings.h>
#include <crd/value.h>
#include <criterion/criterion.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { READERS = 3, CHANGES = 300 };

static const crd_gate gates[] = {{CRD_STRING_INIT("A"), false, false, CRD_GATE_ALPHA},
                                 {CRD_STRING_INIT("B"), false, false, CRD_GATE_ALPHA}};
static const crd_extras extras = {.gates = gates, .gate_count = 2};
static const crd_kind kind = {.kind = CRD_STRING_INIT("Widget"), .extras = &extras};
static const crd_kind *const kinds[] = {&kind};
static const crd_registry registry = {kinds, 1};
static char folder[64], path[96], fresh[96];
static logger quiet;

static void setup(void) {
  snprintf(folder, sizeof folder, "/tmp/crd-settings-XXXXXX");
  cr_assert_not_null(mkdtemp(folder));
  snprintf(path, sizeof path, "%s/config.yaml", folder);
  snprintf(fresh, sizeof fresh, "%s/fresh.yaml", folder);
  quiet = (logger){.descriptor = open("/dev/null", O_WRONLY | O_CLOEXEC), .level = LOG_LEVEL_ERROR};
}

static void teardown(void) {
  unlink(path), unlink(fresh), rmdir(folder);
  close(quiet.descriptor);
}

static void put(const char *text) {
  FILE *file = fopen(fresh, "w");
  cr_assert_not_null(file);
  fputs(text, file);
  fclose(file);
  cr_assert_eq(rename(fresh, path), 0);
}

/* Looks at the files as they are now until they are quiet, with a clock that is ahead by as much. */
static void refresh(settings_store *store) {
  static uint64_t now;
  for (int i = 0; i < 3; i++) crd_settings_store_refresh(store, now += 2000000000u);
}

typedef struct reader {
  settings_store *store;
  atomic_bool *end;
  size_t reads, torn;
} reader;

/* Whatever is read comes from one file: both gates are on, or both off. */
static void *read_on(void *context) {
  reader *reader = context;
  while (!atomic_load(reader->end)) {
    const crd_settings *settings = crd_settings_store_take(reader->store);
    reader->torn += crd_settings_gate(settings, &gates[0]) != crd_settings_gate(settings, &gates[1]);
    reader->reads++;
    crd_settings_release(settings);
  }
  return NULL;
}

TestSuite(settings_store, .init = setup, .fini = teardown);

Test(settings_store, changes_are_taken_whole_while_others_read) {
  char error[256];
  atomic_bool end = false;
  pthread_t threads[READERS];
  reader readers[READERS];
  put("featureGates: {A: true, B: true}\n");
  settings_store *store =
      crd_settings_store_create(&(settings_source){.registry = &registry, .file = path}, &quiet, error, sizeof error);
  cr_assert_not_null(store);
  for (size_t i = 0; i < READERS; i++) {
    readers[i] = (reader){.store = store, .end = &end};
    cr_assert_eq(pthread_create(&threads[i], NULL, read_on, &readers[i]), 0);
  }
  for (int i = 0; i < CHANGES; i++) {
    put(i % 3 == 0   ? "featureGates: {A: false, B: false}\n"
        : i % 3 == 1 ? "featureGates: {A: true, B: true} # on\n"
                     : "featureGates: {A: false, C: false}\n");
    refresh(store);
  }
  atomic_store(&end, true);
  for (size_t i = 0; i < READERS; i++) {
    pthread_join(threads[i], NULL);
    cr_expect_eq(readers[i].torn, 0);
    cr_expect_gt(readers[i].reads, 0);
  }
  const crd_settings *last = crd_settings_store_take(store);
  cr_expect(crd_settings_gate(last, &gates[0]), "the broken file changed something");
  crd_settings_release(last);
  crd_settings_store_destroy(store);
}

Test(settings_store, flags_stand_over_the_file) {
  char error[256];
  put("featureGates: {A: true}\n");
  settings_store *store = crd_settings_store_create(
      &(settings_source){.registry = &registry, .file = path, .gates = "A=false,B=true"}, &quiet, error, sizeof error);
  cr_assert_not_null(store);
  const crd_settings *before = crd_settings_store_take(store);
  cr_expect_not(crd_settings_gate(before, &gates[0]));
  unlink(path);
  refresh(store); /* gone: the old values stay, also for who holds them */
  const crd_settings *after = crd_settings_store_take(store);
  cr_expect_eq(before, after);
  put("featureGates: {AllAlpha: false}\n");
  refresh(store);
  cr_expect(crd_settings_gate(after, &gates[1]));
  crd_settings_release(before), crd_settings_release(after);
  crd_settings_store_destroy(store);
  cr_expect_null(crd_settings_store_create(&(settings_source){.registry = &registry, .file = path, .gates = "X=true"},
                                           &quiet, error, sizeof error));
  cr_expect_str_eq(error, "unrecognized feature gate: X; --list-feature-gates has all");
  unlink(path);
  cr_expect_null(
      crd_settings_store_create(&(settings_source){.registry = &registry, .file = path}, &quiet, error, sizeof error));
}

/* ---- a file whose text is a setting ---- */

static const crd_setting text_settings[] = {
    {.name = CRD_STRING_INIT("groups"), .type = CRD_SETTING_STRING, .default_value = {.text = CRD_STRING_INIT("none")}}};
static const crd_extras text_extras = {.settings = text_settings, .setting_count = 1};
static const crd_kind text_kind = {.kind = CRD_STRING_INIT("Gadget"), .extras = &text_extras};
static const crd_kind *const text_kinds[] = {&text_kind};
static const crd_registry text_registry = {text_kinds, 1};

static void expect_text(settings_store *store, const char *wanted) {
  refresh(store);
  const crd_settings *settings = crd_settings_store_take(store);
  crd_string text = crd_settings_value(settings, &text_settings[0])->text;
  cr_expect(crd_string_equal(text, crd_string_of(wanted)), "%.*s", (int)text.size, text.data);
  crd_settings_release(settings);
}

/* What rules that read the text find read already. */
static const crd_value *kept_groups(const crd_settings *settings, const char *type) {
  crd_string text = crd_settings_value(settings, &text_settings[0])->text;
  const crd_value *kept = crd_settings_kept(settings, text, crd_go_read_yaml, crd_string_of(type));
  return kept ? crd_value_get(kept, CRD_STRING("groups")) : NULL;
}

Test(settings_store, a_text_is_read_once) {
  const char *type = "(groups:[](name:string))";
  char error[256];
  const settings_source source = {
      .registry = &text_registry, .text_file = path, .text_setting = "groups", .text_type = type};
  put("groups: [{name: 1}]\n");
  settings_store *store = crd_settings_store_create(&source, &quiet, error, sizeof error);
  const crd_settings *first = crd_settings_store_take(store);
  cr_assert_not_null(kept_groups(first, type));
  cr_expect(crd_value_is_string(crd_value_find(&kept_groups(first, type)->as.items[0], "name", NULL), CRD_STRING("1")));
  cr_expect_null(kept_groups(first, "(groups:[](name:int))"), "it was read as another type");
  crd_string elsewhere = CRD_STRING("groups: [{name: 1}]\n");
  cr_expect_null(crd_settings_kept(first, elsewhere, crd_go_read_yaml, crd_string_of(type)), "a text that is no setting's");
  cr_expect_null(crd_settings_kept(NULL, elsewhere, crd_go_read_yaml, crd_string_of(type)));
  crd_settings *derived = crd_settings_derive(first);
  cr_expect_eq(kept_groups(derived, type), kept_groups(first, type));
  put("groups: [{name: 2}, {name: 3}]\n");
  refresh(store);
  const crd_settings *second = crd_settings_store_take(store);
  cr_assert_not_null(kept_groups(second, type));
  cr_expect_eq(kept_groups(second, type)->size, 2);
  cr_expect_eq(kept_groups(first, type)->size, 1, "who has the old ones keeps what they were read as");
  crd_string why;
  cr_assert(crd_settings_set(derived, CRD_STRING("groups"), CRD_STRING("groups: []"), &why));
  cr_expect_null(kept_groups(derived, type), "another text has not been read");
  crd_settings_store_destroy(store);
  crd_settings_release(first);
  crd_settings_release(second);
  crd_settings_release(derived);
}

Test(settings_store, a_text_that_cannot_be_read_leaves_the_one_before) {
  char error[256];
  const settings_source source = {.registry = &text_registry,
                                  .values = "{\"config\":{\"groups\":\"flag\"}}",
                                  .text_file = path,
                                  .text_setting = "groups",
                                  .text_type = "(groups:[](name:string))"};
  settings_store *store = crd_settings_store_create(&source, &quiet, error, sizeof error);
  cr_assert_not_null(store, "a file that is not there is no error");
  expect_text(store, "flag");
  put("groups: [{name: 1, other: x}]\n");
  expect_text(store, "groups: [{name: 1, other: x}]\n");
  put("groups: [\n");
  expect_text(store, "groups: [{name: 1, other: x}]\n");
  put("groups: {a: b}\n");
  expect_text(store, "groups: [{name: 1, other: x}]\n");
  unlink(path);
  expect_text(store, "groups: [{name: 1, other: x}]\n");
  settings_state state = crd_settings_store_state(store);
  cr_expect_eq(state.taken, 1);
  cr_expect_eq(state.left, 3);
  cr_expect_not(state.good);
  put("");
  expect_text(store, "");
  crd_settings_store_destroy(store);
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Who goes first where connections get scarce, what a head may hold, where memory is limited, and lines that wait. */
#include "http/http_head.h"
#include "http/http_table.h"
#include "log/log.h"
#include "options.h"
#include <criterion/criterion.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#define SECOND 1000000000ull

typedef struct chosen {
  int sockets[64];
  size_t count;
  connection_table *table;
} chosen;

static void choose(void *context, connection *connection) {
  chosen *chosen = context;
  chosen->sockets[chosen->count++] = connection->socket;
  crd_connection_cut(chosen->table, connection);
}

static connection *add(connection_table *table, int socket, unsigned char from, connection_phase phase, uint64_t since) {
  const connection_address address = {{[15] = from}};
  connection *added = crd_connection_table_add(table, socket, &address, since);
  cr_assert_not_null(added);
  if (phase == PHASE_HELLO) return added;
  crd_connection_table_hold(table, added, true, since);
  if (phase != PHASE_FIRST) crd_connection_enter(added, phase, since);
  return added;
}

static void end_table(connection_table *table) {
  while (table->first) {
    connection *each = table->first;
    crd_connection_table_remove(table, each);
    free(each);
  }
  cr_expect_eq(atomic_load(&table->count), 0);
  cr_expect_eq(atomic_load(&table->held), 0);
  cr_expect_eq(atomic_load(&table->cut), 0);
  crd_connection_table_free(table);
}

static void expect(const chosen *chosen, const int *sockets, size_t count) {
  cr_assert_eq(chosen->count, count, "%zu", chosen->count);
  for (size_t i = 0; i < count; i++) cr_expect_eq(chosen->sockets[i], sockets[i], "%zu: %d", i, chosen->sockets[i]);
}

Test(table, the_slowest_go_first) {
  connection_table table;
  cr_assert(crd_connection_table_init(&table, 16));
  const uint64_t now = 100 * SECOND;
  add(&table, 1, 1, PHASE_HELLO, now - 90 * SECOND); /* the door's: not among these */
  add(&table, 2, 1, PHASE_FIRST, now - 3 * SECOND);
  connection *steady = add(&table, 3, 1, PHASE_REQUEST, now - 20 * SECOND);
  for (uint64_t at = now - 20 * SECOND; at <= now; at += SECOND) crd_connection_pay(steady, 2 * LEAST_RATE, at);
  connection *burst = add(&table, 4, 1, PHASE_REQUEST, now - 20 * SECOND);
  crd_connection_pay(burst, 7 << 20, now - 20 * SECOND); /* much at first, and nothing since */
  connection *trickle = add(&table, 5, 1, PHASE_REQUEST, now - 10 * SECOND);
  for (uint64_t at = now - 10 * SECOND; at <= now; at += SECOND) crd_connection_pay(trickle, 100, at);
  add(&table, 6, 1, PHASE_JUDGED, now - 50 * SECOND); /* ours to end */
  add(&table, 7, 1, PHASE_IDLE, now - 60 * SECOND);
  add(&table, 8, 1, PHASE_IDLE, now - 2 * SECOND);
  add(&table, 9, 1, PHASE_REQUEST, now - SECOND / 2);
  add(&table, 10, 1, PHASE_ANSWER, now - 5 * SECOND);
  add(&table, 11, 1, PHASE_IDLE, now - 30 * SECOND);
  atomic_store(&trickle->holds, true);
  atomic_store(&steady->holds, true); /* which is fast enough */
  chosen chosen = {.table = &table};
  cr_expect_eq(crd_connection_table_choose(&table, TABLE_HOLDER, NULL, NULL, 3, now, choose, &chosen), 1);
  expect(&chosen, (const int[]){5}, 1);
  chosen.count = 0;
  cr_expect_eq(crd_connection_table_choose(&table, TABLE_LATE, NULL, NULL, 3, now, choose, &chosen), 3);
  expect(&chosen, (const int[]){4, 10, 2}, 3);
  cr_expect_eq(crd_connection_table_held(&table), 6);
  chosen.count = 0;
  crd_connection_table_choose(&table, TABLE_LATE, NULL, NULL, 60, now, choose, &chosen);
  expect(&chosen, (const int[]){7, 11}, 2);
  chosen.count = 0;
  crd_connection_table_choose(&table, TABLE_ANY, NULL, NULL, 60, now, choose, &chosen);
  expect(&chosen, (const int[]){8, 9, 3}, 3);
  chosen.count = 0;
  crd_connection_table_choose(&table, TABLE_HELLO, NULL, NULL, 60, now, choose, &chosen);
  expect(&chosen, (const int[]){1}, 1);
  end_table(&table);
}

Test(table, by_address) {
  connection_table table;
  cr_assert(crd_connection_table_init(&table, 16));
  const uint64_t now = 100 * SECOND;
  connection *one = NULL, *other = NULL;
  for (int i = 0; i < 10; i++) one = add(&table, i, 1, PHASE_FIRST, now - (unsigned)(10 + i) * SECOND);
  for (int i = 0; i < 5; i++) other = add(&table, 100 + i, 2, PHASE_FIRST, now - 50 * SECOND);
  cr_expect_eq(crd_connection_table_held_from(&table, one), 10);
  cr_expect_eq(crd_connection_table_held_from(&table, other), 5);
  chosen chosen = {.table = &table};
  crd_connection_table_choose(&table, TABLE_LATE, one, one, 4, now, choose, &chosen);
  expect(&chosen, (const int[]){8, 7, 6, 5}, 4);
  cr_expect_eq(crd_connection_table_held_from(&table, one), 6);
  cr_expect_eq(crd_connection_table_held_from(&table, other), 5);
  end_table(&table);
}

/* Many: the order is that of a sort. */
Test(table, a_heap_keeps_the_first) {
  connection_table table;
  cr_assert(crd_connection_table_init(&table, 16));
  const uint64_t now = 1000 * SECOND;
  for (int i = 0; i < 500; i++)
    add(&table, i, (unsigned char)(i % 7), PHASE_FIRST, now - (2 + (unsigned)(i * 211 % 500)) * SECOND);
  chosen chosen = {.table = &table};
  cr_expect_eq(crd_connection_table_choose(&table, TABLE_LATE, NULL, NULL, 40, now, choose, &chosen), 40);
  for (size_t i = 0; i < 40; i++) cr_expect_eq(chosen.sockets[i] * 211 % 500, 499 - (int)i);
  end_table(&table);
}

Test(head, paths) {
  const struct {
    const char *target, *path; /* NULL: malformed */
  } table[] = {{"/validate", "/validate"},
               {"/v%61lidate", "/validate"},
               {"/%2f%2F", "///"},
               {"http://x/validate", "/validate"},
               {"http://x", "/"},
               {"*", "*"},
               {"", NULL},
               {"x:443", NULL},
               {"validate", NULL},
               {"/%", NULL},
               {"/%6", NULL},
               {"/%6g", NULL},
               {"/%-1", NULL},
               {"/a%4", NULL}};
  char room[64];
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    crd_string path;
    bool good = crd_http_path(crd_string_of(table[i].target), room, sizeof room, &path);
    cr_expect_eq(good, table[i].path != NULL, "%s", table[i].target);
    if (good && table[i].path) cr_expect(crd_string_equal(path, crd_string_of(table[i].path)), "%s", table[i].target);
  }
  crd_string path;
  cr_assert(crd_http_path(CRD_STRING("/a%00b"), room, sizeof room, &path));
  cr_expect_eq(path.size, 4);
  cr_expect(crd_http_path(CRD_STRING("/%61%61%61"), room, 4, &path)); /* no room: no path that anything has */
  cr_expect(crd_string_equal(path, CRD_STRING("/%61%61%61")));
}

Test(head, lengths) {
  uint64_t length;
  cr_expect(crd_http_length(CRD_STRING("0"), &length) && length == 0);
  cr_expect(crd_http_length(CRD_STRING("18446744073709551615"), &length) && length == UINT64_MAX);
  const char *const wrong[] = {"", "-1", "+1", "1 ", " 1", "0x1", "1,1", "18446744073709551616", "99999999999999999999"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
    cr_expect_not(crd_http_length(crd_string_of(wrong[i]), &length), "%s", wrong[i]);
}

static void put(const char *folder, const char *path, const char *text) {
  char full[512];
  snprintf(full, sizeof full, "%s/%s", folder, path);
  for (char *slash = full + strlen(folder) + 1; (slash = strchr(slash, '/')); slash++) {
    *slash = 0;
    mkdir(full, 0755);
    *slash = '/';
  }
  FILE *file = fopen(full, "w");
  cr_assert_not_null(file);
  fputs(text, file);
  fclose(file);
}

static uint64_t limit_in(const char *folder, const char *membership) {
  char path[512];
  put(folder, "membership", membership);
  snprintf(path, sizeof path, "%s/membership", folder);
  return memory_limit_of_group(path, folder);
}

Test(memory, the_least_limit_of_the_groups) {
  char folder[] = "/tmp/crd-groups-XXXXXX";
  cr_assert_not_null(mkdtemp(folder));
  put(folder, "a/b/memory.max", "max\n");
  put(folder, "a/memory.max", "268435456\n");
  put(folder, "a/c/memory.max", "1000000\n");
  put(folder, "memory/x/y/memory.limit_in_bytes", "9223372036854771712\n");
  put(folder, "memory/x/memory.limit_in_bytes", "134217728\n");
  cr_expect_eq(limit_in(folder, "0::/a/b\n"), 268435456);
  cr_expect_eq(limit_in(folder, "0::/a/b/gone/too\n"), 268435456);
  cr_expect_eq(limit_in(folder, "0::/a/c\n"), 1000000);
  cr_expect_eq(limit_in(folder, "0::/\n"), 0);
  cr_expect_eq(limit_in(folder, "0::/other\n"), 0);
  put(folder, "memory.max", "500000000\n"); /* a container sees its own group at the root */
  cr_expect_eq(limit_in(folder, "0::/\n"), 500000000);
  cr_expect_eq(limit_in(folder, "0::/../../host\n"), 500000000);
  cr_expect_eq(limit_in(folder, "12:cpu,cpuacct:/x\n4:memory:/x/y\n0::/\n"), 134217728);
  cr_expect_eq(limit_in(folder, "4:memory\nnonsense\n"), 0);
  cr_expect_eq(memory_limit_of_group("/nowhere", folder), 0);
  char command[600];
  snprintf(command, sizeof command, "rm -r %s", folder);
  cr_expect_eq(system(command), 0);
}

Test(log, a_full_descriptor_stops_nobody) {
  int ends[2];
  cr_assert_eq(pipe(ends), 0);
  fcntl(ends[1], F_SETPIPE_SZ, 4096);
  logger log = {.descriptor = ends[1], .level = LOG_LEVEL_INFO, .format = LOG_FORMAT_JSON};
  cr_assert(crd_log_open(&log) && crd_log_start(&log));
  static char text[1000];
  memset(text, 'x', sizeof text);
  for (int i = 0; i < 1000; i++)
    log_event(&log, LOG_LEVEL_INFO, "test", "line", log_text("text", (crd_string){text, sizeof text}));
  unsigned long lost = crd_log_lost(&log);
  cr_expect_gt(lost, 500);
  crd_log_stop(&log, 100); /* it is not waited for */
  cr_expect_not_null(log.queue);
  /* Once it is read again all that was kept comes, and lines that say how many did not. */
  static char read_back[2 << 20];
  size_t size = 0, lines = 0;
  unsigned long told = 0;
  ssize_t got;
  while (lines + told < 1000 && (got = read(ends[0], read_back + size, sizeof read_back - 1 - size)) > 0) {
    size += (size_t)got;
    lines = told = 0;
    for (const char *at = read_back, *end; (end = strchr(at, '\n')); at = end + 1) {
      const char *count = memmem(at, (size_t)(end - at), "\"count\":", 8);
      if (count)
        told += strtoul(count + 8, NULL, 10);
      else
        lines++;
    }
  }
  cr_expect_eq(told, lost, "%lu", told);
  cr_expect_eq(lines + lost, 1000);
  crd_log_stop(&log, 5000);
  cr_expect_null(log.queue);
  close(ends[0]);
}

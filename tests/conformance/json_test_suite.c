/* SPDX-License-Identifier: Apache-2.0 */
/* JSONTestSuite (its files, or those of the command line): what it accepts must be read, what it rejects must not. Where an
 * implementation is free, Go's decoder decides: it takes whatever is JSON's grammar, with U+FFFD for what is not UTF-8, and
 * refuses numbers too big for a double.
 */
#include <crd/json.h>
#include <crd/json_cursor.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

/* The free ones that sigs.k8s.io/json refuses. */
static bool refused_by_go(const char *name) {
  static const char *const names[] = {
      "i_number_huge_exp.json",          "i_number_neg_int_huge_exp.json",  "i_number_pos_double_huge_exp.json",
      "i_number_real_neg_overflow.json", "i_number_real_pos_overflow.json", "i_string_UTF-16LE_with_BOM.json",
      "i_string_utf16BE_no_BOM.json",    "i_string_utf16LE_no_BOM.json",    "i_structure_UTF-8_BOM_empty_object.json"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(name, names[i]) == 0) return true;
  return false;
}

static crd_string read_file(crd_arena *arena, const char *folder, const char *name) {
  crd_string path = folder ? crd_arena_printf(arena, "%s/%s", folder, name) : crd_string_of(name);
  FILE *file = fopen(path.data, "rb");
  if (!file) {
    printf("error: no %s\n", path.data);
    exit(2);
  }
  crd_text text = {.arena = arena};
  char buffer[4096];
  for (size_t got; (got = fread(buffer, 1, sizeof buffer, file)) > 0;) crd_text_add(&text, (crd_string){buffer, got});
  fclose(file);
  return crd_text_string(&text);
}

static bool agrees(crd_arena *arena, const char *folder, const char *name) {
  crd_parse_error error = {0};
  const char *slash = strrchr(name, '/');
  crd_string text = read_file(arena, folder, name);
  if (slash) name = slash + 1;
  bool wanted = name[0] == 'y' || (name[0] == 'i' && !refused_by_go(name));
  bool read = crd_json_parse(arena, text, NULL, &error) != NULL;
  crd_json_cursor cursor = crd_json_cursor_at(arena, text);
  bool stepped = crd_json_skip(&cursor) && crd_json_done(&cursor);
  if (stepped != wanted) printf("%s: %s\n", name, stepped ? "stepped over, must not be" : "not stepped over");
  if (read == wanted) return stepped == wanted;
  printf("%s: %s %.*s\n", name, read ? "read, must be refused" : "refused:", (int)error.message.size, error.message.data);
  return false;
}

static int finish(crd_arena *arena, size_t agree, size_t count) {
  crd_arena_destroy(arena);
  printf("%zu of %zu agree\n", agree, count);
  return agree == count && count > 0 ? 0 : 1;
}

int main(int argc, char **argv) {
  crd_arena *arena = crd_arena_create(NULL);
  size_t agree = 0, count = 0;
  for (int i = 1; i < argc; i++, count++) agree += agrees(arena, NULL, argv[i]);
  if (count) return finish(arena, agree, count);
  const char *root = getenv("CRDC_TABLES");
  crd_string folder = crd_arena_printf(arena, "%s/cases/json-test-suite/test_parsing",
                                       root ? root : CRDC_SOURCE_ROOT "/build/tests/tables/unpacked");
  DIR *entries = opendir(folder.data);
  if (!entries) {
    printf("error: no %s: the build unpacks tests/tables, and CRDC_TABLES may name a folder\n", folder.data);
    crd_arena_destroy(arena);
    return 2;
  }
  for (struct dirent *entry; (entry = readdir(entries));) {
    if (entry->d_name[0] == '.') continue;
    count++;
    agree += agrees(arena, folder.data, entry->d_name);
  }
  closedir(entries);
  return finish(arena, agree, count);
}

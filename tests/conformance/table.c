#include "table.h"
#include <crd/json.h>

#include <stdio.h>
#include <stdlib.h>

static crd_string read_file(crd_arena *arena, FILE *file) {
  crd_text text = {.arena = arena};
  char block[65536];
  for (size_t got; (got = fread(block, 1, sizeof block, file)) > 0;) crd_text_add(&text, (crd_string){block, got});
  return crd_text_string(&text);
}

table table_open(const char *path) {
  const char *folder = getenv("CRDC_SHARED");
  char name[4096];
  snprintf(name, sizeof name, "%s/cases/%s", folder ? folder : CRDC_SOURCE_ROOT "/../shared", path);
  FILE *file = fopen(name, "rb");
  if (!file) {
    printf("skipped: no %s\n", name);
    exit(TABLE_SKIPPED);
  }
  table table = {.arena = crd_arena_create(NULL), .path = path};
  crd_parse_error error;
  const crd_value *root = crd_json_parse(table.arena, read_file(table.arena, file), NULL, &error);
  fclose(file);
  table.cases = root ? crd_value_get(root, CRD_STRING("cases")) : NULL;
  if (table.cases) return table;
  printf("%s has no cases\n", name);
  exit(1);
}

bool table_close(table *table) {
  printf("%s: %u cases, %u failed, %u of other functions\n", table->path, table->run, table->failed, table->skipped);
  crd_arena_destroy(table->arena);
  return table->failed == 0 && table->run > 0;
}

void table_check(table *table, const crd_value *row, bool passed, crd_string got) {
  table->run++;
  if (passed) return;
  table->failed++;
  crd_string id = row_text(row, "id");
  printf("FAILED %.*s: got %.*s\n", (int)id.size, id.data, (int)got.size, got.data ? got.data : "");
}

const crd_value *row_value(const crd_value *row, const char *name) {
  return crd_value_get(row, crd_string_of(name));
}

crd_string row_text(const crd_value *row, const char *name) {
  const crd_value *value = row_value(row, name);
  return value && value->kind == CRD_STRING_VALUE ? crd_value_string(value) : (crd_string){NULL, 0};
}

bool row_flag(const crd_value *row, const char *name) {
  const crd_value *value = row_value(row, name);
  return value && value->kind == CRD_BOOL && value->as.boolean;
}

bool text_contains(crd_string text, crd_string part) {
  for (size_t i = 0; i + part.size <= text.size; i++)
    if (part.size == 0 || memcmp(text.data + i, part.data, part.size) == 0) return true;
  return part.size == 0;
}

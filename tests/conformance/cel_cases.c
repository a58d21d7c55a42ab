#include "cel_cases.h"

#include <stdio.h>
#include <stdlib.h>

const char *cases_folder(void) {
  const char *folder = getenv("CRDC_SHARED");
  return folder ? folder : CRDC_SOURCE_ROOT "/../shared";
}

crd_string cases_read(const char *path) {
  char name[4096];
  snprintf(name, sizeof name, "%s/%s", cases_folder(), path);
  FILE *file = fopen(name, "rb");
  if (!file) return (crd_string){0};
  size_t size = 0, capacity = 1 << 16;
  char *data = malloc(capacity);
  for (size_t got; (got = fread(data + size, 1, capacity - size - 1, file)) > 0;) {
    size += got;
    if (size + 1 == capacity) data = realloc(data, capacity *= 2);
  }
  fclose(file);
  data[size] = 0;
  return (crd_string){data, size};
}

/* cJSON ends a text at \u0000; another control character serves these tables as well. */
static void replace_nul(char *text, size_t size) {
  for (size_t i = 0; i + 6 <= size; i++) {
    if (text[i] != '\\') continue;
    if (memcmp(text + i, "\\u0000", 6) == 0) text[i + 5] = '1';
    i++;
  }
}

cJSON *cases_load(const char *path) {
  crd_string text = cases_read(path);
  if (!text.data) {
    printf("skipped: no %s/%s\n", cases_folder(), path);
    exit(CASES_SKIPPED);
  }
  replace_nul((char *)text.data, text.size);
  cJSON *json = cJSON_ParseWithLength(text.data, text.size);
  free((char *)text.data);
  if (!json) {
    printf("%s is not JSON\n", path);
    exit(1);
  }
  return json;
}

const char *cases_text(const cJSON *object, const char *name) {
  return cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, name));
}

void tally_case(tally *tally, bool agrees, const char *id, crd_string expected, crd_string got) {
  if (agrees) {
    tally->agree++;
    return;
  }
  tally->differ++;
  printf("%s: %s\n  expected: %.*s\n  got:      %.*s\n", tally->name, id, (int)expected.size, expected.data, (int)got.size,
         got.data ? got.data : "");
}

bool tally_print(const tally *tally) {
  printf("%s: %u agree, %u differ, %u do not apply\n", tally->name, tally->agree, tally->differ, tally->skipped);
  return tally->differ == 0;
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Throughput of the readers: bench_json FILE... (JSON, or YAML of one document by its name). Prints per file the CPU time of
 * one reading and MB/s; of YAML files also what reading the same as JSON, compact and indented by two, takes. */
#include <crd/json.h>
#include <crd/yaml.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define SECONDS_PER_ROUND 0.05
#define ROUNDS 5

static double cpu_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static bool read_once(crd_arena *arena, crd_string text, bool yaml) {
  crd_arena_reset(arena);
  crd_yaml_document *documents;
  size_t count;
  return yaml ? crd_yaml_parse_stream(arena, text, NULL, &documents, &count, NULL)
              : crd_json_parse(arena, text, NULL, NULL) != NULL;
}

static void measure(const char *name, const char *form, crd_string text, bool yaml) {
  crd_arena *arena = crd_arena_create(NULL);
  double best = 0;
  for (int round = 0; round < ROUNDS; round++) {
    double start = cpu_seconds(), took = 0;
    size_t times = 0;
    for (; took < SECONDS_PER_ROUND; times++, took = cpu_seconds() - start)
      if (!read_once(arena, text, yaml)) {
        printf("%s (%s): cannot be read\n", name, form);
        crd_arena_destroy(arena);
        return;
      }
    if (best == 0 || took / (double)times < best) best = took / (double)times;
  }
  printf("%-48s %-8s %9zu bytes %10.2f us %7.0f MB/s\n", name, form, text.size, best * 1e6, (double)text.size / best / 1e6);
  crd_arena_destroy(arena);
}

static void indent(crd_text *text, int depth) {
  crd_text_add_char(text, '\n');
  while (depth-- > 0) crd_text_add(text, CRD_STRING("  "));
}

static void write_pretty(crd_text *text, const crd_value *value, int depth) {
  bool map = value->kind == CRD_MAP;
  if ((!map && value->kind != CRD_LIST) || value->size == 0) {
    crd_json_write(text, value, CRD_JSON_COMPACT);
    return;
  }
  crd_text_add_char(text, map ? '{' : '[');
  for (uint32_t i = 0; i < value->size; i++) {
    if (i) crd_text_add_char(text, ',');
    indent(text, depth + 1);
    if (map) {
      crd_json_write_string(text, crd_member_name(&value->as.members[i]), CRD_JSON_COMPACT);
      crd_text_add(text, CRD_STRING(": "));
    }
    write_pretty(text, map ? &value->as.members[i].value : &value->as.items[i], depth + 1);
  }
  indent(text, depth);
  crd_text_add_char(text, map ? '}' : ']');
}

static void measure_as_json(crd_arena *arena, const char *name, crd_string text) {
  crd_yaml_document *documents;
  size_t count;
  if (!crd_yaml_parse_stream(arena, text, NULL, &documents, &count, NULL)) return;
  for (size_t i = 0; i < count; i++) {
    if (!documents[i].value) continue;
    crd_text pretty = {.arena = arena};
    write_pretty(&pretty, documents[i].value, 0);
    measure(name, "compact", crd_json_encode(arena, documents[i].value, CRD_JSON_COMPACT), false);
    measure(name, "pretty", crd_text_string(&pretty), false);
  }
}

int main(int count, char **names) {
  if (count < 2) {
    printf("usage: bench_json FILE...\n");
    return 77; /* nothing to measure */
  }
  for (int i = 1; i < count; i++) {
    crd_arena *arena = crd_arena_create(NULL);
    FILE *file = fopen(names[i], "rb");
    crd_text text = {.arena = arena};
    char buffer[1 << 14];
    for (size_t got; file && (got = fread(buffer, 1, sizeof buffer, file)) > 0;)
      crd_text_add(&text, (crd_string){buffer, got});
    if (file) fclose(file);
    bool yaml = !strstr(names[i], ".json");
    measure(names[i], yaml ? "yaml" : "json", crd_text_string(&text), yaml);
    if (yaml) measure_as_json(arena, names[i], crd_text_string(&text));
    crd_arena_destroy(arena);
  }
  return 0;
}

/* A CRD with a value of every kind at every place, one after the other, and with every place taken out: whatever stands
 * there, the compiler says what is wrong or writes C.
 *
 *   every-place CRD...
 *
 * The compiler runs in processes of their own, so that a crash is told with the place and the value that made it. */
#include "libcrdc.h"
#include "places.h"
#include <crd/json.h>
#include <crd/yaml.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static crd_string read_file(crd_arena *arena, const char *path) {
  enum { LIMIT = 1 << 20 };
  char *data = crd_arena_alloc(arena, LIMIT);
  FILE *file = fopen(path, "rb");
  size_t size = file ? fread(data, 1, LIMIT, file) : 0;
  if (file) fclose(file);
  return (crd_string){data, size};
}

/* Nothing is written with `verify`: every file is said to be missing. */
static void compile(crd_string text) {
  compilation *compilation = compilation_create(NULL);
  if (compilation_add_text(compilation, "input", text) && compilation_check(compilation))
    compilation_generate(compilation, "no-such-folder", true);
  compilation_destroy(compilation);
}

/* The CRD with another value at a place; the value past the last one: it is taken out. */
static crd_string change(crd_arena *arena, crd_string text, size_t at, size_t value) {
  crd_value *root = crd_yaml_parse(arena, text, NULL, NULL, NULL);
  place place;
  if (!root || !place_find(NULL, root, 0, &at, &place)) return (crd_string){NULL, 0};
  if (value < wrong_value_count())
    *place.value = wrong_value(arena, value);
  else if (place.owner && place.owner->kind == CRD_MAP)
    crd_value_remove(place.owner, crd_member_name(&place.owner->as.members[place.index]));
  return crd_json_encode(arena, root, CRD_JSON_COMPACT);
}

static void try_place(crd_string text, size_t at) {
  crd_arena *arena = crd_arena_create(NULL);
  for (size_t value = 0; value <= wrong_value_count(); value++) {
    compile(change(arena, text, at, value));
    crd_arena_reset(arena);
  }
  crd_arena_destroy(arena);
}

/* Tells of the first value at the place that ends a process of its own. */
static void tell(const char *path, crd_string text, size_t at) {
  crd_arena *arena = crd_arena_create(NULL);
  for (size_t value = 0; value <= wrong_value_count(); value++) {
    crd_string changed = change(arena, text, at, value);
    pid_t child = fork();
    if (child == 0) {
      compile(changed);
      _exit(0);
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child || status != 0) {
      printf("%s: place %zu, value %zu ends the compiler (%d):\n%.*s\n", path, at, value, status, (int)changed.size,
             changed.data);
      break;
    }
  }
  crd_arena_destroy(arena);
}

static bool try_file(const char *path) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_string text = read_file(arena, path);
  const crd_value *root = crd_yaml_parse(arena, text, NULL, NULL, NULL);
  size_t places = root ? place_count(root) : 0, begin = 0;
  bool good = places > 0;
  while (good && begin < places) { /* a process for 64 places */
    size_t end = begin + 64 < places ? begin + 64 : places;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
      for (size_t at = begin; at < end; at++) try_place(text, at);
      _exit(0);
    }
    int status = 0;
    good = child > 0 && waitpid(child, &status, 0) == child && status == 0;
    for (size_t at = begin; !good && at < end; at++) tell(path, text, at);
    begin = end;
  }
  printf("%s: %zu places, %zu values at each: %s\n", path, places, wrong_value_count() + 1, good ? "ok" : "FAILED");
  crd_arena_destroy(arena);
  return good;
}

int main(int count, char **arguments) {
  bool good = count > 1;
  for (int i = 1; i < count; i++) good = try_file(arguments[i]) && good;
  return good ? 0 : 1;
}

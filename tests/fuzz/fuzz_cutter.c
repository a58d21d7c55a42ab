/* SPDX-License-Identifier: Apache-2.0 */
/* Cutting streams and lists. Parts: a stream first, further ones "lines", lists "object", and "step", whose bytes are the
 * sizes of the pieces. Pieces of any sizes give the same objects as the whole text; an object begins and ends with its
 * braces; of a stream of JSON no byte but white space is lost, and each object is read as itself. */
#include "../../runtime/cluster/cutter.h"
#include "mutate.h"
#include "parts.h"
#include <crd/json.h>
#include <crd/json_cursor.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "lines";

static void require(bool condition) {
  if (!condition) abort();
}

typedef struct cutting {
  crd_text objects; /* each with a line break behind it */
  cutter_outcome outcome;
  bool done;
} cutting;

static void take_object(cutting *cutting, const json_cutter *cutter, crd_string object) {
  require(object.size >= 2 && object.size <= cutter->limit && object.data[0] == '{');
  require(object.data[object.size - 1] == '}' || object.data[object.size - 1] == ']'); /* brackets are not told apart here */
  crd_text_add(&cutting->objects, object);
  crd_text_add_char(&cutting->objects, '\n');
}

/* Sizes go round; without any the text is one piece. */
static cutting cut(crd_arena *arena, crd_string text, cutter_mode mode, size_t limit, crd_string sizes) {
  json_cutter cutter = {.mode = mode, .limit = limit};
  cutting result = {.objects = {.arena = arena}, .outcome = CUTTER_MORE};
  for (size_t at = 0, turn = 0; at < text.size && result.outcome == CUTTER_MORE; turn++) {
    size_t step = sizes.size ? (unsigned char)sizes.data[turn % sizes.size] % 32 + 1u : text.size;
    if (step > text.size - at) step = text.size - at;
    char *exact = part_exact(crd_string_slice(text, at, at + step));
    crd_string piece = {exact, step}, object;
    while ((result.outcome = crd_json_cut(&cutter, &piece, &object)) == CUTTER_OBJECT) take_object(&result, &cutter, object);
    require(result.outcome != CUTTER_MORE || piece.size == 0);
    free(exact);
    at += step;
  }
  result.done = crd_json_cutter_done(&cutter);
  if (mode == CUTTER_LIST && result.outcome == CUTTER_MORE && result.done) {
    const crd_value *rest = crd_json_parse(arena, (crd_string){cutter.rest.data, cutter.rest.size}, NULL, NULL);
    const crd_value *whole = crd_json_parse(arena, text, NULL, NULL);
    require(!whole || rest); /* what is JSON with its objects is JSON without them */
  }
  crd_json_cutter_end(&cutter);
  return result;
}

static void check_stream(crd_arena *arena, crd_string text, const cutting *whole) {
  crd_json_cursor cursor = crd_json_cursor_at(arena, text);
  crd_value value;
  crd_text objects = {.arena = arena};
  while (!crd_json_done(&cursor)) {
    const char *begin = cursor.at;
    if (*begin != '{' || !crd_json_take(&cursor, &value)) return;
    crd_text_add(&objects, (crd_string){begin, (size_t)(cursor.at - begin)});
    crd_text_add_char(&objects, '\n');
    crd_json_cursor next = crd_json_cursor_at(arena, crd_string_slice(text, (size_t)(cursor.at - text.data), text.size));
    cursor.at = next.at;
  }
  require(whole->outcome == CUTTER_MORE && whole->done);
  require(crd_string_equal(crd_text_string(&objects), crd_text_string(&whole->objects)));
}

static void check(crd_arena *arena, crd_string text, cutter_mode mode, crd_string sizes) {
  cutting whole = cut(arena, text, mode, SIZE_MAX / 4, (crd_string){NULL, 0});
  cutting pieces = cut(arena, text, mode, SIZE_MAX / 4, sizes);
  require(whole.outcome == pieces.outcome);
  require(whole.outcome != CUTTER_MORE || whole.done == pieces.done);
  require(crd_string_equal(crd_text_string(&whole.objects), crd_text_string(&pieces.objects)));
  if (mode == CUTTER_STREAM) check_stream(arena, text, &whole);
  cut(arena, text, mode, 16, sizes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > 64u << 10) return 0;
  char *exact = part_exact((crd_string){(const char *)data, size});
  parts parts;
  parts_read((crd_string){exact, size}, &parts);
  crd_arena *arena = crd_arena_create(NULL);
  crd_string sizes = CRD_STRING("\1");
  for (size_t i = 0; i < parts.count; i++)
    if (part_is(&parts.items[i], "step") && parts.items[i].text.size) sizes = parts.items[i].text;
  for (size_t i = 0; i < parts.count; i++) {
    bool stream = !parts.items[i].header.size || part_is(&parts.items[i], "lines");
    if (stream) check(arena, parts.items[i].text, CUTTER_STREAM, sizes);
    if (part_is(&parts.items[i], "object")) check(arena, parts.items[i].text, CUTTER_LIST, sizes);
    crd_arena_reset(arena);
  }
  crd_arena_destroy(arena);
  free(exact);
  return 0;
}

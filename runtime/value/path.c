/* SPDX-License-Identifier: Apache-2.0 */
/* Field paths. The frames run from the leaf to the root, so the text is written from its end. A first walk over the frames
 * computes its size. Mirrors field.Path.String and the names that kube-openapi's validator builds. */
#include <crd/errors.h>

/* Writes the decimal digits of `index` so that they end before `end`; returns the first. */
static char *digits_before(char *end, uint32_t index) {
  do *--end = (char)('0' + index % 10);
  while (index /= 10);
  return end;
}

/* Whether a frame is printed between brackets. A field of field.Path without a name prints as a subscript. */
static bool in_brackets(const crd_path *path, crd_path_style style) {
  if (path->kind == CRD_PATH_INDEX) return true;
  return style == CRD_PATH_SUBSCRIPT && (path->kind == CRD_PATH_KEY || path->name.size == 0);
}

static size_t frame_size(const crd_path *path, crd_path_style style) {
  size_t size = path->name.size;
  if (path->kind == CRD_PATH_INDEX) {
    size = 1;
    for (uint32_t rest = path->index; rest >= 10; rest /= 10) size++;
  }
  return size + (in_brackets(path, style) ? 2 : 1);
}

crd_string crd_path_text(crd_arena *arena, crd_string prefix, const crd_path *path, crd_path_style style) {
  size_t size = prefix.size;
  bool skip_dot = false;
  for (const crd_path *frame = path; frame; frame = frame->parent) {
    size += frame_size(frame, style);
    skip_dot = !frame->parent && prefix.size == 0 && !in_brackets(frame, style);
  }
  if (skip_dot) size--;
  char *data = crd_arena_alloc(arena, size + 1);
  char *at = data + size;
  *at = 0;
  for (const crd_path *frame = path; frame; frame = frame->parent) {
    bool brackets = in_brackets(frame, style);
    if (brackets) *--at = ']';
    if (frame->kind == CRD_PATH_INDEX) {
      at = digits_before(at, frame->index);
    } else if (frame->name.size) {
      at -= frame->name.size;
      memcpy(at, frame->name.data, frame->name.size);
    }
    if (brackets)
      *--at = '[';
    else if (frame->parent || !skip_dot)
      *--at = '.';
  }
  if (prefix.size) memcpy(data, prefix.data, prefix.size);
  return (crd_string){data, size};
}

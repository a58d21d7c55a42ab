/* SPDX-License-Identifier: Apache-2.0 */
/* Finds overlay files, and walks their mirrors beside the schemas; see overlay.h. */
#include "schema/markers/overlay.h"

#include "../../../runtime/base/nearest_name.h"
#include "schema/markers/marker_text.h"
#include "schema/markers/marks.h"

#include <errno.h>
#include <sys/stat.h>

#define MIRROR_MAX_DEPTH 200

/* ---- reading ---- */

static void add_overlay(overlays *overlays, const document *document, const char *beside) {
  CRD_ARENA_ROOM(overlays->arena, overlays->items, overlays->count, overlays->capacity, 4);
  overlay *added = &overlays->items[overlays->count++];
  *added = (overlay){.document = *document, .beside = beside, .kind = crdc_read_string_member(document->root, "kind")};
  crd_string api = crdc_read_string_member(document->root, "apiVersion");
  crd_string group, version;
  if (crd_string_cut(api, '/', &group, &version)) added->group = group, added->version = version;
}

static bool add_overlay_documents(overlays *overlays, const documents *read, const char *beside, diagnostics *diagnostics) {
  bool good = true;
  for (size_t i = 0; i < read->count; i++) {
    const document *document = &read->items[i];
    if (document->root->kind == CRD_MAP) {
      add_overlay(overlays, document, beside);
      continue;
    }
    crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, (location){document->source, document->root->offset},
                         "an overlay mirrors the fields of a kind: it must be an object, not %s",
                         crd_value_type_name(document->root));
    good = false;
  }
  return good;
}

bool crdc_overlays_read(overlays *overlays, const char *path, diagnostics *diagnostics) {
  documents read = {.arena = overlays->arena};
  return crdc_documents_read(&read, path, diagnostics) && add_overlay_documents(overlays, &read, NULL, diagnostics);
}

bool crdc_overlays_read_text(overlays *overlays, const char *name, crd_string text, diagnostics *diagnostics) {
  documents read = {.arena = overlays->arena};
  return crdc_documents_read_text(&read, name, text, diagnostics) &&
         add_overlay_documents(overlays, &read, NULL, diagnostics);
}

/* Whether `knows` accepts an overlay; its CRD is then recorded. */
static bool note_known(overlays *overlays, const char *path, const documents *read) {
  if (!overlays->knows || !read->count || !overlays->knows(path, read->items[0].source->text)) return false;
  CRD_ARENA_PUSH_FEW(overlays->arena, overlays->known, overlays->known_count,
                     crd_arena_copy(overlays->arena, crd_string_of(path)).data);
  return true;
}

static const char *const overlay_ends[] = {".markers.yaml", ".markers.yml"};

/* The file with that ending beside a CRD file; NULL if it does not exist. */
static const char *file_beside(crd_arena *arena, const char *path, const char *end) {
  const char *dot = strrchr(path, '.'), *slash = strrchr(path, '/');
  if (!dot || (slash && dot < slash) || crdc_overlay_is_name(crd_string_of(path))) return NULL;
  const char *file = crd_arena_printf(arena, "%.*s%s", (int)(dot - path), path, end).data;
  struct stat status;
  return stat(file, &status) != 0 && crdc_document_path_is_absent(errno) ? NULL : file;
}

bool crdc_overlay_is_beside(crd_arena *arena, const char *path) {
  bool is = false;
  for (size_t i = 0; i < sizeof overlay_ends / sizeof *overlay_ends; i++)
    is = is || file_beside(arena, path, overlay_ends[i]);
  return is;
}

static bool find_beside(overlays *overlays, const char *path, diagnostics *diagnostics) {
  for (size_t i = 0; i < overlays->count; i++)
    if (overlays->items[i].beside && strcmp(overlays->items[i].beside, path) == 0) return true;
  bool good = true;
  for (size_t i = 0; i < sizeof overlay_ends / sizeof *overlay_ends; i++) {
    const char *file = file_beside(overlays->arena, path, overlay_ends[i]);
    if (!file) continue;
    documents read = {.arena = overlays->arena};
    good = crdc_documents_read_found(&read, file, diagnostics) && good;
    if (note_known(overlays, path, &read)) continue;
    const char *beside = crd_arena_copy(overlays->arena, crd_string_of(path)).data;
    good = add_overlay_documents(overlays, &read, beside, diagnostics) && good;
  }
  return good;
}

bool crdc_overlays_find(overlays *overlays, const documents *crds, diagnostics *diagnostics) {
  bool good = true;
  for (size_t i = 0; i < crds->count; i++) good = find_beside(overlays, crds->items[i].source->name, diagnostics) && good;
  return good;
}

bool crdc_overlays_settle(const overlays *overlays, diagnostics *diagnostics) {
  bool good = true;
  for (size_t i = 0; i < overlays->count; i++) {
    const overlay *overlay = &overlays->items[i];
    if (overlay->used_by.data) continue;
    good = false;
    crd_string kind = overlay->kind.size ? overlay->kind : CRD_STRING("");
    const char *where = overlay->beside ? " in " : "", *file = overlay->beside ? overlay->beside : "";
    crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, (location){overlay->document.source, overlay->document.offset},
                         "no CRD%s%.*s%s%.*s is there%s%s for this overlay", kind.size ? " of kind " : "", (int)kind.size,
                         kind.data, overlay->group.size ? " of group " : "", (int)overlay->group.size,
                         overlay->group.size ? overlay->group.data : "", where, file);
  }
  return good;
}

/* ---- comment lines ---- */

typedef struct range {
  uint32_t from, to;
} range;

typedef struct mirror_walk {
  crd_marks *marks;
  const source *source; /* of the overlay, chained after the CRD's */
  diagnostics *diagnostics;
  range *taken; /* comment lines that belong to a node */
  size_t count, capacity;
  uint32_t dash_line; /* the line of the last "-", whose first key has no own comment */
  size_t passed_over; /* rules below keys that are no fields */
} mirror_walk;

static uint32_t start_of_line(crd_string text, uint32_t at) {
  while (at > 0 && text.data[at - 1] != '\n') at--;
  return at;
}

static uint32_t line_after(crd_string text, uint32_t at) {
  while (at < text.size && text.data[at] != '\n') at++;
  return at < text.size ? at + 1 : at;
}

static size_t line_indentation(crd_string text, uint32_t line) {
  size_t at = line;
  while (at < text.size && (text.data[at] == ' ' || text.data[at] == '\t')) at++;
  return at - line;
}

static bool is_empty_line(crd_string text, uint32_t line) {
  size_t at = line + line_indentation(text, line);
  return at >= text.size || text.data[at] == '\n' || text.data[at] == '\r';
}

static bool is_comment_line(crd_string text, uint32_t line) {
  size_t start, blanks;
  return crdc_marker_comment_start(text, line, &start, &blanks);
}

/* Whether a key is first on its line. */
static bool leads_line(const mirror_walk *walk, uint32_t offset) {
  crd_string text = walk->source->text;
  uint32_t line = start_of_line(text, offset);
  return line + line_indentation(text, line) == offset && line != walk->dash_line;
}

static void note_taken(mirror_walk *walk, uint32_t from, uint32_t to) {
  CRD_ARENA_PUSH(walk->marks->arena, walk->taken, walk->count, walk->capacity, 16, (range){from, to});
}

/* Adds the blocks of comment lines above a line, split at empty lines; `detached`: only blocks that an empty line separates
 * from it, `attached`: only the block directly above. */
static void add_blocks_at(mirror_walk *walk, uint32_t line, bool detached, bool attached, marked_node **nodes) {
  crd_string text = walk->source->text;
  uint32_t top = line;
  while (top > 0) {
    uint32_t above = start_of_line(text, top - 1);
    if (!is_comment_line(text, above) && !is_empty_line(text, above)) break;
    top = above;
  }
  while (top < line) {
    uint32_t end = top;
    while (end < line && is_comment_line(text, end)) end = line_after(text, end);
    if (end == top) {
      top = line_after(text, top);
      continue;
    }
    if (end == line ? attached : detached) {
      marker_block block = crdc_markers_read(walk->marks->arena, walk->source, top, end, walk->diagnostics);
      note_taken(walk, top, end);
      for (size_t i = 0; i < walk->marks->count; i++)
        if (nodes[i]) crdc_marks_add(walk->marks->arena, nodes[i], &block);
    }
    top = end;
  }
}

/* Reports markers above no key, which would silently have no effect. */
static void refuse_lost(const mirror_walk *walk, uint32_t from, uint32_t to) {
  crd_string text = walk->source->text;
  for (uint32_t line = from; line < to && line < text.size; line = line_after(text, line)) {
    size_t start = 0, blanks;
    bool taken = false;
    if (!crdc_marker_comment_start(text, line, &start, &blanks) || start + 1 >= text.size || text.data[start] != '+' ||
        text.data[start + 1] < 'A')
      continue;
    for (size_t i = 0; i < walk->count && !taken; i++) taken = walk->taken[i].from <= line && line < walk->taken[i].to;
    if (!taken)
      crdc_diagnostics_add(walk->diagnostics, SEVERITY_ERROR, (location){walk->source, (uint32_t)start},
                           "this marker stands above no field");
  }
}

/* ---- mirrors ---- */

static void say_unknown(const mirror_walk *walk, crd_string name, uint32_t offset, crd_value *const *schemas) {
  const char **names = NULL;
  size_t count = 0;
  for (size_t i = 0; i < walk->marks->count; i++) {
    const crd_value *properties = schemas[i] ? crdc_read_member(schemas[i], "properties") : NULL;
    if (!properties || properties->kind != CRD_MAP) continue;
    names = crd_arena_grow(walk->marks->arena, names, count * sizeof *names, (count + properties->size) * sizeof *names);
    for (uint32_t j = 0; j < properties->size; j++)
      names[count++] = crd_arena_copy(walk->marks->arena, crd_member_name(&properties->as.members[j])).data;
  }
  const char *near = count ? crd_nearest_name(name, names, count) : NULL;
  location place = {walk->source, offset};
  bool values = crd_string_equal(name, CRD_STRING("*"));
  if (values)
    crdc_diagnostics_add(walk->diagnostics, SEVERITY_ERROR, place, "the schema has no additionalProperties here");
  else if (near)
    crdc_diagnostics_add(walk->diagnostics, SEVERITY_ERROR, place,
                         "the schema has no field \"%.*s\" here; did you mean \"%s\"?", (int)name.size, name.data, near);
  else
    crdc_diagnostics_add(walk->diagnostics, SEVERITY_ERROR, place, "the schema has no field \"%.*s\" here", (int)name.size,
                         name.data);
}

/* Whether the line has a marker that declares a rule. */
static bool is_rule_line(crd_string text, uint32_t line) {
  static const char *const names[] = {
      "+crdc:rule:", "+crdc:errors:", "+kubebuilder:validation:XValidation:", "+kubebuilder:validation:items:XValidation:"};
  size_t start, blanks;
  if (!crdc_marker_comment_start(text, line, &start, &blanks)) return false;
  crd_string rest = {text.data + start, text.size - start};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (crd_string_has_prefix(rest, crd_string_of(names[i]))) return true;
  return false;
}

static void count_rules(mirror_walk *walk, uint32_t from, uint32_t to) {
  for (uint32_t line = from; line < to; line = line_after(walk->source->text, line))
    walk->passed_over += is_rule_line(walk->source->text, line);
}

/* Skips the content of a key that is no field, up to the next key that is not deeper. The comments of the key, whose rules
 * have no effect, are skipped too. */
static void pass_over(mirror_walk *walk, uint32_t key_line) {
  crd_string text = walk->source->text;
  size_t depth = line_indentation(text, key_line);
  uint32_t from = line_after(text, key_line), to = from, line = from, above = key_line;
  for (; line < text.size; line = line_after(text, line)) {
    if (is_empty_line(text, line) || is_comment_line(text, line)) continue;
    size_t inside = line_indentation(text, line);
    bool item = inside == depth && text.data[line + inside] == '-' && text.data[key_line + depth] != '-';
    if (inside <= depth && !item) break;
    to = line_after(text, line);
  }
  if (line >= text.size) to = line; /* no key follows that the last comments could belong to */
  while (above > 0 && is_comment_line(text, start_of_line(text, above - 1))) above = start_of_line(text, above - 1);
  count_rules(walk, above, to);
  note_taken(walk, from, to);
}

static void walk_mirror(mirror_walk *walk, const crd_value *mirror, crd_value *const *schemas, marked_node *const *nodes,
                        unsigned depth);

/* Takes one step down in all versions; false if none has it. */
static bool descend(const mirror_walk *walk, mark_step step, crd_string name, crd_value *const *schemas,
                    marked_node *const *nodes, crd_value ***below, marked_node ***below_nodes) {
  size_t count = walk->marks->count;
  bool found = false;
  *below = crd_arena_zalloc(walk->marks->arena, (count + 1) * sizeof(crd_value *));
  *below_nodes = crd_arena_zalloc(walk->marks->arena, (count + 1) * sizeof(marked_node *));
  for (size_t i = 0; i < count; i++) {
    (*below)[i] = schemas[i] ? crdc_marks_step(schemas[i], step, name) : NULL;
    if (!(*below)[i]) continue;
    found = true;
    (*below_nodes)[i] = crdc_marks_child(walk->marks->arena, nodes[i], step, name);
  }
  return found;
}

static void walk_mirror_member(mirror_walk *walk, const crd_member *member, crd_value *const *schemas,
                               marked_node *const *nodes, bool first_of_all, unsigned depth) {
  crd_string name = crd_member_name(member), text = walk->source->text;
  mark_step step = crd_string_equal(name, CRD_STRING("*")) ? MARK_VALUES : MARK_PROPERTY;
  crd_value **below;
  marked_node **below_nodes;
  if (!descend(walk, step, name, schemas, nodes, &below, &below_nodes)) {
    say_unknown(walk, name, member->name_offset, schemas);
    add_blocks_at(walk, start_of_line(text, member->name_offset), true, true, below_nodes);
    pass_over(walk, start_of_line(text, member->name_offset));
    return;
  }
  if (leads_line(walk, member->name_offset))
    add_blocks_at(walk, start_of_line(text, member->name_offset), !first_of_all, true, below_nodes);
  walk_mirror(walk, &member->value, below, below_nodes, depth + 1);
}

/* The line of the dash before an item. */
static uint32_t dash_line(crd_string text, uint32_t offset) {
  for (uint32_t line = start_of_line(text, offset < text.size ? offset : (uint32_t)text.size);;
       line = start_of_line(text, line - 1)) {
    size_t at = line + line_indentation(text, line);
    if (line == 0 || (at < text.size && text.data[at] == '-')) return line;
  }
}

static void mirror_items(mirror_walk *walk, const crd_value *list, crd_value *const *schemas, marked_node *const *nodes,
                         unsigned depth) {
  crd_value **below;
  marked_node **below_nodes;
  location place = {walk->source, list->offset};
  if (list->size != 1) {
    crdc_diagnostics_add(walk->diagnostics, SEVERITY_ERROR, place, "a list is mirrored by one item, not by %u", list->size);
  } else if (!descend(walk, MARK_ITEMS, (crd_string){NULL, 0}, schemas, nodes, &below, &below_nodes)) {
    crdc_diagnostics_add(walk->diagnostics, SEVERITY_ERROR, place, "the schema has no list here");
  } else {
    uint32_t outer = walk->dash_line, line = dash_line(walk->source->text, list->as.items[0].offset);
    if (line != outer) add_blocks_at(walk, line, true, true, below_nodes);
    walk->dash_line = line;
    walk_mirror(walk, &list->as.items[0], below, below_nodes, depth + 1);
  }
}

static void walk_mirror(mirror_walk *walk, const crd_value *mirror, crd_value *const *schemas, marked_node *const *nodes,
                        unsigned depth) {
  location place = {walk->source, mirror->offset};
  if (depth > MIRROR_MAX_DEPTH)
    crdc_diagnostics_add(walk->diagnostics, SEVERITY_ERROR, place, "fields are nested more than %d deep", MIRROR_MAX_DEPTH);
  else if (mirror->kind == CRD_MAP)
    for (uint32_t i = 0; i < mirror->size; i++)
      walk_mirror_member(walk, &mirror->as.members[i], schemas, nodes, false, depth);
  else if (mirror->kind == CRD_LIST)
    mirror_items(walk, mirror, schemas, nodes, depth);
  else if (mirror->kind != CRD_NULL)
    crdc_diagnostics_add(walk->diagnostics, SEVERITY_ERROR, place,
                         "fields of an overlay have no values, but markers above them");
}

/* ---- the overlay of a CRD ---- */

/* Appends the overlay's source to the chain of the CRD's sources. */
static const source *chain(crd_arena *arena, const source *first, const source *overlay) {
  if (!first->next) return overlay;
  const source *last = first;
  while (*last->next) {
    last = *last->next;
    if (last->text.data == overlay->text.data) return last;
  }
  source *copy = crd_arena_alloc(arena, sizeof *copy);
  *copy = *overlay;
  copy->start = last->start + (uint32_t)last->text.size + 1;
  copy->next = crd_arena_zalloc(arena, sizeof *copy->next);
  *last->next = copy;
  return copy;
}

static bool lists(const crd_value *names, crd_string name) {
  for (uint32_t i = 0; i < names->size; i++)
    if (crd_value_is_string(&names->as.items[i], name)) return true;
  return false;
}

static crd_string version_name(const crd_value *versions, size_t index) {
  return crdc_read_string_member(&versions->as.items[index], "name");
}

static void refuse_unknown_versions(const mirror_walk *walk, const marker_argument *wanted, const crd_value *versions) {
  for (uint32_t i = 0; i < wanted->value.size; i++) {
    crd_string name = crd_value_string(&wanted->value.as.items[i]);
    bool found = false;
    for (uint32_t j = 0; j < versions->size; j++) found = found || crd_string_equal(version_name(versions, j), name);
    if (!found)
      crdc_diagnostics_add(walk->diagnostics, SEVERITY_ERROR, wanted->location, "the CRD has no version \"%.*s\"",
                           (int)name.size, name.data);
  }
}

/* Chooses the versions that the head of the overlay names (+crdc:overlay:versions, else apiVersion). */
static void choose_versions(const mirror_walk *walk, const overlay *overlay, const marked_node *head,
                            const crd_value *versions, bool *chosen) {
  const marker_argument *wanted = NULL;
  for (size_t i = 0; i < head->block_count; i++)
    for (size_t j = 0; j < head->blocks[i].count; j++)
      if (crdc_marker_is(&head->blocks[i].items[j], "crdc:overlay"))
        wanted = crdc_marker_find(&head->blocks[i].items[j], "versions");
  if (wanted) refuse_unknown_versions(walk, wanted, versions);
  for (uint32_t i = 0; i < versions->size; i++) {
    crd_string name = version_name(versions, i);
    chosen[i] = wanted                  ? lists(&wanted->value, name)
                : overlay->version.size ? crd_string_equal(overlay->version, name)
                                        : true;
  }
}

/* apiVersion and kind with values select the kind; their comments belong to the head. */
static bool is_selector(const crd_member *member) {
  crd_string name = crd_member_name(member);
  return member->value.kind == CRD_STRING_VALUE &&
         (crd_string_equal(name, CRD_STRING("apiVersion")) || crd_string_equal(name, CRD_STRING("kind")));
}

static void read_overlay_head(mirror_walk *walk, const crd_value *root, marked_node *head) {
  crd_string text = walk->source->text;
  marked_node **heads = crd_arena_alloc(walk->marks->arena, walk->marks->count * sizeof(marked_node *));
  for (size_t i = 0; i < walk->marks->count; i++) heads[i] = i == 0 ? head : NULL;
  for (uint32_t i = 0; i < root->size; i++) {
    const crd_member *member = &root->as.members[i];
    if (i == 0 || is_selector(member))
      add_blocks_at(walk, start_of_line(text, member->name_offset), true, is_selector(member), heads);
  }
  if (!root->size) add_blocks_at(walk, start_of_line(text, root->offset), true, true, heads);
}

void crdc_marks_read_overlay(crd_marks *marks, overlays *overlays, size_t index, const source *crd_source,
                             crd_value *definition, diagnostics *diagnostics) {
  const overlay *overlay = &overlays->items[index];
  const crd_value *root = overlay->document.root, *versions = crd_value_find(definition, "spec", "versions", NULL);
  if (!marks->count) return;
  mirror_walk walk = {.marks = marks,
                      .source = chain(marks->arena, crd_source, overlay->document.source),
                      .diagnostics = diagnostics,
                      .dash_line = CRD_NO_OFFSET};
  marked_node head = {0};
  read_overlay_head(&walk, root, &head);
  bool *chosen = crd_arena_zalloc(marks->arena, marks->count * sizeof *chosen);
  choose_versions(&walk, overlay, &head, versions, chosen);
  crd_value **schemas = crd_arena_zalloc(marks->arena, (marks->count + 1) * sizeof(crd_value *));
  marked_node **nodes = crd_arena_zalloc(marks->arena, (marks->count + 1) * sizeof(marked_node *));
  for (size_t i = 0; i < marks->count; i++) {
    if (!chosen[i]) continue;
    schemas[i] = crdc_marks_schema(&versions->as.items[i]);
    nodes[i] = marks->versions[i];
    for (size_t j = 0; j < head.block_count; j++) crdc_marks_add(marks->arena, nodes[i], &head.blocks[j]);
  }
  for (uint32_t i = 0; i < root->size; i++)
    if (!is_selector(&root->as.members[i])) walk_mirror_member(&walk, &root->as.members[i], schemas, nodes, i == 0, 0);
  bool begins = index == 0 || overlays->items[index - 1].document.source != overlay->document.source;
  bool ends = index + 1 == overlays->count || overlays->items[index + 1].document.source != overlay->document.source;
  uint32_t from = begins ? 0 : overlay->document.offset;
  refuse_lost(&walk, from, ends ? (uint32_t)walk.source->text.size : overlays->items[index + 1].document.offset);
  overlays->passed_over += walk.passed_over;
}

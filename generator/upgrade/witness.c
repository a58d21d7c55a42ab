/* SPDX-License-Identifier: Apache-2.0 */
/* Finds a witness for each finding that can have one: the old CRD accepts the object and the new one refuses it or drops a
 * part of it. Both compiled CRDs judge it. First it tries what the finding itself suggests, a text that only one pattern
 * matches, in a valid object. Then it searches near the place (grow/grow.h), with interesting values of both schemas and
 * constants of the rules. For changed rules and for incomparable changes it also searches in the other direction: that says
 * whether the change is stricter, looser, or both. */
#include "base/memory.h"
#include "grow/grow.h"
#include "upgrade/upgrade.h"

#include <string.h>

enum { TRIES = 400, FIELDS_SHOWN = 4 };

/* OLD_TAKES: the new CRD refuses it; NEW_TAKES: the old one refuses it; NEW_DROPS: both accept it, and the new one drops a
 * field; NEW_CHANGES: the new one also stores another value. */
typedef enum direction { OLD_TAKES, NEW_TAKES, NEW_DROPS, NEW_CHANGES } direction;

typedef struct witness_search {
  upgrade *upgrade;
  const crd_kind *old, *new_; /* `new_` NULL: the version is removed */
  finding *finding;
  direction direction;
  crd_arena *scratch;
  crd_string message; /* of the deciding verdict; in `scratch` */
} witness_search;

/* There is one grower per version. */
typedef struct version_growers {
  grower *old, *new_;
  crd_string crd, version;
} version_growers;

static void judge_with(crd_arena *arena, const upgrade *upgrade, const crd_kind *kind, const grown *grown,
                       crd_verdict *verdict) {
  crd_value *object = crd_arena_alloc(arena, sizeof *object); /* the verdict points to it */
  *object = crd_value_copy(arena, &grown->object);
  crd_request request = {.operation = !grown->updates    ? CRD_CREATE
                                      : grown->of_status ? CRD_UPDATE_STATUS
                                                         : CRD_UPDATE,
                         .kind = kind,
                         .object = object,
                         .old_object = grown->updates ? &grown->old : NULL,
                         .layers = CRD_LAYER_CRD,
                         .kubernetes_minor = upgrade->options.settings.kubernetes_minor,
                         .want_strict = true,
                         .decoder = CRD_DECODER_TREE,
                         .uid = CRD_STRING("00000000-0000-0000-0000-000000000001"),
                         .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                         .resource_version = CRD_STRING("1")};
  *verdict = crd_verdict_init(arena);
  crd_request_judge(arena, &request, verdict);
}

/* Whether a kind accepts an object: without errors and unknown fields. */
static bool verdict_takes(const crd_verdict *verdict) {
  return verdict->allowed && !verdict->error.size && !verdict->found.count && !verdict->strict.count;
}

static bool verdict_refuses(const crd_verdict *verdict) {
  return !verdict->allowed && !verdict->error.size;
}

static crd_string fields_told(crd_arena *arena, const crd_verdict *verdict) {
  crd_text text = {.arena = arena};
  crd_texts told = {.arena = arena};
  crd_strict_tell(&verdict->found, true, &told);
  crd_text_printf(&text, "dropped: ");
  for (uint32_t i = 0; i < told.count && i < FIELDS_SHOWN; i++)
    crd_text_printf(&text, "%s%.*s", i ? ", " : "", CRD_PRINT(told.items[i]));
  return crd_text_string(&text);
}

/* Whether the version is removed or not served: then every object is refused. */
static bool is_gone(witness_search *search) {
  if (search->new_ && search->new_->served) return false;
  search->message =
      crd_arena_printf(search->scratch, "no matches for kind \"%.*s\" in version \"%.*s/%.*s\"",
                       CRD_PRINT(search->old->kind), CRD_PRINT(search->old->group), CRD_PRINT(search->old->version));
  return true;
}

/* The next byte of a path, without indexes and keys. */
static int next_of_path(crd_string path, size_t *at) {
  while (*at < path.size && path.data[*at] == '[') {
    while (*at < path.size && path.data[*at] != ']') ++*at;
    *at += *at < path.size;
  }
  return *at < path.size ? (unsigned char)path.data[(*at)++] : -1;
}

/* Whether a field of an error is at the path of a schema or below it. */
static bool is_at(crd_string field, crd_string place) {
  size_t at_field = 0, at_place = place.size && place.data[0] == '.';
  for (;;) {
    int wanted = next_of_path(place, &at_place);
    if (wanted < 0) break;
    if (next_of_path(field, &at_field) != wanted) return false;
  }
  int next = next_of_path(field, &at_field);
  return next < 0 || next == '.' || !place.size;
}

/* Whether a field at the path, or below it, is unknown. */
static bool drops_at(const crd_verdict *verdict, crd_string place) {
  for (uint32_t i = 0; i < verdict->found.count; i++)
    if (is_at(verdict->found.items[i].path, place)) return true;
  return false;
}

static bool drops_field(witness_search *search, const grown *grown) {
  crd_verdict verdict;
  judge_with(search->scratch, search->upgrade, search->new_, grown, &verdict);
  if (verdict.error.size || !drops_at(&verdict, search->finding->path)) return false;
  search->message = fields_told(search->scratch, &verdict);
  return true;
}

/* Whether an error has the message of a rule; if that is an expression, any rule error at the place counts. */
static bool is_of_rule(const crd_error *error, const validation_rule *rule, crd_arena *arena) {
  if (error->stage != CRD_STAGE_CEL) return false;
  if (rule->has_message_expression) return true;
  crd_string detail = crd_error_detail(arena, error), words = rule->message.size ? rule->message : rule->rule;
  size_t first = 0; /* messages are trimmed */
  while (first < words.size && strchr(" \n\t", words.data[first])) first++;
  size_t shown = words.size - first < detail.size ? words.size - first : detail.size;
  return shown && memmem(detail.data, detail.size, words.data + first, shown > 40 ? 40 : shown) != NULL;
}

/* Whether one of the errors is caused by the change: it is at its place and from its rule. */
static bool is_told_of(witness_search *search, const crd_verdict *verdict) {
  const finding *finding = search->finding;
  const validation_rule *rule = search->direction == NEW_TAKES ? finding->old_rule : finding->new_rule;
  for (uint32_t i = 0; i < verdict->errors.count; i++) {
    const crd_error *error = &verdict->errors.items[i];
    if (crd_error_is_note(error) || !is_at(error->field, finding->path)) continue;
    if (!rule || is_of_rule(error, rule, search->scratch)) return true;
  }
  return false;
}

static bool stores_otherwise(witness_search *search, const grown *grown, const crd_value *was) {
  crd_verdict verdict;
  judge_with(search->scratch, search->upgrade, search->new_, grown, &verdict);
  if (!verdict.allowed || !verdict.object || !was || crd_value_equal(was, verdict.object)) return false;
  search->message = crd_arena_printf(search->scratch, "dropped: null at \"%.*s\"", CRD_PRINT(search->finding->path));
  return true;
}

static bool refused_by(witness_search *search, const crd_kind *kind, const grown *grown) {
  crd_verdict verdict;
  judge_with(search->scratch, search->upgrade, kind, grown, &verdict);
  if (!verdict_refuses(&verdict) || !is_told_of(search, &verdict)) return false;
  search->message = verdict.message;
  return true;
}

/* Whether the old and the new CRD differ on the object as the search wants. */
static bool shows_change(void *context, const grown *grown) {
  witness_search *search = context;
  crd_arena_reset(search->scratch);
  const crd_kind *taker = search->direction == NEW_TAKES ? search->new_ : search->old;
  crd_verdict verdict;
  judge_with(search->scratch, search->upgrade, taker, grown, &verdict);
  if (!verdict_takes(&verdict)) return false;
  if (search->direction == NEW_TAKES) return refused_by(search, search->old, grown);
  if (is_gone(search)) return true;
  if (search->direction == NEW_CHANGES) return stores_otherwise(search, grown, verdict.object);
  return search->direction == NEW_DROPS ? drops_field(search, grown) : refused_by(search, search->new_, grown);
}

/* ---- places ---- */

/* The place of a finding as a path; for branches that of their node. */
static grow_path finding_path(crd_arena *arena, const upgrade_step *place) {
  static const grow_step_kind kinds[] = {[STEP_FIELD] = GROW_FIELD, [STEP_ITEM] = GROW_ITEM, [STEP_ENTRY] = GROW_ENTRY};
  if (!place || place->kind == STEP_ROOT) return (grow_path){NULL, 0};
  grow_path outer = finding_path(arena, place->outer);
  return crdc_grow_path_add(arena, outer, (grow_step){kinds[place->kind], place->name});
}

static const crd_version *version_of(const upgrade_side *side, const finding *finding) {
  const crd_definition *crd = crdc_upgrade_find(crdc_compilation_crds(side->compilation), finding->crd);
  for (size_t i = 0; crd && i < crd->version_count; i++)
    if (crd_string_equal(crd->versions[i].name, finding->version)) return &crd->versions[i];
  return NULL;
}

static const crd_kind *kind_on_side(const upgrade_side *side, const finding *finding) {
  const crd_definition *crd = crdc_upgrade_find(crdc_compilation_crds(side->compilation), finding->crd);
  for (size_t i = 0; crd && i < side->registry->count; i++) {
    const crd_kind *kind = side->registry->kinds[i];
    if (crd_string_equal(kind->group, crd->group) && crd_string_equal(kind->kind, crd->kind) &&
        crd_string_equal(kind->version, finding->version))
      return kind;
  }
  return NULL;
}

/* ---- one finding ---- */

static void keep_witness(witness_search *search, const grown *found) {
  crd_arena *arena = search->upgrade->arena;
  witness *witness = &search->finding->witness;
  witness->state = WITNESS_FOUND;
  witness->object = crd_json_encode(arena, &found->object, CRD_JSON_COMPACT);
  if (found->updates) witness->old = crd_json_encode(arena, &found->old, CRD_JSON_COMPACT);
  witness->of_status = found->of_status;
  witness->message = crd_arena_copy(arena, search->message);
}

/* Tries the value that the finding suggests, in an otherwise valid object: the text that only one pattern matches, or
 * null. */
static bool try_suggested(witness_search *search, grower *grower, grow_path path, grown *found) {
  const finding *finding = search->finding;
  crd_value value = finding->text.data ? crd_value_make_string(finding->text) : crd_value_make_null();
  bool null = finding->kind == CHANGE_NULL_DROPPED || finding->kind == CHANGE_NULLABLE_OFF;
  if ((!finding->text.data && !null) || !crdc_grow_base(grower, path, 100, found)) return false;
  found->object = crdc_grow_with(grower, &found->object, path, &value);
  return shows_change(search, found);
}

/* The old schema keeps an undeclared field unchanged: tries interesting values of the new schema, and values of other types,
 * in a valid object. */
static bool try_unlisted(witness_search *search, const version_growers *growers, grow_path path, grown *found) {
  crd_arena *arena = search->upgrade->arena;
  const crd_version *version = version_of(&search->upgrade->old, search->finding);
  const schema *root = version ? version->schema : NULL;
  if (!root || !path.count || !growers->new_ || !search->finding->new_node || crdc_grow_node(root, path)) return false;
  grow_path around = {path.steps, path.count - 1};
  grown base;
  if (!crdc_grow_node(root, around) || !crdc_grow_base(growers->old, around, 100, &base)) return false;
  grow_candidates candidates = {.count = 0};
  crdc_grow_candidates(growers->new_, search->finding->new_node, &candidates);
  crd_value others[] = {crd_value_make_bool(true), crd_value_make_int(-1), crd_value_make_string(CRD_STRING("?")),
                        crd_value_make_list(arena, 1), crd_value_make_map(arena, 1)};
  const size_t other_count = sizeof others / sizeof *others;
  search->direction = OLD_TAKES;
  for (size_t i = 0; i < candidates.count + other_count; i++) {
    const crd_value *value = i < other_count ? &others[i] : &candidates.items[i - other_count].value;
    if (i >= other_count && candidates.items[i - other_count].removed) continue;
    crd_value map = crd_value_make_map(arena, 1);
    crd_value_set(arena, &map, path.steps[path.count - 1].name, *value);
    *found = base;
    found->object = crdc_grow_with(growers->old, &base.object, around, &map);
    if (shows_change(search, found)) return true;
  }
  return false;
}

static bool reads_old_self(const validation_rule *rule) {
  return rule && memmem(rule->rule.data, rule->rule.size, "oldSelf", 7) != NULL;
}

static bool search_direction(witness_search *search, direction direction, grower *grower, grow_path path, grown *found) {
  finding *finding = search->finding;
  const schema *others[1] = {direction == NEW_TAKES ? finding->old_node : finding->new_node};
  const validation_rule *rules[2];
  size_t rule_count = 0;
  if (finding->old_rule) rules[rule_count++] = finding->old_rule;
  if (finding->new_rule) rules[rule_count++] = finding->new_rule;
  unsigned tries = search->upgrade->options.tries;
  grow_search of = {.path = path,
                    .others = others,
                    .other_count = others[0] != NULL,
                    .rules = rules,
                    .rule_count = rule_count,
                    .updates = reads_old_self(finding->old_rule) || reads_old_self(finding->new_rule),
                    .wanted = shows_change,
                    .context = search,
                    .tries = tries ? tries : TRIES};
  search->direction = direction;
  if (direction != NEW_TAKES && try_suggested(search, grower, path, found)) return true;
  return crdc_grow_search(grower, &of, found);
}

static bool goes_both_ways(change_kind kind) {
  return kind == CHANGE_RULE || kind == CHANGE_BRANCHES || kind == CHANGE_PATTERN_UNDECIDED;
}

static void find_witness(witness_search *search, const version_growers *growers) {
  finding *finding = search->finding;
  grown found;
  grow_path path = finding_path(search->upgrade->arena, finding->place);
  direction direction = finding->kind == CHANGE_NULL_DROPPED                       ? NEW_CHANGES
                        : crdc_change_row(finding->kind)->verdict == CHANGE_PRUNED ? NEW_DROPS
                                                                                   : OLD_TAKES;
  finding->witness.state = WITNESS_UNDECIDED;
  bool narrower =
      try_unlisted(search, growers, path, &found) || search_direction(search, direction, growers->old, path, &found);
  if (narrower) keep_witness(search, &found);
  if (!goes_both_ways(finding->kind) || !search->new_) return;
  bool wider = growers->new_ && search_direction(search, NEW_TAKES, growers->new_, path, &found);
  finding->verdict = narrower && wider ? CHANGE_INCOMPARABLE : narrower ? CHANGE_NARROWED : CHANGE_UNDECIDED;
  if (wider && !narrower) {
    /* Finding nothing that is refused now proves nothing. */
    keep_witness(search, &found);
    finding->witness.state = WITNESS_WIDER;
  }
}

/* ---- all witnesses ---- */

static grower *grower_of(upgrade *upgrade, const upgrade_side *side, const finding *finding, const crd_kind *kind) {
  const crd_version *version = version_of(side, finding);
  if (!kind || !version || !version->schema) return NULL;
  grow_subject subject = {.kind = kind, .version = version, .kubernetes_minor = upgrade->options.settings.kubernetes_minor};
  return crdc_grower_create(upgrade->arena, &subject, 1);
}

static void end_growers(version_growers *growers) {
  crdc_grower_destroy(growers->old);
  crdc_grower_destroy(growers->new_);
  *growers = (version_growers){.old = NULL};
}

static bool wants_witness(const finding *finding) {
  return crdc_change_row(finding->kind)->witnessed;
}

static void settle_growers(version_growers *growers, witness_search *search) {
  const finding *finding = search->finding;
  if (growers->old && crd_string_equal(growers->crd, finding->crd) && crd_string_equal(growers->version, finding->version))
    return;
  end_growers(growers);
  growers->crd = finding->crd;
  growers->version = finding->version;
  growers->old = grower_of(search->upgrade, &search->upgrade->old, finding, search->old);
  growers->new_ = grower_of(search->upgrade, &search->upgrade->new_, finding, search->new_);
}

void crdc_upgrade_find_witnesses(upgrade *upgrade) {
  findings *all = &upgrade->findings;
  size_t wanted = 0;
  for (size_t i = 0; i < all->count; i++) wanted += wants_witness(&all->items[i]);
  if (!wanted || !crdc_upgrade_load(upgrade, &upgrade->old) || !crdc_upgrade_load(upgrade, &upgrade->new_)) return;
  witness_search search = {.upgrade = upgrade, .scratch = memory_arena(NULL)};
  version_growers growers = {.old = NULL};
  for (size_t i = 0; i < all->count; i++) {
    search.finding = &all->items[i];
    if (!wants_witness(search.finding)) continue;
    if (upgrade->options.progress)
      upgrade->options.progress(
          upgrade->options.context,
          crd_arena_printf(upgrade->arena, "%.*s %.*s", CRD_PRINT(search.finding->crd), CRD_PRINT(search.finding->path))
              .data);
    search.old = kind_on_side(&upgrade->old, search.finding);
    search.new_ = kind_on_side(&upgrade->new_, search.finding);
    settle_growers(&growers, &search);
    if (growers.old)
      find_witness(&search, &growers);
    else
      search.finding->witness.state = WITNESS_UNDECIDED;
  }
  end_growers(&growers);
  crd_arena_destroy(search.scratch);
}

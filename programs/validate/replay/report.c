/* SPDX-License-Identifier: Apache-2.0 */
#include "report.h"
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include "judge/json_members.h"
#include <inttypes.h>
#include <stdlib.h>

/* What stands above the rules of an effect, and its name in JSON. */
static const struct effect {
  const char *heading, *name;
} effects[REPLAY_EFFECTS] = {
    [REPLAY_REFUSED] = {"let in then, refused now", "refused"},
    [REPLAY_REPEATED] = {"refused then and now", "refusedBefore"},
    [REPLAY_WARNED] = {"warned of", "warned"},
    [REPLAY_AUDITED] = {"annotated for the audit log", "audited"},
    [REPLAY_CHANGED] = {"stored otherwise than sent", "changed"},
};

static double share_of(uint64_t part, uint64_t all) {
  return all ? 100.0 * (double)part / (double)all : 0;
}

/* ---- text ---- */

static void print_rule_name(const replay_rule *rule, FILE *stream) {
  crd_say(stream, "%.*s", CRD_PRINT(rule->source));
  if (rule->kind.size) crd_say(stream, " %.*s", CRD_PRINT(rule->kind));
  if (rule->rule.size) crd_say(stream, " %.*s", CRD_PRINT(rule->rule));
  if (rule->field.size) crd_say(stream, " %.*s", CRD_PRINT(rule->field));
}

static const char *text_or(const char *text, const char *other) {
  return text && *text ? text : other;
}

static void print_example(const replay_example *example, FILE *stream) {
  crd_say(stream, "      line %" PRIu64 ": %s %s by %s, %s\n", example->line, text_or(example->verb, ""),
          text_or(example->object, ""), text_or(example->user, "(nobody)"), text_or(example->id, ""));
  if (example->message && *example->message) crd_say(stream, "        %s\n", example->message);
}

static void print_effect(const replay_result *result, replay_effect effect, FILE *stream) {
  size_t count;
  const replay_row **rows = replay_table_rows(result->all.table, effect, &count);
  if (rows && count) crd_say(stream, "\n%s:\n", effects[effect].heading);
  for (size_t i = 0; rows && i < count && i < result->top; i++) {
    const bool others = crd_string_equal(rows[i]->rule.source, CRD_STRING(REPLAY_OTHERS)); /* several of an event */
    fprintf(stream, "  %8" PRIu64 "  ", rows[i]->count);
    if (others)
      fputs("        ", stream);
    else
      fprintf(stream, "%5.1f%%  ", share_of(rows[i]->count, result->all.judged));
    print_rule_name(&rows[i]->rule, stream);
    putc('\n', stream);
    for (size_t k = 0; k < rows[i]->example_count; k++) print_example(&rows[i]->examples[k], stream);
    if (rows[i]->count > rows[i]->example_count)
      fprintf(stream, "      and %" PRIu64 " more (--replay-examples)\n", rows[i]->count - rows[i]->example_count);
  }
  if (rows && count > result->top) fprintf(stream, "  and %zu more (--replay-top)\n", count - result->top);
  free((void *)rows);
}

static void print_unjudged(const replay_counts *counts, FILE *stream) {
  for (size_t i = 0; i < REPLAY_REASONS; i++)
    if (counts->reasons[i])
      crd_say(stream, "  %8" PRIu64 "  %s\n", counts->reasons[i], replay_reason_text((replay_reason)i));
}

static void print_sums(const replay_result *result, FILE *stream) {
  const replay_counts *counts = &result->counts;
  const replay_shard *all = &result->all;
  crd_say(stream, "%s: %" PRIu64 " events", result->log, counts->events);
  if (*counts->first) crd_say(stream, ", %s to %s", counts->first, counts->last);
  putc('\n', stream);
  fprintf(stream, "judged: %" PRIu64 " (%.1f%%)\n", all->judged, share_of(all->judged, counts->events));
  fprintf(stream, "  %8" PRIu64 "  let in then, refused now\n", all->refused);
  fprintf(stream, "  %8" PRIu64 "  refused then and now\n", all->repeated);
  fprintf(stream, "  %8" PRIu64 "  refused then, let in now\n", all->let_in);
  fprintf(stream, "  %8" PRIu64 "  stored otherwise than sent\n", all->changed);
  if (counts->dry_runs) fprintf(stream, "  %8" PRIu64 "  dry runs among them\n", counts->dry_runs);
  if (all->without_old)
    fprintf(stream,
            "  %8" PRIu64 "  of %" PRIu64 " updates without the object that they changed: rules about both were not asked\n",
            all->without_old, all->updates);
  if (all->uncompared)
    fprintf(stream, "  %8" PRIu64 "  of these are of kinds or resources that have such rules: they count as not judged\n",
            all->uncompared);
  if (result->given_up)
    fprintf(stream, "  %8" PRIu64 "  objects were given up for want of room (--replay-memory)\n", result->given_up);
  fprintf(stream, "not judged: %" PRIu64 "\n", counts->events - all->judged);
  print_unjudged(counts, stream);
  if (counts->unjudged)
    fprintf(stream, "  %8" PRIu64 "  among them that were let in, and that something here would have judged\n",
            counts->unjudged);
  if (counts->broken)
    crd_say(stream, "broken: %" PRIu64 ", the first in line %" PRIu64 ": %s\n", counts->broken, counts->broken_line,
            counts->broken_why);
}

void replay_print_text(const replay_result *result, FILE *stream) {
  print_sums(result, stream);
  for (size_t i = 0; i < REPLAY_EFFECTS; i++) print_effect(result, (replay_effect)i, stream);
}

/* ---- JSON ---- */

static void add_replay_example(crd_text *text, const replay_example *example) {
  crd_text_add_char(text, '{');
  crdc_put_number(text, "line", example->line);
  crdc_put_known(text, "auditID", crd_string_of(example->id ? example->id : ""));
  crdc_put_known(text, "time", crd_string_of(example->time ? example->time : ""));
  crdc_put_known(text, "user", crd_string_of(example->user ? example->user : ""));
  crdc_put_known(text, "verb", crd_string_of(example->verb ? example->verb : ""));
  crdc_put_known(text, "object", crd_string_of(example->object ? example->object : ""));
  crdc_put_known(text, "message", crd_string_of(example->message ? example->message : ""));
  crd_text_add_char(text, '}');
}

static void add_rule_row(crd_text *text, const replay_row *row) {
  crd_text_add_char(text, '{');
  crdc_put_known(text, "source", row->rule.source);
  crdc_put_known(text, "kind", row->rule.kind);
  crdc_put_known(text, "rule", row->rule.rule);
  crdc_put_known(text, "field", row->rule.field);
  crdc_put_number(text, "count", row->count);
  crdc_put_name(text, "examples");
  crd_text_add_char(text, '[');
  for (size_t i = 0; i < row->example_count; i++) {
    crdc_put_item(text);
    add_replay_example(text, &row->examples[i]);
  }
  crd_text_add(text, CRD_STRING("]}"));
}

static void add_effects(crd_text *text, const replay_result *result) {
  crdc_put_name(text, "rules");
  crd_text_add_char(text, '{');
  for (size_t i = 0; i < REPLAY_EFFECTS; i++) {
    size_t count;
    const replay_row **rows = replay_table_rows(result->all.table, (replay_effect)i, &count);
    crdc_put_name(text, effects[i].name);
    crd_text_add_char(text, '[');
    for (size_t k = 0; rows && k < count && k < result->top; k++) {
      crdc_put_item(text);
      add_rule_row(text, rows[k]);
    }
    crd_text_add_char(text, ']');
    free((void *)rows);
  }
  crd_text_add_char(text, '}');
}

static void add_result_sums(crd_text *text, const replay_result *result) {
  const replay_counts *counts = &result->counts;
  const replay_shard *all = &result->all;
  crdc_put_number(text, "events", counts->events);
  crdc_put_known(text, "first", crd_string_of(counts->first));
  crdc_put_known(text, "last", crd_string_of(counts->last));
  crdc_put_number(text, "judged", all->judged);
  crdc_put_number(text, "refused", all->refused);
  crdc_put_number(text, "refusedBefore", all->repeated);
  crdc_put_number(text, "nowLetIn", all->let_in);
  crdc_put_number(text, "changed", all->changed);
  crdc_put_number(text, "dryRuns", counts->dry_runs);
  crdc_put_number(text, "updates", all->updates);
  crdc_put_number(text, "updatesWithoutOld", all->without_old);
  crdc_put_number(text, "updatesNotCompared", all->uncompared);
  crdc_put_number(text, "objectsGivenUp", result->given_up);
  crdc_put_number(text, "letInUnjudged", counts->unjudged);
  crdc_put_number(text, "broken", counts->broken);
  if (counts->broken) crdc_put_number(text, "firstBrokenLine", counts->broken_line);
  crdc_put_name(text, "notJudged");
  crd_text_add_char(text, '{');
  for (size_t i = 0; i < REPLAY_REASONS; i++)
    if (counts->reasons[i]) crdc_put_number(text, replay_reason_name((replay_reason)i), counts->reasons[i]);
  crd_text_add_char(text, '}');
}

void replay_print_json(const replay_result *result, FILE *stream) {
  crd_text text = {.arena = memory_arena(NULL)};
  crd_text_add_char(&text, '{');
  crdc_put_known(&text, "log", crd_string_of(result->log));
  add_result_sums(&text, result);
  add_effects(&text, result);
  crd_text_add(&text, CRD_STRING("}\n"));
  fwrite(text.data, 1, text.size, stream);
  crd_arena_destroy(text.arena);
}

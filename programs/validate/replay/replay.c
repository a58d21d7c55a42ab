/* SPDX-License-Identifier: Apache-2.0 */
/* A log is read in rounds of some blocks. In a round each thread first filters the events of a block. Then the threads judge
 * these events by shards: the name of an object decides its shard, so that the events of an object are judged in order by
 * one thread. Meanwhile the next round is read. The result does not depend on the number of threads: shards own counts and
 * objects, and examples are identified by their lines. */
#include "replay.h"
#include "../../../runtime/base/say.h"
#include "../../../runtime/base/threads.h"
#include "base/memory.h"
#include "judge.h"
#include "judge/json_members.h"
#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

/* Prints the result of a replay, as text or as a JSON object. */

typedef struct replay_result {
  const char *log; /* its path */
  replay_counts counts;
  replay_shard all;  /* the sums of the shards, with their joined table */
  uint64_t given_up; /* objects that were dropped for lack of room */
  size_t top;        /* the most rules that are shown for each effect */
  int64_t milliseconds;
} replay_result;

/* The heading of the rules of an effect, and its name in JSON. */
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
    const bool others = crd_string_equal(rows[i]->rule.source, CRD_STRING(REPLAY_OTHERS)); /* an event can have several */
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

static void replay_print_text(const replay_result *result, FILE *stream) {
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

static void replay_print_json(const replay_result *result, FILE *stream) {
  crd_text text = {.arena = memory_arena(NULL)};
  crd_text_add_char(&text, '{');
  crdc_put_known(&text, "log", crd_string_of(result->log));
  add_result_sums(&text, result);
  add_effects(&text, result);
  crd_text_add(&text, CRD_STRING("}\n"));
  fwrite(text.data, 1, text.size, stream);
  crd_arena_destroy(text.arena);
}

#define ROUND_BLOCKS 8u
#define MOST_SHARDS 64u
#define THREAD_STACK ((size_t)8 << 20)
#define SHARD_RULES 1024u
#define ALL_RULES 8192u
#define DEFAULT_MEMORY 64u /* MiB */
#define DEFAULT_EXAMPLES 3u
#define DEFAULT_TOP 20u

/* A block and its tasks. */
typedef struct unit {
  replay_block block;
  replay_counts counts;
  replay_tasks tasks;
} unit;

typedef struct round {
  unit units[ROUND_BLOCKS];
  size_t count;
} round_of_blocks;

typedef struct replay {
  const check_context *context;
  replay_rules rules;
  replay_kinds kinds;
  replay_blocks *blocks;
  replay_shard shards[REPLAY_SHARDS];
  round_of_blocks rounds[2];
  round_of_blocks *now; /* for the threads */
  replay_counts counts;
  const char *error; /* why the log could not be read to its end */
  atomic_bool lost;  /* there was no memory for a task */
  progress progress;
  /* threads */
  pthread_t threads[MOST_SHARDS];
  size_t thread_count;
  pthread_mutex_t lock;
  pthread_cond_t begin, end;
  pthread_barrier_t between; /* between filtering and judging */
  unsigned turn;             /* the number of started rounds */
  size_t busy;
  bool over;
  atomic_size_t next_unit, next_shard;
} replay;

/* ---- a round ---- */

static void look_through(replay *replay) {
  size_t at;
  while ((at = atomic_fetch_add(&replay->next_unit, 1)) < replay->now->count) {
    unit *unit = &replay->now->units[at];
    unit->tasks.count = 0;
    unit->counts = (replay_counts){.events = 0};
    if (!replay_filter(&replay->kinds, &unit->block, &unit->counts, &unit->tasks)) atomic_store(&replay->lost, true);
  }
}

static void judge_shard(replay *replay, crd_arena *arena, size_t shard) {
  for (size_t i = 0; i < replay->now->count; i++) {
    const replay_tasks *tasks = &replay->now->units[i].tasks;
    for (size_t k = 0; k < tasks->count; k++)
      if (tasks->items[k].shard == shard || tasks->items[k].shard == REPLAY_SHARDS)
        replay_judge(&replay->rules, arena, &replay->shards[shard], &tasks->items[k]);
  }
}

static void judge_shards(replay *replay, crd_arena *arena) {
  size_t at;
  while ((at = atomic_fetch_add(&replay->next_shard, 1)) < REPLAY_SHARDS) judge_shard(replay, arena, at);
}

static void *work_on_shard(void *context) {
  replay *replay = context;
  crd_arena *arena = crd_arena_create(NULL);
  if (!arena) atomic_store(&replay->lost, true);
  unsigned turn = 0;
  for (;;) {
    pthread_mutex_lock(&replay->lock);
    while (replay->turn == turn && !replay->over) pthread_cond_wait(&replay->begin, &replay->lock);
    const bool over = replay->over && replay->turn == turn;
    turn = replay->turn;
    pthread_mutex_unlock(&replay->lock);
    if (over) break;
    look_through(replay);
    pthread_barrier_wait(&replay->between);
    if (arena) judge_shards(replay, arena);
    pthread_mutex_lock(&replay->lock);
    if (--replay->busy == 0) pthread_cond_signal(&replay->end);
    pthread_mutex_unlock(&replay->lock);
  }
  crd_arena_destroy(arena);
  return NULL;
}

static void begin_round(replay *replay) {
  pthread_mutex_lock(&replay->lock);
  atomic_store(&replay->next_unit, 0);
  atomic_store(&replay->next_shard, 0);
  replay->busy = replay->thread_count;
  replay->turn++;
  pthread_cond_broadcast(&replay->begin);
  pthread_mutex_unlock(&replay->lock);
}

static void end_round(replay *replay) {
  pthread_mutex_lock(&replay->lock);
  while (replay->busy) pthread_cond_wait(&replay->end, &replay->lock);
  pthread_mutex_unlock(&replay->lock);
  for (size_t i = 0; i < replay->now->count; i++) replay_counts_add(&replay->counts, &replay->now->units[i].counts);
}

/* ---- the log ---- */

static void read_round(replay *replay, round_of_blocks *round) {
  round->count = 0;
  while (round->count < ROUND_BLOCKS && !replay->error) {
    if (!replay_blocks_next(replay->blocks, &round->units[round->count].block, &replay->error)) break;
    round->count++;
  }
}

static void show_progress(replay *replay) {
  uint64_t refused = 0;
  for (size_t i = 0; i < REPLAY_SHARDS; i++) refused += replay->shards[i].refused;
  progress_say_events(&replay->progress, replay->counts.events, refused);
}

static void run_rounds(replay *replay) {
  size_t at = 0;
  read_round(replay, &replay->rounds[at]);
  while (replay->rounds[at].count && !atomic_load(&replay->lost)) {
    replay->now = &replay->rounds[at];
    begin_round(replay);
    at = !at;
    read_round(replay, &replay->rounds[at]);
    end_round(replay);
    show_progress(replay);
  }
  progress_clear(&replay->progress);
}

/* ---- beginning and end ---- */

static bool start_threads(replay *replay, size_t wanted) {
  pthread_mutex_init(&replay->lock, NULL);
  pthread_cond_init(&replay->begin, NULL);
  pthread_cond_init(&replay->end, NULL);
  if (wanted > MOST_SHARDS) wanted = MOST_SHARDS;
  while (replay->thread_count < wanted &&
         thread_start(&replay->threads[replay->thread_count], THREAD_STACK, work_on_shard, replay))
    replay->thread_count++;
  /* The threads wait at the barrier for the first round. */
  return replay->thread_count && pthread_barrier_init(&replay->between, NULL, (unsigned)replay->thread_count) == 0;
}

static void stop_threads(replay *replay) {
  pthread_mutex_lock(&replay->lock);
  replay->over = true;
  pthread_cond_broadcast(&replay->begin);
  pthread_mutex_unlock(&replay->lock);
  for (size_t i = 0; i < replay->thread_count; i++) pthread_join(replay->threads[i], NULL);
  if (replay->thread_count) pthread_barrier_destroy(&replay->between);
  pthread_mutex_destroy(&replay->lock);
  pthread_cond_destroy(&replay->begin);
  pthread_cond_destroy(&replay->end);
}

static bool open_shards(replay *replay, const replay_options *options) {
  const size_t memory = (size_t)(options->memory ? options->memory : DEFAULT_MEMORY) << 20;
  const size_t examples = options->examples ? options->examples : DEFAULT_EXAMPLES;
  bool good = true;
  for (size_t i = 0; i < REPLAY_SHARDS; i++) {
    replay_shard *shard = &replay->shards[i];
    shard->known = replay_known_create(memory / REPLAY_SHARDS);
    shard->table = replay_table_create(SHARD_RULES, examples);
    good = good && shard->known && shard->table;
  }
  return good;
}

static void close_replay(replay *replay) {
  for (size_t i = 0; i < REPLAY_SHARDS; i++) {
    replay_known_destroy(replay->shards[i].known);
    replay_table_destroy(replay->shards[i].table);
  }
  for (size_t i = 0; i < 2; i++) {
    for (size_t k = 0; k < ROUND_BLOCKS; k++) {
      replay_block_free(&replay->rounds[i].units[k].block);
      free(replay->rounds[i].units[k].tasks.items);
    }
  }
  replay_blocks_close(replay->blocks);
  free((void *)replay->kinds.items);
  layer_use_destroy(replay->rules.layers);
  free(replay);
}

static void add_shard(replay_result *result, const replay_shard *shard) {
  replay_shard *all = &result->all;
  all->judged += shard->judged;
  all->refused += shard->refused;
  all->repeated += shard->repeated;
  all->let_in += shard->let_in;
  all->changed += shard->changed;
  all->updates += shard->updates;
  all->without_old += shard->without_old;
  all->uncompared += shard->uncompared;
  result->counts.unjudged += shard->unjudged;
  result->counts.reasons[REPLAY_UNREADABLE] += shard->unreadable;
  result->counts.reasons[REPLAY_DELETE] += shard->unknown_deletions;
  result->given_up += replay_known_lost(shard->known);
  replay_table_merge(all->table, shard->table);
}

/* Whether everything that should be judged was judged; reports what was not. */
static bool is_whole(const replay_result *result) {
  const uint64_t unjudged = result->counts.unjudged, uncompared = result->all.uncompared;
  if (!unjudged && !uncompared) return true;
  fflush(stdout);
  crd_say(stderr, "crd-validate: %s: not all was judged:", result->log);
  if (uncompared)
    crd_say(stderr, " %" PRIu64 " updates without the object that they changed, which rules compare with", uncompared);
  if (unjudged)
    crd_say(stderr, "%s %" PRIu64 " requests whose object the log does not have", uncompared ? ";" : "", unjudged);
  fputc('\n', stderr);
  return false;
}

static int report_all(replay *replay) {
  const options *options = replay->context->options;
  replay_result result = {.log = options->replay.log,
                          .counts = replay->counts,
                          .top = options->replay.top ? options->replay.top : DEFAULT_TOP,
                          .milliseconds = progress_now() - replay->context->began};
  const size_t examples = options->replay.examples ? options->replay.examples : DEFAULT_EXAMPLES;
  result.all.table = memory_checked(replay_table_create(ALL_RULES, examples), 0);
  for (size_t i = 0; i < REPLAY_SHARDS; i++) add_shard(&result, &replay->shards[i]);
  const bool json = options->output.count && options->output.choices[0].form == &form_json;
  const char *path = options->output.count ? options->output.choices[0].path : NULL;
  FILE *stream = path ? fopen(path, "we") : stdout;
  int code = result.all.refused ? EXIT_INVALID : EXIT_VALID;
  if (!stream) {
    perror(path);
    code = EXIT_UNJUDGED;
  } else {
    (json ? replay_print_json : replay_print_text)(&result, stream);
    if (path && fclose(stream) != 0) code = EXIT_UNJUDGED;
  }
  if (!json) layer_use_print(replay->rules.layers, stdout);
  replay_table_destroy(result.all.table);
  return code == EXIT_VALID && !is_whole(&result) ? EXIT_UNJUDGED : code;
}

static int fail(const char *path, const char *why) {
  fflush(stdout);
  crd_say(stderr, "crd-validate: %s: %s\n", path, why);
  return EXIT_UNJUDGED;
}

static int run_open(replay *replay) {
  const options *options = replay->context->options;
  const char *why = "out of memory";
  if (!replay_kinds_make(&replay->kinds, replay->rules.registry) || !open_shards(replay, &options->replay))
    return fail(options->replay.log, why);
  replay->kinds.wants = replay->rules.admission ? replay_policies_want : NULL;
  replay->kinds.wants_context = replay->rules.admission;
  replay->blocks = replay_blocks_open(options->replay.log, &why);
  if (!replay->blocks) return fail(options->replay.log, why);
  const bool started = start_threads(replay, options->jobs ? options->jobs : processor_count());
  if (started) run_rounds(replay);
  stop_threads(replay);
  if (!started) return fail(options->replay.log, "no thread can be started");
  if (atomic_load(&replay->lost)) return fail(options->replay.log, why);
  int code = report_all(replay);
  if (replay->counts.broken && !replay->counts.events)
    code = fail(options->replay.log, "no event is in it: is it an audit log?");
  if (replay->error) code = fail(options->replay.log, replay->error);
  return code;
}

int replay_run(const check_context *context) {
  replay *replay = calloc(1, sizeof *replay);
  bool failed = !replay;
  if (replay) {
    replay->context = context;
    replay->rules = (replay_rules){.options = context->options,
                                   .registry = kinds_registry(context->kinds),
                                   .settings = context->settings,
                                   .state = known_state_of(context->state),
                                   .admission = context->policies ? policies_configuration(context->policies) : NULL};
    replay->rules.layers = layer_use_create(context->options, replay->rules.registry, &failed);
    replay->progress = progress_start(!context->options->output.quiet, context->began);
  }
  if (failed) {
    free(replay);
    return fail(context->options->replay.log, "out of memory");
  }
  const int code = run_open(replay);
  close_replay(replay);
  return code;
}

/* crd-validate replay, also --replay. */

static void describe_replay(const flag_help *help) {
  static const char *const own_flags[] = {"ratchet-layers", "replay-memory", "replay-examples", "replay-top"};
  static flag rows[sizeof own_flags / sizeof *own_flags];
  options_describe_some(help, &page_crd_validate_replay, own_flags, sizeof own_flags / sizeof *own_flags, rows);
}

const check_mode replay_mode = {.asked = {.flag = "replay", .missing = "no audit log is given", .describe = describe_replay},
                                .run = replay_run};

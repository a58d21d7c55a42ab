/* SPDX-License-Identifier: Apache-2.0 */
/* All mutants of all CRDs are jobs, which threads take in order; results are printed in the same order. A thread whose
 * mutant no test notices searches for a witness at once, with its own copy of the original. */
#include "command.h"
#include "../../../runtime/base/say.h"
#include "../../../runtime/base/threads.h"
#include "base/memory.h"
#include "judge/json_members.h"
#include "options/options.h"
#include "report/form_kit.h"
#include "suites.h"
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* The output forms of crd-validate test --mutate: text with a line for each surviving mutant, or JSON with an object for
 * each mutant. */

/* The result for a mutant; its owner has an arena for the texts. */
typedef struct mutant_result {
  mutant_fate fate;
  size_t number;          /* of the mutant, from 1 */
  crd_string killer;      /* the test that failed: "SUITE: TEST" */
  mutant_witness witness; /* of a surviving mutant */
} mutant_result;

typedef struct mutant_counts {
  size_t made, killed, survived, witnessed, broken, untried, tests, failing;
  double seconds;
} mutant_counts;

typedef struct mutant_form {
  const char *name;
  bool to_people; /* for people, who read a summary after it */
  void (*begin)(FILE *stream, const mutant_counts *counts);
  void (*result)(FILE *stream, const mutant_target *target, const mutant *mutant, const mutant_result *result);
  void (*end)(FILE *stream, const mutant_counts *counts);
} mutant_form;

enum { MOST_MESSAGE = 300, MOST_OBJECT = 2000 };

static const char *fate_name(mutant_fate fate) {
  static const char *const names[] = {
      [MUTANT_UNTRIED] = "untried", [MUTANT_KILLED] = "killed", [MUTANT_SURVIVED] = "survived", [MUTANT_BROKEN] = "broken"};
  return names[fate];
}

static crd_position mutant_position(const mutant_target *target, const mutant *mutant) {
  uint32_t offset = mutant->offset == CRD_NO_OFFSET || mutant->offset > target->text.size ? 0 : mutant->offset;
  return crd_position_of(target->text, offset);
}

/* ---- for people ---- */

static void say_saying(FILE *stream, const char *who, const mutant_saying *saying) {
  crd_string text = saying->allowed ? saying->stored : saying->message;
  bool cut = text.size > MOST_MESSAGE;
  crd_say(stream, "    %s %s%s%.*s%s\n", who, saying->allowed ? "stores" : "refuses", text.size ? ": " : "",
          (int)(cut ? MOST_MESSAGE : text.size), text.size ? text.data : "", cut ? "..." : "");
}

static void say_object(FILE *stream, const char *what, crd_string object) {
  bool cut = object.size > MOST_OBJECT;
  crd_say(stream, "%s %.*s%s\n", what, (int)(cut ? MOST_OBJECT : object.size), object.data,
          cut ? "... (--output json has all of it)" : "");
}

static void say_witness(FILE *stream, const mutant_witness *witness) {
  if (!witness->found) {
    fprintf(stream, "  no difference found in %u objects\n", witness->searched);
    return;
  }
  crd_say(stream, "  for one, %s of", witness->operation);
  say_object(stream, "", witness->object);
  if (witness->old_object.size) say_object(stream, "    from", witness->old_object);
  bool apart = witness->original.allowed != witness->changed.allowed;
  if (apart && witness->original.allowed) {
    fputs("    the CRD takes it\n", stream);
    say_saying(stream, "the mutant", &witness->changed);
  } else if (apart) {
    say_saying(stream, "the CRD", &witness->original);
    fputs("    the mutant takes it\n", stream);
  } else {
    say_saying(stream, "the CRD", &witness->original);
    say_saying(stream, "the mutant", &witness->changed);
  }
}

static void mutants_text_result(FILE *stream, const mutant_target *target, const mutant *mutant,
                                const mutant_result *result) {
  if (result->fate != MUTANT_SURVIVED) return;
  crd_position at = mutant_position(target, mutant);
  crd_say(stream, "%s:%u:%u: %s survives: %.*s: %.*s\n", target->crd.file, at.line, at.column, mutant->operator->name,
          CRD_PRINT(mutant->path), CRD_PRINT(mutant->what));
  say_witness(stream, &result->witness);
}

static void mutants_no_begin(FILE *stream, const mutant_counts *counts) {
  (void)stream, (void)counts;
}

static void mutants_text_end(FILE *stream, const mutant_counts *counts) {
  size_t tried = counts->killed + counts->survived;
  fprintf(stream, "%zu mutants: %zu killed, %zu survived (of %zu of them no difference was found)", counts->made,
          counts->killed, counts->survived, counts->survived - counts->witnessed);
  if (counts->broken) fprintf(stream, ", %zu do not compile", counts->broken);
  if (counts->untried) fprintf(stream, ", %zu not tried for want of time", counts->untried);
  fprintf(stream, "; %zu tests", counts->tests);
  if (counts->failing) fprintf(stream, " (%zu fail anyway, and are left out)", counts->failing);
  fprintf(stream, "; %.1f s, %.0f a second\n", counts->seconds,
          counts->seconds > 0 ? (double)(tried + counts->broken) / counts->seconds : 0);
}

/* ---- for programs ---- */

static void add_saying(crd_text *text, const char *name, const mutant_saying *saying) {
  crd_text_printf(text, ",\"%s\":{\"allowed\":%s", name, saying->allowed ? "true" : "false");
  if (!saying->allowed) crdc_put_string(text, "message", saying->message);
  if (saying->stored.size) crd_text_printf(text, ",\"stored\":%.*s", CRD_PRINT(saying->stored));
  crd_text_add_char(text, '}');
}

static void add_witness(crd_text *text, const mutant_witness *witness) {
  crd_text_printf(text, ",\"searched\":%u", witness->searched);
  if (!witness->found) return;
  crd_text_printf(text, ",\"witness\":{\"op\":\"%s\",\"object\":%.*s", witness->operation, CRD_PRINT(witness->object));
  if (witness->old_object.size) crd_text_printf(text, ",\"oldObject\":%.*s", CRD_PRINT(witness->old_object));
  add_saying(text, "original", &witness->original);
  add_saying(text, "mutant", &witness->changed);
  crd_text_add_char(text, '}');
}

static void mutants_json_result(FILE *stream, const mutant_target *target, const mutant *mutant,
                                const mutant_result *result) {
  crd_text text = {.arena = memory_arena(NULL)};
  crd_position at = mutant_position(target, mutant);
  crd_text_printf(&text, "{\"mutant\":%zu,\"fate\":\"%s\",\"operator\":\"%s\",\"line\":%u,\"column\":%u", result->number,
                  fate_name(result->fate), mutant->operator->name, at.line, at.column);
  crdc_put_string(&text, "crd", crd_string_of(target->crd.file));
  crdc_put_string(&text, "path", mutant->path);
  crdc_put_string(&text, "what", mutant->what);
  crdc_put_known(&text, "killer", result->killer);
  if (result->fate == MUTANT_SURVIVED) add_witness(&text, &result->witness);
  crd_text_add(&text, CRD_STRING("}\n"));
  fwrite(text.data, 1, text.size, stream);
  crd_arena_destroy(text.arena);
}

static void mutants_no_end(FILE *stream, const mutant_counts *counts) {
  (void)stream, (void)counts;
}

static void mutants_junit_begin(FILE *stream, const mutant_counts *counts) {
  xml_declare(stream);
  xml_open(stream, 0, "testsuites");
  xml_begin(stream);
  xml_line(stream);
  xml_open(stream, 0, "testsuite");
  xml_attribute(stream, "name", CRD_STRING("mutants"));
  xml_number(stream, "tests", counts->made);
  xml_begin(stream);
  xml_line(stream);
}

static void junit_survivor(FILE *stream, const mutant_witness *witness) {
  output said = {.text = NULL};
  output_stream memory;
  say_witness(output_stream_begin(&memory, &said), witness);
  output_stream_end(&memory);
  xml_open(stream, 0, "failure");
  xml_attribute(stream, "message", CRD_STRING("survives"));
  xml_begin(stream);
  xml_text(stream, (crd_string){said.text, said.size});
  xml_close(stream, 0, "failure");
  output_free(&said);
}

static void mutants_junit_result(FILE *stream, const mutant_target *target, const mutant *mutant,
                                 const mutant_result *result) {
  crd_position at = mutant_position(target, mutant);
  xml_open(stream, 0, "testcase");
  xml_attribute(stream, "classname", crd_string_of(target->crd.file));
  xml_number(stream, "line", at.line);
  xml_open_attribute(stream, "name");
  fprintf(stream, "%s: ", mutant->operator->name);
  xml_text(stream, mutant->path);
  fputs(": ", stream);
  xml_text(stream, mutant->what);
  xml_close_attribute(stream);
  xml_begin(stream);
  if (result->fate == MUTANT_SURVIVED) {
    junit_survivor(stream, &result->witness);
  } else if (result->fate != MUTANT_KILLED) {
    xml_open(stream, 0, "skipped");
    xml_attribute(stream, "message", crd_string_of(fate_name(result->fate)));
    xml_end(stream);
  }
  xml_close(stream, 0, "testcase");
  xml_line(stream);
}

static void mutants_junit_end(FILE *stream, const mutant_counts *counts) {
  (void)counts;
  xml_close(stream, 0, "testsuite");
  xml_line(stream);
  xml_close(stream, 0, "testsuites");
  xml_line(stream);
}

static void mutants_tap_begin(FILE *stream, const mutant_counts *counts) {
  tap_begin(stream, 13);
  tap_plan(stream, counts->made, NULL);
}

static void mutants_tap_result(FILE *stream, const mutant_target *target, const mutant *mutant,
                               const mutant_result *result) {
  crd_position at = mutant_position(target, mutant);
  bool skipped = result->fate == MUTANT_BROKEN || result->fate == MUTANT_UNTRIED;
  tap_open_test(stream, result->fate != MUTANT_SURVIVED);
  tap_text(stream, crd_string_of(target->crd.file));
  fprintf(stream, ":%u:%u: %s: ", at.line, at.column, mutant->operator->name);
  tap_text(stream, mutant->path);
  fputs(": ", stream);
  tap_text(stream, mutant->what);
  if (skipped) tap_skip(stream, crd_string_of(fate_name(result->fate)));
  tap_end_test(stream);
}

/* The form of a valid name. */
static const mutant_form *mutant_form_named(const char *name) {
  static const mutant_form forms[] = {{"text", true, mutants_no_begin, mutants_text_result, mutants_text_end},
                                      {"json", false, mutants_no_begin, mutants_json_result, mutants_no_end},
                                      {"junit", false, mutants_junit_begin, mutants_junit_result, mutants_junit_end},
                                      {"tap", false, mutants_tap_begin, mutants_tap_result, mutants_no_end}};
  size_t at = sizeof forms / sizeof *forms - 1;
  while (at && strcmp(forms[at].name, name) != 0) at--;
  return &forms[at];
}

#define MUTANT_STACK ((size_t)8 << 20)
enum { MOST_MUTANT_THREADS = 64, USUAL_OBJECTS = 1000 };

typedef struct mutant_job {
  size_t target;
  const mutant *mutant;
  mutant_result result;
  crd_arena *arena; /* owns the result's texts; NULL: it has none */
  bool done;
} mutant_job;

typedef struct mutant_bench {
  const suite_options *options;
  mutant_targets targets;
  mutants *mutants; /* by target */
  mutant_job *jobs;
  size_t count, next, finished; /* the last two are protected by the lock */
  atomic_size_t *killers;       /* by target: the test that failed for the last mutant, which runs first */
  double deadline;              /* 0: none */
  struct timespec start;
  pthread_mutex_t lock;
  pthread_cond_t done;
} mutant_bench;

static double seconds_since(const struct timespec *start) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)(now.tv_sec - start->tv_sec) + (double)(now.tv_nsec - start->tv_nsec) / 1e9;
}

/* ---- the mutants ---- */

static bool is_mutant_wanted(crd_arena *arena, const suite_options *options, const mutant *mutant) {
  crd_string name =
      crd_arena_printf(arena, "%s: %.*s: %.*s", mutant->operator->name, CRD_PRINT(mutant->path), CRD_PRINT(mutant->what));
  for (size_t i = 0; i < options->mutate_filters.count; i++)
    if (memmem(name.data, name.size, options->mutate_filters.items[i], strlen(options->mutate_filters.items[i])))
      return true;
  return !options->mutate_filters.count;
}

static void add_mutant_job(mutant_bench *bench, size_t target, const mutant *mutant) {
  mutant_job *job = &bench->jobs[bench->count++];
  *job = (mutant_job){.target = target, .mutant = mutant, .result = {.number = bench->count}};
}

static void make_mutant_jobs(mutant_bench *bench) {
  mutant_targets *targets = &bench->targets;
  crd_arena *arena = targets->arena;
  size_t room = 0;
  bench->mutants = crd_arena_zalloc(arena, (targets->count + 1) * sizeof *bench->mutants);
  bench->killers = crd_arena_zalloc(arena, (targets->count + 1) * sizeof *bench->killers);
  for (size_t i = 0; i < targets->count; i++) {
    bench->mutants[i].arena = arena;
    if (targets->items[i].test_count)
      mutants_make(&bench->mutants[i], targets->items[i].crd.root, targets->items[i].version);
    room += bench->mutants[i].count;
  }
  bench->jobs = crd_arena_zalloc(arena, (room + 1) * sizeof *bench->jobs);
  for (size_t i = 0; i < targets->count; i++)
    for (size_t k = 0; k < bench->mutants[i].count; k++)
      if (is_mutant_wanted(arena, bench->options, &bench->mutants[i].items[k]))
        add_mutant_job(bench, i, &bench->mutants[i].items[k]);
}

/* ---- a job ---- */

/* A thread's compiled CRD for witnesses. */
typedef struct at_hand {
  size_t target;
  crd_string version;
  mutant_original *original;
} at_hand;

static mutant_original *original_of(mutant_bench *bench, at_hand *hand, const mutant_job *job) {
  bool same = hand->original && hand->target == job->target && crd_string_equal(hand->version, job->mutant->version);
  if (same) return hand->original;
  mutant_original_destroy(hand->original);
  hand->target = job->target;
  hand->version = job->mutant->version;
  return hand->original = mutant_original_create(bench->targets.items[job->target].crd.root, hand->version,
                                                 bench->targets.kubernetes_minor);
}

/* Writes the mutant's CRD; a write error is reported and ignored. */
static void keep_mutant(const mutant_bench *bench, const mutant_job *job, const crd_value *document) {
  crd_string name = crd_arena_printf(job->arena, "%s/%zu.json", bench->options->mutate_keep, job->result.number);
  crd_string text = crd_json_encode(job->arena, document, CRD_JSON_COMPACT);
  FILE *file = fopen(name.data, "w");
  bool good = file && fwrite(text.data, 1, text.size, file) == text.size;
  good = (!file || fclose(file) == 0) && good;
  if (!good) crd_say(stderr, "crd-validate test: %.*s: cannot be written\n", CRD_PRINT(name));
}

static void run_mutant(mutant_bench *bench, at_hand *hand, mutant_job *job) {
  const mutant_target *target = &bench->targets.items[job->target];
  size_t killer = 0;
  if (bench->deadline > 0 && seconds_since(&bench->start) > bench->deadline) return;
  job->arena = memory_arena(NULL);
  const crd_value document = mutant_document(job->arena, target->crd.root, job->mutant);
  if (bench->options->mutate_keep) keep_mutant(bench, job, &document);
  job->result.fate =
      mutant_target_run(&bench->targets, target, &document, atomic_load(&bench->killers[job->target]), &killer);
  if (job->result.fate == MUTANT_KILLED) {
    const mutant_test *test = &target->tests[killer];
    atomic_store(&bench->killers[job->target], killer);
    crd_arena_reset_to(job->arena, 0);
    job->result.killer =
        crd_arena_printf(job->arena, "%.*s: %.*s", CRD_PRINT(test->suite->name), CRD_PRINT(test->test->name));
  } else if (job->result.fate == MUTANT_SURVIVED) {
    mutant_original *original = original_of(bench, hand, job);
    unsigned tries = bench->options->mutate_objects ? bench->options->mutate_objects : USUAL_OBJECTS;
    if (original) mutant_witness_find(job->arena, original, target->crd.root, job->mutant, tries, &job->result.witness);
  }
}

static void *work_on_mutants(void *context) {
  mutant_bench *bench = context;
  at_hand hand = {.original = NULL};
  pthread_mutex_lock(&bench->lock);
  while (bench->next < bench->count) {
    mutant_job *job = &bench->jobs[bench->next++];
    pthread_mutex_unlock(&bench->lock);
    run_mutant(bench, &hand, job);
    pthread_mutex_lock(&bench->lock);
    job->done = true;
    bench->finished++;
    pthread_cond_signal(&bench->done);
  }
  pthread_mutex_unlock(&bench->lock);
  mutant_original_destroy(hand.original);
  return NULL;
}

/* ---- printing ---- */

static void show_mutants_tried(const mutant_bench *bench, const mutant_counts *counts) {
  if (!isatty(STDERR_FILENO)) return;
  fprintf(stderr, "\r\033[K%zu of %zu mutants, %zu survived, %.0f s", bench->finished, bench->count, counts->survived,
          seconds_since(&bench->start));
}

static void count_result(mutant_counts *counts, const mutant_result *result) {
  counts->killed += result->fate == MUTANT_KILLED;
  counts->survived += result->fate == MUTANT_SURVIVED;
  counts->witnessed += result->fate == MUTANT_SURVIVED && result->witness.found;
  counts->broken += result->fate == MUTANT_BROKEN;
  counts->untried += result->fate == MUTANT_UNTRIED;
}

static void print_mutants(mutant_bench *bench, const mutant_form *form, mutant_counts *counts) {
  for (size_t i = 0; i < bench->count; i++) {
    mutant_job *job = &bench->jobs[i];
    pthread_mutex_lock(&bench->lock);
    while (!job->done) {
      pthread_cond_wait(&bench->done, &bench->lock);
      show_mutants_tried(bench, counts);
    }
    pthread_mutex_unlock(&bench->lock);
    count_result(counts, &job->result);
    if (job->result.fate == MUTANT_SURVIVED && isatty(STDERR_FILENO)) fputs("\r\033[K", stderr);
    form->result(stdout, &bench->targets.items[job->target], job->mutant, &job->result);
    crd_arena_destroy(job->arena);
  }
  if (isatty(STDERR_FILENO)) fputs("\r\033[K", stderr);
}

static void run_mutants(mutant_bench *bench, const mutant_form *form, mutant_counts *counts) {
  pthread_t threads[MOST_MUTANT_THREADS];
  size_t wanted = bench->options->jobs ? bench->options->jobs : processor_count(), started = 0;
  if (wanted > bench->count) wanted = bench->count;
  if (wanted > MOST_MUTANT_THREADS) wanted = MOST_MUTANT_THREADS;
  while (started < wanted && thread_start(&threads[started], MUTANT_STACK, work_on_mutants, bench)) started++;
  if (!started) work_on_mutants(bench);
  print_mutants(bench, form, counts);
  for (size_t i = 0; i < started; i++) pthread_join(threads[i], NULL);
}

int mutant_command(const suite_options *options) {
  mutant_bench bench = {.options = options, .deadline = options->mutate_budget};
  mutant_counts counts = {.made = 0};
  const mutant_form *form = mutant_form_named(options->form->name);
  clock_gettime(CLOCK_MONOTONIC, &bench.start);
  pthread_mutex_init(&bench.lock, NULL);
  pthread_cond_init(&bench.done, NULL);
  mutant_targets_find(&bench.targets, options);
  make_mutant_jobs(&bench);
  counts.made = bench.count;
  for (size_t i = 0; i < bench.targets.count; i++) {
    counts.tests += bench.targets.items[i].test_count;
    counts.failing += bench.targets.items[i].failing;
  }
  form->begin(stdout, &counts);
  run_mutants(&bench, form, &counts);
  counts.seconds = seconds_since(&bench.start);
  if (!form->to_people || !options->quiet) form->end(stdout, &counts);
  const bool readable = bench.targets.readable, judged = counts.killed + counts.survived;
  if (readable && !judged) fputs("crd-validate test: no mutant was judged\n", stderr);
  mutant_targets_end(&bench.targets);
  pthread_mutex_destroy(&bench.lock);
  pthread_cond_destroy(&bench.done);
  if (!readable || !judged) return EXIT_UNJUDGED;
  return counts.survived ? EXIT_INVALID : EXIT_VALID;
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Converts a verdict to the result: problems with their places, texts ending with NUL, the object, a patch, JSON. */
#include "error_rule.h"
#include "json_members.h"
#include "judge_parts.h"
#include "value_patch.h"

/* A result being made. */
typedef struct answering {
  crd_arena *arena;
  const judge_answer *answer;
  const crd_verdict *verdict;
  crdc_judge_result *result;
  crdc_judge_problem *problems;
  size_t count;
  source source;         /* for places */
  source_counter *steps; /* line counts at every ANSWER_STEP bytes, because a text can have as many problems as bytes */
} answering;

enum { ANSWER_STEP = 1024 };

static crdc_slice answer_slice(const answering *job, crd_string text) {
  return crdc_judge_slice(job->arena, text);
}

static crd_position answer_position(answering *job, uint32_t offset) {
  const size_t count = job->source.text.size / ANSWER_STEP + 1;
  if (!job->steps) {
    source_counter counter = {0};
    job->steps = crd_arena_alloc(job->arena, count * sizeof *job->steps);
    for (size_t i = 0; i < count; i++) {
      (void)crdc_position_at(&counter, (location){&job->source, (uint32_t)(i * ANSWER_STEP)});
      job->steps[i] = counter;
    }
  }
  source_counter counter = job->steps[offset / ANSWER_STEP];
  return crdc_position_at(&counter, (location){&job->source, offset});
}

static crdc_judge_problem *answer_problem(answering *job, crdc_problem_severity severity, uint32_t offset,
                                          crd_string message) {
  crdc_judge_problem *added = &job->problems[job->count++];
  const crdc_slice none = {"", 0};
  *added = (crdc_judge_problem){none, none, answer_slice(job, message), none, none, none, 0, 0, severity, false};
  if (offset == CRD_NO_OFFSET || offset > job->answer->text.size) return added;
  const crd_position position = answer_position(job, offset);
  added->line = position.line;
  added->column = position.column;
  return added;
}

/* ---- problems ---- */

static void answer_error(answering *job, const crd_error *error) {
  const bool note = crd_error_is_note(error),
             whole = error->stage == CRD_STAGE_CONTROLLER || error->stage == CRD_STAGE_MUTATION;
  const crd_string said = whole ? crd_error_detail(job->arena, error) : crd_error_body(job->arena, error);
  crdc_judge_problem *added = answer_problem(job, note ? CRDC_PROBLEM_NOTE : CRDC_PROBLEM_ERROR, error->offset, said);
  added->path = answer_slice(job, error->field);
  added->reason = answer_slice(job, crd_error_type_reason((crd_error_type)error->type));
  added->layer = answer_slice(job, crdc_error_layer(error));
  added->rule = answer_slice(job, crdc_error_rule(job->arena, error, job->answer->kind));
  added->cause = true;
}

static void answer_strict(answering *job, const crd_strict_error *found) {
  static const crdc_problem_severity severities[] = {[CRDC_FIELDS_STRICT] = CRDC_PROBLEM_ERROR,
                                                     [CRDC_FIELDS_WARN] = CRDC_PROBLEM_WARNING,
                                                     [CRDC_FIELDS_LISTED] = CRDC_PROBLEM_NOTE};
  crdc_judge_problem *added = answer_problem(job, severities[job->answer->fields], found->offset,
                                             crd_strict_detail(job->arena, found, job->answer->fields < CRDC_FIELDS_IGNORE));
  const bool unknown = found->kind == CRD_STRICT_UNKNOWN;
  if (unknown || found->kind == CRD_STRICT_DUPLICATE) added->path = answer_slice(job, found->path);
  added->reason = added->rule = answer_slice(job, unknown ? CRD_STRING("unknownField") : CRD_STRING("duplicateField"));
  added->layer = answer_slice(job, CRD_STRING("crd"));
}

static void answer_rule_warning(answering *job, const crd_rule_warning *warning) {
  crdc_judge_problem *added = answer_problem(job, CRDC_PROBLEM_WARNING, warning->offset, warning->text);
  added->path = answer_slice(job, warning->field);
  added->layer = answer_slice(job, crd_layer_name(warning->layer));
  added->rule = answer_slice(job, warning->rule.size ? warning->rule : crd_layer_name(warning->layer));
}

static void answer_refusal(answering *job) {
  const crd_verdict *verdict = job->verdict;
  const crd_string cause = verdict->details.cause; /* of an internal error: its only cause */
  crdc_judge_problem *added =
      answer_problem(job, CRDC_PROBLEM_ERROR, verdict->offset, cause.size ? cause : verdict->message);
  added->cause = cause.size > 0;
  if (!cause.size) added->reason = answer_slice(job, verdict->reason);
  added->layer = answer_slice(job, CRD_STRING("crd"));
  added->rule = answer_slice(job, CRD_STRING("decoding"));
}

static void answer_policy_refusal(answering *job, crd_string message) {
  crdc_judge_problem *added = answer_problem(job, CRDC_PROBLEM_ERROR, CRD_NO_OFFSET, message);
  added->reason = job->result->reason;
  added->layer = answer_slice(job, CRD_STRING("policy"));
  added->rule = answer_slice(job, crdc_admission_rule(job->arena, message));
}

static void list_answer_problems(answering *job) {
  const crd_verdict *verdict = job->verdict;
  const bool listed = job->answer->fields != CRDC_FIELDS_IGNORE;
  const size_t most = (size_t)verdict->errors.count + verdict->found.count + verdict->rule_warnings.count + 2;
  job->problems = crd_arena_alloc(job->arena, most * sizeof *job->problems);
  for (uint32_t i = 0; i < verdict->errors.count; i++) answer_error(job, &verdict->errors.items[i]);
  const bool strict = job->answer->fields == CRDC_FIELDS_STRICT && verdict->found.count;
  if (!verdict->allowed && !verdict->errors.count && !strict) answer_refusal(job);
  for (uint32_t i = 0; listed && i < verdict->found.count; i++) answer_strict(job, &verdict->found.items[i]);
  for (uint32_t i = 0; i < verdict->rule_warnings.count; i++) answer_rule_warning(job, &verdict->rule_warnings.items[i]);
}

static const crd_texts no_texts;

static const crdc_slice *list_answer_texts(const answering *job, const crd_texts *texts, const crd_texts *more,
                                           size_t *count) {
  crdc_slice *slices = crd_arena_alloc(job->arena, (texts->count + more->count + 1) * sizeof *slices);
  *count = 0;
  for (size_t i = 0; i < texts->count; i++) slices[(*count)++] = answer_slice(job, texts->items[i]);
  for (size_t i = 0; i < more->count; i++) slices[(*count)++] = answer_slice(job, more->items[i]);
  return slices;
}

/* ---- the object ---- */

static void answer_object(answering *job) {
  const judge_answer *answer = job->answer;
  const crd_value *object = job->verdict->object;
  crd_string text = answer->stored;
  if (!object && !text.size) return;
  if (!text.size) text = crd_json_encode(job->arena, object, CRD_JSON_COMPACT);
  if (answer->request->want & CRDC_WANT_OBJECT) job->result->object = answer_slice(job, text);
  if (!(answer->request->want & CRDC_WANT_PATCH) || !answer->given) return;
  if (answer->stored.size) object = crd_json_parse(job->arena, text, NULL, NULL);
  crd_text patch = {.arena = job->arena};
  if (object) crdc_value_patch_write(&patch, answer->given, object);
  job->result->patch = answer_slice(job, crd_text_string(&patch));
}

/* ---- JSON ---- */

static crd_string slice_string(crdc_slice slice) {
  return (crd_string){slice.data, slice.size};
}

static void write_answer_problems(crd_text *text, const crdc_judge_result *result) {
  static const char *const severities[] = {"error", "warning", "note"};
  crdc_put_name(text, "problems");
  crd_text_add_char(text, '[');
  for (size_t i = 0; i < result->problem_count; i++) {
    const crdc_judge_problem *problem = &result->problems[i];
    crdc_put_item(text);
    crd_text_add_char(text, '{');
    crdc_put_known(text, "path", slice_string(problem->path));
    crdc_put_string(text, "message", slice_string(problem->message));
    crdc_put_string(text, "severity", crd_string_of(severities[problem->severity]));
    crdc_put_known(text, "reason", slice_string(problem->reason));
    crdc_put_known(text, "layer", slice_string(problem->layer));
    crdc_put_known(text, "rule", slice_string(problem->rule));
    if (problem->line) crdc_put_number(text, "line", problem->line);
    if (problem->line) crdc_put_number(text, "column", problem->column);
    crd_text_add_char(text, '}');
  }
  crd_text_add_char(text, ']');
}

static void write_answer_texts(crd_text *text, const char *name, const crdc_slice *texts, size_t count) {
  if (!count) return;
  crdc_put_name(text, name);
  crd_text_add_char(text, '[');
  for (size_t i = 0; i < count; i++) {
    crdc_put_item(text);
    crd_json_write_string(text, slice_string(texts[i]), CRD_JSON_COMPACT);
  }
  crd_text_add_char(text, ']');
}

static void write_answer_json(crd_text *text, const char *name, crdc_slice json) {
  if (!json.size) return;
  crdc_put_name(text, name);
  crd_text_add(text, slice_string(json));
}

crdc_slice crdc_judge_json(crd_arena *arena, const crdc_judge_result *result) {
  static const char *const states[] = {"judged", "noKind", "notJudged", "noMemory", "interrupted", "misused"};
  crd_text text = {.arena = arena};
  crd_text_add_char(&text, '{');
  crdc_put_string(&text, "status", crd_string_of(states[result->status]));
  crdc_put_truth(&text, "allowed", result->allowed);
  if (result->code) crdc_put_number(&text, "code", (uint64_t)result->code);
  crdc_put_known(&text, "reason", slice_string(result->reason));
  crdc_put_known(&text, "message", slice_string(result->message));
  crdc_put_known(&text, "why", slice_string(result->why));
  crdc_put_known(&text, "kind", slice_string(result->kind));
  crdc_put_known(&text, "name", slice_string(result->name));
  write_answer_problems(&text, result);
  write_answer_texts(&text, "strict", result->strict, result->strict_count);
  write_answer_texts(&text, "warnings", result->warnings, result->warning_count);
  write_answer_json(&text, "object", result->object);
  write_answer_json(&text, "patch", result->patch);
  crd_text_add_char(&text, '}');
  return crdc_judge_slice(arena, crd_text_string(&text));
}

/* ---- the whole result ---- */

/* The refusal of policies counts if nobody else refuses. */
static void answer_policies(answering *job) {
  const crd_admission_verdict *policies = job->answer->policies;
  crdc_judge_result *result = job->result;
  if (!policies || (policies->allowed && !policies->error.size)) return;
  if (!policies->error.size && !policies->message.size) return; /* they were not asked */
  const crd_string message = policies->error.size ? crd_arena_printf(job->arena, "admission policies cannot be asked: %.*s",
                                                                     CRD_PRINT(policies->error))
                                                  : policies->message;
  result->allowed = false;
  result->code = policies->error.size ? 500 : policies->code;
  result->reason = answer_slice(job, policies->error.size ? CRD_STRING("InternalError") : policies->reason);
  result->message = answer_slice(job, message);
  job->count = 0;
  answer_policy_refusal(job, message);
}

void crdc_judge_answer(crdc_workspace *workspace, const judge_answer *answer, const crd_verdict *verdict) {
  crdc_judge_result *result = &workspace->result;
  answering job = {.arena = workspace->arena,
                   .answer = answer,
                   .verdict = verdict,
                   .result = result,
                   .source = {"", answer->text, NULL, 0}};
  const bool whole = answer->whatever && (verdict->object || answer->stored.size);
  *result = crdc_judge_result_of(CRDC_JUDGED);
  result->kind = answer_slice(&job, answer->kind);
  result->name = answer_slice(&job, verdict->name);
  if (verdict->stopped) crd_stop_now(workspace->arena, verdict->stopped, 0);
  if (verdict->error.size && !whole) {
    result->status = CRDC_NOT_JUDGED;
    result->why = answer_slice(&job, verdict->error);
  } else {
    result->allowed = verdict->allowed || whole;
    result->code = result->allowed ? (answer->created ? 201 : 200) : verdict->code;
    if (!result->allowed) result->reason = answer_slice(&job, verdict->reason);
    if (!result->allowed) result->message = answer_slice(&job, verdict->message);
    if (!whole) list_answer_problems(&job);
    answer_policies(&job);
    result->problems = job.problems;
    result->problem_count = job.count;
    result->strict = list_answer_texts(&job, &verdict->strict, &no_texts, &result->strict_count);
    result->warnings = list_answer_texts(&job, &verdict->warnings,
                                         answer->policies ? &answer->policies->warnings : &no_texts, &result->warning_count);
    if (result->allowed) answer_object(&job);
  }
  if (answer->request->want & CRDC_WANT_JSON) result->json = crdc_judge_json(workspace->arena, result);
}

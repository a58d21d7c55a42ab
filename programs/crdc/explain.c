/* SPDX-License-Identifier: Apache-2.0 */
/* crdc explain: the meaning of a message, its cause and what to do; and rules of overlays by name. */
#include "../../runtime/base/say.h"
#include "base/file.h"
#include "command/command.h"
#include "errors/catalogue.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

typedef struct explain_options {
  common common;
  const char *output;
  bool json, page;
  arguments words; /* the question */
} explain_options;

/* Prints the answers to questions; entries and rules are printed only once. */
typedef struct explain_run {
  const explain_options *options;
  named_rules rules;
  crd_text out;
  const void **told;
  size_t told_count, told_room;
} explain_run;

static const flag flags[] = {FLAG_TEXT("output", 'o', offsetof(explain_options, output), "text|json|markdown",
                                       "json: a line for each; markdown: the whole catalogue, as\n"
                                       "docs/errors.md has it (text)"),
                             {.heading = "    --overlay FILE", .help = "whose rules can be asked for too, by their names"},
                             COMMAND_HELP};

static const char *refuse_explain(void *target) {
  explain_options *options = target;
  options->page = options->output && strcmp(options->output, "markdown") == 0;
  if (!options->page && !command_takes_form(options->output, &options->json)) return "--output is text, json or markdown";
  if (options->page && options->common.crds.count) return "--output markdown is for the whole catalogue";
  options->words = options->common.crds; /* the operands are no files */
  options->common.crds.count = 0;
  return NULL;
}

/* Whether something was not printed before; it is then recorded. */
static bool is_news(explain_run *run, const void *what) {
  for (size_t i = 0; i < run->told_count; i++)
    if (run->told[i] == what) return false;
  CRD_ARENA_PUSH(run->out.arena, run->told, run->told_count, run->told_room, 32, what);
  return true;
}

static void tell_entry(void *context, const error_entry *entry) {
  explain_run *run = context;
  if (!is_news(run, entry)) return;
  if (!run->options->json && run->out.size) crd_text_add_char(&run->out, '\n');
  (run->options->json ? crdc_error_print_json : crdc_error_print_text)(&run->out, entry);
}

static void tell_rule(void *context, const named_rule *rule) {
  explain_run *run = context;
  if (!is_news(run, rule)) return;
  if (!run->options->json && run->out.size) crd_text_add_char(&run->out, '\n');
  (run->options->json ? crdc_named_rule_print_json : crdc_named_rule_print_text)(&run->out, rule);
}

static bool tell_of(explain_run *run, crd_string question) {
  return crdc_errors_tell(question, &run->rules, &(error_teller){tell_entry, tell_rule, run});
}

/* Explains standard input: each line is tried as a message, because source lines and carets may come between messages. */
static bool tell_lines(explain_run *run, crd_string text) {
  bool any = false;
  while (text.size) {
    const char *end = memchr(text.data, '\n', text.size);
    crd_string line = {text.data, end ? (size_t)(end - text.data) : text.size};
    size_t passed = line.size + (end != NULL);
    if (line.size && line.data[0] != ' ') any = tell_of(run, line) || any;
    text = (crd_string){text.data + passed, text.size - passed};
  }
  return any;
}

static bool read_input(crd_arena *arena, crd_string *text) {
  crd_text all = {.arena = arena};
  char bytes[8192];
  ssize_t size;
  while ((size = read(STDIN_FILENO, bytes, sizeof bytes)) > 0 || (size < 0 && errno == EINTR))
    if (size > 0) crd_text_add(&all, (crd_string){bytes, (size_t)size});
  *text = crd_text_string(&all);
  return size == 0;
}

static bool read_overlays(explain_run *run, diagnostics *found) {
  const common *common = &run->options->common;
  crdc_named_rules_add_carried(&run->rules);
  for (size_t i = 0; i < common->overlays.count; i++) {
    source *source = crd_arena_zalloc(common->arena, sizeof *source);
    source->name = common->overlays.operands[i];
    if (crdc_file_read(common->arena, source->name, &source->text))
      crdc_named_rules_add(&run->rules, source, found);
    else
      crdc_diagnostics_add_undone(found, (location){source, CRD_NO_OFFSET}, "cannot read: %s", strerror(errno));
  }
  return command_report(found);
}

/* Joins the words of the command line to one text, so that a message need not be quoted. */
static crd_string join_words(crd_arena *arena, arguments words) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < words.count; i++) crd_text_printf(&text, "%s%s", i ? " " : "", words.operands[i]);
  return crd_text_string(&text);
}

/* Returns the exit status. */
static int answer_question(explain_run *run) {
  const explain_options *options = run->options;
  crd_string question = join_words(options->common.arena, options->words);
  bool lines = crd_string_equal(question, CRD_STRING("-"));
  if (lines && !read_input(options->common.arena, &question)) {
    crd_say(stderr, "crdc explain: standard input: %s\n", strerror(errno));
    return EXIT_UNDONE;
  }
  if (lines ? tell_lines(run, question) : tell_of(run, question)) return EXIT_GOOD;
  const char *near = lines ? NULL : crdc_errors_nearest_code(question);
  crd_say(stderr, "crdc explain: %s%s%s%s\n", lines ? "no line is a message that is known" : "nothing is known of this",
          near ? "; did you mean " : "", near ? near : "", near ? "?" : " (crdc explain lists all codes)");
  return EXIT_WRONG;
}

static int run_explain(void *target, compilation *compilation) {
  (void)compilation;
  const explain_options *options = target;
  crd_arena *arena = options->common.arena;
  explain_run run = {.options = options, .rules = {.arena = arena}, .out = {.arena = arena}};
  int status = EXIT_GOOD;
  diagnostics found = {.arena = arena};
  if (options->page)
    crdc_errors_print_page(&run.out);
  else if (!options->words.count && options->json)
    crdc_errors_print_json(&run.out);
  else if (!options->words.count)
    crdc_errors_print_list(&run.out);
  else if (!read_overlays(&run, &found))
    return command_status(false, &found);
  else
    status = answer_question(&run);
  if (run.out.size) fwrite(run.out.data, 1, run.out.size, stdout);
  return status;
}

const command explain_command = {.program = "crdc explain",
                                 .size = sizeof(explain_options),
                                 .refuse = refuse_explain,
                                 .run = run_explain,
                                 .page = &page_crdc_explain,
                                 .flags = flags,
                                 .flag_count = sizeof flags / sizeof *flags,
                                 .without_crds = true,
                                 .overlays = true};

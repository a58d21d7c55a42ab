/* SPDX-License-Identifier: Apache-2.0 */
#include "options.h"
#include "../../../runtime/base/nearest_name.h"
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include <stdlib.h>

/* Go's strconv.ParseBool. */
static options_result take_go_truth(void *target, const flag *flag, const char *value) {
  static const char *const on[] = {"1", "t", "T", "true", "TRUE", "True"}, *const off[] = {"0",     "f",     "F",
                                                                                           "false", "FALSE", "False"};
  bool *member = (bool *)((char *)target + flag->at);
  *member = true;
  for (size_t i = 0; value && i < sizeof on / sizeof *on; i++) {
    if (strcmp(value, on[i]) == 0) return OPTIONS_RUN;
    *member = strcmp(value, off[i]) != 0;
    if (!*member) return OPTIONS_RUN;
  }
  return value ? OPTIONS_WRONG : OPTIONS_RUN;
}

#define PEER(member) offsetof(kubeconform_options, member)
#define PEER_TRUTH(long_name, place, words)                                                                                 \
  {                                                                                                                         \
    .name = (long_name), .heading = "-" long_name, .value = FLAG_MAY_TAKE, .take = take_go_truth, .at = (place),            \
    .help = (words)                                                                                                         \
  }
#define PEER_TEXT(long_name, taker, place, called, words)                                                                   \
  {                                                                                                                         \
    .name = (long_name), .heading = "-" long_name " " called, .value = FLAG_TAKES, .take = (taker), .at = (place),          \
    .help = (words)                                                                                                         \
  }

static const flag peer_flags[] = {
    PEER_TEXT("cache", flag_take_text, PEER(cache), "DIR", "Nothing: no schema is fetched, and nothing needs to be kept."),
    PEER_TRUTH("debug", PEER(debug), "Nothing: there is nothing of the kind."),
    PEER_TRUTH("exit-on-error", PEER(exit_on_error), "Nothing: all is judged, and all that is wrong is said."),
    PEER_TRUTH("h", PEER(help), "This text."),
    PEER_TRUTH("help", PEER(help), NULL), /* Go's flag package knows it without being told */
    PEER_TEXT("ignore-filename-pattern", flag_take_each, PEER(ignored), "REGEX",
              "Files are looked for here, and those whose paths it matches are left out; may be repeated."),
    PEER_TRUTH("ignore-missing-schemas", PEER(ignore_missing),
               "Without it --require-schema: all, where every -schema-location is a local one, else custom: kinds\n"
               "that kube-apiserver serves by itself are judged by local schemas alone."),
    PEER_TRUTH("insecure-skip-tls-verify", PEER(skip_tls), "Nothing: no schema is fetched."),
    PEER_TEXT("kubernetes-version", flag_take_text, PEER(kubernetes), "X.Y.Z",
              "--kubernetes-version X.Y, the nearest of 1.30 to 1.37; master: the newest. In -schema-location it\n"
              "stands as it is."),
    {.name = "n",
     .heading = "-n N",
     .value = FLAG_TAKES,
     .take = flag_take_number,
     .at = PEER(workers),
     .least = 1,
     .most = 1000000,
     .help = "--jobs N, at most 64."},
    PEER_TEXT("output", flag_take_text, PEER(output), "FORM", "--output FORM: text (pretty too), json, junit, tap."),
    PEER_TEXT("reject", flag_take_text, PEER(reject), "KINDS", "--reject KINDS."),
    PEER_TEXT("schema-location", flag_take_each, PEER(locations), "PLACE",
              "--schema-location TEMPLATE, of local files; default: what is compiled in. One that begins with http\n"
              "is an error: nothing is fetched. May be repeated."),
    PEER_TEXT("skip", flag_take_text, PEER(skip), "KINDS", "--skip KINDS."),
    PEER_TRUTH("strict", PEER(strict), "--strict; without it --no-strict, which warns."),
    PEER_TRUTH("summary", PEER(summary), "Without it --quiet."),
    PEER_TRUTH("v", PEER(version), "--version."),
    PEER_TRUTH("verbose", PEER(verbose), "Nothing: valid objects are counted; -output json has a line for each."),
    PEER_TEXT("crd", flag_take_each, PEER(crds), "FILE|DIR", "Of crd-validate: CRDs to check against. May be repeated."),
    PEER_TEXT("catalog", flag_take_each, PEER(catalogs), "FILE|DIR", "Of crd-validate as well. May be repeated."),
};
enum { PEER_FLAGS = sizeof peer_flags / sizeof *peer_flags };

void kubeconform_options_help(const flag_help *help) {
  flags_print_help(help, peer_flags, PEER_FLAGS);
}

/* ---- reading ---- */

static void complain_of_peer_flag(const flag_reader *reader, flag_problem problem, const char *argument, const flag *flag,
                                  const char *value) {
  const char *names[PEER_FLAGS];
  for (size_t i = 0; i < PEER_FLAGS; i++) names[i] = peer_flags[i].name;
  const char *name = argument + strspn(argument, "-");
  const char *near = flag ? NULL : crd_nearest_name((crd_string){name, strcspn(name, "=")}, names, PEER_FLAGS);
  crd_say(stderr, "%s: ", reader->program);
  if (problem == FLAG_WITHOUT_VALUE)
    crd_say(stderr, "no value for -%s\n", flag->name);
  else if (flag)
    crd_say(stderr, "-%s does not take %s\n", flag->name, value);
  else
    crd_say(stderr, "kubeconform has no flag -%s%s%s%s\n", name, near ? "; did you mean -" : "", near ? near : "",
            near ? "?" : "");
  crd_say(stderr, "Try '%s -h'.\n", reader->program);
}

static const flag *peer_flag_of(const char *argument) {
  const char *name = argument + 1 + (argument[1] == '-');
  size_t size = strcspn(name, "=");
  for (size_t i = 0; i < PEER_FLAGS; i++)
    if (strlen(peer_flags[i].name) == size && memcmp(peer_flags[i].name, name, size) == 0) return &peer_flags[i];
  return NULL;
}

/* How many arguments are flags and their values, which get two dashes. */
static int count_flags(int count, char **arguments, crd_arena *arena) {
  int at = 0;
  while (at < count && arguments[at][0] == '-' && arguments[at][1] && strcmp(arguments[at], "--") != 0) {
    char **argument = &arguments[at++];
    const flag *flag = peer_flag_of(*argument);
    if (flag && flag->value == FLAG_TAKES && !strchr(*argument, '=') && at < count) at++;
    if ((*argument)[1] != '-') *argument = (char *)(uintptr_t)crd_arena_printf(arena, "-%s", *argument).data;
  }
  return at;
}

static void make_peer_list(flag_texts *texts, int count) {
  size_t bytes = ((size_t)count + 1) * sizeof *texts->items;
  *texts = (flag_texts){.items = memory_checked(malloc(bytes), bytes), .room = (size_t)count};
}

options_result kubeconform_options_read(kubeconform_options *options, crd_arena *arena, int count, char **arguments) {
  *options = (struct kubeconform_options){.output = "text"};
  make_peer_list(&options->locations, count);
  make_peer_list(&options->ignored, count);
  make_peer_list(&options->crds, count);
  make_peer_list(&options->catalogs, count);
  int flags = count_flags(count, arguments, arena), first = flags;
  if (first < count && strcmp(arguments[first], "--") == 0) first++;
  options->files = arguments + first;
  options->file_count = (size_t)(count - first);
  const flag_reader reader = {.program = "crd-validate kubeconform-args",
                              .flags = peer_flags,
                              .count = PEER_FLAGS,
                              .target = options,
                              .complain = complain_of_peer_flag};
  size_t operands;
  return flags_read(&reader, flags, arguments, &operands);
}

void kubeconform_options_free(kubeconform_options *options) {
  free((void *)options->locations.items);
  free((void *)options->ignored.items);
  free((void *)options->crds.items);
  free((void *)options->catalogs.items);
}

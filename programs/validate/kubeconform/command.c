/* SPDX-License-Identifier: Apache-2.0 */
/* Translates kubeconform's flags to flags of this program. For flags without a counterpart it prints what happens instead.
 * Flags that not every build has are looked up by name. */
#include "command.h"
#include "../../../runtime/base/nearest_name.h"
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include "options/configured.h"
#include "places.h"
#include <stdlib.h>
#include <unistd.h>

/* kubeconform's command line, parsed like Go's flag package: one dash or two, values after "=" or in the next argument,
 * bools alone or after "=". All arguments from the first operand on are files. */

typedef struct kubeconform_options {
  flag_texts locations, ignored; /* -schema-location, -ignore-filename-pattern */
  flag_texts crds, catalogs;     /* --crd and --catalog, which are this program's */
  const char *kubernetes, *skip, *reject, *output, *cache;
  unsigned workers; /* -n; 0: not given */
  bool strict, ignore_missing, summary, verbose, debug, exit_on_error, skip_tls, help, version;
  char **files;
  size_t file_count;
} kubeconform_options;

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
    PEER_TRUTH("help", PEER(help), NULL), /* Go's flag package always has it */
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

/* Prints the flags, and how each one is translated. */
static void kubeconform_options_help(const flag_help *help) {
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

/* The number of arguments that are flags or their values; flags get two dashes. */
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

/* Parses arguments, which it rewrites. The result points into them and the arena; free it with kubeconform_options_free. */
static options_result kubeconform_options_read(kubeconform_options *options, crd_arena *arena, int count, char **arguments) {
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

static void kubeconform_options_free(kubeconform_options *options) {
  free((void *)options->locations.items);
  free((void *)options->ignored.items);
  free((void *)options->crds.items);
  free((void *)options->catalogs.items);
}

/* The files that kubeconform would check, if patterns exclude some (-ignore-filename-pattern). */

typedef struct kubeconform_files {
  crd_arena *arena;
  const flag_texts *patterns; /* regular expressions in Go's syntax */
  const char **items;
  size_t count, room;
} kubeconform_files;

static void add_kept_file(kubeconform_files *files, const char *path) {
  CRD_ARENA_PUSH(files->arena, files->items, files->count, files->room, 32,
                 crd_arena_copy(files->arena, crd_string_of(path)).data);
}

/* Go's filepath.Walk begins with a folder as given, and joins its entries to a clean path. */
static crd_string walked_path(const char *path) {
  while (path[0] == '.' && path[1] == '/') path += 1 + strspn(path + 1, "/");
  return crd_string_of(path);
}

static bool is_ignored_path(const kubeconform_files *files, const char *path) {
  crd_string error;
  for (size_t i = 0; i < files->patterns->count; i++)
    if (crd_regex_match(files->arena, crd_string_of(files->patterns->items[i]), walked_path(path), &error)) return true;
  return false;
}

static void take_found(void *context, const char *path, uint64_t size) {
  kubeconform_files *files = context;
  (void)size;
  if (!is_ignored_path(files, path)) add_kept_file(files, path);
}

static void take_problem(void *context, const char *path, const char *what) {
  (void)what;
  add_kept_file(context, path);
}

/* Finds the files below paths; without patterns it keeps the paths. Unreadable ones are included, because they are reported
 * when they are read. Returns NULL, or the error of a pattern. */
static const char *kubeconform_files_find(kubeconform_files *files, char **given, size_t count) {
  const input_visitor visitor = {.found = take_found, .problem = take_problem, .context = files};
  crd_string error;
  for (size_t i = 0; i < files->patterns->count; i++)
    if (!crd_regex_check(files->arena, crd_string_of(files->patterns->items[i]), &error))
      return crd_arena_copy(files->arena, error).data;
  for (size_t i = 0; i < count; i++) {
    if (files->patterns->count)
      (void)input_walk(given[i], &visitor);
    else
      add_kept_file(files, given[i]);
  }
  return NULL;
}

typedef struct migration {
  crd_arena *arena;
  kubeconform_options given;
  bool prints; /* --print */
  bool failed;
  const char **line; /* the translated arguments, without the program's name */
  size_t count, room;
} migration;

/* ---- notes and flags ---- */

static void add_to_line(migration *migration, const char *argument) {
  CRD_ARENA_PUSH(migration->arena, migration->line, migration->count, migration->room, 32, argument);
}

/* Prints a note; with --print as a comment in the output. */
static void say_of_flag(const migration *migration, const char *flag, const char *what, const char *more) {
  FILE *stream = migration->prints ? stdout : stderr;
  crd_say(stream, "%s%s: %s%s\n", migration->prints ? "# " : "crd-validate kubeconform-args: ", flag, what, more);
}

static void refuse_flag(migration *migration, const char *flag, const char *what, const char *more) {
  migration->failed = true;
  say_of_flag(migration, flag, what, more);
}

static const flag *own_flag(const char *name) {
  size_t count;
  const flag *flags = options_flags(&count);
  for (size_t i = 0; i < count; i++)
    if (flags[i].name && strcmp(flags[i].name, name) == 0) return &flags[i];
  return NULL;
}

/* Adds a flag of this program for one of kubeconform's. `value` may be NULL. */
static void ask(migration *migration, const char *peer, const char *name, const char *value) {
  const setting setting = {.flag = own_flag(name), .value = value};
  const char *wanted = NULL;
  if (!setting.flag)
    refuse_flag(migration, peer, "this build of crd-validate has no flag for it: --", name);
  else if (!options_file_rules()->accepts(&setting, &wanted))
    refuse_flag(migration, peer, wanted ? wanted : "does not take ", value ? value : "");
  else
    add_to_line(migration, value ? crd_arena_printf(migration->arena, "--%s=%s", name, value).data
                                 : crd_arena_printf(migration->arena, "--%s", name).data);
}

/* ---- the flags ---- */

/* Parses X.Y.Z or master; sets X and Y. */
static bool read_version(const char *text, unsigned *major, unsigned *minor) {
  unsigned patch;
  int end = 0;
  return sscanf(text, "%4u.%4u.%4u%n", major, minor, &patch, &end) == 3 && !text[end] && text[0] != '+' && text[0] != '-' &&
         !strpbrk(text, " +-");
}

static void migrate_version(migration *migration) {
  const char *given = migration->given.kubernetes;
  unsigned major = 0, minor = 0;
  if (!given || strcmp(given, "master") == 0) return;
  if (!read_version(given, &major, &minor)) {
    refuse_flag(migration, "-kubernetes-version", "takes master or a version as 1.33.0, not ", given);
    return;
  }
  unsigned near = major != 1 || minor > CRD_KUBERNETES_NEWEST ? CRD_KUBERNETES_NEWEST
                  : minor < CRD_KUBERNETES_OLDEST             ? CRD_KUBERNETES_OLDEST
                                                              : minor;
  const char *ours = crd_arena_printf(migration->arena, "1.%u", near).data;
  if (major != 1 || near != minor)
    say_of_flag(migration, "-kubernetes-version", "judged as the nearest API server that is known, ", ours);
  ask(migration, "-kubernetes-version", "kubernetes-version", ours);
}

static void migrate_locations(migration *migration) {
  const kubeconform_options *given = &migration->given;
  const kubeconform_place_rules rules = {given->kubernetes, given->strict};
  bool local = given->locations.count > 0;
  for (size_t i = 0; i < given->locations.count; i++) {
    const char *place = given->locations.items[i], *template, *wrong;
    if (strcmp(place, "default") == 0) {
      local = false;
    } else if (kubeconform_place_read(migration->arena, &rules, place, &template, &wrong)) {
      ask(migration, "-schema-location", "schema-location", template);
    } else {
      local = false;
      refuse_flag(migration, "-schema-location", wrong, place);
    }
  }
  if (!given->ignore_missing) ask(migration, "-ignore-missing-schemas", "require-schema", local ? "all" : "custom");
}

static void pass_on_places(migration *migration) {
  const kubeconform_options *given = &migration->given;
  for (size_t i = 0; i < given->crds.count; i++) ask(migration, "--crd", "crd", given->crds.items[i]);
  for (size_t i = 0; i < given->catalogs.count; i++) ask(migration, "--catalog", "catalog", given->catalogs.items[i]);
}

/* A list of kinds without blanks and empty names; NULL if it is empty. */
static const char *kinds_given(const migration *migration, const char *list) {
  crd_text kinds = {.arena = migration->arena};
  crd_string part, text = crd_string_of(list);
  for (size_t at = 0; list && crd_string_next_part(text, ',', &at, &part);) {
    while (part.size && part.data[0] == ' ') part = crd_string_slice(part, 1, part.size);
    while (part.size && part.data[part.size - 1] == ' ') part.size--;
    if (part.size) crd_text_printf(&kinds, "%s%.*s", kinds.size ? "," : "", CRD_PRINT(part));
  }
  return kinds.size ? crd_arena_copy(migration->arena, crd_text_string(&kinds)).data : NULL;
}

static void migrate_kinds(migration *migration) {
  const char *skips = kinds_given(migration, migration->given.skip);
  const char *rejects = kinds_given(migration, migration->given.reject);
  if (skips) ask(migration, "-skip", "skip", skips);
  if (rejects) ask(migration, "-reject", "reject", rejects);
}

static void migrate_output(migration *migration) {
  const kubeconform_options *given = &migration->given;
  const bool pretty = strcmp(given->output, "pretty") == 0, json = strcmp(given->output, "json") == 0;
  ask(migration, "-output", "output", pretty ? "text" : given->output);
  if (pretty) say_of_flag(migration, "-output", "pretty is text here", "");
  if (json)
    say_of_flag(migration, "-output", "json is an object a line, for valid objects too, with members of its own", "");
  if (!given->summary) add_to_line(migration, "--quiet");
  if (given->summary && own_flag("summary")) add_to_line(migration, "--summary");
}

static void migrate_workers(migration *migration) {
  unsigned workers = migration->given.workers;
  if (!workers) return;
  ask(migration, "-n", "jobs", crd_arena_printf(migration->arena, "%u", workers < 64 ? workers : 64).data);
  if (workers > 64) say_of_flag(migration, "-n", "at most 64 threads judge", "");
}

/* Reports flags without a counterpart. */
static void say_what_is_not(const migration *migration) {
  const kubeconform_options *given = &migration->given;
  const struct {
    bool given;
    const char *flag, *what;
  } rows[] = {{given->cache != NULL, "-cache", "nothing is fetched, so that there is nothing to keep"},
              {given->skip_tls, "-insecure-skip-tls-verify", "nothing is fetched"},
              {given->debug, "-debug", "there is nothing of the kind"},
              {given->exit_on_error, "-exit-on-error", "all is judged, and all that is wrong is said"},
              {given->verbose && strcmp(given->output, "json") != 0, "-verbose",
               "valid objects are counted, not listed; -output json has a line for each"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (rows[i].given) say_of_flag(migration, rows[i].flag, rows[i].what, "");
}

/* Adds flags for kubeconform's behaviour: it enters every folder, and each document must be an object. */
static void ask_for_its_manners(migration *migration) {
  static const char *const names[] = {"no-default-ignore", "require-objects"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (own_flag(names[i])) ask(migration, "", names[i], NULL);
}

/* False if there is nothing to check. */
static bool migrate_files(migration *migration) {
  const kubeconform_options *given = &migration->given;
  const bool standard = !given->file_count || (given->file_count == 1 && strcmp(given->files[0], "-") == 0);
  if (standard && !migration->prints && isatty(STDIN_FILENO) == 1)
    refuse_flag(migration, "files", "none are given, and standard input is a terminal", "");
  add_to_line(migration, "--");
  size_t before = migration->count;
  if (standard) {
    add_to_line(migration, "-");
    return true;
  }
  kubeconform_files files = {.arena = migration->arena, .patterns = &given->ignored};
  const char *wrong = kubeconform_files_find(&files, given->files, given->file_count);
  if (wrong) refuse_flag(migration, "-ignore-filename-pattern", wrong, "");
  for (size_t i = 0; i < files.count; i++) add_to_line(migration, files.items[i]);
  return migration->count > before || wrong;
}

/* ---- running ---- */

static void print_argument(const char *argument) {
  static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./,=:+@%";
  if (*argument && !argument[strspn(argument, plain)]) {
    printf(" %s", argument);
    return;
  }
  fputs(" '", stdout);
  for (; *argument; argument++) fputs(*argument == '\'' ? "'\\''" : (char[]){*argument, '\0'}, stdout);
  putchar('\'');
}

static int print_line(const migration *migration) {
  fputs("crd-validate", stdout);
  for (size_t i = 0; i < migration->count; i++) print_argument(migration->line[i]);
  putchar('\n');
  return migration->failed ? EXIT_UNJUDGED : EXIT_VALID;
}

static int run_migration(migration *migration, int (*check)(int count, char **arguments)) {
  add_to_line(migration, "--no-config-file");
  add_to_line(migration, migration->given.strict ? "--strict" : "--no-strict");
  pass_on_places(migration);
  migrate_version(migration);
  migrate_locations(migration);
  migrate_kinds(migration);
  migrate_output(migration);
  migrate_workers(migration);
  ask_for_its_manners(migration);
  say_what_is_not(migration);
  const bool any = migrate_files(migration);
  if (migration->prints) return print_line(migration);
  if (migration->failed) return EXIT_UNJUDGED;
  if (!any) say_of_flag(migration, "-ignore-filename-pattern", "all files are left out: there is nothing to check", "");
  return any ? check((int)migration->count, (char **)(uintptr_t)migration->line) : EXIT_VALID;
}

void kubeconform_describe(const flag_help *help) {
  flags_print_words(help, page_crd_validate_kubeconform_args.before);
  kubeconform_options_help(help);
  flags_print_words(help, page_crd_validate_kubeconform_args.after);
}

static int show_kubeconform_help(void) {
  kubeconform_describe(&(flag_help){
      .stream = stdout, .column = 33, .compiled = true, .program = "crd-validate", .called = validate_called()});
  return EXIT_VALID;
}

int kubeconform_command(int count, char **arguments, int (*check)(int count, char **arguments)) {
  migration migration = {.arena = memory_arena(NULL)};
  int code = EXIT_UNJUDGED;
  if (count && strcmp(arguments[0], "--print") == 0) {
    migration.prints = true;
    count--, arguments++;
  }
  options_result result = kubeconform_options_read(&migration.given, migration.arena, count, arguments);
  if (result == OPTIONS_RUN && migration.given.help)
    code = show_kubeconform_help();
  else if (result == OPTIONS_RUN && migration.given.version)
    code = check(1, (char *[]){(char[]){"--version"}, NULL});
  else if (result == OPTIONS_RUN)
    code = run_migration(&migration, check);
  kubeconform_options_free(&migration.given);
  crd_arena_destroy(migration.arena);
  return code;
}

#include "options.h"
#include "coverage.h"
#include <crd/abi.h>
#include <crd/cel.h>
#include <crd/layers.h>
#include <stdlib.h>
#include <string.h>

static options_result wrong(const char *what, const char *which) {
  fprintf(stderr, "crd-validate: %s%s\nTry 'crd-validate --help'.\n", what, which);
  return OPTIONS_WRONG;
}

/* The value of a long option: "--name=VALUE", or the next argument. NULL when `argument` is another option; `missing` when
 * there is no value. */
static const char *value_of(const char *name, int count, char **arguments, int *at, bool *missing) {
  const char *argument = arguments[*at];
  size_t size = strlen(name);
  // NOLINTNEXTLINE(clang-analyzer-core.NonNullParamChecker): argv holds no NULL before its end
  if (strncmp(argument, name, size) != 0) return NULL;
  if (argument[size] == '=') return argument + size + 1;
  if (argument[size] != '\0') return NULL;
  if (*at + 1 < count) return arguments[++*at];
  *missing = true;
  return "";
}

/* `options` remembers which layers were asked for; NULL: they are not asked for here. */
static bool read_layers(options *options, unsigned *out, const char *list) {
  *out = 0;
  while (*list) {
    size_t size = strcspn(list, ",");
    unsigned layer = crd_layer_of_name((crd_string){list, size});
    if (!layer) return false;
    *out |= layer;
    if (layer == CRD_LAYER_ALL && options)
      options->all_layers = true;
    else if (options)
      options->named_layers |= layer & ~(unsigned)CRD_LAYER_CRD;
    list += size + (list[size] == ',');
  }
  return *out != 0;
}

/* Of --ratchet-layers: "none" and nothing are taken as well. */
static bool read_ratchet_layers(unsigned *out, const char *list) {
  *out = 0;
  return !*list || strcmp(list, "none") == 0 || read_layers(NULL, out, list);
}

static bool read_jobs(unsigned *out, const char *text) {
  char *end;
  unsigned long jobs = strtoul(text, &end, 10);
  *out = (unsigned)jobs;
  return text[0] >= '0' && text[0] <= '9' && *end == '\0' && jobs >= 1 && jobs <= 64;
}

static bool set_output(options *options, const char *form) {
  options->output = strcmp(form, "json") == 0 ? OUTPUT_JSON : OUTPUT_TEXT;
  return options->output == OUTPUT_JSON || strcmp(form, "text") == 0;
}

/* The value of --require-schema=, which may be left out. */
static bool set_required(options *options, const char *which) {
  options->required = strcmp(which, "custom") == 0 ? REQUIRED_CUSTOM : REQUIRED_ALL;
  return options->required == REQUIRED_CUSTOM || strcmp(which, "all") == 0;
}

static bool add_skip(options *options, const char *list) {
  options->skips[options->skip_count++] = list;
  return coverage_can_skip(list);
}

static bool read_flag(options *options, const char *argument) {
  if (strcmp(argument, "--strict") == 0)
    options->strict = true;
  else if (strcmp(argument, "--no-strict") == 0)
    options->strict = false;
  else if (strcmp(argument, "--require-schema") == 0)
    options->required = REQUIRED_ALL;
  else if (strcmp(argument, "--batch") == 0)
    options->batch = true;
  else if (strcmp(argument, "--quiet") == 0 || strcmp(argument, "-q") == 0)
    options->quiet = true;
  else if (strcmp(argument, "--no-cache") == 0)
    options->no_cache = true;
  else if (strcmp(argument, "--list-feature-gates") == 0)
    options->list_gates = true;
  else if (strcmp(argument, "--no-builtins") == 0)
    options->no_builtins = true;
  else if (strcmp(argument, "--allow-missing-layers") == 0)
    options->allow_missing_layers = true;
  else
    return false;
  return true;
}

static options_result read_option(options *options, int count, char **arguments, int *at) {
  const char *argument = arguments[*at], *value;
  bool missing = false;
  if (strcmp(argument, "--help") == 0 || strcmp(argument, "-h") == 0) {
    options_print_help(stdout);
    return OPTIONS_DONE;
  }
  if (strcmp(argument, "--version") == 0) {
    puts("crd-validate " CRD_VERSION);
    return OPTIONS_DONE;
  }
  if (read_flag(options, argument)) return OPTIONS_RUN;
  if ((value = value_of("--crd", count, arguments, at, &missing)) && !missing) {
    options->crds[options->crd_count++] = value;
    return OPTIONS_RUN;
  }
  if (strncmp(argument, "--require-schema=", sizeof "--require-schema=" - 1) == 0)
    return set_required(options, strchr(argument, '=') + 1) ? OPTIONS_RUN
                                                            : wrong("--require-schema takes custom or all, in ", argument);
  if (!missing && (value = value_of("--skip", count, arguments, at, &missing)) && !missing)
    return add_skip(options, value)
               ? OPTIONS_RUN
               : wrong("--skip takes Kind, Kind.group or group/version/Kind, joined by commas, not ", value);
  if (!missing && (value = value_of("--overlay", count, arguments, at, &missing)) && !missing) {
    options->overlays[options->overlay_count++] = value;
    return OPTIONS_RUN;
  }
  if (!missing && (value = value_of("--output", count, arguments, at, &missing)) && !missing)
    return set_output(options, value) ? OPTIONS_RUN : wrong("--output is text or json, not ", value);
  if (!missing && (value = value_of("-o", count, arguments, at, &missing)) && !missing)
    return set_output(options, value) ? OPTIONS_RUN : wrong("--output is text or json, not ", value);
  if (!missing && (value = value_of("--layers", count, arguments, at, &missing)) && !missing)
    return read_layers(options, &options->layers, value)
               ? OPTIONS_RUN
               : wrong("--layers takes crd, webhook, controller and all, joined by commas, not ", value);
  if (!missing && (value = value_of("--warn-layers", count, arguments, at, &missing)) && !missing)
    return read_layers(options, &options->warn_layers, value)
               ? OPTIONS_RUN
               : wrong("--warn-layers takes crd, webhook, controller and all, joined by commas, not ", value);
  if (!missing && (value = value_of("--ratchet-layers", count, arguments, at, &missing)) && !missing)
    return read_ratchet_layers(&options->ratchet_layers, value)
               ? OPTIONS_RUN
               : wrong("--ratchet-layers takes none, or webhook and controller joined by a comma, not ", value);
  if (!missing && (value = value_of("--feature-gates", count, arguments, at, &missing)) && !missing) {
    options->feature_gates = value;
    return OPTIONS_RUN;
  }
  if (!missing && (value = value_of("--config", count, arguments, at, &missing)) && !missing) {
    options->config = value;
    return OPTIONS_RUN;
  }
  if (!missing && (value = value_of("--jobs", count, arguments, at, &missing)) && !missing)
    return read_jobs(&options->jobs, value) ? OPTIONS_RUN : wrong("--jobs takes 1 to 64, not ", value);
  if (!missing && (value = value_of("--kubernetes-version", count, arguments, at, &missing)) && !missing) {
    options->kubernetes_minor = crd_kubernetes_minor(value);
    return options->kubernetes_minor ? OPTIONS_RUN : wrong("--kubernetes-version takes 1.30 to 1.37, not ", value);
  }
  return wrong(missing ? "no value for " : "unknown option ", argument);
}

options_result options_read(options *options, int count, char **arguments) {
  *options = (struct options){.strict = true, .layers = CRD_LAYER_CRD};
  options->crds = calloc((size_t)count + 1, sizeof *options->crds);
  options->overlays = calloc((size_t)count + 1, sizeof *options->overlays);
  options->inputs = calloc((size_t)count + 1, sizeof *options->inputs);
  options->skips = calloc((size_t)count + 1, sizeof *options->skips);
  if (!options->crds || !options->overlays || !options->inputs || !options->skips) {
    fputs("crd-validate: out of memory\n", stderr);
    return OPTIONS_WRONG;
  }
  bool only_inputs = false;
  for (int i = 1; i < count; i++) {
    const char *argument = arguments[i];
    if (only_inputs || argument[0] != '-' || strcmp(argument, "-") == 0) {
      options->inputs[options->input_count++] = argument;
    } else if (strcmp(argument, "--") == 0) {
      only_inputs = true;
    } else {
      options_result result = read_option(options, count, arguments, &i);
      if (result != OPTIONS_RUN) return result;
    }
  }
  options->layers |= options->warn_layers | CRD_LAYER_CRD; /* the layers above are asked of what it lets in */
  if (options->batch && options->input_count) return wrong("--batch reads standard input, not ", options->inputs[0]);
  if (!options->batch && !options->list_gates && !options->input_count) return wrong("no files given", "");
  if (options->overlay_count && !options->crd_count)
    return wrong("--overlay adds to a CRD that --crd gives: there is none for ", options->overlays[0]);
  if (options->no_builtins && !options->crd_count) return wrong("--no-builtins leaves nothing without --crd", "");
  return OPTIONS_RUN;
}

void options_free(options *options) {
  free(options->crds);
  free(options->overlays);
  free(options->inputs);
  free(options->skips);
}

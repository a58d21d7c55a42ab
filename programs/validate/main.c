/* crd-validate: what the API server would say about manifests, without one. */
#include "check.h"
#include <stdlib.h>

int main(int count, char **arguments) {
  options options;
  options_result result = options_read(&options, count, arguments);
  if (result != OPTIONS_RUN) {
    options_free(&options);
    return result == OPTIONS_DONE ? EXIT_VALID : EXIT_UNJUDGED;
  }
  int code = EXIT_UNJUDGED;
  kinds *kinds = kinds_load(options.crds, options.crd_count);
  if (kinds) code = options.batch ? batch_run(&options, kinds) : check_inputs(&options, kinds);
  kinds_destroy(kinds);
  options_free(&options);
  if (fflush(stdout) != 0) code = EXIT_UNJUDGED;
  return code;
}

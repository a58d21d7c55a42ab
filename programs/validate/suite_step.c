#include "suite_step.h"
#include <string.h>

bool suite_refused_with(const suite_progress *at, const char *step, crd_string part, const suite_answer *answer) {
  crd_string wanted = crd_arena_printf(at->arena, "an error with \"%.*s\"", CRD_PRINT(part));
  if (answer->taken) return suite_fail(at->outcome, step, wanted, CRD_STRING("the object is stored"));
  return memmem(answer->message.data, answer->message.size, part.data, part.size) ||
         suite_fail(at->outcome, step, wanted, answer->message);
}

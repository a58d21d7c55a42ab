/* Errors and warnings as older API servers word them. */
#ifndef CRD_VALIDATE_VERSIONS_H
#define CRD_VALIDATE_VERSIONS_H

#include <crd/errors.h>

enum { VERSIONS_NEWEST = 37 };

/* `minor` is one before VERSIONS_NEWEST. */
void versions_tell_errors(crd_errors *errors, unsigned minor);
void versions_tell_warnings(crd_texts *warnings, unsigned minor);

#endif

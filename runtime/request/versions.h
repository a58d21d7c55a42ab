/* Errors and warnings as older API servers word them. */
#ifndef CRD_VALIDATE_VERSIONS_H
#define CRD_VALIDATE_VERSIONS_H

#include <crd/errors.h>

enum {
  VERSIONS_NEWEST = 37,
  VERSIONS_RATCHET_STATUS = 33,  /* what has not changed of a status is forgiven */
  VERSIONS_FIND_FIRST = 34,      /* an update of nothing is Not Found before its uid is looked at */
  VERSIONS_BAD_OPTIONS = 35,     /* DeleteOptions that cannot be decoded are a bad request */
  VERSIONS_READ_PATCHES = 37,    /* patches that are no JSON are refused before anything else is done */
  VERSIONS_LISTS_OF_VALUES = 37, /* lists of the schema are made of CEL's values when they are compared or added */
  VERSIONS_TELL_ONCE = 37        /* the same error of metadata is told once */
};

/* `minor` is one before VERSIONS_NEWEST. What keeps rules from running is told before they would: errors about owners did
 * not. */
void versions_tell_owners(crd_errors *errors, unsigned minor);
void versions_tell_errors(crd_errors *errors, unsigned minor);
/* Of an update of the status. */
void versions_tell_status(crd_errors *errors, unsigned minor);
void versions_tell_warnings(crd_texts *warnings, unsigned minor);

#endif

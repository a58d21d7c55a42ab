/* SPDX-License-Identifier: Apache-2.0 */
/* What older API servers do otherwise (docs/versions.md). How they word it stands with the words (value/words.h). */
#ifndef CRD_REQUEST_VERSIONS_H
#define CRD_REQUEST_VERSIONS_H

enum {
  VERSIONS_STATUS_PATHS = 31,    /* errors about a status are told with the word in their paths */
  VERSIONS_RATCHET_STATUS = 33,  /* what has not changed of a status is forgiven */
  VERSIONS_FIND_FIRST = 34,      /* an update of nothing is Not Found before its uid is looked at */
  VERSIONS_BAD_OPTIONS = 35,     /* DeleteOptions that cannot be decoded are a bad request */
  VERSIONS_READ_PATCHES = 37,    /* patches that are no JSON are refused before anything else is done */
  VERSIONS_LISTS_OF_VALUES = 37, /* lists of the schema are made of CEL's values when they are compared or added */
  VERSIONS_TYPED_METADATA = 37,  /* metadata of custom resources is checked as its type has it, once; before, by getters */
  VERSIONS_TELL_ONCE = 37        /* the same error of metadata is told once */
};

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* Suites of tests of CRDs: objects that are created and updated, with the expected stored objects or errors. There are three
 * forms: files like openshift's *.testsuite.yaml; the project's own (docs/testing.md); examples, which are files of objects
 * that are valid or invalid according to their folder or to their member _err. An arena owns all that is read.
 *
 * The first form mirrors tests/types.go of github.com/openshift/api, the last one tests/validation_test.go of
 * github.com/istio/api and pkg/crdtest/crd_test.go of sigs.k8s.io/network-policy-api. */
#pragma once

#include <crd/string.h>
#include <crd/value.h>

/* Sets of minor versions of Kubernetes, 1.30 to 1.37, as command lines and suites write them. */

#define SUITE_FIRST_MINOR 30u
#define SUITE_LAST_MINOR 37u
#define SUITE_MINOR_COUNT (SUITE_LAST_MINOR - SUITE_FIRST_MINOR + 1)

/* One bit per minor; the lowest is 1.30. 0: not given. */
typedef unsigned suite_minors;

#define SUITE_ALL_MINORS ((1u << SUITE_MINOR_COUNT) - 1)

static inline suite_minors suite_minor_bit(unsigned minor) {
  return 1u << (minor - SUITE_FIRST_MINOR);
}

/* Parses "1.33", "1.30..1.37", "1.35..", "..1.32", or several separated by commas; false for another text. */
bool suite_minors_read(crd_string text, suite_minors *minors);
/* The shortest such text: "1.30..1.32, 1.36". */
crd_string suite_minors_text(crd_arena *arena, suite_minors minors);

typedef enum suite_shape { SUITE_NONE, SUITE_OPENSHIFT, SUITE_OWN, SUITE_EXAMPLES } suite_shape;

/* A test of a suite. Objects of openshift's form are the YAML texts in the suite. */
typedef struct suite_case {
  crd_string name;
  bool updates;             /* updates an existing object; else creates one */
  const crd_value *patches; /* a JSON patch of the CRD with which the initial object is created, a list; NULL: none */
  crd_string initial, updated, expected;
  crd_string expected_error, expected_status_error; /* parts of messages; empty: none */
  crd_string resource_name;                         /* of the object; empty: one is generated ... */
  bool own_names;                                   /* ... or the object has its own */
  const crd_value *map;                             /* the test in the suite; of an example the object */
  bool refused;                                     /* of an example: a refusal is expected */
  suite_minors minors;                              /* of the project's own form: the versions that it is for */
  uint32_t offset;                                  /* of the test in the suite's text */
} suite_case;

typedef struct suite {
  suite_shape shape;
  const char *file;
  crd_string text; /* of the file */
  crd_string name;
  crd_string crd_name;    /* metadata.name of the CRDs to run with */
  crd_string crd_file;    /* a file with the CRD, relative to the suite's folder; empty: it is searched */
  crd_string version;     /* the only version to test; empty: all */
  const crd_value *gates; /* names of feature gates, those with '-' off; NULL: none */
  const crd_value *root;  /* of the project's own form: the whole suite */
  suite_minors minors;    /* the minors that it names; 0: none */
  suite_case *cases;
  size_t count;
  uint32_t problem; /* the offset of its error in the text, or CRD_NO_OFFSET */
  crd_text notes;   /* lines about what was skipped in it */
} suite;

/* The likely form of a file, by its text, its name and its folders: a cheap check that never returns SUITE_NONE for a
 * suite. */
suite_shape suite_likely_shape(const char *file, crd_string text);

/* Parses a suite; false with the reason, and its place in suite->problem. `file` and `text` are borrowed. `is_suite` says
 * whether the file is meant to be a suite: if not, it is ignored and that is no error. */
bool suite_read(crd_arena *arena, suite_shape shape, const char *file, crd_string text, suite *suite, bool *is_suite,
                crd_string *error);

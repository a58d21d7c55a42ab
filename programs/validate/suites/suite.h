/* SPDX-License-Identifier: Apache-2.0 */
/* Suites of tests of CRDs: objects that are created and updated, with the stored objects or the errors that are expected.
 * There are three forms: files like openshift's *.testsuite.yaml; the project's own (docs/testing.md); examples, files of
 * objects that are valid or invalid by the folder that they stand in, or by a member _err of theirs. What is read here stays
 * in an arena.
 *
 * The first mirrors tests/types.go of github.com/openshift/api, the last tests/validation_test.go of github.com/istio/api
 * and pkg/crdtest/crd_test.go of sigs.k8s.io/network-policy-api. */
#pragma once

#include <crd/string.h>
#include <crd/value.h>

/* Sets of minor versions of Kubernetes, 1.30 to 1.37, as command lines and suites write them. */

#define SUITE_FIRST_MINOR 30u
#define SUITE_LAST_MINOR 37u
#define SUITE_MINOR_COUNT (SUITE_LAST_MINOR - SUITE_FIRST_MINOR + 1)

/* A bit for each: that of 1.30 is the lowest. 0: none was said. */
typedef unsigned suite_minors;

#define SUITE_ALL_MINORS ((1u << SUITE_MINOR_COUNT) - 1)

static inline suite_minors suite_minor_bit(unsigned minor) {
  return 1u << (minor - SUITE_FIRST_MINOR);
}

/* "1.33", "1.30..1.37", "1.35..", "..1.32", several with commas between them; false: it is none of that. */
bool suite_minors_read(crd_string text, suite_minors *minors);
/* The shortest such text: "1.30..1.32, 1.36". */
crd_string suite_minors_text(crd_arena *arena, suite_minors minors);

typedef enum suite_shape { SUITE_NONE, SUITE_OPENSHIFT, SUITE_OWN, SUITE_EXAMPLES } suite_shape;

/* A test of a suite. Objects of openshift's are texts of YAML, as they stand in the suite. */
typedef struct suite_case {
  crd_string name;
  bool updates;             /* an object that is there; else it is created */
  const crd_value *patches; /* a JSON patch of the CRD under which the initial object is made, a list; NULL: none */
  crd_string initial, updated, expected;
  crd_string expected_error, expected_status_error; /* parts of messages; empty: none */
  crd_string resource_name;                         /* of the object; empty: one is generated ... */
  bool own_names;                                   /* ... or it has its own */
  const crd_value *map;                             /* as it stands in the suite; of an example the object */
  bool refused;                                     /* of an example: whether that is expected */
  suite_minors minors;                              /* of the project's own form: where it holds */
  uint32_t offset;                                  /* of the test in the suite's text */
} suite_case;

typedef struct suite {
  suite_shape shape;
  const char *file;
  crd_string text; /* of the file */
  crd_string name;
  crd_string crd_name;    /* metadata.name of the CRDs that it is run over */
  crd_string crd_file;    /* a file with the CRD, from the suite's folder; empty: it is looked for */
  crd_string version;     /* that is tested, alone; empty: all */
  const crd_value *gates; /* names of feature gates, those with '-' off; NULL: none */
  const crd_value *root;  /* of the project's own form: the whole */
  suite_minors minors;    /* of it: those that it says; 0: nothing */
  suite_case *cases;
  size_t count;
  uint32_t problem; /* where what is wrong with it stands in the text, or CRD_NO_OFFSET */
  crd_text notes;   /* lines about what was passed over in it */
} suite;

/* The form that a file may have, by its text, its name and its folders: cheap, and never SUITE_NONE for one that is a suite.
 */
suite_shape suite_likely_shape(const char *file, crd_string text);

/* Reads a suite; false with the reason, and its place in suite->problem. `file` and `text` are borrowed. Sets `is_suite` to
 * whether the file means to be one: where not, it is none, and nothing is wrong. */
bool suite_read(crd_arena *arena, suite_shape shape, const char *file, crd_string text, suite *suite, bool *is_suite,
                crd_string *error);

/* Suites of tests of a CRD, files in the form of openshift's *.testsuite.yaml: objects that are created and updated, with
 * the stored objects or the errors that are expected. What is read here stays in an arena.
 *
 * Mirrors tests/types.go of github.com/openshift/api. */
#ifndef VALIDATE_SUITE_H
#define VALIDATE_SUITE_H

#include <crd/value.h>

/* A test of a suite. Objects are texts of YAML, as they stand in the suite. */
typedef struct suite_case {
  crd_string name;
  bool updates;             /* of onUpdate; else of onCreate */
  const crd_value *patches; /* a JSON patch of the CRD under which the initial object is made, a list; NULL: none */
  crd_string initial, updated, expected;
  crd_string expected_error, expected_status_error; /* parts of messages; empty: none */
  uint32_t offset;                                  /* of the test in the suite's text */
} suite_case;

typedef struct suite {
  const char *file;
  crd_string text; /* of the file */
  crd_string name;
  crd_string crd_name;    /* metadata.name of the CRDs that it is run over */
  crd_string crd_file;    /* a file with the CRD, from the suite's folder; empty: it is looked for */
  crd_string version;     /* that is tested, alone; empty: all */
  const crd_value *gates; /* names of feature gates, those with '-' off; NULL: none */
  suite_case *cases;
  size_t count;
  crd_text notes; /* lines about what was passed over in it */
} suite;

/* Whether a text may be a suite: it says which CRD it is about and has tests. Cheap, and never wrong about one that is. */
bool suite_is_likely(crd_string text);

/* Reads a suite; false with the reason. `file` and `text` are borrowed. Sets `is_suite` to whether the file means to be one:
 * where not, it is none, and nothing is wrong. */
bool suite_read(crd_arena *arena, const char *file, crd_string text, suite *suite, bool *is_suite, crd_string *error);

#endif

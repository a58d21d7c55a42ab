/* The version of the interface between generated code and libcrdrt. */
#ifndef CRD_ABI_H
#define CRD_ABI_H

/* Counts up whenever a table, a struct or a function that generated code relies on changes. Generated code carries
 * `#if CRD_RUNTIME_ABI != N` and refuses to compile against another runtime. */
#define CRD_RUNTIME_ABI 7

/* The release of the project: what `--version` prints and generated files name. */
#define CRD_VERSION "0.1.0"

#endif

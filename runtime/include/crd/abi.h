/* SPDX-License-Identifier: Apache-2.0 */
/* Included by every public header of libcrdrt: linkage of declarations, and the version of the interface to
 * generated code. */
#ifndef CRD_ABI_H
#define CRD_ABI_H

/* Incremented whenever a table, a struct or a function that generated code relies on changes. Generated code carries
 * `#if CRD_RUNTIME_ABI != N` and refuses to compile against another runtime. */
#define CRD_RUNTIME_ABI 18

/* The release of the project, which `--version` prints and generated files name. */
#define CRD_VERSION "0.1.0"

/* These two enclose the declarations that a library exports, with C linkage. A shared object that the library becomes part
 * of exports no other names. With CRD_HIDE defined, for linkers without export lists, only the compiler's names (crdc/) are
 * exported. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define CRDC_SHOW _Pragma("GCC visibility push(default)")
#define CRDC_SHOW_END _Pragma("GCC visibility pop")
#else
#define CRDC_SHOW
#define CRDC_SHOW_END
#endif
#ifdef CRD_HIDE
#define CRD_SHOW
#define CRD_SHOW_END
#else
#define CRD_SHOW CRDC_SHOW
#define CRD_SHOW_END CRDC_SHOW_END
#endif
#ifdef __cplusplus
#define CRD_C_NAMES extern "C" {
#define CRD_C_NAMES_END }
#else
#define CRD_C_NAMES
#define CRD_C_NAMES_END
#endif
#define CRD_BEGIN_DECLS CRD_SHOW CRD_C_NAMES
#define CRD_END_DECLS CRD_C_NAMES_END CRD_SHOW_END
#define CRDC_BEGIN_DECLS CRDC_SHOW CRD_C_NAMES
#define CRDC_END_DECLS CRD_C_NAMES_END CRDC_SHOW_END

/* For generated code: its declarations belong to the program that it is made for, and have that program's visibility. */
#define CRD_BEGIN_GENERATED CRD_C_NAMES
#define CRD_END_GENERATED CRD_C_NAMES_END

/* Marks a function that is defined in a header. libcrdrt also exports a copy of each, for callers in other languages
 * (runtime/request/inlines.c), except those of crd/generated, which only generated code calls. */
#ifndef CRD_INLINE
#define CRD_INLINE static inline
#endif

/* Marks a function that reports failure only by its result: compilers warn when a call ignores the result. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define CRD_MUST_CHECK __attribute__((warn_unused_result))
#else
#define CRD_MUST_CHECK
#endif

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* What every public header of libcrdrt needs: how its declarations are linked, and the version of the interface to generated
 * code. */
#ifndef CRD_ABI_H
#define CRD_ABI_H

/* Counts up whenever a table, a struct or a function that generated code relies on changes. Generated code carries
 * `#if CRD_RUNTIME_ABI != N` and refuses to compile against another runtime. */
#define CRD_RUNTIME_ABI 18

/* The release of the project: what `--version` prints and generated files name. */
#define CRD_VERSION "0.1.0"

/* Between these stands what a library shows to others, also where it becomes part of a shared object: the names of C, and
 * the only ones that such an object exports. Where CRD_HIDE is defined, which linkers without lists of names need, it
 * exports those of the compiler alone (crdc/). */
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

/* Of generated code: what it declares is a part of the program that it is made for, shown or hidden as that is compiled. */
#define CRD_BEGIN_GENERATED CRD_C_NAMES
#define CRD_END_GENERATED CRD_C_NAMES_END

/* Of a function that stands in a header. libcrdrt has each of them once, for who calls it from another language
 * (runtime/request/inlines.c); those of crd/generated are for generated code alone. */
#ifndef CRD_INLINE
#define CRD_INLINE static inline
#endif

/* Of a function whose result alone tells of failure: compilers warn of a call that drops it. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define CRD_MUST_CHECK __attribute__((warn_unused_result))
#else
#define CRD_MUST_CHECK
#endif

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* Attributes of functions.
 *
 * SELDOM marks a function in a fast file that reports errors or handles rare input. It is compiled for size and placed away
 * from the hot code, and a branch to it is predicted as not taken. Whole files of that kind are listed as `seldom_sources`.
 *
 * CRD_KIN marks a function of libcrdrt that the project's other libraries call and no public header declares. The shared
 * library exports it under the version of this exact release (runtime/libcrdrt.map.in), so that only libraries of the same
 * release link with it. Inside libcrdrt it is bound like a hidden symbol. */
#pragma once

#define SELDOM __attribute__((cold))

#if defined CRD_RUNTIME && !defined __APPLE__ /* macOS has no such visibility */
#define CRD_KIN __attribute__((visibility("protected")))
#else
#define CRD_KIN
#endif

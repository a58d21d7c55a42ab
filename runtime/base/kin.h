/* SPDX-License-Identifier: Apache-2.0 */
/* What functions are marked with.
 *
 * SELDOM stands before a function of a fast file that says what is wrong, or reads what hardly anybody writes: it is
 * compiled to be small and stands away from what runs always, and a branch that leads to it is taken for one that is not
 * gone. Whole files of that kind are listed as `seldom_sources`.
 *
 * CRD_KIN stands before what the project's other libraries call of libcrdrt and no public header declares. As a shared
 * library libcrdrt exports these under the version of its very release (runtime/libcrdrt.map.in), so that nothing but its
 * own family is linked with them; within it they are bound as hidden names are. */
#pragma once

#define SELDOM __attribute__((cold))

#if defined CRD_RUNTIME && !defined __APPLE__ /* which has no such visibility */
#define CRD_KIN __attribute__((visibility("protected")))
#else
#define CRD_KIN
#endif

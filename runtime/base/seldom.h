/* SPDX-License-Identifier: Apache-2.0 */
/* SELDOM before a function of a fast file that says what is wrong, or reads what hardly anybody writes: it is compiled to be
 * small and stands away from what runs always, and a branch that leads to it is taken for one that is not gone. Whole files
 * of that kind are listed as `seldom_sources`. */
#ifndef CRD_VALUE_SELDOM_H
#define CRD_VALUE_SELDOM_H

#define SELDOM __attribute__((cold))

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* What the project's other libraries call of libcrdrt and no public header declares. As a shared library libcrdrt exports
 * these under the version of its very release (runtime/libcrdrt.map.in), so that nothing but its own family is linked with
 * them; within it they are bound as hidden names are. */
#ifndef CRD_VALUE_KIN_H
#define CRD_VALUE_KIN_H

#if defined CRD_RUNTIME && !defined __APPLE__ /* which has no such visibility */
#define CRD_KIN __attribute__((visibility("protected")))
#else
#define CRD_KIN
#endif

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* What C++ does without memory. */
#ifndef PROGRAMS_STREAMS_NEW_H
#define PROGRAMS_STREAMS_NEW_H

/* Has `end`, which must not return, called where `new` gets no memory: RE2, which knows no exceptions, would be left in
 * pieces by one. */
void streams_on_new(void (*end)(void));

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* What C++ does without memory. */
#pragma once

/* Has `end`, which must not return, called where `new` gets no memory: RE2, which knows no exceptions, would be left in
 * pieces by one. */
void streams_on_new(void (*end)(void));

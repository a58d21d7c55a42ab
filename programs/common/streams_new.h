/* SPDX-License-Identifier: Apache-2.0 */
#pragma once

/* Calls `end`, which must not return, if `new` gets no memory. RE2 does not handle exceptions, and one would leave it in an
 * inconsistent state. */
void streams_on_new(void (*end)(void));

/* SPDX-License-Identifier: Apache-2.0 */
/* What a compilation reads, as a digest: two compilations with equal digests give the same code. */
#ifndef CRDC_COMPILE_INPUTS_H
#define CRDC_COMPILE_INPUTS_H

#include "compile/libcrdc.h"

/* The digest of this program, the options, and every file that crdc_compilation_add of these paths would read
 * (yaml/document.h, schema/overlay.h), with the overlays of the options. False when there is none: standard input, files
 * that cannot be read, a program that cannot be told from another build of it, and options that name templates or a naming
 * file. */
bool crdc_inputs_digest(const compile_options *options, const char *const *paths, size_t count, char text[65]);

#endif

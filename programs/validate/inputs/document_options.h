/* SPDX-License-Identifier: Apache-2.0 */
/* Options of single files, where configuration files give some that may differ from document to document. */
#ifndef VALIDATE_INPUTS_DOCUMENT_OPTIONS_H
#define VALIDATE_INPUTS_DOCUMENT_OPTIONS_H

#include "inventory.h"

/* Gives every file of the inventory its options: the run's, or some of its own. False after messages. */
bool document_options_find(const options *options, inventory *inventory);

/* The run's options with all layers and mutations that any file asks for: by which kinds and a cluster's objects are loaded
 * and layers are counted. */
const options *document_options_whole(const options *options);

/* Ends those of single files; the run's are the caller's, and go after them. */
void document_options_free(const options *options);

#endif

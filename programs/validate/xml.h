/* SPDX-License-Identifier: Apache-2.0 */
/* Texts in XML. */
#ifndef VALIDATE_XML_H
#define VALIDATE_XML_H

#include <crd/string.h>
#include <stdio.h>

/* A text as it stands in XML, in attributes too. */
void xml_write(FILE *stream, crd_string text);

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* XML, written element by element, as reports of JUnit's form are. Texts and values of attributes are any bytes: what XML
 * cannot hold is shown. */
#ifndef VALIDATE_REPORT_XML_H
#define VALIDATE_REPORT_XML_H

#include <crd/string.h>
#include <stddef.h>
#include <stdio.h>

/* The declaration, a line. */
void xml_declare(FILE *stream);

/* An element, behind so many blanks. Its attributes come next, then its contents behind xml_begin, which xml_close ends; or
 * nothing more behind xml_end. None of them ends the line: that is xml_line. */
void xml_open(FILE *stream, int blanks, const char *element);
void xml_begin(FILE *stream);
void xml_close(FILE *stream, int blanks, const char *element);
void xml_end(FILE *stream);
void xml_line(FILE *stream);

/* Attributes of the element that was opened last. Of one that is put together xml_text writes the parts. */
void xml_attribute(FILE *stream, const char *name, crd_string value);
void xml_number(FILE *stream, const char *name, size_t number);
void xml_open_attribute(FILE *stream, const char *name);
void xml_close_attribute(FILE *stream);

void xml_text(FILE *stream, crd_string text);

#endif

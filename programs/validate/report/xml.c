/* SPDX-License-Identifier: Apache-2.0 */
/* What is written is what is called: nothing is kept between calls. */
#include "xml.h"
#include "../../../runtime/value/media.h"

void xml_declare(FILE *stream) {
  fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", stream);
}

void xml_open(FILE *stream, int blanks, const char *element) {
  fprintf(stream, "%*s<%s", blanks, "", element);
}

void xml_begin(FILE *stream) {
  fputc('>', stream);
}

void xml_close(FILE *stream, int blanks, const char *element) {
  fprintf(stream, "%*s</%s>", blanks, "", element);
}

void xml_end(FILE *stream) {
  fputs("/>", stream);
}

void xml_line(FILE *stream) {
  fputc('\n', stream);
}

void xml_attribute(FILE *stream, const char *name, crd_string value) {
  xml_open_attribute(stream, name);
  xml_text(stream, value);
  xml_close_attribute(stream);
}

void xml_number(FILE *stream, const char *name, size_t number) {
  fprintf(stream, " %s=\"%zu\"", name, number);
}

void xml_open_attribute(FILE *stream, const char *name) {
  fprintf(stream, " %s=\"", name);
}

void xml_close_attribute(FILE *stream) {
  fputc('"', stream);
}

void xml_text(FILE *stream, crd_string text) {
  crd_media_xml(stream, text);
}

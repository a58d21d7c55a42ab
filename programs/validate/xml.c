/* SPDX-License-Identifier: Apache-2.0 */
#include "xml.h"

void xml_write(FILE *stream, crd_string text) {
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if (c == '&')
      fputs("&amp;", stream);
    else if (c == '<')
      fputs("&lt;", stream);
    else if (c == '>')
      fputs("&gt;", stream);
    else if (c == '"')
      fputs("&quot;", stream);
    else if (c < 0x20 && c != '\n' && c != '\t')
      fputc('?', stream); /* XML has no such character */
    else
      fputc(c, stream);
  }
}

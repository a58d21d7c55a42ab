/* kube-openapi's string formats. */
#include "table.h"
#include <crd/format.h>

int main(void) {
  table formats = table_open("kube-openapi/strfmt.json");
  for (uint32_t i = 0; i < formats.cases->size; i++) {
    const crd_value *row = &formats.cases->as.items[i];
    crd_format format = crd_format_lookup(row_text(row, "format"));
    bool valid = crd_format_check(format, row_text(row, "input"));
    bool passed = format != CRD_FORMAT_NONE && valid == row_flag(row_value(row, "expect"), "valid");
    table_check(&formats, row, passed, valid ? CRD_STRING("valid") : CRD_STRING("invalid"));
  }
  return table_close(&formats) ? 0 : 1;
}

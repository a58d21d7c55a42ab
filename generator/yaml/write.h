/* Values as YAML, as sigs.k8s.io/yaml lays it out: block style, names in the order of their bytes. */
#ifndef CRDC_YAML_WRITE_H
#define CRDC_YAML_WRITE_H

#include <crd/json.h>

/* Appends a document without its "---". */
void yaml_write(crd_text *text, const crd_value *value);

#endif

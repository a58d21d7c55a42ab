/* SPDX-License-Identifier: Apache-2.0 */
#include "rule_options.h"
#include <string.h>

static rule_options *rules_of(void *target, const flag *flag) {
  return (rule_options *)(void *)((char *)target + flag->at);
}

/* `asked` records the requested layers; NULL: the flag does not request layers. */
static options_result read_layers(rule_options *asked, const flag *flag, const char *list, unsigned *layers) {
  *layers = 0;
  do {
    size_t size = strcspn(list, ",");
    unsigned layer = crd_layer_of_name((crd_string){list, size});
    if (!layer) return OPTIONS_WRONG;
    *layers |= layer;
    if (layer == CRD_LAYER_ALL && asked)
      asked->all_layers = true;
    else if (asked)
      asked->named_layers |= layer & ~(unsigned)CRD_LAYER_CRD;
    list += size;
    if (!*list) return OPTIONS_RUN;
    list++;
  } while (*list || !flag->least);
  return OPTIONS_RUN;
}

options_result flag_take_layers(void *target, const flag *flag, const char *value) {
  rule_options *rules = rules_of(target, flag);
  return read_layers(rules, flag, value, &rules->layers);
}

options_result flag_take_warn_layers(void *target, const flag *flag, const char *value) {
  rule_options *rules = rules_of(target, flag);
  return read_layers(rules, flag, value, &rules->warn_layers);
}

options_result flag_take_ratchet_layers(void *target, const flag *flag, const char *value) {
  unsigned *layers = &rules_of(target, flag)->ratchet_layers;
  *layers = 0;
  return !*value || strcmp(value, "none") == 0 ? OPTIONS_RUN : read_layers(NULL, flag, value, layers);
}

options_result flag_take_decoder(void *target, const flag *flag, const char *value) {
  bool tree = strcmp(value, "tree") == 0;
  *(crd_decoder *)(void *)((char *)target + flag->at) = tree ? CRD_DECODER_TREE : CRD_DECODER_FAST;
  return tree || strcmp(value, "fast") == 0 ? OPTIONS_RUN : OPTIONS_WRONG;
}

void rule_options_settle(rule_options *options) {
  options->layers |= options->warn_layers | CRD_LAYER_CRD;
}

#include "upgrade/upgrade.h"

void crdc_upgrade_find_witnesses(upgrade *upgrade) {
  for (size_t i = 0; i < upgrade->findings.count; i++) {
    finding *finding = &upgrade->findings.items[i];
    if (crdc_change_row(finding->kind)->witnessed) finding->witness.state = WITNESS_UNDECIDED;
  }
}

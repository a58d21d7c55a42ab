/* SPDX-License-Identifier: Apache-2.0 */
/* Warnings about a pod template (GetWarningsForPodTemplate of pkg/api/pod/warnings.go). */
#ifndef CORE_WARNINGS_H
#define CORE_WARNINGS_H

#include "../check.h"

/* The collected warnings; arena, prefix and options are those of the check. */
typedef struct core_warnings {
  const core_check *check;
  crd_texts texts;  /* in upstream's order, with duplicates */
  bool would_panic; /* upstream dereferences a nil pointer here */
} core_warnings;

/* Adds all warnings; maps are walked in the order of their keys. */
void crd_core_warn_of_pod_template_spec(core_warnings *warnings, const core_pod_template_spec *pod);

/* Adds "PATH: " and a message, formatted like printf. */
void crd_core_warn(core_warnings *warnings, const crd_path *path, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The text of a path, and a string in Go's quotes. */
crd_string crd_core_warnings_path(const core_warnings *warnings, const crd_path *path);
crd_string crd_core_warnings_quote(const core_warnings *warnings, crd_string string);

/* warningsForOverlappingVirtualPaths: conflicting paths of files in one volume. */
void crd_core_warn_of_overlapping_paths(core_warnings *warnings, const core_volume_list *volumes);
/* GetWarningsForPersistentVolumeClaimSpec; the path is that of its resources. */
void crd_core_warn_of_claim_resources(core_warnings *warnings, const core_volume_resource_requirements *resources,
                                      const crd_path *path);
/* GetNodeLabelDeprecatedMessage for a node label; `named`: put the label's name before the message. */
void crd_core_warn_of_node_label(core_warnings *warnings, crd_string name, bool named, const crd_path *path);
/* GetWarningsForNodeSelectorTerm. */
void crd_core_warn_of_node_term(core_warnings *warnings, const core_node_selector_term *term, bool with_values,
                                const crd_path *path);
/* Ports of all containers: conflicting ports, and duplicate names. */
void crd_core_warn_of_ports(core_warnings *warnings, const core_pod_spec *spec, const crd_path *spec_path);

#endif

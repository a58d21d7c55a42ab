/* SPDX-License-Identifier: Apache-2.0 */
/* Syntax checks of texts that only fields of pods have. */
#ifndef CORE_FORMS_H
#define CORE_FORMS_H

#include <crd/string.h>

/* path.IsAbs, and whether an element between slashes is "..". */
bool crd_core_path_is_absolute(crd_string path);
bool crd_core_path_has_backstep(crd_string path);

/* Whether net.SplitHostPort succeeds: "host:port", "[host]:port". */
bool crd_core_is_host_port(crd_string text);

/* The prefix of the name of an iSCSI target or initiator, and the whole name's syntax (iscsiInitiatorIqnRegex and the two
 * regexes next to it). */
bool crd_core_is_iscsi_kind(crd_string name);
bool crd_core_is_iscsi_name(crd_string name);

/* IsValidSysctlName. */
bool crd_core_is_sysctl_name(crd_string name);
/* utilsysctl.GetNamespace, only for the namespaces needed here. */
bool crd_core_sysctl_is_of_network(crd_string name);
bool crd_core_sysctl_is_of_ipc(crd_string name);

/* Windows: ctrlRegex, validNetBiosRegex, validWindowsUserDomainDNSRegex, invalidUserNameDotsSpacesRegex and
 * invalidUserNameCharsRegex. */
bool crd_core_has_control_character(crd_string text);
bool crd_core_is_netbios_domain(crd_string domain);
bool crd_core_is_windows_dns_domain(crd_string domain);
bool crd_core_is_dots_and_spaces(crd_string user);
bool crd_core_has_bad_user_character(crd_string user);

/* helper.GetDeletionCostFromPodAnnotations: an integer of 32 bits without plus sign or leading zeros. */
bool crd_core_is_deletion_cost(crd_string text);

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* The keys of lists whose items apply merges by them, each with what it reads as where an item does not have it.
 * tools/core-merge.go prints this file. */
KEYS(BY_API_SERVER_ID_OR_NONE, {"apiServerID", "null"})
KEYS(BY_CONTAINER_PORT_PROTOCOL, {"containerPort", "0"}, {"protocol", "\"TCP\""})
KEYS(BY_DEVICE_PATH, {"devicePath", "\"\""})
KEYS(BY_DRIVER_DEVICE_POOL_SHARE_ID_OR_NONE, {"driver", "\"\""}, {"device", "\"\""}, {"pool", "\"\""}, {"shareID", "null"})
KEYS(BY_IP, {"ip", "\"\""})
KEYS(BY_MOUNT_PATH, {"mountPath", "\"\""})
KEYS(BY_NAME, {"name", "\"\""})
KEYS(BY_NAME_OR_NONE, {"name", "null"})
KEYS(BY_PORT_PROTOCOL, {"port", "0"}, {"protocol", "\"TCP\""})
KEYS(BY_RESOURCE_CLAIM_NAME, {"resourceClaimName", "\"\""})
KEYS(BY_RESOURCE_ID, {"resourceID", "\"\""})
KEYS(BY_STATUS_REASON, {"status", "\"\""}, {"reason", "\"\""})
KEYS(BY_TOPOLOGY_KEY_WHEN_UNSATISFIABLE, {"topologyKey", "\"\""}, {"whenUnsatisfiable", "\"\""})
KEYS(BY_TYPE, {"type", "\"\""})
KEYS(BY_TYPE_OR_NONE, {"type", "null"})
KEYS(BY_UID, {"uid", "\"\""})

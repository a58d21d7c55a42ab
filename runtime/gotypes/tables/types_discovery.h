/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: discovery.k8s.io and events.k8s.io. tools/core-types.go prints this
 * file. */
#ifndef CORE_TYPES_DISCOVERY_H
#define CORE_TYPES_DISCOVERY_H

#include "types_core.h"

#define CORE_TYPES_DISCOVERY(TYPE)                                                                                          \
  TYPE(discovery_endpoint_conditions, "EndpointConditions", "v1.")                                                          \
  TYPE(discovery_for_zone, "ForZone", "v1.")                                                                                \
  TYPE(discovery_for_node, "ForNode", "v1.")                                                                                \
  TYPE(discovery_endpoint_hints, "EndpointHints", "v1.")                                                                    \
  TYPE(discovery_endpoint, "Endpoint", "v1.")                                                                               \
  TYPE(discovery_endpoint_port, "EndpointPort", "v1.", CORE_ATOMIC)                                                         \
  TYPE(discovery_endpoint_slice, "EndpointSlice", "v1.")                                                                    \
  TYPE(events_event_series, "EventSeries", "v1.")                                                                           \
  TYPE(events_event, "Event", "v1.")

#define CORE_ROWS_discovery_endpoint_conditions(ROW, T)                                                                     \
  ROW(T, BOOL_POINTER, ready, "ready", "Ready", "bool", OMIT_EMPTY)                                                         \
  ROW(T, BOOL_POINTER, serving, "serving", "Serving", "bool", OMIT_EMPTY)                                                   \
  ROW(T, BOOL_POINTER, terminating, "terminating", "Terminating", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_discovery_endpoint_conditions(LOOKUP) LOOKUP(2, 0xC4F5A587U, 0, 3, 2, 1)

#define CORE_ROWS_discovery_for_zone(ROW, T) ROW(T, STRING, name, "name", "Name", "string", ALWAYS)
#define CORE_LOOKUP_discovery_for_zone(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_discovery_for_node(ROW, T) ROW(T, STRING, name, "name", "Name", "string", ALWAYS)
#define CORE_LOOKUP_discovery_for_node(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_discovery_endpoint_hints(ROW, T)                                                                          \
  ROW(T, LIST, for_zones, "forZones", "ForZones", discovery_for_zone, OMIT_EMPTY)                                           \
  ROW(T, LIST, for_nodes, "forNodes", "ForNodes", discovery_for_node, OMIT_EMPTY)
#define CORE_LOOKUP_discovery_endpoint_hints(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_discovery_endpoint(ROW, T)                                                                                \
  ROW(T, STRING_LIST, addresses, "addresses", "Addresses", "string", ALWAYS, CORE_SET)                                      \
  ROW(T, STRUCT, conditions, "conditions", "Conditions", discovery_endpoint_conditions, OMIT_EMPTY)                         \
  ROW(T, STRING_POINTER, hostname, "hostname", "Hostname", "string", OMIT_EMPTY)                                            \
  ROW(T, STRUCT_POINTER, target_ref, "targetRef", "TargetRef", object_reference, OMIT_EMPTY)                                \
  ROW(T, STRING_MAP, deprecated_topology, "deprecatedTopology", "DeprecatedTopology", "map[string]string", OMIT_EMPTY)      \
  ROW(T, STRING_POINTER, node_name, "nodeName", "NodeName", "string", OMIT_EMPTY)                                           \
  ROW(T, STRING_POINTER, zone, "zone", "Zone", "string", OMIT_EMPTY)                                                        \
  ROW(T, STRUCT_POINTER, hints, "hints", "Hints", discovery_endpoint_hints, OMIT_EMPTY)
#define CORE_LOOKUP_discovery_endpoint(LOOKUP) LOOKUP(3, 0xFCD28E37U, 8, 1, 6, 5, 7, 3, 2, 4)

#define CORE_ROWS_discovery_endpoint_port(ROW, T)                                                                           \
  ROW(T, STRING_POINTER, name, "name", "Name", "string", OMIT_EMPTY)                                                        \
  ROW(T, STRING_POINTER, protocol, "protocol", "Protocol", "v1.Protocol", OMIT_EMPTY)                                       \
  ROW(T, INT32_POINTER, port, "port", "Port", "int32", OMIT_EMPTY)                                                          \
  ROW(T, STRING_POINTER, app_protocol, "appProtocol", "AppProtocol", "string", OMIT_EMPTY)
#define CORE_LOOKUP_discovery_endpoint_port(LOOKUP) LOOKUP(2, 0x730AD263U, 4, 2, 3, 1)

#define CORE_ROWS_discovery_endpoint_slice(ROW, T)                                                                          \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRING, address_type, "addressType", "AddressType", "v1.AddressType", ALWAYS)                                      \
  ROW(T, LIST, endpoints, "endpoints", "Endpoints", discovery_endpoint, ALWAYS, .need = CORE_OPTIONAL)                      \
  ROW(T, LIST, ports, "ports", "Ports", discovery_endpoint_port, ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_discovery_endpoint_slice(LOOKUP) LOOKUP(3, 0x62F12E09U, 3, 1, 5, 0, 2, 0, 1, 4)

#define CORE_ROWS_events_event_series(ROW, T)                                                                               \
  ROW(T, INT32, count, "count", "Count", "int32", ALWAYS)                                                                   \
  ROW(T, MICRO_TIME, last_observed_time, "lastObservedTime", "LastObservedTime", "v1.MicroTime", ALWAYS)
#define CORE_LOOKUP_events_event_series(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_events_event(ROW, T)                                                                                      \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, ALWAYS, .need = CORE_OPTIONAL)                            \
  ROW(T, MICRO_TIME, event_time, "eventTime", "EventTime", "v1.MicroTime", ALWAYS)                                          \
  ROW(T, STRUCT_POINTER, series, "series", "Series", events_event_series, OMIT_EMPTY)                                       \
  ROW(T, STRING, reporting_controller, "reportingController", "ReportingController", "string", OMIT_EMPTY)                  \
  ROW(T, STRING, reporting_instance, "reportingInstance", "ReportingInstance", "string", OMIT_EMPTY)                        \
  ROW(T, STRING, action, "action", "Action", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRUCT, regarding, "regarding", "Regarding", object_reference, OMIT_EMPTY)                                         \
  ROW(T, STRUCT_POINTER, related, "related", "Related", object_reference, OMIT_EMPTY)                                       \
  ROW(T, STRING, note, "note", "Note", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, type, "type", "Type", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRUCT, deprecated_source, "deprecatedSource", "DeprecatedSource", event_source, OMIT_EMPTY)                       \
  ROW(T, TIME, deprecated_first_timestamp, "deprecatedFirstTimestamp", "DeprecatedFirstTimestamp", "v1.Time", OMIT_EMPTY)   \
  ROW(T, TIME, deprecated_last_timestamp, "deprecatedLastTimestamp", "DeprecatedLastTimestamp", "v1.Time", OMIT_EMPTY)      \
  ROW(T, INT32, deprecated_count, "deprecatedCount", "DeprecatedCount", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_events_event(LOOKUP)                                                                                    \
  LOOKUP(5, 0xD476B8DDU, 0, 0, 0, 0, 1, 2, 8, 0, 0, 6, 0, 0, 0, 7, 5, 10, 1, 14, 0, 3, 13, 12, 0, 11, 0, 16, 15, 4, 0, 9,   \
         0, 0)

CORE_TYPES_DISCOVERY(CORE_DECLARE)
CORE_TYPES_DISCOVERY(CORE_STRUCT)

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* Conflicts inside a pod: between files of a volume, and between ports of containers. */
#include "warnings.h"

#include "../../base/hash.h"
#include "../containers/container_walk.h"

#include <crd/guard.h>

/* ---- files of a volume ---- */

/* The path of a file, and its source in a volume with several sources. */
typedef struct source_path {
  crd_string path, source;
} source_path;

/* The paths of one volume so far, and how a warning names them. */
typedef struct met_paths {
  source_path *items;
  uint32_t count, room;
  crd_string volume; /* in quotes */
  crd_string kind;
} met_paths;

static void add_described(crd_text *text, const core_warnings *warnings, const source_path *path) {
  crd_text_add(text, crd_core_warnings_quote(warnings, path->path));
  if (!path->source.size) return;
  crd_text_add(text, CRD_STRING(" ("));
  crd_text_add(text, path->source);
  crd_text_add_char(text, ')');
}

/* checkVolumeMappingForOverlap */
static void warn_of_overlap(core_warnings *warnings, const met_paths *met, const source_path *path,
                            const source_path *other) {
  if (crd_texts_full(&warnings->texts)) return;
  crd_text text = {.arena = warnings->check->arena};
  crd_text_add(&text, CRD_STRING("volume "));
  crd_text_add(&text, met->volume);
  crd_text_add(&text, CRD_STRING(" ("));
  crd_text_add(&text, met->kind);
  crd_text_add(&text, CRD_STRING("): overlapping paths: "));
  add_described(&text, warnings, path);
  crd_text_add(&text, CRD_STRING(" with "));
  add_described(&text, warnings, other);
  crd_texts_add(&warnings->texts, crd_text_string(&text));
}

/* Whether one path equals the other or is a folder above it. */
static bool overlaps(crd_string a, crd_string b) {
  if (a.size == 0 || b.size == 0) return false;
  crd_string shorter = a.size < b.size ? a : b, longer = a.size < b.size ? b : a;
  return crd_string_has_prefix(longer, shorter) && (longer.size == shorter.size || longer.data[shorter.size] == '/');
}

/* checkForOverlap, then adds the path. */
static void add_path(core_warnings *warnings, met_paths *met, crd_string path, crd_string source) {
  while (path.size && path.data[path.size - 1] == '/') path.size--;
  source_path here = {path, source};
  crd_arena_poll(warnings->check->arena);
  for (uint32_t i = 0; i < met->count && !crd_texts_full(&warnings->texts); i++)
    if (overlaps(met->items[i].path, path)) warn_of_overlap(warnings, met, &here, &met->items[i]);
  CRD_ARENA_PUSH(warnings->check->arena, met->items, met->count, met->room, 8, here);
}

/* extractPaths */
static void add_keys(core_warnings *warnings, met_paths *met, const core_key_to_path_list *items, crd_string source) {
  for (uint32_t i = 0; i < items->count; i++) add_path(warnings, met, items->items[i].path, source);
}

/* extractPathsDownwardAPI */
static void add_files(core_warnings *warnings, met_paths *met, const core_downward_api_volume_file_list *items,
                      crd_string source) {
  for (uint32_t i = 0; i < items->count; i++) add_path(warnings, met, items->items[i].path, source);
}

/* pathAndSource.String, pathAndSource.String: a word and a quoted name. */
static crd_string describe(const core_warnings *warnings, const char *word, crd_string name) {
  crd_string quoted = crd_core_warnings_quote(warnings, name);
  return crd_arena_printf(warnings->check->arena, "%s %.*s", word, CRD_PRINT(quoted));
}

static met_paths paths_of(const core_warnings *warnings, const core_volume *volume, crd_string kind) {
  return (met_paths){.volume = crd_core_warnings_quote(warnings, volume->name), .kind = kind};
}

static void add_certificate(core_warnings *warnings, met_paths *met, const core_pod_certificate_projection *certificate) {
  if (certificate->certificate_chain_path.size)
    add_path(warnings, met, certificate->certificate_chain_path, CRD_STRING("PodCertificate chain"));
  if (certificate->key_path.size) add_path(warnings, met, certificate->key_path, CRD_STRING("PodCertificate key"));
  if (certificate->credential_bundle_path.size)
    add_path(warnings, met, certificate->credential_bundle_path, CRD_STRING("PodCertificate credential bundle"));
}

/* Unlike validation, upstream assumes here that a bundle has a name or a signer. */
static void add_bundle(core_warnings *warnings, met_paths *met, const core_cluster_trust_bundle_projection *bundle) {
  if (!bundle->name.set && !bundle->signer_name.set)
    warnings->would_panic = true;
  else
    add_path(warnings, met, bundle->path,
             describe(warnings, "ClusterTrustBundle", bundle->name.set ? bundle->name.value : bundle->signer_name.value));
}

static void add_projection(core_warnings *warnings, met_paths *met, const core_volume_projection *source) {
  if (source->config_map && source->config_map->items.items)
    add_keys(warnings, met, &source->config_map->items,
             describe(warnings, "ConfigMap", source->config_map->local_object_reference.name));
  else if (source->secret && source->secret->items.items)
    add_keys(warnings, met, &source->secret->items,
             describe(warnings, "Secret", source->secret->local_object_reference.name));
  else if (source->downward_api && source->downward_api->items.items)
    add_files(warnings, met, &source->downward_api->items, CRD_STRING("DownwardAPI"));
  else if (source->service_account_token)
    add_path(warnings, met, source->service_account_token->path, CRD_STRING("ServiceAccountToken"));
  else if (source->cluster_trust_bundle)
    add_bundle(warnings, met, source->cluster_trust_bundle);
  else if (source->pod_certificate)
    add_certificate(warnings, met, source->pod_certificate);
}

static void warn_of_projected(core_warnings *warnings, const core_volume *volume, met_paths *met) {
  enum { TELLS_OF_NONE = 32 };
  static const core_volume_projection none;
  const core_volume_projection_list *sources = &volume->volume_source.projected->sources;
  for (uint32_t i = 0; i < sources->count; i++) {
    if (memcmp(&sources->items[i], &none, sizeof none) != 0)
      add_projection(warnings, met, &sources->items[i]);
    else if (warnings->check->options->minor >= TELLS_OF_NONE)
      crd_texts_add(&warnings->texts,
                    crd_arena_printf(warnings->check->arena, "volume %.*s (Projected) has no sources provided",
                                     CRD_PRINT(met->volume)));
  }
}

void crd_core_warn_of_overlapping_paths(core_warnings *warnings, const core_volume_list *volumes) {
  for (uint32_t i = 0; i < volumes->count; i++) {
    const core_volume *volume = &volumes->items[i];
    const core_volume_source *source = &volume->volume_source;
    met_paths met;
    if (source->config_map && source->config_map->items.count) {
      met = paths_of(warnings, volume, describe(warnings, "ConfigMap", source->config_map->local_object_reference.name));
      add_keys(warnings, &met, &source->config_map->items, CORE_NO_DETAIL);
    }
    if (source->secret && source->secret->items.count) {
      met = paths_of(warnings, volume, describe(warnings, "Secret", source->secret->secret_name));
      add_keys(warnings, &met, &source->secret->items, CORE_NO_DETAIL);
    }
    if (source->downward_api && source->downward_api->items.count) {
      met = paths_of(warnings, volume, CRD_STRING("DownwardAPI"));
      add_files(warnings, &met, &source->downward_api->items, CORE_NO_DETAIL);
    }
    if (source->projected && source->projected->sources.count) {
      met = paths_of(warnings, volume, CRD_STRING("Projected"));
      warn_of_projected(warnings, volume, &met);
    }
  }
}

/* ---- ports ---- */

/* A port and its place. */
typedef struct placed_port {
  const core_container_port *port;
  const char *list;
  uint32_t container, index;
  struct placed_port *next; /* the next one with its number and protocol */
} placed_port;

/* All ports of a pod, and the first ones by number and protocol. */
typedef struct port_table {
  core_warnings *warnings;
  const crd_path *spec_path;
  name_table by_number, by_name;
} port_table;

/* The path of a port, formatted only for warnings. */
static crd_string port_text(const port_table *table, const placed_port *placed) {
  const crd_path *list = CORE_NAMED(table->spec_path, crd_string_of(placed->list));
  return crd_core_warnings_path(table->warnings,
                                CORE_ITEM(CORE_AT(CORE_ITEM(list, placed->container), "ports"), placed->index));
}

static void warn_of_clash(port_table *table, const placed_port *placed, const placed_port *other, const crd_path *path) {
  const core_container_port *a = placed->port, *b = other->port;
  const char *word = NULL;
  if (crd_string_equal(a->host_ip, b->host_ip) && a->host_port == b->host_port)
    word = "duplicate";
  else if (a->host_port == 0 || b->host_port == 0)
    word = "overlapping";
  else if (a->host_port == b->host_port && (a->host_ip.size == 0) != (b->host_ip.size == 0))
    word = "dangerously ambiguous";
  if (!word || crd_texts_full(&table->warnings->texts)) return;
  crd_string where = port_text(table, other);
  crd_core_warn(table->warnings, path, "%s port definition with %.*s", word, CRD_PRINT(where));
}

/* Checks the chain of the ports with that number and protocol. */
static void warn_of_number(port_table *table, placed_port *placed, const crd_path *path) {
  crd_arena *arena = table->warnings->check->arena;
  const core_container_port *port = placed->port;
  crd_text key = {.arena = arena};
  crd_text_add(&key, (crd_string){(const char *)&port->container_port, sizeof port->container_port});
  crd_text_add(&key, port->protocol);
  placed_port *other = crd_name_table_find(&table->by_number, crd_text_string(&key));
  if (!other) {
    crd_name_table_put(&table->by_number, crd_text_string(&key), placed);
    return;
  }
  for (;; other = other->next) {
    crd_arena_poll(arena);
    warn_of_clash(table, placed, other, path);
    if (!other->next) break;
  }
  other->next = placed;
}

static void add_text_value(crd_text *text, const char *name, crd_string value) {
  crd_text_add(text, crd_string_of(name));
  crd_text_add(text, value);
}

/* Go's %+v of a port. */
static crd_string port_value(crd_arena *arena, const core_container_port *port) {
  crd_text text = {.arena = arena};
  add_text_value(&text, "{Name:", port->name);
  crd_text_printf(&text, " HostPort:%d ContainerPort:%d", (int)port->host_port, (int)port->container_port);
  add_text_value(&text, " Protocol:", port->protocol);
  add_text_value(&text, " HostIP:", port->host_ip);
  crd_text_add_char(&text, '}');
  return crd_text_string(&text);
}

static void warn_of_name(port_table *table, placed_port *placed, const crd_path *path) {
  crd_string name = placed->port->name;
  if (name.size == 0) return;
  const placed_port *other = crd_name_table_find(&table->by_name, name);
  if (!other) {
    crd_name_table_put(&table->by_name, name, placed);
    return;
  }
  crd_string quoted = crd_core_warnings_quote(table->warnings, name), where = port_text(table, other);
  crd_core_warn(table->warnings, path,
                "duplicate port name %.*s with %.*s, services and probes that select ports by name will use %.*s",
                CRD_PRINT(quoted), CRD_PRINT(where), CRD_PRINT(where));
}

static uint64_t count_ports(const core_pod_spec *spec) {
  uint64_t count = 0;
  for (uint32_t i = 0; i < spec->init_containers.count; i++) count += spec->init_containers.items[i].ports.count;
  for (uint32_t i = 0; i < spec->containers.count; i++) count += spec->containers.items[i].ports.count;
  for (uint32_t i = 0; i < spec->ephemeral_containers.count; i++)
    count += spec->ephemeral_containers.items[i].ephemeral_container_common.ports.count;
  return count;
}

static void warn_of_host(core_warnings *warnings, const core_container_port *port, const crd_path *path) {
  if (!port->host_ip.size || port->host_port != 0) return;
  crd_string shown = port_value(warnings->check->arena, port);
  crd_core_warn(warnings, path, "hostIP set without hostPort: %.*s", CRD_PRINT(shown));
}

/* Walks all ports once; upstream reports names after everything else. */
static void walk_ports(port_table *table, const core_pod_spec *spec, bool names) {
  core_container_walk walk = {.spec = spec, .spec_path = table->spec_path};
  crd_arena *arena = table->warnings->check->arena;
  for (const core_container *c; (c = crd_core_container_walk_next(&walk));) {
    placed_port *placed = c->ports.count ? crd_arena_alloc(arena, c->ports.count * sizeof *placed) : NULL;
    for (uint32_t i = 0; i < c->ports.count; i++) {
      const core_container_port *port = &c->ports.items[i];
      const crd_path *path = CORE_ITEM(CORE_AT(&walk.path, "ports"), i);
      placed[i] = (placed_port){.port = port, .list = walk.list.name.data, .container = walk.path.index, .index = i};
      if (names) {
        warn_of_name(table, &placed[i], path);
        continue;
      }
      warn_of_host(table->warnings, port, path);
      warn_of_number(table, &placed[i], path);
    }
  }
}

void crd_core_warn_of_ports(core_warnings *warnings, const core_pod_spec *spec, const crd_path *spec_path) {
  uint64_t count = count_ports(spec);
  if (count == 0) return;
  if (count == 1) { /* a single port has no conflict */
    core_container_walk walk = {.spec = spec, .spec_path = spec_path};
    for (const core_container *c; (c = crd_core_container_walk_next(&walk));)
      if (c->ports.count) warn_of_host(warnings, &c->ports.items[0], CORE_ITEM(CORE_AT(&walk.path, "ports"), 0));
    return;
  }
  port_table table = {.warnings = warnings,
                      .spec_path = spec_path,
                      .by_number = {.arena = warnings->check->arena},
                      .by_name = {.arena = warnings->check->arena}};
  walk_ports(&table, spec, false);
  walk_ports(&table, spec, true);
}

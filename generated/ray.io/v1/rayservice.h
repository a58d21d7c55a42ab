/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* RayService of ray.io/v1. */
#ifndef CRD_GENERATED_RAY_IO_V1_RAYSERVICE_H
#define CRD_GENERATED_RAY_IO_V1_RAYSERVICE_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 8
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include "../../types.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/kind.h>
#include <crd/types.h>

CRD_BEGIN_DECLS

/* RayService.spec.upgradeStrategy.clusterUpgradeOptions */
typedef struct ray_v1_ClusterUpgradeOptions {
  crd_object object;
  uint32_t has[1];
  crd_string gatewayClassName; /* required */
  int64_t intervalSeconds;     /* required, int32 */
  /* default 100 */
  int64_t maxSurgePercent; /* int32 */
  int64_t stepSizePercent; /* required, int32 */
} ray_v1_ClusterUpgradeOptions;

enum {
  ray_v1_ClusterUpgradeOptions_has_gatewayClassName,
  ray_v1_ClusterUpgradeOptions_has_intervalSeconds,
  ray_v1_ClusterUpgradeOptions_has_maxSurgePercent,
  ray_v1_ClusterUpgradeOptions_has_stepSizePercent,
};

extern const crd_type ray_v1_ClusterUpgradeOptions_type;

/* RayService.spec.upgradeStrategy */
typedef struct ray_v1_RayServiceSpecUpgradeStrategy {
  crd_object object;
  uint32_t has[1];
  const ray_v1_ClusterUpgradeOptions *clusterUpgradeOptions;
  crd_string type;
} ray_v1_RayServiceSpecUpgradeStrategy;

enum {
  ray_v1_RayServiceSpecUpgradeStrategy_has_clusterUpgradeOptions,
  ray_v1_RayServiceSpecUpgradeStrategy_has_type,
};

extern const crd_type ray_v1_RayServiceSpecUpgradeStrategy_type;

/* RayService.spec */
typedef struct ray_v1_RayServiceSpec {
  crd_object object;
  uint32_t has[1];
  int64_t deploymentUnhealthySecondThreshold; /* int32 */
  bool excludeHeadPodFromServeSvc;
  /* rule: self == oldSelf */
  /* rule: self in ['ray.io/kuberay-operator', 'kueue.x-k8s.io/multikueue'] */
  crd_string managedBy;
  const ray_v1_RayClusterSpec *rayClusterConfig; /* required */
  /* at least 0 */
  int64_t rayClusterDeletionDelaySeconds; /* int32 */
  crd_string serveConfigV2;
  const ray_v1_HeadService *serveService;
  int64_t serviceUnhealthySecondThreshold; /* int32 */
  bool suspend;
  const ray_v1_RayServiceSpecUpgradeStrategy *upgradeStrategy;
} ray_v1_RayServiceSpec;

enum {
  ray_v1_RayServiceSpec_has_deploymentUnhealthySecondThreshold,
  ray_v1_RayServiceSpec_has_excludeHeadPodFromServeSvc,
  ray_v1_RayServiceSpec_has_managedBy,
  ray_v1_RayServiceSpec_has_rayClusterConfig,
  ray_v1_RayServiceSpec_has_rayClusterDeletionDelaySeconds,
  ray_v1_RayServiceSpec_has_serveConfigV2,
  ray_v1_RayServiceSpec_has_serveService,
  ray_v1_RayServiceSpec_has_serviceUnhealthySecondThreshold,
  ray_v1_RayServiceSpec_has_suspend,
  ray_v1_RayServiceSpec_has_upgradeStrategy,
};

extern const crd_type ray_v1_RayServiceSpec_type;

/* RayService.status.activeServiceStatus.applicationStatuses{}.serveDeploymentStatuses{} and 1 more */
typedef struct ray_v1_ServeDeploymentStatus {
  crd_object object;
  uint32_t has[1];
  crd_string message;
  crd_string status;
} ray_v1_ServeDeploymentStatus;

enum {
  ray_v1_ServeDeploymentStatus_has_message,
  ray_v1_ServeDeploymentStatus_has_status,
};

extern const crd_type ray_v1_ServeDeploymentStatus_type;

typedef struct ray_v1_ServeDeploymentStatus_entry {
  crd_string key;
  ray_v1_ServeDeploymentStatus value;
} ray_v1_ServeDeploymentStatus_entry;

typedef struct ray_v1_ServeDeploymentStatus_map {
  ray_v1_ServeDeploymentStatus_entry *items;
  size_t count;
} ray_v1_ServeDeploymentStatus_map;

/* RayService.status.activeServiceStatus.applicationStatuses{} and 1 more */
typedef struct ray_v1_ApplicationStatus {
  crd_object object;
  uint32_t has[1];
  crd_string message;
  ray_v1_ServeDeploymentStatus_map serveDeploymentStatuses;
  crd_string status;
} ray_v1_ApplicationStatus;

enum {
  ray_v1_ApplicationStatus_has_message,
  ray_v1_ApplicationStatus_has_serveDeploymentStatuses,
  ray_v1_ApplicationStatus_has_status,
};

extern const crd_type ray_v1_ApplicationStatus_type;

typedef struct ray_v1_ApplicationStatus_entry {
  crd_string key;
  ray_v1_ApplicationStatus value;
} ray_v1_ApplicationStatus_entry;

typedef struct ray_v1_ApplicationStatus_map {
  ray_v1_ApplicationStatus_entry *items;
  size_t count;
} ray_v1_ApplicationStatus_map;

/* RayService.status.activeServiceStatus and 1 more */
typedef struct ray_v1_ActiveServiceStatus {
  crd_object object;
  uint32_t has[1];
  ray_v1_ApplicationStatus_map applicationStatuses;
  crd_string lastTrafficMigratedTime; /* date-time */
  crd_string rayClusterName;
  const ray_v1_RayClusterStatus *rayClusterStatus;
  int64_t targetCapacity;       /* int32 */
  int64_t trafficRoutedPercent; /* int32 */
} ray_v1_ActiveServiceStatus;

enum {
  ray_v1_ActiveServiceStatus_has_applicationStatuses,
  ray_v1_ActiveServiceStatus_has_lastTrafficMigratedTime,
  ray_v1_ActiveServiceStatus_has_rayClusterName,
  ray_v1_ActiveServiceStatus_has_rayClusterStatus,
  ray_v1_ActiveServiceStatus_has_targetCapacity,
  ray_v1_ActiveServiceStatus_has_trafficRoutedPercent,
};

extern const crd_type ray_v1_ActiveServiceStatus_type;

/* RayService.status */
typedef struct ray_v1_RayServiceStatus {
  crd_object object;
  uint32_t has[1];
  const ray_v1_ActiveServiceStatus *activeServiceStatus;
  meta_v1_Condition_list conditions;
  crd_string lastUpdateTime;  /* date-time */
  int64_t numServeEndpoints;  /* int32 */
  int64_t observedGeneration; /* int64 */
  const ray_v1_ActiveServiceStatus *pendingServiceStatus;
  crd_string serviceStatus;
} ray_v1_RayServiceStatus;

enum {
  ray_v1_RayServiceStatus_has_activeServiceStatus,
  ray_v1_RayServiceStatus_has_conditions,
  ray_v1_RayServiceStatus_has_lastUpdateTime,
  ray_v1_RayServiceStatus_has_numServeEndpoints,
  ray_v1_RayServiceStatus_has_observedGeneration,
  ray_v1_RayServiceStatus_has_pendingServiceStatus,
  ray_v1_RayServiceStatus_has_serviceStatus,
};

extern const crd_type ray_v1_RayServiceStatus_type;

/* RayService
 * Ray Serve applications on a Ray cluster, kept available while either changes. */
typedef struct ray_v1_RayService {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const ray_v1_RayServiceSpec *spec;
  const ray_v1_RayServiceStatus *status;
} ray_v1_RayService;

enum {
  ray_v1_RayService_has_apiVersion,
  ray_v1_RayService_has_kind,
  ray_v1_RayService_has_metadata,
  ray_v1_RayService_has_spec,
  ray_v1_RayService_has_status,
};

extern const crd_type ray_v1_RayService_type;

/* The kind's names and tables. */
extern const crd_kind ray_v1_RayService_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
ray_v1_RayService *ray_v1_RayService_create(crd_arena *arena, const crd_value *metadata);

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors`; the struct is given all the same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
ray_v1_RayService *ray_v1_RayService_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
ray_v1_RayService *ray_v1_RayService_from_json(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors);
ray_v1_RayService *ray_v1_RayService_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the layers that `options` name (NULL: the CRD's). Nothing is defaulted. `old` is the object before an update, NULL on
 * create. True when nothing was found; what `errors` has already is not added again. False with an error as well where it
 * was stopped. */
bool ray_v1_RayService_validate(const ray_v1_RayService *object, const ray_v1_RayService *old,
                                const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement, and fast. False with an error where the struct cannot be such a one; not every change shows. */
bool ray_v1_RayService_validate_decoded(const ray_v1_RayService *object, const ray_v1_RayService *old,
                                        const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
bool ray_v1_RayService_default(crd_arena *arena, ray_v1_RayService *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
ray_v1_RayService *ray_v1_RayService_copy(crd_arena *arena, const ray_v1_RayService *object);

/* Whether two structs say the same. */
bool ray_v1_RayService_equal(const ray_v1_RayService *a, const ray_v1_RayService *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string ray_v1_RayService_to_json(crd_arena *arena, const ray_v1_RayService *object);
static inline crd_string ray_v1_RayService_to_yaml(crd_arena *arena, const ray_v1_RayService *object) {
  return crd_kind_to_yaml(arena, &ray_v1_RayService_kind, object);
}

CRD_END_DECLS

#endif

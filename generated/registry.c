/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "registry.h"

#include "batch.volcano.sh/v1alpha1/cronjob.h"
#include "batch.volcano.sh/v1alpha1/job.h"
#include "bus.volcano.sh/v1alpha1/command.h"
#include "config.volcano.sh/v1alpha1/colocationconfiguration.h"
#include "core/v1/namespace.h"
#include "core/v1/pod.h"
#include "flow.volcano.sh/v1alpha1/jobflow.h"
#include "flow.volcano.sh/v1alpha1/jobtemplate.h"
#include "nodeinfo.volcano.sh/v1alpha1/numatopology.h"
#include "ray.io/v1/raycluster.h"
#include "ray.io/v1/raycronjob.h"
#include "ray.io/v1/rayjob.h"
#include "ray.io/v1/rayservice.h"
#include "ray.io/v1alpha1/raycluster.h"
#include "ray.io/v1alpha1/rayjob.h"
#include "ray.io/v1alpha1/rayservice.h"
#include "scheduling.volcano.sh/v1beta1/podgroup.h"
#include "scheduling.volcano.sh/v1beta1/queue.h"
#include "shard.volcano.sh/v1alpha1/nodeshard.h"
#include "topology.volcano.sh/v1alpha1/hypernode.h"

static const crd_kind *const kinds[] = {
    &batch_volcano_sh_v1alpha1_CronJob_layered_kind, &batch_volcano_sh_v1alpha1_Job_layered_kind,
    &bus_volcano_sh_v1alpha1_Command_kind, &config_volcano_sh_v1alpha1_ColocationConfiguration_kind, &core_v1_Namespace_kind,
    &core_v1_Pod_layered_kind, &flow_volcano_sh_v1alpha1_JobFlow_layered_kind, &flow_volcano_sh_v1alpha1_JobTemplate_kind,
    &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, &ray_io_v1_RayCluster_layered_kind, &ray_io_v1alpha1_RayCluster_kind,
    &ray_io_v1_RayCronJob_layered_kind, &ray_io_v1_RayJob_layered_kind, &ray_io_v1alpha1_RayJob_kind,
    &ray_io_v1_RayService_layered_kind, &ray_io_v1alpha1_RayService_kind,
    &scheduling_volcano_sh_v1beta1_PodGroup_layered_kind, &scheduling_volcano_sh_v1beta1_Queue_layered_kind,
    &shard_volcano_sh_v1alpha1_NodeShard_kind, &topology_volcano_sh_v1alpha1_HyperNode_layered_kind,
};

const crd_registry crd_1b084350_registry = {.kinds = kinds, .count = sizeof kinds / sizeof *kinds};

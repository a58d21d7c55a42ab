/* Made by crdc 0.1.0 from schemas with the digest
 * c2834d14c8fcc7bc3ad2027830ceec1e9517bbcd6326d41c7ab6b0235eb15d1e.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* What the source files have of each other, and no program needs: tables of types without a struct, patterns, rule sets. */
#ifndef CRD_GENERATED_TABLES_H
#define CRD_GENERATED_TABLES_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 9
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include "types.h"
#include "batch.volcano.sh/v1alpha1/cronjob.h"
#include "batch.volcano.sh/v1alpha1/job.h"
#include "bus.volcano.sh/v1alpha1/command.h"
#include "config.volcano.sh/v1alpha1/colocationconfiguration.h"
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
#include <crd/generated/rule_set.h>
#include <crd/generated/type_tables.h>

CRD_BEGIN_DECLS

extern const crd_pattern crd_pattern_6b388265242c;
extern const crd_pattern crd_pattern_6b2629561150;
extern const crd_pattern crd_pattern_3d44b6bc685a;
extern const crd_pattern crd_pattern_015175a9e273;
extern const crd_pattern crd_pattern_17a48b1924eb;
extern const crd_pattern crd_pattern_c3e4e12a07a3;
extern const crd_type crd_type_f03ee3e5f00a;
extern const crd_type crd_type_5bd763da869b;
extern const crd_type crd_type_f6785eb09098;
extern const crd_type crd_type_682437e3c329;
extern const crd_type crd_type_d78dae17f84a;
extern const crd_type crd_type_15f00e160bc8;
extern const crd_type crd_type_cd9b30cb48e9;
extern const crd_type crd_type_32703af0b806;
extern const crd_type crd_type_76bf4bb53f49;
extern const crd_type crd_type_75da3e9b9e66;
extern const crd_type crd_type_717728cb643c;
extern const crd_type crd_type_6f61d06639d4;
extern const crd_type crd_type_58d1137319fa;
extern const crd_type crd_type_7153e4042228;
extern const crd_type crd_type_59850777b8c0;
extern const crd_type crd_type_d5d696d2c394;
extern const crd_type crd_type_8380259fec9e;
extern const crd_type crd_type_527fbec6df26;
extern const crd_type crd_type_af940a7e6b3f;
extern const crd_type crd_type_97f042ba5fba;
extern const crd_type crd_type_0a215295aaff;
extern const crd_type crd_type_b5c39dcf66d4;
extern const crd_type crd_type_ea2dd56fa7ff;
extern const crd_type crd_type_d713532858a7;
extern const crd_type crd_type_200e8b998fac;
extern const crd_type crd_type_3fe776035811;
extern const crd_type crd_type_7ddb3e742070;
extern const crd_type crd_type_2e3846e55300;
extern const crd_type crd_type_0d531a0f15f8;
extern const crd_type crd_type_a73e02383b75;
extern const crd_type crd_type_fddb6d6ae536;
extern const crd_type crd_type_d8b4081fad67;
extern const crd_type crd_type_376b84aabfbb;
extern const crd_type crd_type_4c6f6d831847;
extern const crd_type crd_type_dc1f0bd2dfb4;
extern const crd_type crd_type_f9c7031fd145;
extern const crd_type crd_type_ea779d560b4e;
extern const crd_type crd_type_f8efe101a2af;
extern const crd_type crd_type_951dff2d748a;
extern const crd_type crd_type_beabe0319b8f;
extern const crd_type crd_type_658d86419acb;
extern const crd_type crd_type_29bb6245429e;
extern const crd_type crd_type_423367196963;
extern const crd_type crd_type_83808acbbbe6;
extern const crd_type crd_type_1cd44f06f160;
extern const crd_type crd_type_2c733aaf2a6d;
extern const crd_type crd_type_a428d91dcd78;
extern const crd_type crd_type_e49555085606;
extern const crd_type crd_type_6d19d6f483ce;
extern const crd_type crd_type_cd9081bcf59b;
extern const crd_type crd_type_008eb50e18ef;
extern const crd_type crd_type_c7e958af395a;
extern const crd_type crd_type_8e0d4f39543e;
extern const crd_type crd_type_a0130b90891f;
extern const crd_type crd_type_f51eadcc2fb5;
extern const crd_type crd_type_e26c6d2b338d;
extern const crd_type crd_type_af9aaf0fd3b8;
extern const crd_type crd_type_ab8be48788bb;
extern const crd_type crd_type_ea36ae4dc08b;
extern const crd_type crd_type_8fd06c5b2b47;
extern const crd_type crd_type_9ed24958d5e5;
extern const crd_type crd_type_c11979084d81;
extern const crd_type crd_type_55f4d8450fb1;
extern const crd_type crd_type_92e23166595e;
extern const crd_type crd_type_dbf1323e9e09;
extern const crd_type crd_type_a257b82176b8;
extern const crd_type crd_type_007790dfcec5;
extern const crd_type crd_type_ba8de58072f9;
extern const crd_type crd_type_baf9525e01f5;
extern const crd_type crd_type_9ed444b402c8;
extern const crd_type crd_type_62680b0abc90;
extern const crd_type crd_type_91b9757e7095;
extern const crd_type crd_type_fb121891fc97;
extern const crd_type crd_type_55d09d50e97d;
extern const crd_type crd_type_ca4b042fcbf6;
extern const crd_type crd_type_19827e0cbad9;
extern const crd_type crd_type_cd07f50c9ebd;
extern const crd_type crd_type_df93e452bb7c;
extern const crd_type crd_type_c96eaeaa571b;
extern const crd_type crd_type_fba4870d5965;
extern const crd_type crd_type_7518aa79b87c;
extern const crd_type crd_type_03cf49c5fb5b;
extern const crd_type crd_type_0907b1dba3e9;
extern const crd_type crd_type_4d24605ae9c1;
extern const crd_type crd_type_32a9bc8cba44;
extern const crd_type crd_type_e351b83a548b;
extern const crd_type crd_type_f39296188286;
extern const crd_type crd_type_a61ced823d38;
extern const crd_type crd_type_14ae1a97586d;
extern const crd_type crd_type_9911b6b5a1b2;
extern const crd_type crd_type_e91b8f9b65f7;
extern const crd_type crd_type_76c1ecec9a49;
extern const crd_type crd_type_6367f0d26d65;
extern const crd_type crd_type_069707844d0d;
extern const crd_type crd_type_d979b40891a6;
extern const crd_type crd_type_f68eb875d18e;
extern const crd_type crd_type_10b3aab0c996;
extern const crd_type crd_type_e1222a75c71a;
extern const crd_type crd_type_64cfd66cd58c;
extern const crd_type crd_type_03bd9a6d5678;
extern const crd_type crd_type_f9464e675fe5;
extern const crd_type crd_type_f72a55a9a76d;
extern const crd_type crd_type_a9e60f44edc6;
extern const crd_type crd_type_a277993c59fa;
extern const crd_type crd_type_e415fb6a9393;
extern const crd_type crd_type_c4e6a212a7f5;
extern const crd_type crd_type_7ec075c7cd5f;
extern const crd_type crd_type_52f912763d00;
extern const crd_type crd_type_716f9affee53;
extern const crd_type crd_type_a53e262224c0;
extern const crd_type crd_type_090b4120f3b1;
extern const crd_type crd_type_f558ce6bb275;
extern const crd_type crd_type_4aba79f51e80;
extern const crd_type crd_type_4e920d423e17;
extern const crd_type crd_type_1aeae1bb4828;
extern const crd_type crd_type_bd44eac828ee;
extern const crd_type crd_type_088f1c855dfc;
extern const crd_type crd_type_5795958e5d7b;
extern const crd_type crd_type_ce7086de1898;
extern const crd_type crd_type_30619c00a7e8;
extern const crd_type crd_type_55a30a5bca56;
extern const crd_type crd_type_e8ac68b88c1a;
extern const crd_type crd_type_e0e566fc3068;
extern const crd_type crd_type_95828a0a3e20;
extern const crd_type crd_type_cec03c945c60;
extern const crd_type crd_type_bb1a04f9ca01;
extern const crd_type crd_type_8be95dd633a5;
extern const crd_type crd_type_6aef3228b2e8;
extern const crd_type crd_type_bbeb8ba2959e;
extern const crd_type crd_type_1ac5231248a2;
extern const crd_type crd_type_d0206b032afd;
extern const crd_type crd_type_50dbde448119;
extern const crd_type crd_type_c9510a225749;
extern const crd_type crd_type_30c93c179cbf;
extern const crd_type crd_type_bcdb85e97eda;
extern const crd_type crd_type_490740598258;
extern const crd_type crd_type_ff6f3a5a2d27;
extern const crd_type crd_type_783df118fcec;
extern const crd_type crd_type_cde7212fe9d7;
extern const crd_type crd_type_1245d2f02163;
extern const crd_type crd_type_4fd5d5f8a52d;
extern const crd_type crd_type_24e06662ee8a;
extern const crd_type crd_type_147a8acd9fbd;
extern const crd_type crd_type_463a27100464;
extern const crd_type crd_type_63874460f7ac;
extern const crd_type crd_type_ace6efca00c7;
extern const crd_type crd_type_29b2fdafee8f;
extern const crd_type crd_type_f25ceee5b835;
extern const crd_type crd_type_fef46897d1cc;
extern const crd_type crd_type_c8a7b7952795;
extern const crd_type crd_type_39b95cd94f8b;
extern const crd_type crd_type_79b915c44e00;
extern const crd_type crd_type_7f895aca6ff8;
extern const crd_type crd_type_a83d73dd8cbe;
extern const crd_type crd_type_db430a80a74b;
extern const crd_type crd_type_031ce6d23e81;
extern const crd_extras crd_declared;
extern const crd_layers batch_volcano_sh_v1alpha1_CronJob_layers;
extern const crd_rule_set batch_volcano_sh_v1alpha1_CronJob_set_cronjob_webhook_1e7b719c;
extern const crd_rule_set batch_volcano_sh_v1alpha1_CronJob_set_cronjob_parts_1e7b719c;
extern const crd_rule_set batch_volcano_sh_v1alpha1_CronJob_set_cronjob_spec_ef6ebac2;
extern const crd_rule_set batch_volcano_sh_v1alpha1_CronJob_set_cronjob_name_1e7b719c;
extern const crd_layers batch_volcano_sh_v1alpha1_Job_layers;
extern const crd_layers flow_volcano_sh_v1alpha1_JobFlow_layers;
extern const crd_rule_set flow_volcano_sh_v1alpha1_JobFlow_set_jobflow_webhook_925a9ef2;
extern const crd_rule_set flow_volcano_sh_v1alpha1_JobFlow_set_jobflow_spec_3de2f696;
extern const crd_layers ray_io_v1_RayCluster_layers;
extern const crd_rule_set ray_io_v1_RayCluster_set_raycluster_webhook_77af0e5d;
extern const crd_rule_set ray_io_v1_RayCluster_set_raycluster_metadata_77af0e5d;
extern const crd_rule_set ray_io_v1_RayCluster_set_unique_group_names_77af0e5d;
extern const crd_rule_set ray_io_v1_RayCluster_set_unique_group_name_0232b50f;
extern const crd_rule_set ray_io_v1_RayCluster_set_raycluster_stage_spec_77af0e5d;
extern const crd_rule_set ray_io_v1_RayCluster_set_raycluster_spec_aee12de4;
extern const crd_rule_set ray_io_v1_RayCluster_set_group_resources_d789208c;
extern const crd_rule_set ray_io_v1_RayCluster_set_no_labels_parameter_d789208c;
extern const crd_rule_set ray_io_v1_RayCluster_set_group_labels_d789208c;
extern const crd_rule_set ray_io_v1_RayCluster_set_label_4ff953b0;
extern const crd_rule_set ray_io_v1_RayCluster_set_worker_group_5a1036e1;
extern const crd_rule_set ray_io_v1_RayCluster_set_worker_group_priority_5a1036e1;
extern const crd_rule_set ray_io_v1_RayCluster_set_gcs_fault_tolerance_aee12de4;
extern const crd_rule_set ray_io_v1_RayCluster_set_gcs_options_aee12de4;
extern const crd_rule_set ray_io_v1_RayCluster_set_rocksdb_aee12de4;
extern const crd_rule_set ray_io_v1_RayCluster_set_redis_c9290a20;
extern const crd_rule_set ray_io_v1_RayCluster_set_autoscaler_aee12de4;
extern const crd_rule_set ray_io_v1_RayCluster_set_autoscaler_v2_aee12de4;
extern const crd_rule_set ray_io_v1_RayCluster_set_history_server_aee12de4;
extern const crd_rule_set ray_io_v1_RayCluster_set_history_collector_bdb3125d;
extern const crd_rule_set ray_io_v1_RayCluster_set_history_storage_bdb3125d;
extern const crd_rule_set ray_io_v1_RayCluster_set_auth_aee12de4;
extern const crd_rule_set ray_io_v1_RayCluster_set_auth_token_aee12de4;
extern const crd_rule_set ray_io_v1_RayCluster_set_network_policy_aee12de4;
extern const crd_rule_set ray_io_v1_RayCluster_set_network_policy_group_d4acde06;
extern const crd_rule_set ray_io_v1_RayCluster_set_tls_aee12de4;
extern const crd_rule_set ray_io_v1_RayCluster_set_tls_variables_13da084a;
extern const crd_rule_set ray_io_v1_RayCluster_set_tls_mounts_13da084a;
extern const crd_rule_set ray_io_v1_RayCluster_set_tls_mount_4171f84b;
extern const crd_rule_set ray_io_v1_RayCluster_set_tls_worker_group_5a1036e1;
extern const crd_rule_set ray_io_v1_RayCluster_set_tls_autoscaler_0a8f0b97;
extern const crd_rule_set ray_io_v1_RayCluster_set_tls_autoscaler_mount_4171f84b;
extern const crd_rule_set ray_io_v1_RayCluster_set_raycluster_autoscaler_v1_77af0e5d;
extern const crd_rule_set ray_io_v1_RayCluster_set_raycluster_cert_manager_77af0e5d;
extern const crd_rule_set ray_io_v1_RayCluster_set_raycluster_upgrade_77af0e5d;
extern const crd_rule_set ray_io_v1_RayCluster_set_raycluster_status_77af0e5d;
extern const crd_rule_set ray_io_v1_RayCluster_set_raycluster_stage_network_policy_77af0e5d;
extern const crd_rule_set ray_io_v1_RayCluster_set_raycluster_stage_tls_77af0e5d;
extern const crd_layers ray_io_v1_RayCronJob_layers;
extern const crd_rule_set ray_io_v1_RayCronJob_set_raycronjob_stage_spec_a292ea02;
extern const crd_rule_set ray_io_v1_RayCronJob_set_raycronjob_spec_1439729e;
extern const crd_rule_set ray_io_v1_RayJob_set_rayjob_spec_855252c8;
extern const crd_rule_set ray_io_v1_RayJob_set_deletion_strategy_80522a10;
extern const crd_rule_set ray_io_v1_RayJob_set_deletion_policies_80522a10;
extern const crd_rule_set ray_io_v1_RayJob_set_deletion_rules_80522a10;
extern const crd_rule_set ray_io_v1_RayJob_set_checked_deletion_rules_80522a10;
extern const crd_rule_set ray_io_v1_RayJob_set_deletion_rule_c5ecac90;
extern const crd_rule_set ray_io_v1_RayJob_set_deletion_order_3548c335;
extern const crd_rule_set ray_io_v1_RayJob_set_deletion_times_3548c335;
extern const crd_rule_set ray_io_v1_RayJob_set_cluster_selector_mode_855252c8;
extern const crd_rule_set ray_io_v1_RayJob_set_sidecar_mode_855252c8;
extern const crd_layers ray_io_v1_RayJob_layers;
extern const crd_rule_set ray_io_v1_RayJob_set_rayjob_webhook_1abc31ca;
extern const crd_rule_set ray_io_v1_RayJob_set_rayjob_metadata_1abc31ca;
extern const crd_rule_set ray_io_v1_RayJob_set_rayjob_stage_spec_1abc31ca;
extern const crd_rule_set ray_io_v1_RayJob_set_rayjob_status_1abc31ca;
extern const crd_layers ray_io_v1_RayService_layers;
extern const crd_rule_set ray_io_v1_RayService_set_rayservice_webhook_8b13516a;
extern const crd_rule_set ray_io_v1_RayService_set_rayservice_metadata_8b13516a;
extern const crd_rule_set ray_io_v1_RayService_set_initializing_timeout_8b13516a;
extern const crd_rule_set ray_io_v1_RayService_set_rayservice_stage_spec_8b13516a;
extern const crd_rule_set ray_io_v1_RayService_set_rayservice_spec_ba6954c8;
extern const crd_rule_set ray_io_v1_RayService_set_incremental_upgrade_ba6954c8;
extern const crd_rule_set ray_io_v1_RayService_set_rayservice_stage_upgrade_8b13516a;
extern const crd_layers scheduling_volcano_sh_v1beta1_PodGroup_layers;
extern const crd_rule_set scheduling_volcano_sh_v1beta1_PodGroup_set_podgroup_webhook_62b25eab;
extern const crd_rule_set scheduling_volcano_sh_v1beta1_PodGroup_set_podgroup_spec_4f5bdf13;
extern const crd_rule_set scheduling_volcano_sh_v1beta1_PodGroup_set_podgroup_queue_4f5bdf13;
extern const crd_rule_set scheduling_volcano_sh_v1beta1_PodGroup_set_podgroup_topology_4f5bdf13;
extern const crd_rule_set scheduling_volcano_sh_v1beta1_PodGroup_set_podgroup_part_3090a8ec;
extern const crd_layers scheduling_volcano_sh_v1beta1_Queue_layers;
extern const crd_layers topology_volcano_sh_v1alpha1_HyperNode_layers;
extern const crd_rule_set topology_volcano_sh_v1alpha1_HyperNode_set_hypernode_webhook_3d4cd37f;
extern const crd_rule_set topology_volcano_sh_v1alpha1_HyperNode_set_hypernode_spec_7dec7043;
extern const crd_rule_set topology_volcano_sh_v1alpha1_HyperNode_set_hypernode_pattern_f62be09f;

CRD_END_DECLS

#endif

/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Between types.c and rules.c: the tables of types without a struct, and the rules. */
#ifndef CRD_GENERATED_TABLES_H
#define CRD_GENERATED_TABLES_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 8
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include <crd/generated/rule_set.h>
#include <crd/generated/type_tables.h>

CRD_BEGIN_DECLS

extern const crd_type crd_type_0;
extern const crd_type crd_type_1;
extern const crd_type crd_type_2;
extern const crd_type crd_type_3;
extern const crd_type crd_type_4;
extern const crd_type crd_type_5;
extern const crd_type crd_type_7;
extern const crd_type crd_type_8;
extern const crd_type crd_type_9;
extern const crd_type crd_type_10;
extern const crd_type crd_type_11;
extern const crd_type crd_type_12;
extern const crd_type crd_type_14;
extern const crd_type crd_type_15;
extern const crd_type crd_type_16;
extern const crd_type crd_type_17;
extern const crd_type crd_type_19;
extern const crd_type crd_type_20;
extern const crd_type crd_type_21;
extern const crd_type crd_type_22;
extern const crd_type crd_type_24;
extern const crd_type crd_type_25;
extern const crd_type crd_type_27;
extern const crd_type crd_type_28;
extern const crd_type crd_type_30;
extern const crd_type crd_type_33;
extern const crd_type crd_type_34;
extern const crd_type crd_type_40;
extern const crd_type crd_type_41;
extern const crd_type crd_type_44;
extern const crd_type crd_type_45;
extern const crd_type crd_type_48;
extern const crd_type crd_type_50;
extern const crd_type crd_type_51;
extern const crd_type crd_type_52;
extern const crd_type crd_type_56;
extern const crd_type crd_type_59;
extern const crd_type crd_type_62;
extern const crd_type crd_type_63;
extern const crd_type crd_type_71;
extern const crd_type crd_type_73;
extern const crd_type crd_type_75;
extern const crd_type crd_type_77;
extern const crd_type crd_type_78;
extern const crd_type crd_type_80;
extern const crd_type crd_type_83;
extern const crd_type crd_type_90;
extern const crd_type crd_type_92;
extern const crd_type crd_type_94;
extern const crd_type crd_type_96;
extern const crd_type crd_type_99;
extern const crd_type crd_type_101;
extern const crd_type crd_type_103;
extern const crd_type crd_type_104;
extern const crd_type crd_type_107;
extern const crd_type crd_type_109;
extern const crd_type crd_type_110;
extern const crd_type crd_type_112;
extern const crd_type crd_type_115;
extern const crd_type crd_type_117;
extern const crd_type crd_type_119;
extern const crd_type crd_type_125;
extern const crd_type crd_type_129;
extern const crd_type crd_type_146;
extern const crd_type crd_type_158;
extern const crd_type crd_type_161;
extern const crd_type crd_type_162;
extern const crd_type crd_type_163;
extern const crd_type crd_type_165;
extern const crd_type crd_type_166;
extern const crd_type crd_type_172;
extern const crd_type crd_type_175;
extern const crd_type crd_type_177;
extern const crd_type crd_type_178;
extern const crd_type crd_type_180;
extern const crd_type crd_type_183;
extern const crd_type crd_type_186;
extern const crd_type crd_type_187;
extern const crd_type crd_type_191;
extern const crd_type crd_type_192;
extern const crd_type crd_type_194;
extern const crd_type crd_type_196;
extern const crd_type crd_type_201;
extern const crd_type crd_type_202;
extern const crd_type crd_type_205;
extern const crd_type crd_type_206;
extern const crd_type crd_type_207;
extern const crd_type crd_type_208;
extern const crd_type crd_type_210;
extern const crd_type crd_type_213;
extern const crd_type crd_type_215;
extern const crd_type crd_type_217;
extern const crd_type crd_type_219;
extern const crd_type crd_type_222;
extern const crd_type crd_type_225;
extern const crd_type crd_type_226;
extern const crd_type crd_type_229;
extern const crd_type crd_type_231;
extern const crd_type crd_type_233;
extern const crd_type crd_type_234;
extern const crd_type crd_type_241;
extern const crd_type crd_type_242;
extern const crd_type crd_type_244;
extern const crd_type crd_type_246;
extern const crd_type crd_type_248;
extern const crd_type crd_type_251;
extern const crd_type crd_type_253;
extern const crd_type crd_type_254;
extern const crd_type crd_type_255;
extern const crd_type crd_type_256;
extern const crd_type crd_type_257;
extern const crd_type crd_type_259;
extern const crd_type crd_type_261;
extern const crd_type crd_type_265;
extern const crd_type crd_type_270;
extern const crd_type crd_type_272;
extern const crd_type crd_type_276;
extern const crd_type crd_type_278;
extern const crd_type crd_type_283;
extern const crd_type crd_type_285;
extern const crd_type crd_type_288;
extern const crd_type crd_type_290;
extern const crd_type crd_type_292;
extern const crd_type crd_type_294;
extern const crd_type crd_type_296;
extern const crd_type crd_type_299;
extern const crd_type crd_type_301;
extern const crd_type crd_type_302;
extern const crd_type crd_type_303;
extern const crd_type crd_type_306;
extern const crd_type crd_type_309;
extern const crd_type crd_type_310;
extern const crd_type crd_type_316;
extern const crd_type crd_type_321;
extern const crd_type crd_type_322;
extern const crd_type crd_type_324;
extern const crd_type crd_type_326;
extern const crd_type crd_type_329;
extern const crd_type crd_type_330;
extern const crd_type crd_type_342;
extern const crd_type crd_type_347;
extern const crd_type crd_type_349;
extern const crd_type crd_type_355;
extern const crd_type crd_type_357;
extern const crd_type crd_type_361;
extern const crd_type crd_type_363;
extern const crd_type crd_type_366;
extern const crd_type crd_type_367;
extern const crd_type crd_type_372;
extern const crd_type crd_type_374;
extern const crd_type crd_type_376;
extern const crd_type crd_type_379;
extern const crd_type crd_type_385;
extern const crd_type crd_type_389;
extern const crd_type crd_type_391;
extern const crd_type crd_type_393;
extern const crd_rule crd_type_259_rules[];
extern const crd_rule crd_type_283_rules[];
extern const crd_rule ray_v1_Condition_rules[];
extern const crd_rule ray_v1_DeletionStrategy_rules[];
extern const crd_rule topology_v1alpha1_MemberSelector_rules[];
extern const crd_extras crd_declared;
extern const crd_layers ray_v1_RayCluster_layers;
extern const crd_layers ray_v1_RayCronJob_layers;
extern const crd_layers ray_v1_RayJob_layers;
extern const crd_layers ray_v1_RayService_layers;

CRD_END_DECLS

#endif

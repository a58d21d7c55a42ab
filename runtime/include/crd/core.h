/* libcrdcore: what the API server says of pods' templates (PodTemplateSpec of core/v1), of its own or in the middle of
 * another object: typed decoding, defaults, fields of features that are off, ValidatePodTemplateSpec, warnings
 * (k8s.io/kubernetes pkg/apis/core/{v1,validation} and pkg/api/pod, as of 1.37). */
#ifndef CRD_CORE_H
#define CRD_CORE_H

#include <crd/request.h>
#include <crd/settings.h>

CRD_BEGIN_DECLS

/* A template as that of a new apps/v1 Deployment, without what the Deployment adds (its selector, restartPolicy: Always). */
typedef struct crd_pod_template_request {
  crd_string body;              /* the template's bytes, JSON ... */
  const crd_value *value;       /* ... or the template already parsed (then `body` may be empty); it stays as it is */
  crd_string path;              /* where it stands, for the texts; empty: "spec.template" */
  crd_string parent;            /* the Go type that has it as a field, for errors about all of it; empty: "DeploymentSpec" */
  const crd_settings *settings; /* feature gates, declared by crd_pod_template_gates; NULL: those of the release */
  unsigned kubernetes_minor;    /* the API server that is asked: 30 to 37; 0: 37 */
  crd_field_validation field_validation; /* of unknown and repeated fields; CRD_FIELDS_LISTED: as CRD_FIELDS_IGNORE */
  bool want_strict;                      /* look for them, whatever field_validation says */
  bool without_object;                   /* verdict.object is not asked for */
  bool without_privileged;               /* --allow-privileged=false */
  /* As programs ask that call ValidatePodTemplate themselves: nothing is dropped, and of PodValidationOptions only
   * PodLevelResourcesEnabled follows its gate; the others are off. */
  bool without_options;
} crd_pod_template_request;

/* The gates that matter here, with the defaults of the newest release; for crd_settings_create. */
extern const crd_extras crd_pod_template_gates;

/* Judges a template. `allowed`; or code 400 with Go's text of a decoding error, or 422 with the errors in upstream's order,
 * as an Invalid about a PodTemplateSpec by the template's name. `warnings` where it is allowed. The object is the template
 * with its defaults. Of maps, which upstream goes through in random order, errors come by key. Everything lives in `arena`
 * or points into the request and its texts. */
void crd_pod_template_judge(crd_arena *arena, const crd_pod_template_request *request, crd_verdict *verdict);

/* A Pod that is to be created. */
typedef struct crd_pod_request {
  crd_string body;
  crd_encoding encoding;         /* JSON or YAML */
  crd_string namespace_;         /* of the request; empty: the object's, or "default" */
  crd_string uid;                /* what the server gives it ... */
  crd_string creation_timestamp; /* ... "2026-01-01T00:00:00Z" */
  crd_string generated_suffix;   /* what follows generateName; empty: "xxxxx" */
  const crd_settings *settings;  /* the rest as of crd_pod_template_request */
  unsigned kubernetes_minor;
  crd_field_validation field_validation;
  bool want_strict, without_object, without_privileged;
} crd_pod_request;

/* Judges the creation of a Pod: decoding, defaults, PrepareForCreate and ValidatePodCreate (pkg/registry/core/pod), without
 * admission plugins. The verdict is as that of a template, about a Pod by its name; the object has its status. */
void crd_pod_judge_create(crd_arena *arena, const crd_pod_request *request, crd_verdict *verdict);

CRD_END_DECLS

#endif

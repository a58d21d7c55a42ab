// SPDX-License-Identifier: Apache-2.0

// The kinds that are answered and not stored, and those that few clusters serve.
package main

import (
	"context"
	"fmt"
	"maps"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/validation/field"
	genericapirequest "k8s.io/apiserver/pkg/endpoints/request"
	"k8s.io/apiserver/pkg/registry/rest"
	aggregator "k8s.io/kube-aggregator/pkg/apis/apiregistration/install"
	"k8s.io/kube-aggregator/pkg/registry/apiservice"
	"k8s.io/kubernetes/pkg/api/legacyscheme"
	_ "k8s.io/kubernetes/pkg/apis/apiserverinternal/install"
	"k8s.io/kubernetes/pkg/apis/authentication"
	_ "k8s.io/kubernetes/pkg/apis/authentication/install"
	authenticationvalidation "k8s.io/kubernetes/pkg/apis/authentication/validation"
	"k8s.io/kubernetes/pkg/apis/authorization"
	_ "k8s.io/kubernetes/pkg/apis/authorization/install"
	authorizationvalidation "k8s.io/kubernetes/pkg/apis/authorization/validation"
	"k8s.io/kubernetes/pkg/apis/autoscaling"
	autoscalingvalidation "k8s.io/kubernetes/pkg/apis/autoscaling/validation"
	"k8s.io/kubernetes/pkg/apis/core"
	corevalidation "k8s.io/kubernetes/pkg/apis/core/validation"
	_ "k8s.io/kubernetes/pkg/apis/lifecycle/install"
	"k8s.io/kubernetes/pkg/apis/policy"
	"k8s.io/kubernetes/pkg/registry/apiserverinternal/storageversion"
	"k8s.io/kubernetes/pkg/registry/certificates/clustertrustbundle"
	"k8s.io/kubernetes/pkg/registry/certificates/podcertificaterequest"
	"k8s.io/kubernetes/pkg/registry/coordination/leasecandidate"
	"k8s.io/kubernetes/pkg/registry/core/namespace"
	"k8s.io/kubernetes/pkg/registry/lifecycle/eviction"
	"k8s.io/kubernetes/pkg/registry/lifecycle/evictionrequest"
	"k8s.io/kubernetes/pkg/registry/resource/resourcepoolstatusrequest"
	"k8s.io/kubernetes/pkg/registry/scheduling/compositepodgroup"
	"k8s.io/kubernetes/pkg/registry/scheduling/podgroup"
	"k8s.io/kubernetes/pkg/registry/scheduling/workload"
	clocktesting "k8s.io/utils/clock/testing"
	"k8s.io/utils/ptr"
)

// review is an endpoint whose create answers instead of storing; its steps are those of the REST storage up to the answer.
type review struct {
	strategy
	scoped, preserve bool
	create           func(ctx context.Context, obj runtime.Object) error
	change           func(ctx context.Context, obj, old runtime.Object) error
}

func (r review) NamespaceScoped() bool { return r.scoped }

type scaleMapper struct{}

func (scaleMapper) GroupVersionKind(schema.GroupVersion) schema.GroupVersionKind {
	return schema.GroupVersionKind{Group: "autoscaling", Version: "v1", Kind: "Scale"}
}

func init() { registerMore() }

func registerMore() {
	aggregator.Install(legacyscheme.Scheme)
	clock := clocktesting.NewFakePassiveClock(epoch.Time)

	authn := "authentication.k8s.io/v1/"
	add(authn+"tokenreviews.TokenReview", review{create: func(_ context.Context, obj runtime.Object) error {
		if len(obj.(*authentication.TokenReview).Spec.Token) == 0 {
			return apierrors.NewBadRequest("token is required for TokenReview in authentication")
		}
		return nil
	}}, nil)
	add(authn+"selfsubjectreviews.SelfSubjectReview", review{create: func(context.Context, runtime.Object) error { return nil }}, nil)
	add(authn+"serviceaccounts.TokenRequest", review{scoped: true, preserve: true, create: func(_ context.Context, obj runtime.Object) error {
		req := obj.(*authentication.TokenRequest)
		req.Status = authentication.TokenRequestStatus{}
		if errs := authenticationvalidation.ValidateTokenRequest(req); len(errs) != 0 {
			return apierrors.NewInvalid(schema.GroupKind{Group: "authentication.k8s.io", Kind: "TokenRequest"}, "", errs)
		}
		if ref := req.Spec.BoundObjectRef; ref != nil {
			gvk := schema.FromAPIVersionAndKind(ref.APIVersion, ref.Kind)
			webhook := gvk.GroupVersion().String() == "admissionregistration.k8s.io/v1" && (gvk.Kind == "ValidatingWebhookConfiguration" || gvk.Kind == "MutatingWebhookConfiguration")
			if !webhook && !(gvk.Group == "" && (gvk.Kind == "Pod" || gvk.Kind == "Node" || gvk.Kind == "Secret")) {
				return apierrors.NewBadRequest(fmt.Sprintf("cannot bind token to object of type %s", gvk.String()))
			}
			if webhook {
				return apierrors.NewBadRequest(fmt.Sprintf("cannot bind token to object of type %s (feature gate %s is disabled)", gvk.String(), "APIServerWebhookAuthenticationToken"))
			}
		}
		return nil
	}}, nil)

	authz := "authorization.k8s.io/v1/"
	invalid := func(kind string, errs field.ErrorList) error {
		if len(errs) == 0 {
			return nil
		}
		return apierrors.NewInvalid(authorization.Kind(kind), "", errs)
	}
	add(authz+"subjectaccessreviews.SubjectAccessReview", review{create: func(ctx context.Context, obj runtime.Object) error {
		o := obj.(*authorization.SubjectAccessReview)
		return invalid(o.Kind, authorizationvalidation.ValidateSubjectAccessReviewCreate(ctx, legacyscheme.Scheme, o))
	}}, nil)
	add(authz+"localsubjectaccessreviews.LocalSubjectAccessReview", review{scoped: true, create: func(ctx context.Context, obj runtime.Object) error {
		o := obj.(*authorization.LocalSubjectAccessReview)
		return invalid(o.Kind, authorizationvalidation.ValidateLocalSubjectAccessReviewCreate(ctx, legacyscheme.Scheme, o))
	}}, nil)
	add(authz+"selfsubjectaccessreviews.SelfSubjectAccessReview", review{create: func(ctx context.Context, obj runtime.Object) error {
		o := obj.(*authorization.SelfSubjectAccessReview)
		return invalid(o.Kind, authorizationvalidation.ValidateSelfSubjectAccessReviewCreate(ctx, legacyscheme.Scheme, o))
	}}, nil)
	add(authz+"selfsubjectrulesreviews.SelfSubjectRulesReview", review{create: func(_ context.Context, obj runtime.Object) error {
		if obj.(*authorization.SelfSubjectRulesReview).Spec.Namespace == "" {
			return apierrors.NewBadRequest("no namespace on request")
		}
		return nil
	}}, nil)

	add("v1/pods.Binding", review{scoped: true, preserve: true, create: func(_ context.Context, obj runtime.Object) error {
		o := obj.(*core.Binding)
		if o.Name == "" {
			return apierrors.NewBadRequest("name in URL does not match name in Binding object")
		}
		if errs := corevalidation.ValidatePodBinding(o); len(errs) != 0 {
			return errs.ToAggregate()
		}
		return nil
	}}, nil)
	add("policy/v1/pods.Eviction", review{scoped: true, create: func(_ context.Context, obj runtime.Object) error {
		o := obj.(*policy.Eviction)
		if o.Name == "" {
			return apierrors.NewBadRequest("name in URL does not match name in Eviction object")
		}
		if o.DeleteOptions != nil && ptr.Deref(o.DeleteOptions.IgnoreStoreReadErrorWithClusterBreakingPotential, false) {
			return apierrors.NewInvalid(schema.GroupKind{Group: "policy", Kind: "Eviction"}, o.Name, field.ErrorList{
				field.Invalid(field.NewPath("deleteOptions").Child("ignoreStoreReadErrorWithClusterBreakingPotential"), true, "can not be set for pod eviction, try after removing the option")})
		}
		return nil
	}}, nil)
	add("autoscaling/v1/deployments.Scale", review{scoped: true, change: func(ctx context.Context, obj, old runtime.Object) error {
		o, was := obj.(*autoscaling.Scale), old.(*autoscaling.Scale)
		ctx = genericapirequest.WithRequestInfo(ctx, &genericapirequest.RequestInfo{IsResourceRequest: true, Verb: "update", APIGroup: "apps", APIVersion: "v1",
			Resource: "deployments", Subresource: "scale", Namespace: was.Namespace, Name: was.Name})
		if errs := autoscalingvalidation.ValidateScaleUpdate(ctx, o, was, legacyscheme.Scheme, scaleMapper{}); len(errs) > 0 {
			return apierrors.NewInvalid(autoscaling.Kind("Scale"), was.Name, errs)
		}
		o.ObjectMeta = metav1.ObjectMeta{Name: was.Name, Namespace: was.Namespace, UID: was.UID, ResourceVersion: was.ResourceVersion, CreationTimestamp: was.CreationTimestamp}
		o.Status = was.Status
		return nil
	}}, nil)

	add("certificates.k8s.io/v1/clustertrustbundles.ClusterTrustBundle", clustertrustbundle.Strategy, nil)
	pcr := podcertificaterequest.NewStrategy()
	add("certificates.k8s.io/v1/podcertificaterequests.PodCertificateRequest", pcr, status(podcertificaterequest.NewStatusStrategy(pcr, anything{}, clock)))
	add("coordination.k8s.io/v1beta1/leasecandidates.LeaseCandidate", leasecandidate.Strategy, nil)
	add("scheduling.k8s.io/v1beta1/workloads.Workload", workload.Strategy, nil)
	group := podgroup.NewStrategy()
	add("scheduling.k8s.io/v1beta1/podgroups.PodGroup", group, status(podgroup.NewStatusStrategy(group)))
	composite := compositepodgroup.NewStrategy()
	add("scheduling.k8s.io/v1alpha3/compositepodgroups.CompositePodGroup", composite, status(compositepodgroup.NewStatusStrategy(composite)))
	requests := evictionrequest.NewStrategy()
	add("lifecycle.k8s.io/v1alpha1/evictionrequests.EvictionRequest", requests, status(evictionrequest.NewStatusStrategy(requests)))
	evictions := eviction.NewStrategy(clock)
	add("lifecycle.k8s.io/v1alpha1/evictions.Eviction", evictions, status(eviction.NewStatusStrategy(evictions)))
	add("resource.k8s.io/v1alpha3/resourcepoolstatusrequests.ResourcePoolStatusRequest", resourcepoolstatusrequest.Strategy, status(resourcepoolstatusrequest.StatusStrategy))
	add("internal.apiserver.k8s.io/v1alpha1/storageversions.StorageVersion", storageversion.Strategy, status(storageversion.StatusStrategy))
	apis := apiservice.NewStrategy(legacyscheme.Scheme)
	add("apiregistration.k8s.io/v1/apiservices.APIService", apis, status(apiservice.NewStatusStrategy(legacyscheme.Scheme)))
	kinds["v1/Namespace"].sub["finalize"] = namespace.FinalizeStrategy
	addVersions()
}

// addVersions adds the other versions of each kind, which are judged by the same strategies.
func addVersions() {
	for gvk := range legacyscheme.Scheme.AllKnownTypes() {
		for _, k := range maps.Clone(kinds) {
			if k.gvk.GroupKind() == gvk.GroupKind() && gvk.Version != runtime.APIVersionInternal && kinds[gvk.GroupVersion().String()+"/"+gvk.Kind] == nil {
				other := *k
				other.gvk = gvk
				kinds[other.key()] = &other
			}
		}
	}
}

var _ rest.GroupVersionKindProvider = scaleMapper{}

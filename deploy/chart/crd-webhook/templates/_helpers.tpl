{{- define "crd-webhook.name" -}}
{{- if eq .Values.operator "volcano" -}}
volcano-admission
{{- else if .Values.fullnameOverride -}}
{{- .Values.fullnameOverride | trunc 50 | trimSuffix "-" -}}
{{- else -}}
{{- $name := default .Chart.Name .Values.nameOverride -}}
{{- ternary .Release.Name (printf "%s-%s" .Release.Name $name) (contains $name .Release.Name) | trunc 50 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{/* The program derives the names of Volcano's configurations from that of the Service. */}}
{{- define "crd-webhook.service" -}}
{{- ternary "volcano-admission-service" (include "crd-webhook.name" .) (eq .Values.operator "volcano") -}}
{{- end -}}

{{- define "crd-webhook.serviceAccount" -}}
{{- default (ternary (include "crd-webhook.name" .) "default" .Values.serviceAccount.create) .Values.serviceAccount.name -}}
{{- end -}}

{{- define "crd-webhook.selector" -}}
app.kubernetes.io/name: crd-webhook
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "crd-webhook.labels" -}}
{{ include "crd-webhook.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{- define "crd-webhook.image" -}}
{{- $image := .Values.image -}}
{{- if $image.digest -}}
{{- printf "%s@%s" $image.repository $image.digest -}}
{{- else -}}
{{- printf "%s:%s" $image.repository (default .Chart.AppVersion $image.tag) -}}
{{- end -}}
{{- end -}}

{{- define "crd-webhook.secret" -}}
{{- if eq .Values.operator "volcano" -}}
{{- .Values.volcano.secretName -}}
{{- else if eq .Values.certificate.source "secret" -}}
{{- required "certificate.secretName: the Secret with tls.crt and tls.key (certificate.source is secret)" .Values.certificate.secretName -}}
{{- else -}}
{{- printf "%s-cert" (include "crd-webhook.name" .) -}}
{{- end -}}
{{- end -}}

{{- define "crd-webhook.minor" -}}
{{- $given := .Values.kubernetesVersion -}}
{{- if $given -}}
{{- $given -}}
{{- else -}}
{{- $minor := regexFind "^[0-9]+" .Capabilities.KubeVersion.Minor | int -}}
{{- printf "1.%d" (max 30 (min 37 $minor)) -}}
{{- end -}}
{{- end -}}

{{/* tls.crt, tls.key and ca.crt of a certificate that Helm makes, base64; those of the Secret while it is there. The root of the
templates keeps it, so that the Secret and the configurations have the same one. */}}
{{- define "crd-webhook.generated" -}}
{{- if not (hasKey .Values "madeCertificate") -}}
{{- $service := include "crd-webhook.service" . -}}
{{- $kept := lookup "v1" "Secret" .Release.Namespace (include "crd-webhook.secret" .) -}}
{{- if and $kept $kept.data (hasKey $kept.data "ca.crt") -}}
{{- $_ := set .Values "madeCertificate" $kept.data -}}
{{- else -}}
{{- $days := int .Values.certificate.generate.days -}}
{{- $names := list (printf "%s.%s.svc" $service .Release.Namespace) (printf "%s.%s.svc.cluster.local" $service .Release.Namespace) -}}
{{- $authority := genCA (printf "%s-authority" $service) $days -}}
{{- $made := genSignedCert (first $names) nil $names $days $authority -}}
{{- $_ := set .Values "madeCertificate" (dict "tls.crt" (b64enc $made.Cert) "tls.key" (b64enc $made.Key) "ca.crt" (b64enc $authority.Cert)) -}}
{{- end -}}
{{- end -}}
{{- toJson .Values.madeCertificate -}}
{{- end -}}

{{/* Base64, or empty where somebody else puts it in. */}}
{{- define "crd-webhook.caBundle" -}}
{{- if eq .Values.operator "volcano" -}}
{{- else if eq .Values.certificate.source "secret" -}}
{{- required "certificate.caBundle: the PEM of the authority (certificate.source is secret)" .Values.certificate.caBundle | b64enc -}}
{{- else if eq .Values.certificate.source "generate" -}}
{{- get (include "crd-webhook.generated" . | fromJson) "ca.crt" -}}
{{- end -}}
{{- end -}}

{{/* A webhook configuration with what is this release's: called with (dict "root" $ "manifest" MAP). */}}
{{- define "crd-webhook.configuration" -}}
{{- $root := .root -}}
{{- $manifest := .manifest -}}
{{- $values := $root.Values.webhooks -}}
{{- $annotations := deepCopy $values.annotations -}}
{{- if and (ne $root.Values.operator "volcano") (eq $root.Values.certificate.source "certManager") -}}
{{- $_ := set $annotations "cert-manager.io/inject-ca-from" (printf "%s/%s-cert" $root.Release.Namespace (include "crd-webhook.name" $root)) -}}
{{- end -}}
{{- $_ := set $manifest.metadata "labels" (include "crd-webhook.labels" $root | fromYaml) -}}
{{- if $annotations }}{{ $_ := set $manifest.metadata "annotations" $annotations }}{{ end -}}
{{- $bundle := include "crd-webhook.caBundle" $root -}}
{{- range $webhook := $manifest.webhooks -}}
{{- $service := $webhook.clientConfig.service -}}
{{- $_ := set $service "name" (include "crd-webhook.service" $root) -}}
{{- $_ := set $service "namespace" $root.Release.Namespace -}}
{{- $_ := set $service "port" (int $root.Values.service.port) -}}
{{- if $bundle }}{{ $_ := set $webhook.clientConfig "caBundle" $bundle }}{{ end -}}
{{- $_ := set $webhook "timeoutSeconds" (int $values.timeoutSeconds) -}}
{{- if $values.failurePolicy }}{{ $_ := set $webhook "failurePolicy" $values.failurePolicy }}{{ end -}}
{{- if $values.namespaceSelector }}{{ $_ := set $webhook "namespaceSelector" $values.namespaceSelector }}{{ end -}}
{{- if $values.objectSelector }}{{ $_ := set $webhook "objectSelector" $values.objectSelector }}{{ end -}}
{{- if $values.matchConditions }}{{ $_ := set $webhook "matchConditions" $values.matchConditions }}{{ end -}}
{{- end -}}
{{- toYaml $manifest -}}
{{- end -}}

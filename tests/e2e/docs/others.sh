# SPDX-License-Identifier: Apache-2.0
# Programs of others that the pages pipe from, where they are not installed: scripts that do what the pages' examples need of them. kubectl
# is always one, for an installed one asks a cluster.
set -e
stand_in() { # stand_in NAME: the script of standard input, unless the program is there
  command -v "$1" >/dev/null && return
  cat >".bin/$1"
  chmod +x ".bin/$1"
}
stand_in helm <<'SH'
#!/bin/sh
# helm template [NAME] CHART, of a chart whose templates hold no more than the release's name and values of one level
[ "$1" = template ] || exit 1
for chart; do :; done
name=$(sed -n 's/^name: //p' "$chart/Chart.yaml")
for file in "$chart"/templates/*.yaml; do
  printf -- '---\n# Source: %s/templates/%s\n' "$name" "${file##*/}"
  sed "s/'{{ .Release.Name }}'/release-name/; s/{{ .Release.Name }}/release-name/
    $(sed -n 's/^\([a-z]*\): \(.*\)/s,{{ .Values.\1 }},\2,/p' "$chart/values.yaml" 2>/dev/null)" "$file"
done
SH
stand_in kustomize <<'SH'
#!/bin/sh
# kustomize build DIR, of a kustomization that names resources in one line
for file in $(sed -n 's/^resources: \[\(.*\)\]/\1/p' "$2/kustomization.yaml" | tr -d ,); do printf -- '---\n' && cat "$2/$file"; done
SH
stand_in sops <<'SH'
#!/bin/sh
# sops decrypt FILE
sed '/^sops:/d; s/ENC\[[^]]*\]/secret/' "$2"
SH
cat >.bin/kubectl <<'SH'
#!/bin/sh
# kubectl get, of a cluster that holds what dump.json has, or the Queue of deploy
[ "$1" = get ] && { cat dump.json 2>/dev/null || cat deploy/two.yaml; }
SH
chmod +x .bin/kubectl

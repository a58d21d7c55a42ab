module tables

go 1.26.0

require (
	github.com/blang/semver/v4 v4.0.0
	github.com/google/cel-go v0.29.2
	k8s.io/apimachinery v0.37.2
	k8s.io/apiserver v0.37.2
)

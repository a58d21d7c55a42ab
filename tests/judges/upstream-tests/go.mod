// upstream-tests: what the tests of k8s.io/kubernetes validate, as requests.
module upstream-tests

go 1.26.0

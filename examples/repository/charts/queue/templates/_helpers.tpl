{{- define "queue.name" }}queue{{ end }}

/* What the files of the request's chain share. */
#ifndef CRD_REQUEST_REQUEST_PARTS_H
#define CRD_REQUEST_REQUEST_PARTS_H

#include <crd/request.h>

/* Where an object comes from. */
typedef struct request_source {
  crd_string body;
  crd_encoding encoding;
  crd_value *object; /* already parsed, or NULL */
  bool stored;       /* as from etcd: decoded leniently */
} request_source;

/* An object that was read, its metadata coerced. */
typedef struct request_object {
  crd_value *root;
  crd_string group, version, kind; /* its own */
  bool matched;                    /* group and kind are the endpoint's: it is pruned and defaulted */
  bool same_version;               /* group and version are the endpoint's */
} request_object;

typedef struct crd_reading crd_reading;

/* One request under way. */
typedef struct request_state {
  crd_arena *arena;
  const crd_request *request;
  const crd_kind *kind;
  crd_verdict *verdict;
  crd_texts *strict; /* &verdict->strict where strict errors are wanted, else NULL */
  /* embedded resources of the stored object would not stay as they are: what is kept of it must not be shaped again */
  bool misfits;
  crd_reading
      *reading; /* the object was read in one pass: of the objects, trees hold only what that leaves. NULL: whole trees */
  bool gave_up; /* the pass does not know: all that was said is void */
  crd_string undecodable;                 /* why the object could not be decoded, without the words around it */
  crd_string object_kind, object_version; /* its own, once decoded */
  crd_string old_text; /* what the document of a patch was read from; empty: it is a map, as Go writes one */
} request_state;

/* request.c */
void crd_request_refuse(request_state *state, int code, crd_string reason, crd_string message);

/* request_options.c: the options, judged before the object: false when they refuse the request. */
bool crd_request_options_hold(request_state *state);
/* Adds the errors of ValidateTypeMeta: only a patch can get so far with another apiVersion. */
void crd_request_check_type_meta(request_state *state, const request_object *object);
/* Whether the API server to agree with is one before a minor. */
bool crd_request_is_before(const request_state *state, unsigned minor);

/* request_decode.c: bytes to tree, type and metadata looked at. False with the refusal's text in `message`. */
bool crd_request_decode(request_state *state, const request_source *source, request_object *object, crd_string *message);
/* The text of a decoding error (apiserver handlers/rest.go transformDecodeError): of an object whose kind is known, and of
 * one that was not recognised. */
crd_string crd_request_undecodable(request_state *state, crd_string kind, crd_string version, crd_string error);
crd_string crd_request_unrecognized(request_state *state, const request_source *source, crd_string error);
/* Adds a strict error: duplicate field "spec.x". Quoted as sigs.k8s.io/json quotes them. */
void crd_request_note_strict(request_state *state, crd_string what, crd_string path);
/* The same for a field that pruning takes out, whose path the handlers quote as it is. */
void crd_request_note_unknown_field(request_state *state, crd_string path);
/* The pruned fields as strict errors, sorted as the API server sorts them. */
void crd_request_note_unknown(request_state *state, crd_texts *unknown);
/* A copy of a JSON text in which every number is 0, each byte at its place. */
crd_string crd_request_without_numbers(crd_arena *arena, crd_string body);
/* "example.com/v1" or "v1". */
crd_string crd_request_group_version(crd_arena *arena, crd_string group, crd_string version);
/* Reads a body as far as SimpleMetaFactory.Interpret does; NULL with its error. */
const crd_value *crd_request_read_type(crd_arena *arena, crd_string body, crd_encoding encoding, crd_string *kind,
                                       crd_string *api_version, crd_string *error);
/* The refusal of an object of another version. */
crd_string crd_request_wrong_version(request_state *state, const request_object *object);

/* request_metadata.c: unstructured.Unstructured's accessors. Setting the empty string (0, NULL) removes the field. */
crd_string crd_request_meta_string(const crd_value *root, crd_string name);
/* Whether a time is there for the getter that reads it. */
bool crd_request_meta_time(const crd_value *root, crd_string name);
/* Gives `root` the managed fields of another object as the getter and setter make them. */
void crd_request_meta_take_managed_fields(crd_arena *arena, crd_value *root, const crd_value *from);
int64_t crd_request_meta_int(const crd_value *root, crd_string name);
void crd_request_meta_set_string(crd_arena *arena, crd_value *root, crd_string name, crd_string text);
/* The generation of `from` and one more, which wraps as Go's int64 does. */
void crd_request_meta_next_generation(crd_arena *arena, crd_value *root, const crd_value *from);
void crd_request_meta_set_int(crd_arena *arena, crd_value *root, crd_string name, int64_t number);
void crd_request_meta_set(crd_arena *arena, crd_value *root, crd_string name, const crd_value *value);
/* handlers/rest.go dedupOwnerReferencesAndAddWarning; of a patched object only after admission. */
void crd_request_dedup_owners(crd_arena *arena, crd_value *root, bool patched, crd_texts *warnings);

/* request_url.c: what the handlers ask of an update beside the object. A stale one: there is nothing of that name, or the
 * sender saw another state of it; refused with 404, 409, 422 or 500. */
bool crd_request_is_stale(const request_state *state, const crd_value *root, const crd_value *old);
void crd_request_refuse_stale(request_state *state, const crd_value *root, const crd_value *old);
/* Store.KeyFunc: why the name of the URL is no key; empty when it is one. */
crd_string crd_request_bad_name(const request_state *state);
/* FieldManager.UpdateNoErrors as far as the managed fields that are sent reach validation: what it cannot read it takes from
 * the stored object, and a new object owns all of its fields itself. `old` is NULL on create. */
void crd_request_take_managed_fields(request_state *state, crd_value *root, const crd_value *old, bool subresource);
/* checkName and the namespace against the URL: a refusal's text, or the empty string. */
crd_string crd_request_check_url(request_state *state, crd_value *root, bool same_namespace);
/* Shapes an object of another version as that version asks, noting its unknown fields. */
void crd_request_shape_other_version(request_state *state, const request_object *object);
/* What a patch makes of another version's object: it is pruned as that version, and the strategy refuses it. */
void crd_request_adopt_version(request_state *state, request_object *object);
/* Applies the patch to the stored object; `source` is what comes out. False: refused. */
bool crd_request_patch(request_state *state, const crd_value *old, request_source *source);
/* The verdict as the handlers give it: undecodable patches, strict errors as fieldValidation asks. */
void crd_request_conclude_url(request_state *state, const request_source *source);

/* An empty verdict, whose errors are told as the request wants them. */
static inline void request_begin_verdict(crd_arena *arena, const crd_request *request, crd_verdict *verdict) {
  *verdict = crd_verdict_init(arena);
  verdict->errors.most_text = request->most_text;
  verdict->errors.kubernetes_minor = request->kubernetes_minor;
}

/* request_one_pass.c: the stages of a request whose object is read in one pass. From crd_request_begin_reading, which is
 * false where that cannot be, to crd_request_end_reading, which is false when it came to nothing: then the verdict is as
 * new. */
bool crd_request_begin_reading(request_state *state);
bool crd_request_end_reading(request_state *state);
/* The trees of the objects as far as there are any; both are changed. */
crd_value *crd_request_reading_object(const request_state *state);
crd_value *crd_request_reading_old(const request_state *state);
/* The struct of the object. */
void *crd_request_reading_storage(const request_state *state);
/* The status of the stored object becomes the new one's. */
void crd_request_reading_keep_status(request_state *state);
/* What the walk over the whole object would do, and the rules that do not compare; false when the pass gives up. `root`
 * stays as it is from here on. */
bool crd_request_reading_walk(request_state *state, const crd_value *root);
/* The rules that compare with the stored object. */
void crd_request_reading_compare(request_state *state);
/* A request as it is to be judged on trees when what was read of it (crd_request_read) did not do. */
const crd_request *crd_request_without_reading(crd_arena *arena, const crd_request *request);

/* request.c: what rest.BeforeCreate and handlers/create.go set. False when the namespaces differ. */
bool crd_request_prepare_create(request_state *state, crd_value *root);
/* What is asked of the metadata of an object that is created, or with `old` updated: of a `root` that needs no more than its
 * metadata. Both are changed as the server would. */
void crd_request_check_metadata(request_state *state, crd_value *root, crd_value *old);

/* request_layers.c: what the layers above the CRD say of an object that it takes; `old` is NULL on create. */
void crd_request_judge_layers(request_state *state, const crd_value *old);
/* Whether there are any to ask. */
bool crd_request_wants_layers(const crd_request *request);

/* request_scale.c: customResourceValidator.ValidateScaleSpec and ValidateScaleStatus. */
void crd_request_check_scale_spec(crd_errors *errors, const crd_value *root, const crd_scale *scale);
void crd_request_check_scale_status(crd_errors *errors, const crd_value *root, const crd_scale *scale);
/* unstructured.NestedInt64 (`kind` CRD_INT) and NestedString (CRD_STRING_VALUE): NULL where there is none, or with an error.
 */
const crd_value *crd_request_scale_value(crd_arena *arena, const crd_value *root, crd_string path, crd_value_kind kind,
                                         crd_string *error);

/* A crd_string as the two arguments of %.*s. */
#define INTS(string) (int)(string).size, (string).data

/* layer_judge.c: what running a layer came to, in a verdict whose name and errors are set. */
void crd_request_conclude_layer(crd_arena *arena, const crd_kind *kind, crd_layer layer, const crd_layer_output *output,
                                crd_verdict *verdict);

#endif

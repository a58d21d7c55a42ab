/* SPDX-License-Identifier: Apache-2.0 */
/* The types of metadata in rules: name and generateName, or all of ObjectMeta as apimachinery pkg/apis/meta/v1 declares it,
 * but for managedFields, which rules do not see. */
#include "internal.h"

const crd_type crd_cel_text_type = {.cel_type_name = "string", .accepts = CRD_ACCEPT_STRING, .storage = CRD_STORE_STRING};

const crd_type crd_cel_metadata_type = {.cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_VALUE};

static const crd_type integer_type = {.cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT};
static const crd_type bool_type = {.cel_type_name = "boolean", .accepts = CRD_ACCEPT_BOOLEAN, .storage = CRD_STORE_BOOL};
static const crd_type time_type = {.cel_type_name = "string",
                                   .accepts = CRD_ACCEPT_STRING,
                                   .storage = CRD_STORE_STRING,
                                   .format = CRD_FORMAT_DATETIME,
                                   .format_name = "date-time"};
static const crd_type texts_type = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .items = &crd_cel_text_type};
static const crd_type text_map_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_MAP, .additional = &crd_cel_text_type};

static const crd_field reference_fields[] = {
    {CRD_STRING_INIT("apiVersion"), &crd_cel_text_type, 0}, {CRD_STRING_INIT("kind"), &crd_cel_text_type, 0},
    {CRD_STRING_INIT("name"), &crd_cel_text_type, 0},       {CRD_STRING_INIT("uid"), &crd_cel_text_type, 0},
    {CRD_STRING_INIT("controller"), &bool_type, 0},         {CRD_STRING_INIT("blockOwnerDeletion"), &bool_type, 0}};
static const crd_fields reference_table = {.items = reference_fields,
                                           .count = sizeof reference_fields / sizeof *reference_fields};
static const crd_type reference_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_VALUE, .fields = &reference_table};
static const crd_type references_type = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .items = &reference_type};

/* fieldsV1 may be anything. */
static const crd_field managed_fields[] = {
    {CRD_STRING_INIT("manager"), &crd_cel_text_type, 0},    {CRD_STRING_INIT("operation"), &crd_cel_text_type, 0},
    {CRD_STRING_INIT("apiVersion"), &crd_cel_text_type, 0}, {CRD_STRING_INIT("time"), &time_type, 0},
    {CRD_STRING_INIT("fieldsType"), &crd_cel_text_type, 0}, {CRD_STRING_INIT("subresource"), &crd_cel_text_type, 0}};
static const crd_fields managed_table = {.items = managed_fields, .count = sizeof managed_fields / sizeof *managed_fields};
static const crd_type managed_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_VALUE, .fields = &managed_table};
const crd_type crd_cel_managed_fields_type = {
    .cel_type_name = "array", .accepts = CRD_ACCEPT_ARRAY, .storage = CRD_STORE_LIST, .items = &managed_type};

static const crd_field meta_fields[] = {
    {CRD_STRING_INIT("name"), &crd_cel_text_type, 0},      {CRD_STRING_INIT("generateName"), &crd_cel_text_type, 0},
    {CRD_STRING_INIT("namespace"), &crd_cel_text_type, 0}, {CRD_STRING_INIT("selfLink"), &crd_cel_text_type, 0},
    {CRD_STRING_INIT("uid"), &crd_cel_text_type, 0},       {CRD_STRING_INIT("resourceVersion"), &crd_cel_text_type, 0},
    {CRD_STRING_INIT("generation"), &integer_type, 0},     {CRD_STRING_INIT("creationTimestamp"), &time_type, 0},
    {CRD_STRING_INIT("deletionTimestamp"), &time_type, 0}, {CRD_STRING_INIT("deletionGracePeriodSeconds"), &integer_type, 0},
    {CRD_STRING_INIT("labels"), &text_map_type, 0},        {CRD_STRING_INIT("annotations"), &text_map_type, 0},
    {CRD_STRING_INIT("finalizers"), &texts_type, 0},       {CRD_STRING_INIT("ownerReferences"), &references_type, 0},
};
static const crd_fields meta_table = {.items = meta_fields, .count = sizeof meta_fields / sizeof *meta_fields};

/* Storage VALUE: it is read from the value tree alone, so the fields need neither offsets nor a hash. */
const crd_type crd_cel_object_meta_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_VALUE, .fields = &meta_table};

/* SPDX-License-Identifier: Apache-2.0 */
/* Judging documents: what is found is written to a stream and counted; what could not be judged is noted. */
#ifndef VALIDATE_CHECK_JUDGE_H
#define VALIDATE_CHECK_JUDGE_H

#include "inputs/inventory.h"
#include "judges/kinds.h"
#include "kinds/layer_use.h"
#include "kinds/manifest_crds.h"
#include "options/options.h"
#include "outlets.h"
#include "output.h"
#include <crd/guard.h>
#include <crd/state.h>

/* Names, one after another, each with its NUL. */
typedef output name_list;

typedef struct findings {
  size_t valid, invalid, unknown, skipped, empty, files;
  size_t warned;     /* something is said that is no error */
  size_t unjudged;   /* for want of a CRD that can be used */
  size_t encrypted;  /* values are, and the object is not judged */
  size_t strangers;  /* files that hold no objects (documents/stranger.h) */
  size_t unrendered; /* Go templates */
  name_list kinds;   /* "apiVersion kind" of the documents without schema */
  name_list passed;  /* what the strangers and templates are */
} findings;

/* What could not be judged for want of memory. */
typedef struct losses {
  const char *why; /* stays */
  uint32_t document;
  int item; /* of the document's list; -1: all of it */
  size_t count;
} losses;

/* One thread's. The arenas hold nothing between documents. */
typedef struct judge {
  const options *options;
  const crd_registry *common, *registry; /* of the run; of the file at hand */
  const crd_settings *settings;
  const manifest_crds *manifests;          /* the CRDs among the inputs */
  const struct catalog_kinds *catalogs;    /* what catalogs have of their kinds; NULL: none is asked */
  const crd_state *state;                  /* of the cluster (--state); NULL: nothing is known of it */
  const struct policies *policies;         /* of admission (--policies); NULL: none */
  layer_use *layers;                       /* of all threads; NULL: none is asked for above the CRD */
  crd_arena *arena, *item_arena;           /* of the document; of an item in its list */
  const outlets *outlets;                  /* what is told goes to each of them: */
  const struct substitution *substitution; /* what is put into objects; NULL: nothing */
  output_stream printed[OUTLETS_MOST];
  report reports[OUTLETS_MOST]; /* the stream of each is that of `printed`, or the outlet's own */
  struct rule_places *places;   /* of all threads; NULL: nobody asks for them */
  findings *findings;
  losses losses; /* the first, and how many */
} judge;

/* Gets what a judge works with, whose options, registry, settings and outlets are given. The judge stays where it is. False
 * when there is no memory; judge_close is called all the same. */
bool judge_open(judge *judge);
void judge_close(judge *judge);

/* Judges a document, the number-th of the input, at its offset there; every item of a List. What there was no memory for is
 * neither counted nor printed, but noted in the losses. */
void judge_document(judge *judge, const input *input, report_index *index, uint32_t number, crd_string document,
                    size_t offset);

/* Judges all documents of a file. */
void judge_input(judge *judge, const input *input);
/* Passes over a file that holds no whole objects; of a Go template that was named it says that it is no manifest. */
void judge_part(judge *judge, const input *input, item_part part);

#endif

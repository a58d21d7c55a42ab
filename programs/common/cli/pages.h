/* SPDX-License-Identifier: Apache-2.0 */
/* The words of the programs' helps and of their pages in the manual. They stand as text in programs/manual, a file each,
 * of which pages.py there makes these when the programs are built. A page that a program does not name is not in it. */
#pragma once

typedef struct page_text {
  const char *before;  /* the flags: of the help */
  const char *after;   /* the flags; NULL: nothing */
  const char *further; /* sections that the page has and the help has not; NULL: none */
} page_text;

extern const page_text page_crd_validate, page_crd_validate_batch, page_crd_validate_chain, page_crd_validate_config,
    page_crd_validate_explain, page_crd_validate_kubeconform_args, page_crd_validate_replay, page_crd_validate_test,
    page_crd_webhook;
extern const page_text page_crdc, page_crdc_admission, page_crdc_catalog, page_crdc_crd, page_crdc_eval, page_crdc_example,
    page_crdc_explain, page_crdc_generate, page_crdc_grow, page_crdc_lint, page_crdc_manifests, page_crdc_rules,
    page_crdc_upgrade;
/* crdc help cel. */
extern const page_text page_crdc_help_cel;
/* What shells read, for @NAME@ in which the program's name is put, and as a word of the shell for @ID@. */
extern const page_text page_complete_bash, page_complete_zsh, page_complete_fish;

/* SPDX-License-Identifier: Apache-2.0 */
/* The texts of the programs' helps and manual pages. Each is a file in programs/manual, from which pages.py generates these
 * constants at build time. Unused pages are not linked. */
#pragma once

typedef struct page_text {
  const char *before;  /* printed before the flags, in the help */
  const char *after;   /* printed after the flags; NULL: nothing */
  const char *further; /* sections of the page that the help does not have; NULL: none */
} page_text;

extern const page_text page_crd_validate, page_crd_validate_batch, page_crd_validate_chain, page_crd_validate_config,
    page_crd_validate_explain, page_crd_validate_kubeconform_args, page_crd_validate_replay, page_crd_validate_test,
    page_crd_webhook;
extern const page_text page_crdc, page_crdc_admission, page_crdc_catalog, page_crdc_crd, page_crdc_eval, page_crdc_example,
    page_crdc_explain, page_crdc_generate, page_crdc_grow, page_crdc_lint, page_crdc_manifests, page_crdc_rules,
    page_crdc_upgrade;
/* crdc help cel. */
extern const page_text page_crdc_help_cel;
/* Scripts for shells. @NAME@ is replaced by the program's name, @ID@ by its name as a word of the shell. */
extern const page_text page_complete_bash, page_complete_zsh, page_complete_fish;

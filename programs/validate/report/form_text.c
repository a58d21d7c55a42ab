/* SPDX-License-Identifier: Apache-2.0 */
/* The form that people read (report.h). What is fine is counted by the summary. */
#include "form.h"

const form form_text = {.name = "text", .to_people = true, .streams = true, .tell = report_account};

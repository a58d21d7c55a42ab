/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate config: the settings that apply to files, and where they come from. */
#pragma once

#include "cli/flags.h"

void config_describe(const flag_help *help);
/* Runs with the arguments after the command's name; returns the exit code. */
int config_command(int count, char **arguments);

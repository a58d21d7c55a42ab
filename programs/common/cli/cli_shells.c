/* SPDX-License-Identifier: Apache-2.0 */
/* What each shell reads to complete a command line: a function that asks the program (cli_complete.c) and adds files where
 * it says so: a line without a tab, the last, is no word. In the texts @NAME@ is the program, @ID@ the same as a word of the
 * shell. */
#include "cli_parts.h"
#include <string.h>

/* Bash cuts words at = and :, which are put together again; of what is found, what stands before the last cut goes. */
static const char bash_script[] =
    "# bash completion for @NAME@\n"
    "_@ID@_complete() {\n"
    "  local rest=${COMP_LINE:0:COMP_POINT} word line end cut='' ending i\n"
    "  local -a given=() found=()\n"
    "  for ((i = 0; i <= COMP_CWORD; i++)); do\n"
    "    word=${COMP_WORDS[i]}\n"
    "    if ((i == 0)) || [[ $rest == [[:space:]]* ]]; then given+=(''); fi\n"
    "    rest=${rest#\"${rest%%[![:space:]]*}\"}\n"
    "    if ((i == COMP_CWORD)); then word=$rest; fi\n"
    "    rest=${rest#\"$word\"}\n"
    "    given[${#given[@]} - 1]+=$word\n"
    "  done\n"
    "  word=${given[${#given[@]} - 1]}\n"
    "  for line in = :; do\n"
    "    if [[ $COMP_WORDBREAKS == *\"$line\"* && $word == *\"$line\"* ]]; then\n"
    "      line=${word%\"${word##*\"$line\"}\"}\n"
    "      if ((${#line} > ${#cut})); then cut=$line; fi\n"
    "    fi\n"
    "  done\n"
    "  COMPREPLY=()\n"
    "  while IFS= read -r line; do\n"
    "    if [[ $line == *$'\\t'* ]]; then\n"
    "      line=${line%%$'\\t'*}\n"
    "      COMPREPLY+=(\"${line#\"$cut\"}\")\n"
    "    else\n"
    "      end=${line#:}\n"
    "    fi\n"
    "  done < <(\"${given[0]/#\\~/$HOME}\" --complete \"${given[@]:1}\" 2>/dev/null)\n"
    "  case $end in *open) compopt -o nospace 2>/dev/null ;; esac\n"
    "  word=${word#*=}\n"
    "  if [[ ${given[${#given[@]} - 1]} != -* ]]; then word=${given[${#given[@]} - 1]}; fi\n"
    "  case $end in folders* | files*)\n"
    "    compopt -o filenames 2>/dev/null\n"
    "    mapfile -t found < <(compgen -d -- \"$word\")\n"
    "    COMPREPLY+=(\"${found[@]}\")\n"
    "    ;;\n"
    "  esac\n"
    "  case $end in files*)\n"
    "    for ending in ${end#files}; do\n"
    "      mapfile -t found < <(compgen -f -X \"!*.$ending\" -- \"$word\")\n"
    "      for line in \"${found[@]}\"; do if [[ ! -d $line ]]; then COMPREPLY+=(\"$line\"); fi; done\n"
    "    done\n"
    "    # of no ending, or none of them here: any file\n"
    "    if [[ $end == files || ${#COMPREPLY[@]} == 0 ]]; then mapfile -t COMPREPLY < <(compgen -f -- \"$word\"); fi\n"
    "    ;;\n"
    "  esac\n"
    "}\n"
    "complete -F _@ID@_complete @NAME@\n";

static const char zsh_script[] =
    "#compdef @NAME@\n"
    "# zsh completion for @NAME@\n"
    "_@ID@_complete() {\n"
    "  local line end typed=\"${(Q)PREFIX}\"\n"
    "  local -a lines found space\n"
    "  lines=(\"${(@f)$(\"${~${(Q)words[1]}}\" --complete \"${(@Q)words[2,CURRENT-1]}\" \"$typed\" 2>/dev/null)}\")\n"
    "  for line in \"${lines[@]}\"; do\n"
    "    if [[ \"$line\" != *$'\\t'* ]]; then\n"
    "      end=\"${line#:}\"\n"
    "    else\n"
    "      found+=(\"${${line%%$'\\t'*}//:/\\\\:}:${line#*$'\\t'}\")\n"
    "    fi\n"
    "  done\n"
    "  [[ \"$end\" == *open ]] && space=(-S '')\n"
    "  (( ${#found} )) && _describe -t values @NAME@ found \"${space[@]}\"\n"
    "  [[ \"$end\" == fi* || \"$end\" == fo* ]] || return 0\n"
    "  [[ \"$typed\" == -*=* ]] && compset -P '*='\n"
    "  case \"$end\" in\n"
    "    folders*) _files -/ ;;\n"
    "    'files yaml'*) _files -g '*.(yaml|yml|json)(-.)' || _files ;;\n"
    "    *) _files ;;\n"
    "  esac\n"
    "}\n"
    "if [[ \"${funcstack[1]}\" == _@NAME@ ]]; then _@ID@_complete; else compdef _@ID@_complete @NAME@; fi\n";

static const char fish_script[] =
    "# fish completion for @NAME@\n"
    "function __@ID@_complete\n"
    "    set -l given (commandline -opc)\n"
    "    set -l typed \"\"(commandline -ct)\n"
    "    set -l lines ($given[1] --complete $given[2..-1] \"$typed\" 2>/dev/null)\n"
    "    set -l end $lines[-1]\n"
    "    for line in $lines\n"
    "        string match -q -- '*'\\t'*' $line; and echo $line\n"
    "    end\n"
    "    set -l prefix (string match -r -- '^-[^=]*=' $typed)\n"
    "    set -l rest (string replace -r -- '^-[^=]*=' '' $typed)\n"
    "    set -l wanted (string match -r -- '^:(?:files|folders)' $end)\n"
    "    test -n \"$wanted\"; or return\n"
    "    set -l home (string match -r -- '^~/' $rest)\n"
    "    set -l begin (string replace -r -- '^~/' \"$HOME/\" $rest)\n"
    "    test -n \"$begin\"; or set begin ''\n"
    "    set -l folders\n"
    "    set -l files\n"
    "    for path in $begin*\n"
    "        set -l shown $path\n"
    "        test -n \"$home\"; and set shown (string replace -- \"$HOME/\" '~/' $path)\n"
    "        if test -d $path\n"
    "            set -a folders \"$prefix$shown/\"\n"
    "        else if test \"$wanted\" = :files\n"
    "            set -a files \"$prefix$shown\"\n"
    "        end\n"
    "    end\n"
    "    set -l endings (string replace -r -- '^:files ?' '' $end | string replace -r ' ?open$' '' | string replace -a ' ' "
    "'|')\n"
    "    set -l meant (string match -r -- \".*\\\\.(?:$endings)\\$\" $files)\n"
    "    # of no ending, or none of them here: any file\n"
    "    if test -z \"$endings\"; or not count $meant $folders >/dev/null\n"
    "        set meant $files\n"
    "    end\n"
    "    printf '%s\\n' $folders $meant\n"
    "end\n"
    "complete -c @NAME@ -f -a '(__@ID@_complete)'\n";

static void print_script(const char *script, const char *program) {
  for (const char *at = script; *at; at++) {
    bool name = strncmp(at, "@NAME@", 6) == 0, id = strncmp(at, "@ID@", 4) == 0;
    if (!name && !id) {
      putchar(*at);
      continue;
    }
    for (const char *c = program; *c; c++) putchar(id && *c == '-' ? '_' : *c);
    at += name ? 5 : 3;
  }
}

bool cli_print_script(const cli *cli, const char *shell) {
  static const struct {
    const char *shell, *script;
  } scripts[] = {{"bash", bash_script}, {"zsh", zsh_script}, {"fish", fish_script}};
  for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++) {
    if (strcmp(scripts[i].shell, shell) != 0) continue;
    print_script(scripts[i].script, cli->commands[0].name);
    return true;
  }
  return false;
}

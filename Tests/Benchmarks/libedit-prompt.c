// What a C programmer writes for `ask --title Folder --min 1`: the question on the terminal, the answer on standard
// output, libedit for the editing and the drawing. `ask` is measured against it, because it stands on the same library.

#include <histedit.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

static const char *prompt(EditLine *editline) {
  (void)editline;
  return "> ";
}

int main(void) {
  setlocale(LC_ALL, "");
  FILE *terminal = fopen("/dev/tty", "r+e");
  if (terminal == NULL) return 4;
  EditLine *editline = el_init("libedit-prompt", terminal, terminal, terminal);
  if (editline == NULL) return 6;
  el_set(editline, EL_PROMPT, prompt);
  el_set(editline, EL_EDITOR, "emacs");
  el_set(editline, EL_SIGNAL, 1);
  el_set(editline, EL_BIND, "\\e[1~", "ed-move-to-beg", NULL);
  el_set(editline, EL_BIND, "\\e[4~", "ed-move-to-end", NULL);
  el_set(editline, EL_BIND, "\\e[3~", "ed-delete-next-char", NULL);
  el_set(editline, EL_BIND, "\\e[1;5C", "em-next-word", NULL);
  el_set(editline, EL_BIND, "\\e[1;5D", "ed-prev-word", NULL);
  el_source(editline, NULL);
  fputs("Folder\n", terminal);
  int status = 3;
  int count;
  const char *line;
  while ((line = el_gets(editline, &count)) != NULL && count > 0) {
    size_t length = strcspn(line, "\n");
    if (length >= 1) {
      printf("%.*s\n", (int)length, line);
      status = 0;
      break;
    }
    fputs("Enter at least 1 character.\n", terminal);
  }
  el_end(editline);
  fclose(terminal);
  return status;
}

#include "CEditline.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "a wide character is a Unicode scalar here");
_Static_assert(sizeof(struct ask_line) == sizeof(LineInfoW), "ask_line stands for LineInfoW");

/// libedit asks the locale which characters are letters; in the C locale it would drop all beyond ASCII. The user's
/// locale serves if it is UTF-8, else C.UTF-8, which comes with the C library.
static void choose_locale(void) {
  if (setlocale(LC_CTYPE, "") == NULL || strcmp(nl_langinfo(CODESET), "UTF-8") != 0) setlocale(LC_CTYPE, "C.UTF-8");
}

EditLine *ask_editline_open(int terminal, void *client, ask_read_function read) {
  choose_locale();
  // Opened for reading on purpose: each write then fails inside stdio, without a system call for every key. Memory, not
  // /dev/null, because in a chroot there may be none.
  static char nothing[1];
  FILE *nowhere = fmemopen(nothing, sizeof nothing, "r");
  if (nowhere == NULL) return NULL;
  // libedit looks up the terminal's abilities only to draw. No entry of terminfo can have this name, so nothing is looked
  // up: it starts sooner, and a terminal called "emacs" does not switch editing off.
  char *terminal_type = getenv("TERM");
  char *kept = terminal_type ? strdup(terminal_type) : NULL;
  setenv("TERM", ".", 1);
  EditLine *editline = el_init_fd("ask", nowhere, nowhere, nowhere, terminal, terminal, terminal);
  if (kept) {
    setenv("TERM", kept, 1);
    free(kept);
  } else {
    unsetenv("TERM");
  }
  if (editline == NULL) {
    fclose(nowhere);
    return NULL;
  }
  // libedit's own handling would send a signal meant for us to the whole process group.
  el_set(editline, EL_SIGNAL, 0);
  el_set(editline, EL_CLIENTDATA, client);
  el_wset(editline, EL_GETCFN, (el_rfunc_t)(void *)read);
  return editline;
}

void ask_editline_close(EditLine *editline) {
  FILE *nowhere = NULL;
  el_get(editline, EL_GETFP, 0, &nowhere);
  // With editing on, el_end flushes the terminal's input, which belongs to the next prompt.
  el_set(editline, EL_EDITMODE, 0);
  el_end(editline);
  if (nowhere) fclose(nowhere);
}

void *ask_editline_client(EditLine *editline) {
  void *client = NULL;
  el_get(editline, EL_CLIENTDATA, &client);
  return client;
}

void ask_editline_add(EditLine *editline, const char *name, ask_edit_function function) {
  el_set(editline, EL_ADDFN, name, "", function);
}

void ask_editline_bind(EditLine *editline, const char *keys, const char *command) {
  el_set(editline, EL_BIND, keys, command, NULL);
}

void ask_editline_bind_command_mode(EditLine *editline, const char *keys, const char *command) {
  el_set(editline, EL_BIND, "-a", keys, command, NULL);
}

void ask_editline_choose_keymap(EditLine *editline, const char *name) { el_set(editline, EL_EDITOR, name); }

bool ask_editline_is_vi(EditLine *editline) {
  const char *name = NULL;
  el_get(editline, EL_EDITOR, &name);
  return name != NULL && name[0] == 'v';
}

// Nothing else: a FIFO would wait for somebody to write, and a device may have no end.
static FILE *open_regular(const char *path) {
  int descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) return NULL;
  struct stat status;
  FILE *file = fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) ? fdopen(descriptor, "r") : NULL;
  if (file == NULL) close(descriptor);
  return file;
}

static FILE *open_user_file(void) {
  const char *path = getenv("EDITRC");
  if (path != NULL) return open_regular(path);
  const char *home = getenv("HOME");
  if (home == NULL || *home == '\0') return NULL;
  char *joined = NULL;
  if (asprintf(&joined, "%s/.editrc", home) < 0) return NULL;
  FILE *file = open_regular(joined);
  free(joined);
  return file;
}

static bool is_bind(const char *const *words) {
  const char *colon = strchr(words[0], ':');
  return strcmp(colon ? colon + 1 : words[0], "bind") == 0;
}

static bool resets_keymap(int count, const char *const *words) {
  for (int index = 1; index < count; index++) {
    if (strcmp(words[index], "-v") == 0 || strcmp(words[index], "-e") == 0) return true;
  }
  return false;
}

// libedit's bind copies a key's name to an array of 1024 characters on the stack, however long it is.
enum { longest_line = 1000 };

void ask_editline_read_user_file(
    EditLine *editline, void (*keymap_was_reset)(EditLine *), void (*key_will_be_bound)(EditLine *)) {
  FILE *file = open_user_file();
  if (file == NULL) return;
  Tokenizer *tokenizer = tok_init(NULL);
  char *line = NULL;
  size_t capacity = 0;
  ssize_t length;
  while (tokenizer != NULL && (length = getline(&line, &capacity, file)) > 0) {
    if (length > longest_line) continue;
    if (line[length - 1] == '\n') line[length - 1] = '\0';
    const char *start = line + strspn(line, " \t");
    int count = 0;
    const char **words = NULL;
    tok_reset(tokenizer);
    if (*start == '#' || tok_str(tokenizer, start, &count, &words) < 0 || count == 0) continue;
    bool resets = is_bind(words) && resets_keymap(count, words);
    if (is_bind(words) && !resets) key_will_be_bound(editline);
    el_parse(editline, count, words);
    if (resets) keymap_was_reset(editline);
  }
  tok_end(tokenizer);
  free(line);
  fclose(file);
}

void ask_editline_settle(EditLine *editline) {
  el_set(editline, EL_EDITMODE, 1);
  // The editing modes (-d), which quoting a key puts back: keys make no signals, because we put the terminal back before
  // one is sent; Enter arrives as a line feed, and so does what was typed ahead; ^S does not freeze the screen. Few of
  // them: libedit encodes a name anew for each that it knows.
  el_set(editline, EL_SETTY, "-d", "-isig", "-inlcr", "-ixon", NULL);
  // Once and for all. From here on the modes are the terminal's owner's to set.
  el_set(editline, EL_PREP_TERM, 1);
}

void ask_editline_pretend_one_row(EditLine *editline) { el_set(editline, EL_SETTC, "li", "1", NULL); }

// With editing off, libedit's functions that would set modes return at once. At the end of a line that is the one which
// would switch the echo on, and a password that is typed ahead would be seen.
void ask_editline_leave_terminal_alone(EditLine *editline) { el_set(editline, EL_EDITMODE, 0); }

struct ask_line *ask_editline_line(EditLine *editline) { return (struct ask_line *)(void *)el_wline(editline); }

bool ask_editline_insert(EditLine *editline, const uint32_t *text) {
  return el_winsertstr(editline, (const wchar_t *)text) == 0;
}

bool ask_editline_replace(EditLine *editline, const uint32_t *text) {
  return el_wreplacestr(editline, (const wchar_t *)text) == 0;
}

void ask_editline_push(EditLine *editline, const uint32_t *text) { el_wpush(editline, (const wchar_t *)text); }

const uint32_t *ask_editline_run(EditLine *editline, int *count) {
  // Asked for at the beginning of a line only: with editing off, keys would mean nothing.
  el_set(editline, EL_EDITMODE, 1);
  return (const uint32_t *)el_wgets(editline, count);
}

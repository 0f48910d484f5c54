// What Swift cannot say of libedit and of signals: libedit's variadic calls under typed names, and handlers that may
// only use async-signal-safe functions. Policy lives in Swift; here is only how.
//
// Apple's libedit is a fork of 2012. Where it differs, the difference stays in this folder.

#ifndef CEDITLINE_H
#define CEDITLINE_H

#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdbool.h>
#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "../../CLibedit/shim.h"

// ---- The engine (editline.c) ----

/// Called for every key that the engine wants: 1 and a character, 0 at the end of input, -1 on failure.
typedef int (*ask_read_function)(EditLine *, uint32_t *);

/// An editing command; returns one of the CC_ values of histedit.h.
typedef unsigned char (*ask_edit_function)(EditLine *, int);

/// The live line of the engine: `LineInfoW`, but writable, because deleting through el_deletestr would overwrite the
/// text that was killed last. Not NUL-terminated.
struct ask_line {
  uint32_t *buffer;
  uint32_t *cursor;
  uint32_t *end;
};

/// Makes an engine that edits and never draws: its three streams lead nowhere, its three descriptors are the terminal.
/// `client` comes back from ask_editline_client. NULL when memory or descriptors are out.
EditLine *ask_editline_open(int terminal, void *client, ask_read_function read);
/// Gives the engine's memory back, without throwing away what was typed ahead.
void ask_editline_close(EditLine *);
void *ask_editline_client(EditLine *);

void ask_editline_add(EditLine *, const char *name, ask_edit_function);
void ask_editline_bind(EditLine *, const char *keys, const char *command);
/// Binds in the alternative keymap, which is vi's command mode.
void ask_editline_bind_command_mode(EditLine *, const char *keys, const char *command);
/// "emacs" or "vi".
void ask_editline_choose_keymap(EditLine *, const char *name);
bool ask_editline_is_vi(EditLine *);
/// Reads $EDITRC or ~/.editrc, line by line: one that libedit refuses is passed over, where el_source would stop.
/// `bind -v` and `bind -e` set up a keymap anew; then `keymap_was_reset` is called, to bind what belongs there before
/// the rest of the file has its say. `key_will_be_bound` is called before each other `bind`.
void ask_editline_read_user_file(
    EditLine *, void (*keymap_was_reset)(EditLine *), void (*key_will_be_bound)(EditLine *));
/// Sets the terminal's modes for editing, whatever the user's file did to them.
void ask_editline_settle(EditLine *);
/// Tells the engine that the screen has one row, so that its own bookkeeping never runs past it.
void ask_editline_pretend_one_row(EditLine *);
/// To be called while a line is read: keeps the engine from setting the terminal's modes at its end.
void ask_editline_leave_terminal_alone(EditLine *);

struct ask_line *ask_editline_line(EditLine *);
/// Both take text that ends in 0; neither takes an empty one.
bool ask_editline_insert(EditLine *, const uint32_t *text);
bool ask_editline_replace(EditLine *, const uint32_t *text);
void ask_editline_push(EditLine *, const uint32_t *text);
const uint32_t *ask_editline_run(EditLine *, int *count);

// ---- The process (runtime.c) ----

/// The argument vector, program name first, as the C library got it.
char **ask_program_arguments(int *count);

// ---- Signals (signals.c) ----

/// Handlers for the signals that end, stop, continue or resize; each only writes down that it came and wakes the wait.
/// What was ignored before stays ignored. False when no pipe could be made.
bool ask_signals_install(void);
/// Puts back what was there before: what handled the signals, the stack for that, the virtual timer. What came is still to
/// be taken. Does nothing where nothing was installed.
void ask_signals_uninstall(void);
/// From here on the end of a child wakes the wait, too, and so does its stop.
void ask_signals_watch_children(void);
/// Whether the signal was ignored when the handlers were installed.
bool ask_signals_is_ignored(int signal);
/// Readable when a signal has come.
int ask_signals_wake_descriptor(void);
/// Empties the descriptor; call before looking at what came.
void ask_signals_drain(void);
/// Makes the descriptor readable again, for what came and was left to be taken.
void ask_signals_wake(void);
/// Whether one of those that end the process has come and is not yet taken.
bool ask_signals_ending_came(void);
/// Whether the signal has come since it was last taken.
bool ask_signals_take(int signal);
/// Sends the signal with its default action, to the process group or to this process alone, and returns if the process
/// lives on (it was stopped and continued, or is the first process of a container); then our handler is back.
void ask_signals_send_default(int signal, bool to_group);

/// From here on a crash, a second ending signal or a loop inside libedit puts these settings back before the end.
/// To a plain terminal no escape sequence is sent.
void ask_emergency_arm(int terminal, const struct termios *saved, bool is_plain);
void ask_emergency_disarm(void);

/// Between the two the engine has the processor. A virtual timer that finds the same stay twice says so on standard error
/// and ends the process with `status`: libedit loops without end for some files of its user (`bind -s a a`).
void ask_guard_start(int status, const char *complaint);
void ask_guard_engine_runs(void);
void ask_guard_engine_waits(void);

/// The file that an emergency removes too; NULL when there is none. The text stays the caller's and must not move.
void ask_emergency_remove(const char *path);

// ---- A program in the foreground (foreground.c) ----

/// Starts a program with the terminal as its three streams, in a process group of its own that has the terminal.
/// Its end, or that it was stopped, comes as a signal. Returns 0 or an errno; then the terminal is still ours.
int ask_foreground_start(int terminal, char *const arguments[], pid_t *process);
/// Gives the terminal to a program that was stopped, and continues it.
void ask_foreground_continue(int terminal, pid_t process);
/// Takes the terminal back.
void ask_foreground_return(int terminal);

// ---- The terminal (terminal.c) ----

/// Opens the device behind a terminal under its own name, /dev/pts/N: /dev/tty is one file for all terminals. -1 where it
/// has none that we can open.
int ask_terminal_open_device(int terminal);

// ---- A command beside us (command.c) ----

/// Starts a command in a session of its own, without a terminal, with every signal as by default. An emergency kills it,
/// too. `input` becomes the end
/// of its standard input that we write to, `output` the one that its standard output and error come from; neither blocks.
/// Returns 0 or an errno.
int ask_command_start(char *const arguments[], int *input, int *output, pid_t *process);
/// Whether the command has ended. It is not yet reaped.
bool ask_command_ended(pid_t process);
/// Kills the command and whatever it started that is still in its process group. Returns the status, as waitpid has it.
int ask_command_reap(pid_t process);
/// Kills the same, without waiting for its death: that takes milliseconds, and without end where the system hangs.
void ask_command_abandon(pid_t process);
/// Waits until those that were abandoned are dead and reaped, but no longer than that.
void ask_command_await_abandoned(int milliseconds);
/// A command that an emergency kills too; at most four at a time.
void ask_emergency_kill(pid_t process);
/// It is ended, or about to be.
void ask_emergency_spare(pid_t process);

// ---- Looking at the file system in a thread of its own (lookup.c) ----

/// What a look at a path found: an errno, or else the mode.
struct ask_path_status {
  int32_t error;
  uint32_t mode;
};

/// Returns a descriptor that does not block and ends when the look-up has: an ask_path_status, or for a list of a
/// directory `/` (a directory) or `-`, the name and NUL for each entry. -1 when there is no thread or descriptor.
int ask_lookup_start(const char *path, bool lists);

// ---- Waiting (wait.c) ----

/// Waits until one of at most 32 descriptors can be read or has ended, or the time is over (negative: no limit). Those in
/// the set of bits `writing` are waited for until they can be written to; negative ones are passed over.
/// Returns a set of bits, one a descriptor; 0 when the time is over, and then alone.
/// The first is that of the signals: it counts as ready whenever one interrupts the wait. Where the system cannot wait, it
/// does so if one came that ends us, and otherwise all others do.
uint32_t ask_wait(const int *descriptors, int count, uint32_t writing, int milliseconds);

// ---- Memory (memory.c) ----

/// Keeps the pages out of core dumps and out of children.
void ask_memory_conceal(void *address, size_t size);
/// Overwrites with zeros, which no compiler may leave out.
void ask_memory_overwrite(void *address, size_t size);
/// No core dump of this process, and no look into it by others of the same user.
void ask_process_refuse_dumps(void);

#endif

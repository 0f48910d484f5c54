#include "CEditline.h"

#include <dirent.h>
#include <pthread.h>

// One thread a look-up, never waited for: where a file system hangs (a network), so does the thread, and nothing else.

struct lookup {
  int output;
  bool lists;
  char path[];
};

static bool write_all(int descriptor, const void *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes = (const char *)bytes + written;
    count -= (size_t)written;
  }
  return true;
}

static void write_status(const struct lookup *lookup) {
  struct stat status;
  struct ask_path_status result = {0, 0};
  if (stat(lookup->path, &status) == 0) {
    result.mode = status.st_mode;
  } else {
    result.error = errno;
  }
  write_all(lookup->output, &result, sizeof result);
}

static bool is_directory(DIR *directory, const struct dirent *entry) {
  if (entry->d_type == DT_DIR) return true;
  if (entry->d_type != DT_LNK && entry->d_type != DT_UNKNOWN) return false;
  struct stat status;
  return fstatat(dirfd(directory), entry->d_name, &status, 0) == 0 && S_ISDIR(status.st_mode);
}

static void write_names(const struct lookup *lookup) {
  int descriptor = open(lookup->path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *directory = descriptor < 0 ? NULL : fdopendir(descriptor);
  if (directory == NULL) {
    if (descriptor >= 0) close(descriptor);
    return;
  }
  char buffer[4096];
  size_t filled = 0;
  for (const struct dirent *entry; (entry = readdir(directory)) != NULL;) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    size_t length = strlen(entry->d_name);
    if (filled + length + 2 > sizeof buffer) {
      if (!write_all(lookup->output, buffer, filled)) break;
      filled = 0;
    }
    buffer[filled++] = is_directory(directory, entry) ? '/' : '-';
    memcpy(buffer + filled, entry->d_name, length + 1);
    filled += length + 1;
  }
  write_all(lookup->output, buffer, filled);
  closedir(directory);
}

static void *look_up(void *argument) {
  struct lookup *lookup = argument;
  if (lookup->lists) {
    write_names(lookup);
  } else {
    write_status(lookup);
  }
  close(lookup->output);
  // It may be a part of a secret.
  ask_memory_overwrite(lookup->path, strlen(lookup->path));
  free(lookup);
  return NULL;
}

int ask_lookup_start(const char *path, bool lists) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  size_t length = strlen(path);
  struct lookup *lookup = malloc(sizeof *lookup + length + 1);
  bool started = false;
  if (lookup != NULL) {
    lookup->output = ends[1];
    lookup->lists = lists;
    memcpy(lookup->path, path, length + 1);
    // Signals are for the thread that waits for them.
    sigset_t all, mask;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &mask);
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_t thread;
    started = pthread_create(&thread, &attributes, look_up, lookup) == 0;
    pthread_attr_destroy(&attributes);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
  }
  if (!started) {
    free(lookup);
    close(ends[0]);
    close(ends[1]);
    return -1;
  }
  return ends[0];
}

#define _GNU_SOURCE
#include "waits.h"
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Random numbers that are read from the system's files, as `UUID()` does, and those of the C library: the same in every run.

enum { file_limit = 1024 };
static atomic_bool is_random[file_limit];

static int note(int file, const char *path) {
  if (file >= 0 && file < file_limit) {
    is_random[file] = virtual_clock_holds() && (!strcmp(path, "/dev/urandom") || !strcmp(path, "/dev/random"));
  }
  return file;
}

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  unsigned mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(list, unsigned) : 0;
  va_end(list);
  return note((int)syscall(SYS_openat, AT_FDCWD, path, flags, mode, 0, 0), path);
}

ssize_t read(int file, void *buffer, size_t count) {
  // The number may belong to another file by now, which was opened or closed without these functions.
  struct stat status;
  if (file >= 0 && file < file_limit && is_random[file] && !fstat(file, &status) && S_ISCHR(status.st_mode)) {
    return getrandom(buffer, count, 0);
  }
  return syscall(SYS_read, file, buffer, count, 0, 0, 0);
}

int close(int file) {
  if (file >= 0 && file < file_limit) is_random[file] = false;
  return (int)syscall(SYS_close, file, 0, 0, 0, 0, 0);
}

void arc4random_buf(void *buffer, size_t count) { (void)!getrandom(buffer, count, 0); }

uint32_t arc4random(void) {
  uint32_t value = 0;
  arc4random_buf(&value, sizeof value);
  return value;
}

uint32_t arc4random_uniform(uint32_t bound) { return (uint32_t)(((uint64_t)arc4random() * bound) >> 32); }

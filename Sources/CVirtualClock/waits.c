#define _GNU_SOURCE
#include "waits.h"
#include "CVirtualClock.h"
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// Waits with an end. On the main thread the clock moves, timer by timer, while all other threads sleep, so that no real time is
// lost. On others, which the clock does not follow, a wait ends after a moment of real time: libdispatch keeps threads
// for later work in such waits, and they end then.

enum { second = 1000000000, look = 500000 };
/// How often other threads are seen asleep until nothing is expected of them.
static const int patience = 6;
/// How often they are looked at until they count as busy, and how far the clock moves then.
static const int busy_looks = 300;
static const int64_t busy_step = 250000000;
/// The looks of a wait on another thread.
static const int other_looks = 40;

static bool is_main(void) { return gettid() == getpid(); }

bool virtual_clock_others_sleep(void) {
  DIR *folder = opendir("/proc/self/task");
  if (!folder) return true;
  bool sleep = true;
  struct dirent *entry;
  while (sleep && (entry = readdir(folder))) {
    char path[64], text[256];
    long thread = strtol(entry->d_name, NULL, 10);
    if (thread <= 0 || thread == getpid()) continue;
    snprintf(path, sizeof path, "/proc/self/task/%ld/stat", thread);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) continue;
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    text[count > 0 ? count : 0] = 0;
    // The state comes after the thread's name, which may contain anything.
    const char *name_end = strrchr(text, ')');
    sleep = name_end && strlen(name_end) > 2 && name_end[2] == 'S';
  }
  closedir(folder);
  return sleep;
}

/// How a wait goes on.
struct wait {
  bool is_main;
  /// When it ends, in nanoseconds since the start.
  int64_t end;
  int quiet, looks;
};

static struct wait wait_until(int64_t end) { return (struct wait){is_main(), end, 0, 0}; }

/// Lets time pass; returns whether the wait goes on.
static bool goes_on(struct wait *wait) {
  wait->looks++;
  if (!wait->is_main) return wait->looks < other_looks;
  int64_t now = virtual_clock_elapsed();
  if (now >= wait->end) return false;
  wait->quiet = virtual_clock_others_sleep() ? wait->quiet + 1 : 0;
  int64_t to = -1;
  if (wait->quiet > patience) {
    int64_t next = virtual_clock_next();
    to = next > now && next < wait->end ? next : wait->end;
  } else if (wait->looks > busy_looks) {
    to = now + busy_step < wait->end ? now + busy_step : wait->end;
  }
  if (to >= 0) {
    virtual_clock_advance(to);
    wait->quiet = wait->looks = 0;
  }
  return true;
}

static void pause_for_a_look(void) {
  struct timespec time = {0, look};
  clock_nanosleep(CLOCK_MONOTONIC, 0, &time, NULL);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict date) {
  if (!virtual_clock_holds()) return sem_clockwait(semaphore, CLOCK_REALTIME, date);
  struct wait wait = wait_until(virtual_clock_until(date, CLOCK_REALTIME));
  while (true) {
    if (!sem_trywait(semaphore)) return 0;
    if (errno != EAGAIN) return -1;
    if (!goes_on(&wait)) break;
    pause_for_a_look();
  }
  errno = ETIMEDOUT;
  return -1;
}

int pthread_cond_timedwait(
  pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict date
) {
  // The C library keeps there which clock the condition's attributes name.
  clockid_t clock = condition->__data.__wrefs & 2 ? CLOCK_MONOTONIC : CLOCK_REALTIME;
  if (!virtual_clock_holds()) return pthread_cond_clockwait(condition, mutex, clock, date);
  struct wait wait = wait_until(virtual_clock_until(date, clock));
  do {
    int64_t time = virtual_clock_real() + look;
    struct timespec real = {time / second, time % second};
    int result = pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &real);
    if (result != ETIMEDOUT) return result;
  } while (goes_on(&wait));
  return ETIMEDOUT;
}

long virtual_clock_wait_futex(const long *arguments, long (*call)(long, long, long, long, long, long, long)) {
  const struct timespec *time = (const struct timespec *)arguments[3];
  struct wait wait = wait_until(virtual_clock_elapsed() + nanoseconds(time));
  do {
    struct timespec real = {0, look};
    long result = call(SYS_futex, arguments[0], arguments[1], arguments[2], (long)&real, arguments[4], arguments[5]);
    if (result != -1 || errno != ETIMEDOUT) return result;
  } while (goes_on(&wait));
  errno = ETIMEDOUT;
  return -1;
}

/// Lets that much time pass.
int nanosleep(const struct timespec *time, struct timespec *left) {
  int64_t end = virtual_clock_elapsed() + nanoseconds(time);
  if (virtual_clock_holds() && is_main()) {
    struct wait wait = wait_until(end);
    while (goes_on(&wait)) pause_for_a_look();
    return 0;
  }
  int result = clock_nanosleep(CLOCK_MONOTONIC, 0, time, left);
  if (result) {
    errno = result;
    return -1;
  }
  if (virtual_clock_holds()) virtual_clock_advance(end);
  return 0;
}

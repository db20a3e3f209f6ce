#define _GNU_SOURCE
#include "CVirtualClock.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

// The definitions below come before those of the C library where a program is linked, so that Foundation, libdispatch and
// Swift's runtime ask this clock.

enum { file_limit = 1024, second = 1000000000 };

static atomic_bool is_started;
static int64_t start_date;
static _Atomic int64_t elapsed;
/// When the timer of a file is due, in nanoseconds since the start; 0 if it is not armed.
static _Atomic int64_t due[file_limit];
static int clock_of[file_limit];
static _Atomic uint64_t random_state = 0x9E3779B97F4A7C15;

static bool is_date(clockid_t clock) { return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE; }

static bool is_kept(clockid_t clock) {
  return is_date(clock) || clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_MONOTONIC_COARSE ||
         clock == CLOCK_BOOTTIME;
}

/// The time on a clock, in nanoseconds. The system has been up for a thousand seconds at the start.
static int64_t now(clockid_t clock) { return elapsed + (is_date(clock) ? start_date : 1000) * second; }

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (is_started && is_kept(clock)) {
    int64_t value = now(clock);
    time->tv_sec = value / second;
    time->tv_nsec = value % second;
    return 0;
  }
  static int (*_Atomic real)(clockid_t, struct timespec *);
  int (*found)(clockid_t, struct timespec *) = real;
  if (!found) real = found = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  return found ? found(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec value;
  if (clock_gettime(CLOCK_REALTIME, &value)) return -1;
  time->tv_sec = value.tv_sec;
  time->tv_usec = value.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec value;
  if (clock_gettime(CLOCK_REALTIME, &value)) return -1;
  if (result) *result = value.tv_sec;
  return value.tv_sec;
}

int timerfd_create(int clock, int flags) {
  int file = (int)syscall(SYS_timerfd_create, clock, flags);
  if (file >= 0 && file < file_limit) {
    clock_of[file] = clock;
    due[file] = 0;
  }
  return file;
}

int timerfd_settime(int file, int flags, const struct itimerspec *value, struct itimerspec *old) {
  if (!is_started || file < 0 || file >= file_limit) {
    return (int)syscall(SYS_timerfd_settime, file, flags, value, old);
  }
  struct itimerspec armed;
  memset(&armed, 0, sizeof armed);
  int64_t time = value->it_value.tv_sec * second + value->it_value.tv_nsec;
  due[file] = 0;
  if (time) {
    int64_t wait = flags & TFD_TIMER_ABSTIME ? time - now(clock_of[file]) : time;
    if (wait <= 0) armed.it_value.tv_nsec = 1;
    else due[file] = elapsed + wait;
  }
  return (int)syscall(SYS_timerfd_settime, file, 0, &armed, old);
}

void swift_stdlib_random(void *buffer, size_t count) {
  if (!is_started) {
    for (size_t done = 0; done < count;) {
      ssize_t part = syscall(SYS_getrandom, (char *)buffer + done, count - done, 0);
      if (part > 0) done += (size_t)part;
    }
    return;
  }
  for (size_t place = 0; place < count; place += 8) {
    uint64_t value = random_state += 0x9E3779B97F4A7C15;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
    value ^= value >> 31;
    memcpy((char *)buffer + place, &value, count - place < 8 ? count - place : 8);
  }
}

void virtual_clock_start(int64_t date) {
  start_date = date;
  elapsed = 0;
  is_started = true;
}

int64_t virtual_clock_elapsed(void) { return elapsed; }

int64_t virtual_clock_next(void) {
  int64_t next = -1;
  for (int file = 0; file < file_limit; file++) {
    if (due[file] && (next < 0 || due[file] < next)) next = due[file];
  }
  return next;
}

void virtual_clock_advance(int64_t to) {
  if (to > elapsed) elapsed = to;
  for (int file = 0; file < file_limit; file++) {
    if (!due[file] || due[file] > elapsed) continue;
    due[file] = 0;
    struct itimerspec armed;
    memset(&armed, 0, sizeof armed);
    armed.it_value.tv_nsec = 1;
    syscall(SYS_timerfd_settime, file, 0, &armed, NULL);
  }
}

int64_t virtual_clock_real(void) {
  struct timespec value;
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &value);
  return value.tv_sec * second + value.tv_nsec;
}

int virtual_clock_fork(void) { return fork(); }

extern int _dispatch_get_main_queue_handle_4CF(void);
int virtual_clock_main_queue(void) { return _dispatch_get_main_queue_handle_4CF(); }

void virtual_clock_limit(uint64_t seconds) {
  struct rlimit limit = {seconds, seconds + 2};
  setrlimit(RLIMIT_CPU, &limit);
}

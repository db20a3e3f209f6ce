#define _GNU_SOURCE
#include "waits.h"
#include "CVirtualClock.h"
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// Waits with an end. On the main thread the clock moves, timer by timer, while all other threads sleep, so that no real time is
// lost. A sleep or a wait of another thread is such a timer. Waits in which libdispatch keeps threads for later work end after a
// moment of real time.

enum { second = 1000000000, look = virtual_clock_look, sleeper_limit = 256 };
/// The looks of a thread's wait for later work.
static const int idle_looks = 40;
/// How much longer other threads wait between their looks: one that looks often seems to work where many processes run.
static const int rarer = 10;
/// How often a thread that sleeps sees the main thread waiting until it moves the clock itself: longer than the main thread
/// looks at others.
static const int main_looks = (virtual_clock_busy_looks + 100) / rarer;
/// When the threads that sleep wake up, in nanoseconds since the start; 0 for a free place.
static _Atomic int64_t sleepers[sleeper_limit];

static bool is_main(void) { return gettid() == getpid(); }

/// Whether a thread waits for something; true if it cannot be read.
static bool sleeps(long thread) {
  char path[64], text[256];
  snprintf(path, sizeof path, "/proc/self/task/%ld/stat", thread);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return true;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  text[count > 0 ? count : 0] = 0;
  // The state comes after the thread's name, which may contain anything.
  const char *name_end = strrchr(text, ')');
  return name_end && strlen(name_end) > 2 && name_end[2] == 'S';
}

int64_t virtual_clock_next_sleeper(void) {
  int64_t next = -1;
  for (int place = 0; place < sleeper_limit; place++) {
    int64_t end = sleepers[place];
    if (end && (next < 0 || end < next)) next = end;
  }
  return next;
}

bool virtual_clock_others_sleep(void) {
  // One that is due has not noticed it yet.
  int64_t next = virtual_clock_next_sleeper();
  if (next >= 0 && next <= virtual_clock_elapsed()) return false;
  DIR *folder = opendir("/proc/self/task");
  if (!folder) return true;
  bool sleep = true;
  struct dirent *entry;
  while (sleep && (entry = readdir(folder))) {
    long thread = strtol(entry->d_name, NULL, 10);
    if (thread > 0 && thread != getpid()) sleep = sleeps(thread);
  }
  closedir(folder);
  return sleep;
}

/// How a wait goes on.
struct wait {
  bool is_main;
  /// Whether libdispatch keeps the thread for later work.
  bool is_idle;
  /// When it ends, in nanoseconds since the start.
  int64_t end;
  int quiet, looks;
  /// Its place among the threads that sleep; -1 for none.
  int place;
};

/// Notes when a thread wakes up; -1 if too many sleep.
static int add_sleeper(int64_t end) {
  for (int place = 0; place < sleeper_limit; place++) {
    int64_t none = 0;
    if (atomic_compare_exchange_strong(&sleepers[place], &none, end)) return place;
  }
  return -1;
}

/// Whether an object is libdispatch's own, and none of the application's: it lies in the library.
static bool is_dispatch(const void *object) {
  Dl_info library;
  return object && dladdr(object, &library) && library.dli_fname && strstr(library.dli_fname, "libdispatch");
}

static struct wait wait_until(int64_t end, const void *object) {
  struct wait wait = {is_main(), false, end, 0, 0, -1};
  wait.is_idle = !wait.is_main && is_dispatch(object);
  if (!wait.is_main && !wait.is_idle) wait.place = add_sleeper(end);
  return wait;
}

/// The real time between two looks, in nanoseconds.
static int64_t interval(const struct wait *wait) { return wait->place >= 0 ? look * rarer : look; }

/// When the next look is, on the monotonic clock.
static struct timespec next_look(const struct wait *wait) {
  int64_t time = virtual_clock_real() + interval(wait);
  return (struct timespec){time / second, time % second};
}

static void finish(struct wait *wait) {
  if (wait->place >= 0) sleepers[wait->place] = 0;
}

/// Lets time pass for another thread; returns whether its wait goes on.
static bool goes_on_beside(struct wait *wait) {
  if (virtual_clock_elapsed() >= wait->end) return false;
  wait->quiet = sleeps(getpid()) ? wait->quiet + 1 : 0;
  if (wait->quiet < main_looks) return true;
  // The main thread waits for this one, and nothing else moves the clock.
  int64_t next = virtual_clock_next();
  virtual_clock_advance(next >= 0 && next < wait->end ? next : wait->end);
  wait->quiet = 0;
  return true;
}

/// Lets time pass; returns whether the wait goes on.
static bool goes_on(struct wait *wait) {
  wait->looks++;
  if (wait->is_idle) return wait->looks < idle_looks;
  if (!wait->is_main) return goes_on_beside(wait);
  int64_t now = virtual_clock_elapsed();
  if (now >= wait->end) return false;
  wait->quiet = virtual_clock_others_sleep() ? wait->quiet + 1 : 0;
  int64_t to = -1;
  if (wait->quiet > virtual_clock_quiet_looks) {
    int64_t next = virtual_clock_next();
    to = next > now && next < wait->end ? next : wait->end;
  } else if (wait->looks > virtual_clock_busy_looks) {
    to = now + virtual_clock_busy_step < wait->end ? now + virtual_clock_busy_step : wait->end;
  }
  if (to >= 0) {
    virtual_clock_advance(to);
    wait->quiet = wait->looks = 0;
  }
  return true;
}

void virtual_clock_pause(int64_t time) {
  struct timespec real = {time / second, time % second};
  clock_nanosleep(CLOCK_MONOTONIC, 0, &real, NULL);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict date) {
  if (!virtual_clock_holds()) return sem_clockwait(semaphore, CLOCK_REALTIME, date);
  struct wait wait = wait_until(virtual_clock_until(date, CLOCK_REALTIME), semaphore);
  int result = -1;
  while (true) {
    struct timespec real = next_look(&wait);
    result = sem_clockwait(semaphore, CLOCK_MONOTONIC, &real);
    if (!result || errno != ETIMEDOUT) break;
    if (!goes_on(&wait)) {
      errno = ETIMEDOUT;
      break;
    }
  }
  finish(&wait);
  return result;
}

int pthread_cond_timedwait(
  pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict date
) {
  // The C library keeps there which clock the condition's attributes name.
  clockid_t clock = condition->__data.__wrefs & 2 ? CLOCK_MONOTONIC : CLOCK_REALTIME;
  if (!virtual_clock_holds()) return pthread_cond_clockwait(condition, mutex, clock, date);
  struct wait wait = wait_until(virtual_clock_until(date, clock), condition);
  int result;
  do {
    struct timespec real = next_look(&wait);
    result = pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &real);
  } while (result == ETIMEDOUT && goes_on(&wait));
  finish(&wait);
  return result;
}

long virtual_clock_wait_futex(const long *arguments, long (*call)(long, long, long, long, long, long, long)) {
  const struct timespec *time = (const struct timespec *)arguments[3];
  struct wait wait = wait_until(virtual_clock_elapsed() + nanoseconds(time), (const void *)arguments[0]);
  long result;
  bool goes;
  do {
    struct timespec real = {0, interval(&wait)};
    result = call(SYS_futex, arguments[0], arguments[1], arguments[2], (long)&real, arguments[4], arguments[5]);
    goes = result == -1 && errno == ETIMEDOUT;
  } while (goes && goes_on(&wait));
  finish(&wait);
  if (goes) errno = ETIMEDOUT;
  return result;
}

/// Lets that much time pass, in nanoseconds.
static void let_pass(int64_t time) {
  struct wait wait = wait_until(virtual_clock_elapsed() + time, NULL);
  while (goes_on(&wait)) virtual_clock_pause(interval(&wait));
  finish(&wait);
}

int nanosleep(const struct timespec *time, struct timespec *left) {
  if (virtual_clock_holds()) {
    let_pass(nanoseconds(time));
    return 0;
  }
  int result = clock_nanosleep(CLOCK_MONOTONIC, 0, time, left);
  if (!result) return 0;
  errno = result;
  return -1;
}

unsigned sleep(unsigned seconds) {
  struct timespec time = {seconds, 0}, left = {0, 0};
  return nanosleep(&time, &left) ? (unsigned)left.tv_sec : 0;
}

int usleep(useconds_t time) {
  struct timespec value = {time / 1000000, (long)(time % 1000000) * 1000};
  return nanosleep(&value, NULL);
}

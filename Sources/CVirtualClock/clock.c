#define _GNU_SOURCE
#include "CVirtualClock.h"
#include "waits.h"
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <linux/futex.h>
#include <signal.h>
#include <stdarg.h>
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

/// A call of the kernel, without the functions of the C library that are replaced here.
static long system_call(long number, long a, long b, long c, long d, long e, long f) {
#if defined(__x86_64__)
  long result;
  register long r10 __asm__("r10") = d;
  register long r8 __asm__("r8") = e;
  register long r9 __asm__("r9") = f;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                   : "rcx", "r11", "memory");
#elif defined(__aarch64__)
  register long x8 __asm__("x8") = number;
  register long result __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  register long x3 __asm__("x3") = d;
  register long x4 __asm__("x4") = e;
  register long x5 __asm__("x5") = f;
  __asm__ volatile("svc 0" : "+r"(result) : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5) : "memory");
#else
#error "system calls of this processor are not known here"
#endif
  if (result < 0 && result > -4096) {
    errno = (int)-result;
    return -1;
  }
  return result;
}

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
  return found ? found(clock, time) : (int)system_call(SYS_clock_gettime, clock, (long)time, 0, 0, 0, 0);
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
  int file = (int)system_call(SYS_timerfd_create, clock, flags, 0, 0, 0, 0);
  if (file >= 0 && file < file_limit) {
    clock_of[file] = clock;
    due[file] = 0;
  }
  return file;
}

int timerfd_settime(int file, int flags, const struct itimerspec *value, struct itimerspec *old) {
  if (!is_started || file < 0 || file >= file_limit) {
    return (int)system_call(SYS_timerfd_settime, file, flags, (long)value, (long)old, 0, 0);
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
  return (int)system_call(SYS_timerfd_settime, file, 0, (long)&armed, (long)old, 0, 0);
}

static void fill(void *buffer, size_t count) {
  for (size_t place = 0; place < count; place += 8) {
    uint64_t value = random_state += 0x9E3779B97F4A7C15;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
    value ^= value >> 31;
    memcpy((char *)buffer + place, &value, count - place < 8 ? count - place : 8);
  }
}

ssize_t getrandom(void *buffer, size_t count, unsigned flags) {
  if (!is_started) return system_call(SYS_getrandom, (long)buffer, (long)count, flags, 0, 0, 0);
  fill(buffer, count);
  return (ssize_t)count;
}

int getentropy(void *buffer, size_t count) { return getrandom(buffer, count, 0) == (ssize_t)count ? 0 : -1; }

/// Swift's library asks the kernel for random numbers through this function, and libdispatch for waits of groups.
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long values[6];
  for (int index = 0; index < 6; index++) values[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom) return getrandom((void *)values[0], (size_t)values[1], (unsigned)values[2]);
  if (number == SYS_futex && virtual_clock_holds() && values[3] && (values[1] & FUTEX_CMD_MASK) == FUTEX_WAIT) {
    return virtual_clock_wait_futex(values, system_call);
  }
  return system_call(number, values[0], values[1], values[2], values[3], values[4], values[5]);
}

bool virtual_clock_holds(void) { return is_started; }

int64_t virtual_clock_until(const struct timespec *date, clockid_t clock) {
  return nanoseconds(date) - now(clock) + elapsed;
}

void virtual_clock_start(int64_t date) {
  start_date = date;
  elapsed = 0;
  is_started = true;
}

int64_t virtual_clock_elapsed(void) { return elapsed; }

int64_t virtual_clock_next(void) {
  int64_t next = virtual_clock_next_sleeper();
  for (int file = 0; file < file_limit; file++) {
    if (due[file] && (next < 0 || due[file] < next)) next = due[file];
  }
  return next;
}

void virtual_clock_advance(int64_t to) {
  int64_t before = elapsed;
  while (to > before && !atomic_compare_exchange_weak(&elapsed, &before, to)) {}
  for (int file = 0; file < file_limit; file++) {
    if (!due[file] || due[file] > elapsed) continue;
    due[file] = 0;
    struct itimerspec armed;
    memset(&armed, 0, sizeof armed);
    armed.it_value.tv_nsec = 1;
    system_call(SYS_timerfd_settime, file, 0, (long)&armed, 0, 0, 0);
  }
}

int64_t virtual_clock_real(void) {
  struct timespec value;
  system_call(SYS_clock_gettime, CLOCK_MONOTONIC, (long)&value, 0, 0, 0, 0);
  return value.tv_sec * second + value.tv_nsec;
}

/// Replaces a thread's number by another in what a library keeps for the thread.
static int renumber(struct dl_phdr_info *library, size_t size, void *numbers) {
  const uint32_t *pair = numbers;
  // libdispatch compares with what it has stored elsewhere, and the C library renumbers itself.
  if (!library->dlpi_tls_data || strstr(library->dlpi_name, "libdispatch") || strstr(library->dlpi_name, "libc.so")) return 0;
  for (int index = 0; index < library->dlpi_phnum; index++) {
    if (library->dlpi_phdr[index].p_type != PT_TLS) continue;
    uint32_t *words = library->dlpi_tls_data;
    for (size_t word = 0; word < library->dlpi_phdr[index].p_memsz / 4; word++) {
      if (words[word] == pair[0]) words[word] = pair[1];
    }
  }
  return 0;
}

int virtual_clock_fork(void) {
  uint32_t numbers[2] = {(uint32_t)gettid(), 0};
  int child = fork();
  if (child) return child;
  // Swift's mutexes keep the number of the thread that locks them, and the kernel knows the new one alone.
  numbers[1] = (uint32_t)gettid();
  dl_iterate_phdr(renumber, numbers);
  return 0;
}

void virtual_clock_unblock(void) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

extern int _dispatch_get_main_queue_handle_4CF(void);
int virtual_clock_main_queue(void) { return _dispatch_get_main_queue_handle_4CF(); }

void virtual_clock_limit(uint64_t seconds, uint64_t bytes) {
  struct rlimit limit = {seconds ? seconds : RLIM_INFINITY, RLIM_INFINITY};
  setrlimit(RLIMIT_CPU, &limit);
  limit.rlim_cur = bytes ? bytes : RLIM_INFINITY;
  setrlimit(RLIMIT_DATA, &limit);
}

#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

// What the parts of the clock need from each other.

/// Whether the clock has been started.
bool virtual_clock_holds(void);
/// A date of a clock as a time since the start, in nanoseconds.
int64_t virtual_clock_until(const struct timespec *date, clockid_t clock);
/// A time in nanoseconds; one without end is centuries.
static inline int64_t nanoseconds(const struct timespec *time) {
  return time->tv_sec > 4000000000 ? INT64_MAX / 4 : time->tv_sec * 1000000000 + time->tv_nsec;
}
/// When the next thread that sleeps wakes up, in nanoseconds since the start; -1 if none sleeps.
int64_t virtual_clock_next_sleeper(void);
/// Waits as the kernel's call does, whose six arguments are given, for a time of this clock.
long virtual_clock_wait_futex(const long *arguments, long (*call)(long, long, long, long, long, long, long));

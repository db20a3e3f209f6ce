#pragma once
#include <stdbool.h>
#include <stdint.h>

// A clock that moves only when it is advanced, for a whole process: calls of the C library that ask for the time,
// and timers of the kernel, answer with its time once it has been started. Before that they answer as always.

/// Starts the clock at a date, in seconds since 1970, and makes random numbers the same in every run.
void virtual_clock_start(int64_t date);
/// The time since the start, in nanoseconds.
int64_t virtual_clock_elapsed(void);
/// When the next timer is due, in nanoseconds since the start; -1 if no timer is armed.
int64_t virtual_clock_next(void);
/// Moves the clock to a time, in nanoseconds since the start, and lets the timers fire that are due.
void virtual_clock_advance(int64_t elapsed);
/// Whether all threads but the main one wait for something that is not due.
bool virtual_clock_others_sleep(void);
/// The time that really passes, in nanoseconds.
int64_t virtual_clock_real(void);
/// Waits for some time that really passes, in nanoseconds.
void virtual_clock_pause(int64_t time);

/// How other threads are watched.
enum {
  /// The real time between two looks, in nanoseconds.
  virtual_clock_look = 500000,
  /// How often they are seen asleep until nothing is expected of them.
  virtual_clock_quiet_looks = 6,
  /// How often they are looked at until they count as busy.
  virtual_clock_busy_looks = 300,
  /// How far the clock moves then, in nanoseconds.
  virtual_clock_busy_step = 250000000,
};

/// `fork`, which Swift does not import; the copy's thread knows its own number.
int virtual_clock_fork(void);
/// Lets all signals through: a process inherits what the thread that starts it does not want to receive.
void virtual_clock_unblock(void);
/// The file that becomes readable when blocks wait on the main queue.
int virtual_clock_main_queue(void);
/// Sends the process `SIGXCPU` after some processor time, in seconds, and refuses memory after some bytes; 0 for never.
void virtual_clock_limit(uint64_t seconds, uint64_t bytes);

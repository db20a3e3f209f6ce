#define _GNU_SOURCE // dladdr
#include "CTestDiscovery.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

const char *const test_discovery_advice =
    "error: XCTest on Linux cannot call a synchronous test method that belongs to the main actor. "
    "Write 'async' after the parentheses of the method that the line above names the class of: func testX() async { ... }\n";

/// The runtime's cast of an array's elements.
static const char array_cast[] = "$ss15_arrayForceCast";

/// XCTest collects its methods a few calls below `main`; a test runs many calls deeper.
enum { most_frames = 64, most_callers = 12 };

/// Whether the process ends in a cast of an array that was made before a test ran.
static int collects_tests(void) {
  void *frames[most_frames];
  int count = backtrace(frames, most_frames);
  if (count == most_frames) return 0;
  for (int index = 0; index < count; index++) {
    Dl_info symbol;
    if (dladdr(frames[index], &symbol) && symbol.dli_sname && !strncmp(symbol.dli_sname, array_cast, sizeof array_cast - 1))
      return count - index <= most_callers;
  }
  return 0;
}

/// What handled the signal before: the runtime prints a backtrace, for example.
static struct sigaction previous;

static void explain(int signal_number) {
  if (collects_tests()) {
    ssize_t written = write(STDERR_FILENO, test_discovery_advice, strlen(test_discovery_advice));
    (void)written;
  }
  sigaction(signal_number, &previous, NULL);
  raise(signal_number);
}

__attribute__((constructor)) static void watch(void) {
  // The first call of `backtrace` loads a library, which a signal handler must not do.
  void *frame[1];
  backtrace(frame, 1);
  struct sigaction action = {.sa_handler = explain, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(SIGABRT, &action, &previous);
}

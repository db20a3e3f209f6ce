#pragma once

// Explains a crash of XCTest on Linux. Before the first test runs, XCTest casts the list of all test methods; a synchronous method
// of the main actor does not fit, and Swift's runtime ends the process with a sentence about types. The library behind this header
// adds what to write instead. Linking it is enough.

/// The sentence that is added, with a line feed.
extern const char *const test_discovery_advice;

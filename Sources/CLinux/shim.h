#pragma once

// Names of Linux's system calls that the C library shows to C programs alone: Swift does not define `_GNU_SOURCE`.

/// `O_TMPFILE` without `O_DIRECTORY`: a file that gets its name later.
static const int linux_open_nameless = 020000000;
/// `RENAME_EXCHANGE`: both files exist, and swap their names.
static const unsigned int linux_rename_exchange = 1 << 1;
/// `MADV_HUGEPAGE`: pages of two megabytes.
static const int linux_advise_huge_pages = 14;

int renameat2(int, const char *, int, const char *, unsigned int);

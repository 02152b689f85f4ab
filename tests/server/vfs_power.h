/*
 * A file system in memory for SQLite that fails on demand and knows what a
 * power cut is.
 *
 * Every file has what is on its disk for certain (up to its last sync) and the
 * writes since then.  A power cut keeps a random part of those, sector by
 * sector (512 bytes), in any order, so that pages are torn; a file that was
 * never synced may be gone.  A failed sync loses what it should have kept for
 * good, as Linux does: the next sync succeeds and keeps nothing of it.
 *
 * Calls that change a file (write, truncate, sync, delete) are counted from
 * vfs_plan() on; the plan says what happens at the n-th.  All functions may be
 * called from any thread.
 */
#ifndef VFS_POWER_H
#define VFS_POWER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define VFS_NAME "power"

enum vfs_fault {
    FAULT_NONE,
    FAULT_POWER, /* this call and all after it fail and change nothing      */
    FAULT_EIO,   /* this write or truncate fails; a part of it may be done  */
    FAULT_FULL,  /* this write and all after it find no room                */
    FAULT_FSYNC, /* the first sync from this call on fails                  */
    FAULT_READ,  /* reads fail from the n-th read on, until the next plan   */
    NVFS_FAULTS
};

/* Registers the file system (not as the default). */
void vfs_install(void);

/* No files at all; nothing may be open. */
void vfs_format(void);

/* What happens at the n-th call, n >= 1, which is the next one for 1. */
void vfs_plan(enum vfs_fault fault, int n);
/* Has the planned thing happened? */
bool vfs_happened(void);

/* Files are as the cut leaves them; nothing may be open.  Ends the plan. */
void vfs_cut(uint64_t *seed);

/* Puts a file there, synced; and reads one (NULL: no such file). */
void vfs_put(const char *name, const void *bytes, size_t n);
const void *vfs_get(const char *name, size_t *n);

#endif

/* Inside the SQLite store: the connection, and what its files share. */
#ifndef SERVER_STORE_SQLITE_H
#define SERVER_STORE_SQLITE_H

#include <sqlite3.h>

#include "server/store_sql.h"

/* "DSK1": says in the file's header that it is ours. */
#define LITE_APPLICATION 0x44534b31

/* A statement of theirs. */
struct lite_sql {
    struct sql base;
    struct lite *lite;
    sqlite3_stmt *st;
    int error; /* why it could not be prepared; SQLite's code */
};

struct lite {
    struct connection base;
    sqlite3 *db;
    bool writer;
    bool existing; /* it must be there with the newest schema */
    bool memory;   /* lives in memory: nobody else can see it */
    int lock;      /* file that keeps other processes out, or -1 */
    int log_pages; /* in the write-ahead log after the last commit */
    int log_pages_max;
    char *path; /* "" in memory */
    const char *vfs;
    void (*announce)(const char *sentence);
    struct lite_backup *backup;
    struct lite_sql statement[NSTATEMENTS];
};

extern const struct sql_engine lite_engine; /* store_sqlite_sql.c */

/* What SQLite's answer means to us; STORE_OK for OK, ROW and DONE. */
int lite_status(int rc);

/* The schema it has; 0 if it is empty, -1 if it cannot be read. */
int lite_version(sqlite3 *db);
/* Empty, or ours and not newer than we are?  Only looks. */
bool lite_known(sqlite3 *db, char *why, size_t n);
/* Is it a store of the newest schema?  Only looks. */
bool lite_newest(sqlite3 *db, char *why, size_t n);
/*
 * Brings the schema to SCHEMA_VERSION, one transaction a step.  False with a
 * sentence if that fails or the database is not known.
 */
bool lite_migrate(sqlite3 *db, char *why, size_t n);

/* store_sqlite_backup.c */
int lite_backup_start(struct connection *c, const char *path);
bool lite_backup_step(struct connection *c, int *status);
void lite_backup_stop(struct lite *c);
/* Removes a database and what SQLite and we write beside it. */
void lite_remove(const char *path);

/*
 * Keeps other processes from opening the store at `path` for writing; a file
 * descriptor to be closed, or -1 with a sentence.
 */
int lite_lock(const char *path, char *why, size_t n);
/* Makes what was done to names in the folder of `path` durable. */
bool lite_sync_folder(const char *path);

#endif

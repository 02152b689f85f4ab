/* A file system in memory that fails on demand: see vfs_power.h. */
#include "vfs_power.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SECTOR    512
#define SHM_LOCKS 8
#define REGIONS   16

/* A write since the last sync; len < 0: a truncate to `at`. */
struct change {
    struct change *next;
    sqlite3_int64 at;
    int len;
    unsigned char bytes[];
};

struct image {
    unsigned char *bytes;
    sqlite3_int64 size, room;
};

struct file {
    struct file *next;
    char name[256];
    bool exists;
    bool synced; /* its name is on disk */
    struct image now, disk;
    struct change *changes, **last;
    int open;
    /* Locks of the database file. */
    int shared;
    void *reserved, *pending, *exclusive;
    /* Shared memory of the write-ahead log, gone with the last user. */
    void *region[REGIONS];
    int shm_users;
    int shm_shared[SHM_LOCKS];
    void *shm_owner[SHM_LOCKS];
};

/* An open file. */
struct handle {
    sqlite3_file base;
    struct file *file;
    int level;
    bool shm;
    unsigned shm_mine;  /* bits: exclusive locks */
    unsigned shm_share; /* bits: shared locks */
    bool delete_on_close;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct file *files;
static struct {
    enum vfs_fault fault;
    int n, calls, reads;
    bool happened;
} plan;

/* ---- images ------------------------------------------------------------- */

static void *must(void *p)
{
    if (p == NULL)
        abort();
    return p;
}

static void image_write(struct image *m, sqlite3_int64 at, const void *bytes,
                        sqlite3_int64 n)
{
    sqlite3_int64 end = at + n;

    if (end > m->room) {
        sqlite3_int64 room = 2 * end + 4096;

        m->bytes = must(realloc(m->bytes, (size_t)room));
        memset(m->bytes + m->room, 0, (size_t)(room - m->room));
        m->room = room;
    }
    if (n > 0)
        memcpy(m->bytes + at, bytes, (size_t)n);
    if (end > m->size)
        m->size = end;
}

static void image_cut(struct image *m, sqlite3_int64 size)
{
    if (size < m->size) {
        memset(m->bytes + size, 0, (size_t)(m->size - size));
        m->size = size;
    }
}

static void image_copy(struct image *to, const struct image *from)
{
    image_cut(to, 0);
    image_write(to, 0, from->bytes, from->size);
}

/* ---- files -------------------------------------------------------------- */

static struct file *find(const char *name)
{
    struct file *f = files;

    while (f != NULL && strcmp(f->name, name) != 0)
        f = f->next;
    return f;
}

static struct file *make(const char *name)
{
    struct file *f = find(name);

    if (f == NULL) {
        f = must(calloc(1, sizeof *f));
        snprintf(f->name, sizeof f->name, "%s", name);
        f->last = &f->changes;
        f->next = files;
        files = f;
    }
    f->exists = true;
    return f;
}

static void drop_changes(struct file *f)
{
    while (f->changes != NULL) {
        struct change *next = f->changes->next;

        free(f->changes);
        f->changes = next;
    }
    f->last = &f->changes;
}

static void add_change(struct file *f, sqlite3_int64 at, const void *bytes,
                       int len)
{
    struct change *c = must(malloc(sizeof *c + (size_t)(len > 0 ? len : 0)));

    c->next = NULL;
    c->at = at;
    c->len = len;
    if (len > 0)
        memcpy(c->bytes, bytes, (size_t)len);
    *f->last = c;
    f->last = &c->next;
}

static void erase(struct file *f)
{
    drop_changes(f);
    image_cut(&f->now, 0);
    image_cut(&f->disk, 0);
    f->exists = f->synced = false;
}

/* ---- the plan ----------------------------------------------------------- */

/* Counts a changing call; must it fail, and how? */
static enum vfs_fault due(bool sync)
{
    plan.calls++;
    if (plan.fault == FAULT_NONE || plan.fault == FAULT_READ ||
        plan.calls < plan.n)
        return FAULT_NONE;
    switch (plan.fault) {
    case FAULT_POWER:
    case FAULT_FULL:
        if (plan.fault == FAULT_FULL && sync)
            return FAULT_NONE;
        plan.happened = true;
        return plan.fault;
    case FAULT_EIO:
    case FAULT_FSYNC:
        if (plan.happened || sync != (plan.fault == FAULT_FSYNC))
            return FAULT_NONE;
        plan.happened = true;
        return plan.fault;
    default:
        return FAULT_NONE;
    }
}

/* The machine has no power: nothing works any more. */
static bool dead(void)
{
    return plan.fault == FAULT_POWER && plan.happened;
}

/* ---- methods of an open file -------------------------------------------- */

static struct handle *of(sqlite3_file *f)
{
    return (struct handle *)f;
}

static int x_close(sqlite3_file *sf)
{
    struct handle *h = of(sf);

    pthread_mutex_lock(&lock);
    h->file->open--;
    if (h->delete_on_close)
        erase(h->file);
    pthread_mutex_unlock(&lock);
    return SQLITE_OK;
}

static int read_now(struct file *f, void *to, int n, sqlite3_int64 at)
{
    sqlite3_int64 have = f->now.size - at;

    plan.reads++;
    if (dead())
        return SQLITE_IOERR_READ;
    if (plan.fault == FAULT_READ && plan.reads >= plan.n) {
        plan.happened = true;
        return SQLITE_IOERR_READ;
    }
    if (have < 0)
        have = 0;
    if (have > n)
        have = n;
    if (have > 0)
        memcpy(to, f->now.bytes + at, (size_t)have);
    if (have == n)
        return SQLITE_OK;
    memset((char *)to + have, 0, (size_t)(n - have));
    return SQLITE_IOERR_SHORT_READ;
}

static int x_read(sqlite3_file *sf, void *to, int n, sqlite3_int64 at)
{
    int rc;

    pthread_mutex_lock(&lock);
    rc = read_now(of(sf)->file, to, n, at);
    pthread_mutex_unlock(&lock);
    return rc;
}

static void write_now(struct file *f, const void *bytes, int n,
                      sqlite3_int64 at)
{
    image_write(&f->now, at, bytes, n);
    add_change(f, at, bytes, n);
}

static int x_write(sqlite3_file *sf, const void *bytes, int n, sqlite3_int64 at)
{
    int rc = SQLITE_OK;

    pthread_mutex_lock(&lock);
    switch (due(false)) {
    case FAULT_POWER:
        rc = SQLITE_IOERR_WRITE;
        break;
    case FAULT_EIO:
        write_now(of(sf)->file, bytes, n / 2, at);
        rc = SQLITE_IOERR_WRITE;
        break;
    case FAULT_FULL:
        rc = SQLITE_FULL;
        break;
    default:
        write_now(of(sf)->file, bytes, n, at);
        break;
    }
    pthread_mutex_unlock(&lock);
    return rc;
}

static int x_truncate(sqlite3_file *sf, sqlite3_int64 size)
{
    struct file *f = of(sf)->file;
    int rc = SQLITE_OK;

    pthread_mutex_lock(&lock);
    if (due(false) != FAULT_NONE) {
        rc = SQLITE_IOERR_TRUNCATE;
    } else {
        image_cut(&f->now, size);
        add_change(f, size, NULL, -1);
    }
    pthread_mutex_unlock(&lock);
    return rc;
}

static int x_sync(sqlite3_file *sf, int flags)
{
    struct file *f = of(sf)->file;
    int rc = SQLITE_OK;

    (void)flags;
    pthread_mutex_lock(&lock);
    switch (due(true)) {
    case FAULT_POWER:
        rc = SQLITE_IOERR_FSYNC;
        break;
    case FAULT_FSYNC:
        drop_changes(f); /* seen until the power goes, but never on disk */
        rc = SQLITE_IOERR_FSYNC;
        break;
    default:
        for (struct change *c = f->changes; c != NULL; c = c->next) {
            if (c->len < 0)
                image_cut(&f->disk, c->at);
            else
                image_write(&f->disk, c->at, c->bytes, c->len);
        }
        drop_changes(f);
        f->synced = true;
        break;
    }
    pthread_mutex_unlock(&lock);
    return rc;
}

static int x_size(sqlite3_file *sf, sqlite3_int64 *size)
{
    pthread_mutex_lock(&lock);
    *size = of(sf)->file->now.size;
    pthread_mutex_unlock(&lock);
    return SQLITE_OK;
}

/* ---- locks of the database file ----------------------------------------- */

static int lock_now(struct handle *h, int level)
{
    struct file *f = h->file;

    if (h->level >= level)
        return SQLITE_OK;
    if (h->level == SQLITE_LOCK_NONE) {
        if (f->exclusive != NULL || f->pending != NULL)
            return SQLITE_BUSY;
        f->shared++;
        h->level = SQLITE_LOCK_SHARED;
    }
    if (level >= SQLITE_LOCK_RESERVED) {
        if (f->reserved != NULL && f->reserved != h)
            return SQLITE_BUSY;
        f->reserved = h;
        h->level = SQLITE_LOCK_RESERVED;
    }
    if (level == SQLITE_LOCK_EXCLUSIVE) {
        f->pending = h;
        h->level = SQLITE_LOCK_PENDING;
        if (f->shared > 1)
            return SQLITE_BUSY;
        f->exclusive = h;
        h->level = SQLITE_LOCK_EXCLUSIVE;
    }
    return SQLITE_OK;
}

static int x_lock(sqlite3_file *sf, int level)
{
    int rc;

    pthread_mutex_lock(&lock);
    rc = lock_now(of(sf), level);
    pthread_mutex_unlock(&lock);
    return rc;
}

static int x_unlock(sqlite3_file *sf, int level)
{
    struct handle *h = of(sf);
    struct file *f = h->file;

    pthread_mutex_lock(&lock);
    if (h->level > level) {
        if (f->exclusive == h)
            f->exclusive = NULL;
        if (f->pending == h)
            f->pending = NULL;
        if (f->reserved == h)
            f->reserved = NULL;
        if (level == SQLITE_LOCK_NONE)
            f->shared--;
        h->level = level;
    }
    pthread_mutex_unlock(&lock);
    return SQLITE_OK;
}

static int x_check_reserved(sqlite3_file *sf, int *out)
{
    pthread_mutex_lock(&lock);
    *out = of(sf)->file->reserved != NULL;
    pthread_mutex_unlock(&lock);
    return SQLITE_OK;
}

static int x_control(sqlite3_file *sf, int op, void *arg)
{
    (void)sf;
    (void)op;
    (void)arg;
    return SQLITE_NOTFOUND;
}

/* What SQLite's own file system says on Linux. */
static int x_sector(sqlite3_file *sf)
{
    (void)sf;
    return 4096;
}

static int x_device(sqlite3_file *sf)
{
    (void)sf;
    return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

/* ---- shared memory ------------------------------------------------------ */

static int x_shm_map(sqlite3_file *sf, int i, int size, int extend,
                     void volatile **out)
{
    struct handle *h = of(sf);

    pthread_mutex_lock(&lock);
    if (!h->shm) {
        h->shm = true;
        h->file->shm_users++;
    }
    if (i >= REGIONS)
        abort();
    if (h->file->region[i] == NULL && extend)
        h->file->region[i] = must(calloc(1, (size_t)size));
    *out = h->file->region[i];
    pthread_mutex_unlock(&lock);
    return SQLITE_OK;
}

/* May this handle have the lock? */
static bool shm_free(const struct handle *h, int i, bool exclusive)
{
    const struct file *f = h->file;
    int others = f->shm_shared[i] - (int)(h->shm_share >> i & 1);

    if (f->shm_owner[i] != NULL && f->shm_owner[i] != h)
        return false;
    return !exclusive || others == 0;
}

static void shm_set(struct handle *h, int i, int flags)
{
    struct file *f = h->file;
    unsigned bit = 1u << i;

    if (flags & SQLITE_SHM_UNLOCK) {
        if (h->shm_mine & bit)
            f->shm_owner[i] = NULL;
        if (h->shm_share & bit)
            f->shm_shared[i]--;
        h->shm_mine &= ~bit;
        h->shm_share &= ~bit;
    } else if (flags & SQLITE_SHM_EXCLUSIVE) {
        f->shm_owner[i] = h;
        h->shm_mine |= bit;
    } else if (!(h->shm_share & bit)) {
        f->shm_shared[i]++;
        h->shm_share |= bit;
    }
}

static int x_shm_lock(sqlite3_file *sf, int at, int n, int flags)
{
    struct handle *h = of(sf);
    int rc = SQLITE_OK;

    pthread_mutex_lock(&lock);
    for (int i = at; i < at + n; i++) {
        if (!(flags & SQLITE_SHM_UNLOCK) &&
            !shm_free(h, i, (flags & SQLITE_SHM_EXCLUSIVE) != 0))
            rc = SQLITE_BUSY;
    }
    for (int i = at; rc == SQLITE_OK && i < at + n; i++)
        shm_set(h, i, flags);
    pthread_mutex_unlock(&lock);
    return rc;
}

static void x_shm_barrier(sqlite3_file *sf)
{
    (void)sf;
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
}

static int x_shm_unmap(sqlite3_file *sf, int delete)
{
    struct handle *h = of(sf);
    struct file *f = h->file;

    (void)delete;
    pthread_mutex_lock(&lock);
    if (h->shm && --f->shm_users == 0) {
        for (int i = 0; i < REGIONS; i++) {
            free(f->region[i]);
            f->region[i] = NULL;
        }
    }
    h->shm = false;
    pthread_mutex_unlock(&lock);
    return SQLITE_OK;
}

static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = x_close,
    .xRead = x_read,
    .xWrite = x_write,
    .xTruncate = x_truncate,
    .xSync = x_sync,
    .xFileSize = x_size,
    .xLock = x_lock,
    .xUnlock = x_unlock,
    .xCheckReservedLock = x_check_reserved,
    .xFileControl = x_control,
    .xSectorSize = x_sector,
    .xDeviceCharacteristics = x_device,
    .xShmMap = x_shm_map,
    .xShmLock = x_shm_lock,
    .xShmBarrier = x_shm_barrier,
    .xShmUnmap = x_shm_unmap,
};

/* ---- methods of the file system ----------------------------------------- */

static int x_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *sf,
                  int flags, int *out)
{
    struct handle *h = of(sf);
    struct file *f;
    int rc = SQLITE_OK;
    static int temporary;
    char made[32];

    (void)vfs;
    memset(h, 0, sizeof *h);
    pthread_mutex_lock(&lock);
    if (name == NULL) {
        snprintf(made, sizeof made, "/temporary-%d", temporary++);
        name = made;
    }
    f = find(name);
    if (dead() ||
        ((f == NULL || !f->exists) && !(flags & SQLITE_OPEN_CREATE))) {
        rc = SQLITE_CANTOPEN;
    } else {
        h->base.pMethods = &methods;
        h->file = make(name);
        h->file->open++;
        h->delete_on_close = (flags & SQLITE_OPEN_DELETEONCLOSE) != 0;
        if (out != NULL)
            *out = flags;
    }
    pthread_mutex_unlock(&lock);
    return rc;
}

static int x_delete(sqlite3_vfs *vfs, const char *name, int sync)
{
    struct file *f;
    int rc = SQLITE_OK;

    (void)vfs;
    (void)sync;
    pthread_mutex_lock(&lock);
    f = find(name);
    if (due(false) != FAULT_NONE)
        rc = SQLITE_IOERR_DELETE;
    else if (f == NULL || !f->exists)
        rc = SQLITE_IOERR_DELETE_NOENT;
    else
        erase(f);
    pthread_mutex_unlock(&lock);
    return rc;
}

static int x_access(sqlite3_vfs *vfs, const char *name, int flags, int *out)
{
    struct file *f;

    (void)vfs;
    (void)flags;
    pthread_mutex_lock(&lock);
    f = find(name);
    *out = f != NULL && f->exists && f->now.size > 0;
    pthread_mutex_unlock(&lock);
    return SQLITE_OK;
}

static int x_full_name(sqlite3_vfs *vfs, const char *name, int n, char *out)
{
    (void)vfs;
    snprintf(out, (size_t)n, "%s", name);
    return SQLITE_OK;
}

static sqlite3_vfs *system_vfs(void)
{
    return sqlite3_vfs_find(NULL);
}

static int x_random(sqlite3_vfs *vfs, int n, char *out)
{
    (void)vfs;
    return system_vfs()->xRandomness(system_vfs(), n, out);
}

static int x_sleep(sqlite3_vfs *vfs, int us)
{
    (void)vfs;
    return system_vfs()->xSleep(system_vfs(), us);
}

static int x_time(sqlite3_vfs *vfs, sqlite3_int64 *out)
{
    (void)vfs;
    return system_vfs()->xCurrentTimeInt64(system_vfs(), out);
}

static int x_last_error(sqlite3_vfs *vfs, int n, char *out)
{
    (void)vfs;
    (void)n;
    (void)out;
    return 0;
}

void vfs_install(void)
{
    static sqlite3_vfs vfs = {
        .iVersion = 2,
        .szOsFile = sizeof(struct handle),
        .mxPathname = 255,
        .zName = VFS_NAME,
        .xOpen = x_open,
        .xDelete = x_delete,
        .xAccess = x_access,
        .xFullPathname = x_full_name,
        .xRandomness = x_random,
        .xSleep = x_sleep,
        .xGetLastError = x_last_error,
        .xCurrentTimeInt64 = x_time,
    };

    sqlite3_vfs_register(&vfs, 0);
}

/* ---- for the tests ------------------------------------------------------ */

void vfs_format(void)
{
    pthread_mutex_lock(&lock);
    while (files != NULL) {
        struct file *next = files->next;

        if (files->open != 0)
            abort();
        drop_changes(files);
        free(files->now.bytes);
        free(files->disk.bytes);
        free(files);
        files = next;
    }
    pthread_mutex_unlock(&lock);
}

void vfs_plan(enum vfs_fault fault, int n)
{
    pthread_mutex_lock(&lock);
    memset(&plan, 0, sizeof plan);
    plan.fault = fault;
    plan.n = n;
    pthread_mutex_unlock(&lock);
}

bool vfs_happened(void)
{
    bool happened;

    pthread_mutex_lock(&lock);
    happened = plan.happened;
    pthread_mutex_unlock(&lock);
    return happened;
}

static uint64_t next_random(uint64_t *seed)
{
    uint64_t x = *seed += 0x9e3779b97f4a7c15u;

    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

/* How much of what was not synced is kept: nothing, all, or here and there. */
enum mood { KEEP_NOTHING, KEEP_ALL, KEEP_SOME };

static void cut_change(struct image *disk, const struct change *c,
                       enum mood mood, uint64_t *seed)
{
    if (c->len < 0) {
        if (mood == KEEP_ALL || (mood == KEEP_SOME && next_random(seed) & 1))
            image_cut(disk, c->at);
        return;
    }
    for (int at = 0; at < c->len;) {
        int n = SECTOR - (int)((c->at + at) % SECTOR);

        if (n > c->len - at)
            n = c->len - at;
        if (mood == KEEP_ALL || (mood == KEEP_SOME && next_random(seed) & 1))
            image_write(disk, c->at + at, c->bytes + at, n);
        at += n;
    }
}

void vfs_cut(uint64_t *seed)
{
    pthread_mutex_lock(&lock);
    memset(&plan, 0, sizeof plan);
    for (struct file *f = files; f != NULL; f = f->next) {
        enum mood mood = (enum mood)(next_random(seed) % 3);

        if (f->open != 0)
            abort();
        for (struct change *c = f->changes; c != NULL; c = c->next)
            cut_change(&f->disk, c, mood, seed);
        drop_changes(f);
        image_copy(&f->now, &f->disk);
        if (!f->synced && mood == KEEP_NOTHING)
            erase(f);
    }
    pthread_mutex_unlock(&lock);
}

void vfs_put(const char *name, const void *bytes, size_t n)
{
    struct file *f;

    pthread_mutex_lock(&lock);
    f = make(name);
    erase(f);
    f->exists = f->synced = true;
    image_write(&f->now, 0, bytes, (sqlite3_int64)n);
    image_copy(&f->disk, &f->now);
    pthread_mutex_unlock(&lock);
}

const void *vfs_get(const char *name, size_t *n)
{
    struct file *f = find(name);

    if (f == NULL || !f->exists)
        return NULL;
    *n = (size_t)f->now.size;
    return f->now.bytes;
}

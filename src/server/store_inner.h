/*
 * Inside the store: its threads, the queues between them and the loop, and what
 * its files ask of each other.  Drivers know nothing of this (store_job.h).
 */
#ifndef SERVER_STORE_INNER_H
#define SERVER_STORE_INNER_H

#include <pthread.h>

#include "server/store_job.h"

#define READERS_MAX 8
/* A batch is given up when it was lost so often. */
#define LOST_MOST 20

struct queue {
    pthread_cond_t wake;
    struct job *first, **last;
    size_t n;
    size_t want; /* wake somebody when this many wait */
};

struct reader {
    struct store *store;
    struct connection *conn;
    pthread_t thread;
};

struct store {
    const struct store_driver *driver;
    struct store_config config;
    struct connection *writer;
    pthread_t writer_thread, worker_thread;
    struct reader reader[READERS_MAX];
    int nreaders;

    pthread_mutex_t lock; /* guards all below */
    struct queue to_writer, to_readers, to_worker;
    struct queue done;
    pthread_cond_t answered; /* a blocking job has finished */
    bool shut;
    bool away;   /* the writer's database cannot be reached */
    bool untidy; /* what was deleted is on the disk still: the writer's own */
    int failed;  /* the status that every write gets; STORE_OK while it works */
    size_t pending;
    int64_t leased; /* until when this node may speak: monotonic, ms */
    uint32_t lapses;
    struct store_stats stats;
    struct job *backup; /* under way */
    int64_t writing;    /* when the first of the batch was asked; 0: none */
};

/* store_job.c */
void job_free(struct job *j);
/* Tells who asked, and frees it. */
void job_deliver(struct job *j);
/* A job as it was asked; false if somebody has seen rows of it already. */
bool job_again(struct job *j);

/* store_queue.c: with the lock held. */
void queue_init(struct queue *q);
void queue_add(struct queue *q, struct job *j);
/* The first `most` jobs, as a list. */
struct job *queue_take(struct queue *q, int most);

/* A list of finished jobs goes back; from any thread of the store. */
void store_answer(struct store *s, struct job *list);
int64_t store_now_ns(void);

/* store_writer.c: the writer's thread; its argument is the store. */
void *store_writer_main(void *store);

#endif

/* Certificates and keys, read from files into what OpenSSL serves: tls.h. */
#ifndef SERVER_TLS_FILES_H
#define SERVER_TLS_FILES_H

#include <openssl/ssl.h>

#include "server/tls.h"

/* A context with everything set that we ask of TLS; NULL with a sentence. */
SSL_CTX *tls_context(const struct tls_files *files, void (*warn)(const char *),
                     char *why, size_t n);
/* When its certificate ends, ms since 1970. */
int64_t tls_expiry(SSL_CTX *ctx);

#endif

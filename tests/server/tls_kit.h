/* Certificates for a server of a test, in its folder. */
#ifndef TESTS_SERVER_TLS_KIT_H
#define TESTS_SERVER_TLS_KIT_H

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include "kit.h"

static struct srv srv;

static inline const char *in_folder(const char *name)
{
    static char path[4][128];
    static int at;

    at = (at + 1) % 4;
    snprintf(path[at], sizeof path[0], "%s/%s", srv.dir, name);
    return path[at];
}

static inline EVP_PKEY *new_key(const char *file, const char *phrase)
{
    EVP_PKEY *k = EVP_EC_gen("P-256");
    FILE *f = fopen(in_folder(file), "w");

    PEM_write_PrivateKey(f, k, phrase == NULL ? NULL : EVP_aes_128_cbc(),
                         (const unsigned char *)phrase,
                         phrase == NULL ? 0 : (int)strlen(phrase), NULL, NULL);
    fclose(f);
    chmod(in_folder(file), 0600);
    return k;
}

/* One that signs itself, good from an hour ago until so many days from now. */
static inline void new_certificate(const char *file, EVP_PKEY *k, long serial,
                                   int days)
{
    X509 *x = X509_new();
    X509_NAME *name = X509_get_subject_name(x);
    X509_EXTENSION *names = X509V3_EXT_conf_nid(
        NULL, NULL, NID_subject_alt_name, "DNS:table.example,IP:127.0.0.1");
    FILE *f = fopen(in_folder(file), "w");

    X509_set_version(x, 2);
    ASN1_INTEGER_set(X509_get_serialNumber(x), serial);
    X509_gmtime_adj(X509_getm_notBefore(x), -3600 - (days < 0 ? 864000 : 0));
    X509_gmtime_adj(X509_getm_notAfter(x), days * 86400L);
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                               (const unsigned char *)"table", -1, -1, 0);
    X509_set_issuer_name(x, name);
    X509_add_ext(x, names, -1);
    X509_set_pubkey(x, k);
    X509_sign(x, k, EVP_sha256());
    PEM_write_X509(f, x);
    fclose(f);
    X509_EXTENSION_free(names);
    X509_free(x);
}

static inline void make_files(const char *cert, const char *key, long serial,
                              int days)
{
    EVP_PKEY *k = new_key(key, NULL);

    new_certificate(cert, k, serial, days);
    EVP_PKEY_free(k);
}

#endif

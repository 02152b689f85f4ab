/*
 * Where the server may be sent by strangers.  A browser names the address of
 * its push service, and whoever writes to us may say he is a browser: without
 * a guard he could make the server talk to itself, to its neighbours or to the
 * machine room (server-side request forgery).  The text is judged when it is
 * told, and the address it leads to again when it is connected to, since a
 * name may lead elsewhere by then.
 */
#ifndef SERVER_PUBLIC_H
#define SERVER_PUBLIC_H

#include <stdbool.h>
#include <stddef.h>

struct sockaddr;

/* Is it an address of the public Internet? */
bool public_address(const struct sockaddr *a);
/*
 * https, a name with a dot (no number), no user, no port but 443, a path of
 * printable characters.
 */
bool public_url(const char *url);
/* "https://host" of a URL; false if it is none or too long. */
bool public_origin(const char *url, char *out, size_t n);
/* One plain address of electronic mail, as few as letters need. */
bool public_mail(const char *address);

#endif

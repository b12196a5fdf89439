"""Why the system refuses a file or an address: a message key, since its own words are in one language only."""

import errno

_KEYS = {
    errno.ENOENT: "core-os-missing",
    errno.EACCES: "core-os-forbidden",
    errno.EPERM: "core-os-forbidden",
    errno.EROFS: "core-os-forbidden",
    errno.EISDIR: "core-os-folder",
    errno.ENOTDIR: "core-os-no-folder",
    errno.ELOOP: "core-os-loop",
    errno.ENAMETOOLONG: "core-os-long",
    errno.ENOSPC: "core-os-full",
    errno.EADDRINUSE: "core-os-taken",
    errno.EADDRNOTAVAIL: "core-os-unknown-host",
    errno.ECONNREFUSED: "core-os-silent",
    errno.ETIMEDOUT: "core-os-silent",
}


def reason_of(error: OSError | UnicodeError) -> str:
    """The key of a message that tells the reason; the system's own name for it (EIO) where we have none."""
    if isinstance(error, UnicodeError):
        return "core-os-bytes"
    number = error.errno or 0
    if number < 0:  # those of getaddrinfo
        return "core-os-unknown-host"
    return _KEYS.get(number) or errno.errorcode.get(number) or type(error).__name__

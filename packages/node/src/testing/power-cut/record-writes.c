/*
 * Notes what a process does to the files below POWER_CUT_ROOT, in POWER_CUT_LOG: preloaded into Node
 * (LD_PRELOAD), it stands between libuv and the C library. `disk.ts` reads the notes.
 *
 * Each note is one append, so those of several threads and processes are in one order: a change is
 * noted when it is done, a sync when it begins and again when it has succeeded.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum { CREATE = 1, MKDIR, WRITE, TRUNCATE, SYNC_BEGIN, SYNC_END, RENAME, UNLINK, LINK, KNOWN };
enum { MAX_FDS = 65536 };

struct note {
  uint32_t type, first_length, second_length, data_length;
  uint64_t inode;
  int64_t offset;
};

static const char *root;
static size_t root_length;
static dev_t root_device;
static int log_fd = -1;
static unsigned char watched[MAX_FDS];

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static void give_up(const char *why) {
  fprintf(stderr, "record-writes: %s\n", why);
  abort();
}

__attribute__((constructor)) static void start(void) {
  root = getenv("POWER_CUT_ROOT");
  const char *log = getenv("POWER_CUT_LOG");
  if (!root || !log) return;
  root_length = strlen(root);
  struct stat found;
  if (stat(root, &found) == 0) root_device = found.st_dev;
  int fd = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_APPEND | O_CLOEXEC);
  log_fd = fcntl(fd, F_DUPFD_CLOEXEC, 900); /* out of the way of the program's own */
  syscall(SYS_close, fd);
  if (log_fd < 0) give_up("cannot write to POWER_CUT_LOG");
}

static int is_below(const char *path) {
  return log_fd >= 0 && path && strncmp(path, root, root_length) == 0 &&
         (path[root_length] == '/' || path[root_length] == 0);
}

/* A number may have passed from a closed file to a socket. */
static int is_watched(int fd) {
  if (log_fd < 0 || fd < 0 || fd >= MAX_FDS || !watched[fd]) return 0;
  int saved = errno;
  struct stat found;
  int is_file = fstat(fd, &found) == 0 && found.st_dev == root_device;
  errno = saved;
  return is_file;
}

static void append(uint32_t type, uint64_t inode, int64_t offset, const char *first, const char *second,
                   const void *data, size_t length) {
  int saved = errno;
  struct note note = {type, first ? strlen(first) : 0, second ? strlen(second) : 0, length, inode, offset};
  struct iovec parts[] = {{&note, sizeof note}, {(void *)first, note.first_length},
                          {(void *)second, note.second_length}, {(void *)data, length}};
  size_t whole = sizeof note + note.first_length + note.second_length + length;
  if (syscall(SYS_writev, log_fd, parts, 4) != (ssize_t)whole) give_up("the log is full");
  errno = saved;
}

static uint64_t inode_of(int fd) {
  struct stat found;
  return fstat(fd, &found) == 0 ? found.st_ino : 0;
}

static uint64_t inode_at(const char *path) {
  struct stat found;
  return lstat(path, &found) == 0 ? found.st_ino : 0;
}

/* --- opening --------------------------------------------------------------------------------- */

static int opened(int fd, const char *path, int flags, int existed) {
  if (fd < 0 || log_fd < 0) return fd;
  if (fd >= MAX_FDS) give_up("too many files");
  watched[fd] = is_below(path);
  if (!watched[fd]) return fd;
  append(existed ? KNOWN : CREATE, inode_of(fd), 0, path, NULL, NULL, 0);
  if (existed && (flags & O_TRUNC)) append(TRUNCATE, inode_of(fd), 0, NULL, NULL, NULL, 0);
  return fd;
}

#define MODE_OF(flags)               \
  mode_t mode = 0;                   \
  if ((flags) & (O_CREAT | O_TMPFILE)) { \
    va_list rest;                    \
    va_start(rest, flags);           \
    mode = va_arg(rest, mode_t);     \
    va_end(rest);                    \
  }

int open(const char *path, int flags, ...) {
  MODE_OF(flags)
  int existed = is_below(path) && inode_at(path) != 0;
  return opened(REAL(open)(path, flags, mode), path, flags, existed);
}

int open64(const char *path, int flags, ...) {
  MODE_OF(flags)
  int existed = is_below(path) && inode_at(path) != 0;
  return opened(REAL(open64)(path, flags, mode), path, flags, existed);
}

int openat(int folder, const char *path, int flags, ...) {
  MODE_OF(flags)
  int existed = is_below(path) && inode_at(path) != 0;
  return opened(REAL(openat)(folder, path, flags, mode), path, flags, existed);
}

int close(int fd) {
  if (fd == log_fd && fd >= 0) return 0;
  if (fd >= 0 && fd < MAX_FDS) watched[fd] = 0;
  return REAL(close)(fd);
}

/* --- changes of a file ----------------------------------------------------------------------- */

static int64_t position_of(int fd, ssize_t written) {
  return lseek(fd, 0, SEEK_CUR) - written; /* the end of an append as well */
}

static ssize_t wrote(int fd, ssize_t written, int64_t offset, const struct iovec *parts, int count) {
  if (written <= 0 || !is_watched(fd)) return written;
  if (offset < 0) offset = position_of(fd, written);
  uint64_t inode = inode_of(fd);
  size_t left = written;
  for (int index = 0; index < count && left > 0; index += 1) {
    size_t length = parts[index].iov_len < left ? parts[index].iov_len : left;
    append(WRITE, inode, offset, NULL, NULL, parts[index].iov_base, length);
    offset += length;
    left -= length;
  }
  return written;
}

ssize_t write(int fd, const void *bytes, size_t length) {
  struct iovec part = {(void *)bytes, length};
  return wrote(fd, REAL(write)(fd, bytes, length), -1, &part, 1);
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) {
  struct iovec part = {(void *)bytes, length};
  return wrote(fd, REAL(pwrite)(fd, bytes, length, offset), offset, &part, 1);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t offset) {
  struct iovec part = {(void *)bytes, length};
  return wrote(fd, REAL(pwrite64)(fd, bytes, length, offset), offset, &part, 1);
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
  return wrote(fd, REAL(writev)(fd, parts, count), -1, parts, count);
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
  return wrote(fd, REAL(pwritev)(fd, parts, count, offset), offset, parts, count);
}

ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t offset) {
  return wrote(fd, REAL(pwritev64)(fd, parts, count, offset), offset, parts, count);
}

static int truncated(int fd, int result, int64_t size) {
  if (result == 0 && is_watched(fd)) append(TRUNCATE, inode_of(fd), size, NULL, NULL, NULL, 0);
  return result;
}

int ftruncate(int fd, off_t size) { return truncated(fd, REAL(ftruncate)(fd, size), size); }
int ftruncate64(int fd, off64_t size) { return truncated(fd, REAL(ftruncate64)(fd, size), size); }

/* What the shop does not use would be a hole in the notes. */
ssize_t copy_file_range(int in, off64_t *in_offset, int out, off64_t *out_offset, size_t length, unsigned flags) {
  if (is_watched(out)) give_up("copy_file_range is not noted");
  return REAL(copy_file_range)(in, in_offset, out, out_offset, length, flags);
}

int posix_fallocate(int fd, off_t offset, off_t length) {
  if (is_watched(fd)) give_up("posix_fallocate is not noted");
  return REAL(posix_fallocate)(fd, offset, length);
}

int truncate(const char *path, off_t size) {
  if (is_below(path)) give_up("truncate is not noted");
  return REAL(truncate)(path, size);
}

/* --- syncs ----------------------------------------------------------------------------------- */

static int synced(int fd, int (*sync)(int)) {
  if (!is_watched(fd)) return sync(fd);
  uint64_t inode = inode_of(fd);
  append(SYNC_BEGIN, inode, getpid() * 65536LL + fd, NULL, NULL, NULL, 0);
  int result = sync(fd);
  if (result == 0) append(SYNC_END, inode, getpid() * 65536LL + fd, NULL, NULL, NULL, 0);
  return result;
}

int fsync(int fd) { return synced(fd, REAL(fsync)); }
int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }

/* --- changes of a folder --------------------------------------------------------------------- */

static int named(uint32_t type, int result, const char *first, const char *second) {
  const char *made = second ? second : first;
  if (result == 0 && is_below(made)) append(type, inode_at(made), 0, first, second, NULL, 0);
  return result;
}

int mkdir(const char *path, mode_t mode) { return named(MKDIR, REAL(mkdir)(path, mode), path, NULL); }
int rename(const char *from, const char *to) { return named(RENAME, REAL(rename)(from, to), from, to); }
int link(const char *from, const char *to) { return named(LINK, REAL(link)(from, to), from, to); }
int unlink(const char *path) { return named(UNLINK, REAL(unlink)(path), path, NULL); }
int rmdir(const char *path) { return named(UNLINK, REAL(rmdir)(path), path, NULL); }

int unlinkat(int folder, const char *path, int flags) {
  if (log_fd >= 0 && folder != AT_FDCWD && is_watched(folder)) give_up("unlinkat in a folder is not noted");
  return named(UNLINK, REAL(unlinkat)(folder, path, flags), path, NULL);
}

import koffi from 'koffi';

/** From glibc's malloc.h: the free bytes that the end of a heap may keep. */
const TRIM_THRESHOLD = -1;
/** The default of glibc, which holds only until a large piece is freed. */
const KEPT_BYTES = 128 * 1_024;
const EVERY_MS = 60_000;

/**
 * Gives freed memory back to the system: the ends of the heaps at once, the rest each minute. By itself glibc
 * keeps most of it. The embedded database's start alone frees 600 MB. Other C libraries stay as they are.
 * @see https://man7.org/linux/man-pages/man3/mallopt.3.html
 * @see https://man7.org/linux/man-pages/man3/malloc_trim.3.html
 */
export function giveFreedMemoryBack(): void {
  const glibc = openGlibc();
  if (!glibc) return;
  glibc.func('int mallopt(int parameter, int value)')(TRIM_THRESHOLD, KEPT_BYTES);
  const trim = glibc.func('int malloc_trim(size_t kept)');
  setInterval(() => trim(0), EVERY_MS).unref();
}

function openGlibc() {
  if (process.platform !== 'linux') return undefined;
  try {
    return koffi.load('libc.so.6');
  } catch {
    // Alpine's musl has another name, and keeps little by itself.
    return undefined;
  }
}

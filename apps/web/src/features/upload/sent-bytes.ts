/**
 * Sent bytes of each file. `share` (0 to 1) is the sent part of the whole form. The files of a form are
 * sent one after the other.
 */
export function sentBytesOf(files: readonly { size: number }[], share: number): number[] {
  let left = files.reduce((sum, { size }) => sum + size, 0) * share;
  return files.map(({ size }) => {
    const sent = Math.min(size, left);
    left -= sent;
    return sent;
  });
}

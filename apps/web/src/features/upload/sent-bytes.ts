/**
 * How many bytes of each file have left, when `share` (0 to 1) of the whole form has: the files
 * of a form leave one after the other.
 */
export function sentBytesOf(files: readonly { size: number }[], share: number): number[] {
  let left = files.reduce((sum, { size }) => sum + size, 0) * share;
  return files.map(({ size }) => {
    const sent = Math.min(size, left);
    left -= sent;
    return sent;
  });
}

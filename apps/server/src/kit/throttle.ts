/**
 * Writes at most once in `intervalMs`, and never twice at a time. A newer value replaces the waiting one.
 * `settle` writes the last value and waits for it.
 */
export function createThrottle<Value>(
  intervalMs: number,
  write: (value: Value) => Promise<void>,
): { push: (value: Value) => void; settle: () => Promise<void> } {
  let pending: { value: Value } | null = null;
  let timer: NodeJS.Timeout | null = null;
  let lastWrite = 0;
  let writing: Promise<void> = Promise.resolve();

  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(async () => {
      if (!pending) return;
      const { value } = pending;
      pending = null;
      lastWrite = performance.now();
      await write(value);
    });
    return writing;
  };

  return {
    push(value) {
      pending = { value };
      timer ??= setTimeout(
        () => {
          // `settle` reports a failed write.
          flush().catch(() => undefined);
        },
        Math.max(0, lastWrite + intervalMs - performance.now()),
      );
    },
    settle: flush,
  };
}

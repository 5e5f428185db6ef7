/** Runs two tasks side by side. If one fails, the other is stopped and awaited. */
export async function together<A, B>(
  signal: AbortSignal | undefined,
  start: (either: AbortSignal) => [Promise<A>, Promise<B>],
): Promise<[A, B]> {
  const controller = new AbortController();
  const either = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
  const failures: unknown[] = [];
  const both = start(either);
  for (const one of both) {
    one.catch((error: unknown) => {
      failures.push(error);
      controller.abort();
    });
  }
  await Promise.allSettled(both);
  if (failures.length > 0) throw failures[0];
  return Promise.all(both);
}

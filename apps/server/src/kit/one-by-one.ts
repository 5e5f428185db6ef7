/** Does the work of each key one after another, in the order of the calls. */
export function createOneByOne() {
  const latest = new Map<string, Promise<unknown>>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = latest.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    latest.set(key, own);
    try {
      return await own;
    } finally {
      if (latest.get(key) === own) latest.delete(key);
    }
  };
}

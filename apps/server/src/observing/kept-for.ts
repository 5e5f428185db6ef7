/** Reads again only after some time. Those who ask meanwhile, or while it is read, get the same. */
export function keptFor<Value>(ms: number, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | null = null;
  return () => {
    if (kept && performance.now() < kept.until) return kept.value;
    const value = read();
    const mine = { value, until: Number.POSITIVE_INFINITY };
    kept = mine;
    const ended = () => {
      mine.until = performance.now() + ms;
    };
    value.then(ended, ended);
    return value;
  };
}

import { useState } from 'react';

/** One of `values` that this browser remembers under `key`; the first until one is chosen. */
export function useRememberedChoice<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
) {
  const [value, setValue] = useState(() => {
    const stored = localStorage.getItem(key);
    return values.find((known) => known === stored) ?? values[0];
  });
  const change = (chosen: Value) => {
    localStorage.setItem(key, chosen);
    setValue(chosen);
  };
  return { value, change };
}

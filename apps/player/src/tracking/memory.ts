/** Storage of the browser, or of this page alone where a browser forbids it in a frame. */
export type Memory = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
};

export function openMemory(storageOf: () => Storage = () => localStorage): Memory {
  const ownValues = new Map<string, string>();
  const attempt = <Value>(work: (storage: Storage) => Value): Value | undefined => {
    try {
      return work(storageOf());
    } catch {
      // Forbidden or full.
      return undefined;
    }
  };
  return {
    read: (key) => ownValues.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    write: (key, value) => {
      ownValues.set(key, value);
      attempt((storage) => storage.setItem(key, value));
    },
    remove: (key) => {
      ownValues.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

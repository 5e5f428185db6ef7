/** Ways in which a storage misbehaves. */
export type StorageState = 'full' | 'read-only' | 'failing';

/** The storage of a studio in chaos. */
export type MisbehavingStorage = {
  /** The states that it can be in. */
  states: readonly StorageState[];
  becomes: (state: StorageState) => Promise<void>;
  heals: () => Promise<void>;
  /** True once it has refused something since it began to misbehave. Null where nobody can tell. */
  hasRefused: (() => boolean) | null;
};

import type { Fault } from '../fault.ts';
import type { StorageState } from '../studio/misbehaving-storage.ts';

const storageIs = (state: StorageState) =>
  ({
    name: `storage ${state}`,
    fits: ({ storage }) => storage?.states.includes(state) ?? false,
    begin: async ({ storage }) => storage?.becomes(state),
    end: async ({ storage }) => storage?.heals(),
    isFelt: async (studio) => studio.storage?.hasRefused?.() ?? !(await studio.isReady()),
    // Files that are deleted meanwhile stay until the cleaning.
    leavesFiles: true,
  }) satisfies Fault;

export const storageFull: Fault = { ...storageIs('full'), failsWork: true };
export const storageReadOnly: Fault = { ...storageIs('read-only'), failsWork: true };
export const storageFailing: Fault = storageIs('failing');

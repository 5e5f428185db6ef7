import type { Voice } from '@tarima/contract';

/**
 * Where voices come from. Each provider that has voices adds one to `Providers.voiceSources`, in the
 * order in which people are shown them; `GET /voices` merges, caches and filters.
 */
export type VoiceSource = {
  /** The vendor, such as `local`; its voices' ids begin with it and a hyphen. */
  id: string;
  /** May take a network's time, and may fail: then the voices that were known stay. */
  voices: () => Promise<Voice[]>;
};

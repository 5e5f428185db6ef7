import type { Voice } from '@tarima/contract';

/**
 * A source of voices. Each provider with voices adds one to `Providers.voiceSources`, in the order that people
 * see. `GET /voices` merges, caches and filters them.
 */
export type VoiceSource = {
  /** The vendor, such as `local`. Its voices' ids begin with this and a hyphen. */
  id: string;
  /** True on this machine. It is asked at every call, since models come and go. */
  isHere?: boolean;
  /** May need the network, and may fail. Then the known voices stay. */
  voices: () => Promise<Voice[]>;
};

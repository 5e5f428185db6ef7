import type { Avatar, Voice } from '@tarima/contract';

/** The speech of one scene: text for a voice of the vendor, or our own sound. */
export type OrderScene =
  | { kind: 'text'; text: string; voiceId: string; locale: string | undefined }
  | { kind: 'audio'; assetId: string };

/** An order for a video. */
export type Order = {
  /** The video's title at the vendor, which ends in the order's nonce. */
  title: string;
  nonce: string;
  avatar: { id: string; type: Avatar['type'] };
  scenes: OrderScene[];
  size: { width: number; height: number };
  /** The colour behind the presenter: `#rrggbb`. */
  background: string;
};

/** The state of an order. An unknown word of the vendor counts as a failure. */
export type OrderState =
  | { kind: 'waiting' }
  | { kind: 'working' }
  | { kind: 'completed' }
  | { kind: 'failed'; reason: string }
  /** The vendor does not know it, perhaps only for now. */
  | { kind: 'unknown' };

/** A finished video at the vendor. Its addresses expire. */
export type OrderResult = {
  /** Null while there is none, even for a finished video. */
  videoUrl: string | null;
  /** The address of an SRT file. */
  subtitleUrl: string | null;
  durationSeconds: number | null;
};

export type VendorAvatar = Omit<Avatar, 'provider' | 'avatar_id'> & { id: string };
export type VendorVoice = Omit<Voice, 'presenter_provider' | 'voice_id'> & { id: string };

/** One version of the vendor's API, in our words. Every call throws PresenterErrors. */
export type Dialect = {
  avatars: (signal: AbortSignal | undefined) => Promise<VendorAvatar[]>;
  voices: (signal: AbortSignal | undefined) => Promise<VendorVoice[]>;
  /** Uploads an MP3 and returns its name for an order. */
  uploadAudio: (mp3: Uint8Array, signal: AbortSignal) => Promise<string>;
  /**
   * Orders a video and returns the vendor's name for it. Throws an UnansweredError if it is unknown
   * whether the order arrived.
   */
  create: (order: Order, signal: AbortSignal) => Promise<string>;
  /** The vendor's name for the video with this nonce; null if there is none yet. */
  findByNonce: (nonce: string, signal: AbortSignal) => Promise<string | null>;
  /** One call for all ids if the version allows it. */
  states: (ids: string[], signal: AbortSignal) => Promise<Map<string, OrderState>>;
  result: (id: string, signal: AbortSignal) => Promise<OrderResult>;
};

/** The state for a status word of either version. */
export function stateOf(status: string, reason: () => string): OrderState {
  switch (status) {
    case 'waiting':
    case 'queued':
    case 'pending':
      return { kind: 'waiting' };
    case 'processing':
      return { kind: 'working' };
    case 'completed':
      return { kind: 'completed' };
    case 'not_found':
      return { kind: 'unknown' };
    case 'failed':
      return { kind: 'failed', reason: reason() };
    default:
      return { kind: 'failed', reason: `status ${status.slice(0, 40)}` };
  }
}

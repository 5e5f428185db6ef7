import type { Avatar, Voice } from '@tarima/contract';

/** What is said in one scene of a video: text by a voice of the vendor, or sound of ours. */
export type OrderScene =
  | { kind: 'text'; text: string; voiceId: string; locale: string | undefined }
  | { kind: 'audio'; assetId: string };

/** A video as it is ordered. */
export type Order = {
  /** Its title at the vendor, which ends in the order's nonce. */
  title: string;
  nonce: string;
  avatar: { id: string; type: Avatar['type'] };
  scenes: OrderScene[];
  size: { width: number; height: number };
  /** Behind the presenter: `#rrggbb`. */
  background: string;
};

/** What has become of an order. A vendor's word that nobody knows is a failure. */
export type OrderState =
  | { kind: 'waiting' }
  | { kind: 'working' }
  | { kind: 'completed' }
  | { kind: 'failed'; reason: string }
  /** The vendor does not know it, which may pass. */
  | { kind: 'unknown' };

/** A finished video at the vendor's; its addresses expire. */
export type OrderResult = {
  /** Null while there is none, though it is said to be finished. */
  videoUrl: string | null;
  /** Of an SRT file. */
  subtitleUrl: string | null;
  durationSeconds: number | null;
};

export type VendorAvatar = Omit<Avatar, 'provider' | 'avatar_id'> & { id: string };
export type VendorVoice = Omit<Voice, 'presenter_provider' | 'voice_id'> & { id: string };

/** The vendor's API in one of its versions, in our words. Every call throws PresenterErrors. */
export type Dialect = {
  avatars: (signal: AbortSignal | undefined) => Promise<VendorAvatar[]>;
  voices: (signal: AbortSignal | undefined) => Promise<VendorVoice[]>;
  /** Uploads an MP3 and answers how an order names it. */
  uploadAudio: (mp3: Uint8Array, signal: AbortSignal) => Promise<string>;
  /**
   * Orders a video and answers the vendor's name for it. Throws an UnansweredError where it may or may
   * not have been ordered.
   */
  create: (order: Order, signal: AbortSignal) => Promise<string>;
  /** The vendor's name of the video that was ordered with this nonce; null where there is none yet. */
  findByNonce: (nonce: string, signal: AbortSignal) => Promise<string | null>;
  /** Asks for all at once where the version can. */
  states: (ids: string[], signal: AbortSignal) => Promise<Map<string, OrderState>>;
  result: (id: string, signal: AbortSignal) => Promise<OrderResult>;
};

/** One word of either version. */
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

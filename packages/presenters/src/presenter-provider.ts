import type {
  Avatar,
  Language,
  PresenterProviderId,
  VendorOffer,
  VideoStage,
  Voice,
} from '@tarima/contract';
import type { SpeechModel } from '@tarima/speech';
import type { PlanSettings } from './local/plan-video.ts';

/** Whoever makes videos with presenters: the studio by itself, or a vendor that is paid for it. */
export type PresenterProvider = {
  id: PresenterProviderId;
  /**
   * Its presenters. A vendor's list is kept for some hours; `refresh` asks for it again. Of a vendor
   * that cannot be asked the list is the last one that was known.
   */
  avatars: (options?: ListOptions) => Promise<Avatar[]>;
  /** Voices that only its own presenters speak with; kept as the presenters are. */
  voices: (options?: ListOptions) => Promise<Voice[]>;
  /**
   * Asks a vendor for its presenters now, and answers how many it has and how many of them can be chosen;
   * costs nothing. Fails where it cannot be asked. Absent where nobody is asked.
   */
  check?: () => Promise<VendorOffer>;
  /**
   * Writes the picture of a presenter to `path` and answers what it is; null where there is none, or its
   * address is no longer good. Throws PRESENTER_UNKNOWN.
   */
  still: (avatarId: string, path: string, signal?: AbortSignal) => Promise<MediaType | null>;
  /** The same for a few moving seconds. */
  clip: (avatarId: string, path: string, signal?: AbortSignal) => Promise<MediaType | null>;
  /** The same for the sample of a voice of its own. Throws VOICE_UNKNOWN. */
  voiceSample: (voiceId: string, path: string, signal?: AbortSignal) => Promise<MediaType | null>;
  /**
   * Makes a video. What was made, or paid, in an earlier try of the same request is found again,
   * whatever ended that try. The outputs appear whole or not at all.
   * @throws PresenterError, MediaError or SpeechError: NOTHING_TO_SAY, PRESENTER_UNKNOWN,
   * VOICE_UNKNOWN, CANCELLED when aborted; `retryable` says what may succeed later.
   */
  make: (request: MakeRequest) => Promise<MadeVideo>;
};

export type ListOptions = { refresh?: boolean; signal?: AbortSignal };
export type MediaType = { mediaType: string };

export type MakeRequest = {
  /** In the script format of `@tarima/text`. */
  script: string;
  language: Language;
  title: string;
  settings: PlanSettings;
  /** Who speaks the voice of the settings; null for one that the provider speaks with by itself. */
  speech: SpeechModel | null;
  /** Paths of the files to make: MP4, WebVTT and PNG. */
  outputs: { video: string; captions: string; poster: string };
  orders: OrderBook;
  signal: AbortSignal;
  /** `fraction` is of its stage, 0 to 1. */
  onProgress: (stage: VideoStage, fraction: number) => void;
  /** A step is done that is not done again: the work moves. */
  onStep: () => Promise<unknown>;
};

export type MadeVideo = {
  durationSeconds: number;
  bytes: number;
};

/** What was asked of a vendor for one request. */
export type PresenterOrder = {
  /** Unique among all orders; the vendor is told it, so that an order can be looked up. */
  nonce: string;
  /** Milliseconds since 1970, when it was last sent. */
  sentAt: number;
  /** The vendor's name for it; null until the vendor has answered. */
  vendorId: string | null;
};

/**
 * Where a vendor's adapter writes down what it pays, before and after it does: a process may be
 * killed at any moment, and nothing is paid twice. One book is for one request.
 */
export type OrderBook = {
  /** The order that this request has open. */
  find: () => Promise<PresenterOrder | null>;
  /** Opens it, or changes it. */
  keep: (order: PresenterOrder) => Promise<void>;
  /** The vendor has made it, and bills so many seconds; it stays open until its files are kept. */
  billed: (vendorId: string, seconds: number) => Promise<void>;
  /** Nothing will come of it: the next try is a new order. */
  drop: () => Promise<void>;
};

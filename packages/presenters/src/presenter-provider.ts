import type {
  Avatar,
  Language,
  PresenterProviderId,
  Pronunciation,
  VendorOffer,
  VideoStage,
  Voice,
} from '@tarima/contract';
import type { SpeechModel } from '@tarima/speech';
import type { FigureFile } from './local/figure-files.ts';
import type { PlanSettings } from './local/plan-video.ts';

/** A maker of videos with presenters: the studio itself, or a paid vendor. */
export type PresenterProvider = {
  id: PresenterProviderId;
  /**
   * Its presenters. A vendor's list is kept for some hours; `refresh` loads it again. If the vendor
   * fails, the list is the last known one.
   */
  avatars: (options?: ListOptions) => Promise<Avatar[]>;
  /** Voices that only its own presenters can use, kept like the presenters. */
  voices: (options?: ListOptions) => Promise<Voice[]>;
  /**
   * Asks a vendor for its presenters now; costs nothing. Returns how many it has and how many of
   * them can be chosen. Fails if the vendor does not answer. Absent where no vendor is involved.
   */
  check?: () => Promise<VendorOffer>;
  /**
   * Writes the picture of a presenter to `path` and returns its media type. Null if there is none,
   * or its address has expired. Throws PRESENTER_UNKNOWN.
   */
  still: (avatarId: string, path: string, signal?: AbortSignal) => Promise<MediaType | null>;
  /** Does the same for a few moving seconds. */
  clip: (avatarId: string, path: string, signal?: AbortSignal) => Promise<MediaType | null>;
  /** Does the same for the sample of a voice of its own. Throws VOICE_UNKNOWN. */
  voiceSample: (voiceId: string, path: string, signal?: AbortSignal) => Promise<MediaType | null>;
  /**
   * Makes a video. A repeated request reuses what an earlier try made or paid for. The outputs
   * appear whole or not at all.
   * @throws PresenterError, MediaError or SpeechError: NOTHING_TO_SAY, PRESENTER_UNKNOWN,
   * VOICE_UNKNOWN, CANCELLED when aborted; `retryable` marks what may succeed later.
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
  /** The pictures that the script may name. */
  figures: readonly FigureFile[];
  /** Words of the script that are said in another way than written. */
  pronunciations?: readonly Pronunciation[] | undefined;
  /** The model of the chosen voice; null for a voice that the provider speaks itself. */
  speech: SpeechModel | null;
  /** Paths of the files to make: MP4, WebVTT and PNG. */
  outputs: { video: string; captions: string; poster: string };
  orders: OrderBook;
  signal: AbortSignal;
  /** `fraction` is the share of its stage, 0 to 1. Stages that overlap share one fraction. */
  onProgress: (stage: VideoStage, fraction: number) => void;
  /** Called after a step that is not repeated, to show that the work moves. */
  onStep: () => Promise<unknown>;
};

export type MadeVideo = {
  durationSeconds: number;
  bytes: number;
};

/** One request's order to a vendor. */
export type PresenterOrder = {
  /** Unique among all orders. The vendor receives it, so that an order can be looked up. */
  nonce: string;
  /** The last time it was sent, in milliseconds since 1970. */
  sentAt: number;
  /** The vendor's name for it; null until the vendor has answered. */
  vendorId: string | null;
};

/**
 * A vendor's adapter records here what it pays, before and after paying. So nothing is paid twice,
 * although a process may be killed at any moment. One book belongs to one request.
 */
export type OrderBook = {
  /** The open order of this request. */
  find: () => Promise<PresenterOrder | null>;
  /** Opens an order, or changes it. */
  keep: (order: PresenterOrder) => Promise<void>;
  /**
   * The vendor has made the video and bills `seconds`. The order stays open until its files are
   * kept.
   */
  billed: (vendorId: string, seconds: number) => Promise<void>;
  /** Closes an order that will never finish. The next try is a new one. */
  drop: () => Promise<void>;
};

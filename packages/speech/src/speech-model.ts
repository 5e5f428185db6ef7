import type { TimedWord, VendorOffer, Viseme, Voice } from '@tarima/contract';

/**
 * The port of every voice. One request is one sentence (or a short passage); the caller caches
 * clips under a hash of the request, so an answer must depend on its request alone.
 */
export type SpeechRequest = {
  /** As it is written; the adapter says numbers, units and acronyms as people do. */
  text: string;
  voiceId: string;
  /** An accent or locale, such as `es_MX`; the voice's own when absent. */
  locale?: string;
  /** 1 is 150 words a minute; between 0.7 and 1.4. */
  rate?: number;
  signal?: AbortSignal;
};

export type SpeechClip = {
  /** Mono, 16 bit. */
  samples: Int16Array;
  sampleRate: number;
  /**
   * One entry for every word as written, in order; seconds from the clip's start. A sign that stands
   * alone is part of the word before it (at the beginning, after it), so none is lost in captions.
   */
  words: TimedWord[];
  /** Mouth shapes in order, each held until the next; seconds from the clip's start. */
  visemes: { viseme: Viseme; start: number }[];
  /** What the adapter could not do as asked. */
  warnings: string[];
};

export type SpeechModel = {
  id: string;
  /** Changes when the same request would sound different; part of every cache key. */
  version: string;
  /** Whether a clip costs money. */
  isPaid: boolean;
  /** The folder in which its clips are kept for good; absent where they go with the rest of a cache. */
  clipsFolder?: string;
  /**
   * A text in pieces of which each fits one request, split at the ends of sentences; absent where any
   * length does.
   */
  pieces?: (text: string, voiceId: string) => string[];
  voices: () => Promise<Voice[]>;
  /**
   * Asks a vendor whether it can be reached with what is set up, and answers how many voices it has and
   * how many of them can be chosen; costs nothing. Absent where nobody is asked.
   */
  check?: () => Promise<VendorOffer>;
  speak: (request: SpeechRequest) => Promise<SpeechClip>;
  close: () => Promise<void>;
};

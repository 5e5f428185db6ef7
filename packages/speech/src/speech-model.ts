import type { Pronunciation, TimedWord, VendorOffer, Viseme, Voice } from '@tarima/contract';

/**
 * The port of every voice. One request is one sentence or a short passage. The answer must depend
 * on the request alone: the caller caches clips under its hash.
 */
export type SpeechRequest = {
  /** The written text. The adapter says numbers, units and acronyms as people do. */
  text: string;
  voiceId: string;
  /** An accent or locale, such as `es_MX`; the voice's own when absent. */
  locale?: string;
  /** 1 is 150 words a minute; between 0.7 and 1.4. */
  rate?: number;
  /** Words that are said in another way than written. They keep their place in `words`. */
  pronunciations?: readonly Pronunciation[] | undefined;
  signal?: AbortSignal;
};

export type SpeechClip = {
  /** Mono, 16 bit. */
  samples: Int16Array;
  sampleRate: number;
  /**
   * One entry for each written word, in order; seconds from the clip's start. A sign that stands
   * alone is part of the word before it; a first sign, of the word after it. So captions lose none.
   */
  words: TimedWord[];
  /** Mouth shapes in order, each held until the next; seconds from the clip's start. */
  visemes: { viseme: Viseme; start: number }[];
  /** The parts of the request that the adapter could not fulfil. */
  warnings: string[];
};

export type SpeechModel = {
  id: string;
  /** Changes when the same request would sound different; part of every cache key. */
  version: (voiceId: string) => string;
  /** True if a clip costs money. */
  isPaid: boolean;
  /**
   * The folder that keeps its clips for good. Absent if they live in a cache that may be deleted.
   */
  clipsFolder?: string;
  /**
   * Splits a text at the ends of sentences into pieces that fit one request. Absent if any length
   * fits.
   */
  pieces?: (
    text: string,
    voiceId: string,
    pronunciations?: readonly Pronunciation[] | undefined,
  ) => string[];
  voices: () => Promise<Voice[]>;
  /**
   * Asks a vendor whether its settings work; costs nothing. Returns the number of its voices and of
   * those that can be chosen. Absent where no vendor is involved.
   */
  check?: () => Promise<VendorOffer>;
  speak: (request: SpeechRequest) => Promise<SpeechClip>;
  close: () => Promise<void>;
};

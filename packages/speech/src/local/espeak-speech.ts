import type { Calibration } from './calibration.ts';

/** A request to eSpeak's process. */
export type EspeakRequest = {
  /** The spoken text, already normalised. */
  text: string;
  /** The name of one of `allVoiceDefinitions`. */
  voice: string;
  /** eSpeak's own speed setting, which is near but not equal to words per minute. */
  speed: number;
  /** Brings the speed nearer to 150 words a minute for this number of written words. */
  evenOut?: { words: number; calibration: Calibration };
};

export type EspeakSpeech = {
  samples: Int16Array;
  sampleRate: number;
  /** The start of each word that eSpeak saw: code point index in the text, and sample. */
  words: { position: number; sample: number }[];
  /** IPA of each phoneme and the sample it begins at; an empty string is a pause. */
  phonemes: { ipa: string; sample: number }[];
  /** The IPA of each clause, translated without speech. The audio is checked against it. */
  clauses: string[];
  /** The factor on the speed that evens it out; 1 when not asked for. */
  pace: number;
};

import type { Calibration } from './calibration.ts';

/** What the engine's process is asked; answers carry the same `id`. */
export type EngineRequest = {
  id: number;
  /** The spoken text, already normalised. */
  text: string;
  /** The name of one of `allVoiceDefinitions`. */
  voice: string;
  /** eSpeak's own speed setting, which is near but not equal to words per minute. */
  speed: number;
  /** Brings the speed nearer to 150 words a minute for a text of so many written words. */
  evenOut?: { words: number; calibration: Calibration };
};

export type EngineSpeech = {
  samples: Int16Array;
  sampleRate: number;
  /** Where each word that eSpeak saw begins: code point index in the text, and sample. */
  words: { position: number; sample: number }[];
  /** IPA of each phoneme and the sample it begins at; an empty string is a pause. */
  phonemes: { ipa: string; sample: number }[];
  /** The IPA of each clause, translated without being spoken: what to check the audio against. */
  clauses: string[];
  /** What the speed was multiplied by to even it out; 1 when not asked to. */
  pace: number;
};

export type EngineAnswer =
  | ({ id: number; ok: true } & EngineSpeech)
  | { id: number; ok: false; message: string };

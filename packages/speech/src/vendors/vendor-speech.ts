import { isUsableVoice, type Voice } from '@tarima/contract';
import type { Sound } from '@tarima/media';
import { alignSpeech } from '../alignment/align-speech.ts';
import { warpTimes } from '../alignment/warp-times.ts';
import { assertPlausible } from '../local/expected-duration.ts';
import { trimSilence } from '../local/trim-silence.ts';
import { SpeechError } from '../speech-error.ts';
import type { SpeechClip, SpeechModel, SpeechRequest } from '../speech-model.ts';
import { splitText, type TextLimit } from '../split-text.ts';
import type { SpokenText } from '../spoken/spoken-text.ts';
import { type CharacterTimes, timeBetweenWords, wordsOfCharacters } from './character-times.ts';
import { createGate } from './gate.ts';
import { sentText } from './sent-text.ts';

/** A voice and the vendor's identifier for it. */
export type VendorVoice = Voice & { vendorId: string };

/** The parts that differ between vendors. */
export type Vendor = {
  id: string;
  /** Model and server: everything that makes the same request sound different. */
  version: string;
  limit: TextLimit;
  rates: { slowest: number; fastest: number };
  /** Requests under way at a time. */
  atOnce: number;
  /** Every voice that the model can speak with. `listed` counts those that the vendor has. */
  listVoices: () => Promise<{ voices: VendorVoice[]; listed: number }>;
  /** A free call that needs the key. Absent where listing voices is such a call. */
  reach?: () => Promise<void>;
  /** The one paid call. Its sound is decoded but not yet checked to be speech. */
  synthesize: (order: VendorOrder) => Promise<VendorSound>;
};

export type VendorOrder = {
  text: string;
  voice: VendorVoice;
  /** BCP-47, such as `es-MX`. */
  locale: string;
  rate: number;
  signal: AbortSignal | undefined;
  warn: (warning: string) => void;
};

export type VendorSound = Sound & { times?: CharacterTimes | undefined };

/** Below this share of the expected time, the end of the text is missing. */
const SHORTEST_SHARE = 0.5;
const LOUDEST = 32_000;

/**
 * A vendor as a speech model. It checks voice, language and length before it pays. It refuses
 * sound that is not the speech of the text. The local voice provides the times of words and mouth
 * shapes.
 * @param reference the local voice; it stays open
 */
export function createVendorSpeech(vendor: Vendor, reference: SpeechModel): SpeechModel {
  let known: VendorVoice[] = [];
  const gate = createGate(vendor.atOnce);

  async function fetchVoices() {
    const list = await vendor.listVoices();
    known = list.voices;
    return list;
  }

  async function findVoice(id: string): Promise<VendorVoice> {
    const has = (voices: VendorVoice[]) => voices.find(({ voice_id }) => voice_id === id);
    const voice = has(known) ?? has((await fetchVoices()).voices);
    if (!voice) throw new SpeechError('VOICE_UNKNOWN', `${vendor.id} has no voice ${id}`);
    return voice;
  }

  const fitting = (text: string, language: string) => splitText(text, language, vendor.limit);

  return {
    id: vendor.id,
    version: () => vendor.version,
    isPaid: true,

    // The language comes from the voice's name. Pieces must not depend on the vendor's list.
    pieces: (text, voiceId) => fitting(text, voiceId.split('-')[1] ?? ''),

    async voices() {
      return (await fetchVoices()).voices.map(({ vendorId: _, ...voice }) => voice);
    },

    async check() {
      await vendor.reach?.();
      const { voices, listed } = await fetchVoices();
      // A vendor's voice that speaks six languages counts once.
      const offered = new Set(voices.filter(isUsableVoice).map(({ vendorId }) => vendorId));
      return { listed, offered: offered.size };
    },

    async speak(request) {
      request.signal?.throwIfAborted();
      const voice = await findVoice(request.voiceId);
      const warnings: string[] = [];
      const locale = chooseLocale(voice, request, warnings);
      const rate = chooseRate(vendor, request, warnings);
      const spoken = sentText(request.text);
      if (spoken.words.length === 0) {
        throw new SpeechError('NOTHING_TO_SAY', 'The text has no word to speak');
      }
      if (fitting(spoken.text, voice.language_code).length > 1) {
        throw new SpeechError('SPEECH_FAILED', `${vendor.id}: longer than one request may be`);
      }
      const model = await speakReference(reference, voice, { ...request, locale, rate });
      const warn = (warning: string) => void warnings.push(warning);
      const { signal } = request;
      const order = { text: spoken.text, voice, locale, rate, signal, warn };
      const heard = await gate(() => vendor.synthesize(order), signal);
      return { ...assembleClip(vendor.id, heard, spoken, model), warnings };
    },

    close: async () => undefined,
  };
}

/** Requests an accent if the voice has it. A locale of another language is not an accent. */
function chooseLocale(voice: VendorVoice, { locale }: SpeechRequest, warnings: string[]): string {
  const wanted = locale?.replace('_', '-');
  if (!wanted || wanted === voice.locale) return voice.locale;
  const isOfLanguage = wanted.split('-')[0] === voice.language_code;
  if (voice.support_locale && isOfLanguage) return wanted;
  warnings.push(`${voice.voice_name} does not speak ${wanted}; ${voice.locale} was used`);
  return voice.locale;
}

function chooseRate({ rates }: Vendor, { rate = 1 }: SpeechRequest, warnings: string[]): number {
  const possible = Math.min(rates.fastest, Math.max(rates.slowest, rate));
  if (possible !== rate) warnings.push(`Rate ${rate} is out of range; ${possible} was used`);
  return possible;
}

/** The same text by the most similar local voice, to compare the vendor's sound with. */
async function speakReference(
  reference: SpeechModel,
  voice: VendorVoice,
  { text, locale, rate, signal }: SpeechRequest,
): Promise<SpeechClip> {
  const voices = await reference.voices();
  const speakers = voices.filter(({ language_code }) => language_code === voice.language_code);
  const likest = speakers.find(({ gender }) => gender === voice.gender) ?? speakers[0];
  if (!likest) throw new SpeechError('VOICE_UNKNOWN', `Nobody here speaks ${voice.language_code}`);
  return reference.speak({ text, voiceId: likest.voice_id, locale, rate, signal });
}

/** @throws SpeechError SPEECH_FAILED, paid, if the sound is not the speech of the text */
function assembleClip(
  vendorId: string,
  heard: VendorSound,
  spoken: SpokenText,
  model: SpeechClip,
): Omit<SpeechClip, 'warnings'> {
  const { sampleRate } = heard;
  const trimmed = trimSilence(heard.samples, sampleRate);
  const sound = { samples: softened(trimmed?.samples ?? heard.samples), sampleRate };
  assertSpeech(vendorId, sound, spoken.text, model.samples.length / model.sampleRate);
  const offset = (trimmed?.offset ?? 0) / sampleRate;
  const words = heard.times && wordsOfCharacters(spoken, shifted(heard.times, offset));
  if (!words) return { ...sound, ...alignSpeech(sound, model) };
  const timeIn = timeBetweenWords(model.words, words);
  const end = sound.samples.length / sampleRate;
  const { visemes } = warpTimes(model, { ofStart: timeIn, ofEnd: timeIn }, end);
  return { ...sound, words, visemes };
}

function assertSpeech(vendorId: string, sound: Sound, text: string, expected: number): void {
  try {
    assertPlausible(sound.samples, sound.sampleRate, text, expected);
    const seconds = sound.samples.length / sound.sampleRate;
    if (seconds < expected * SHORTEST_SHARE - 0.2) {
      throw new Error(`${seconds.toFixed(2)} s where ${expected.toFixed(2)} s were expected`);
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SpeechError('SPEECH_FAILED', `${vendorId}: ${reason}`, { cause, isPaid: true });
  }
}

/** Makes the whole clip quieter if it is louder than an encoded file may be. */
function softened(samples: Int16Array): Int16Array {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak <= LOUDEST ? samples : samples.map((sample) => (sample * LOUDEST) / peak);
}

const shifted = ({ characters, starts, ends }: CharacterTimes, offset: number): CharacterTimes => ({
  characters,
  starts: starts.map((start) => Math.max(0, start - offset)),
  ends: ends.map((end) => Math.max(0, end - offset)),
});

import { isUsableVoice, type Voice } from '@tarima/contract';
import type { Sound } from '@tarima/media';
import { alignSpeech } from '../alignment/align-speech.ts';
import { warpTimes } from '../alignment/warp-times.ts';
import { checkedSound } from '../natural/checked-sound.ts';
import { chooseLocale, chooseRate, type Rates } from '../natural/request-choices.ts';
import { speakReference } from '../natural/speak-reference.ts';
import { SpeechError } from '../speech-error.ts';
import type { SpeechClip, SpeechModel } from '../speech-model.ts';
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
  rates: Rates;
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
      const rate = chooseRate(vendor.rates, request, warnings);
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

/** @throws SpeechError SPEECH_FAILED, paid, if the sound is not the speech of the text */
function assembleClip(
  vendorId: string,
  heard: VendorSound,
  spoken: SpokenText,
  model: SpeechClip,
): Omit<SpeechClip, 'warnings'> {
  const expected = model.samples.length / model.sampleRate;
  const by = { source: vendorId, isPaid: true };
  const { sound, offset } = checkedSound(heard, spoken.text, expected, by);
  const words = heard.times && wordsOfCharacters(spoken, shifted(heard.times, offset));
  if (!words) return { ...sound, ...alignSpeech(sound, model) };
  const timeIn = timeBetweenWords(model.words, words);
  const end = sound.samples.length / sound.sampleRate;
  const { visemes } = warpTimes(model, { ofStart: timeIn, ofEnd: timeIn }, end);
  return { ...sound, words, visemes };
}

const shifted = ({ characters, starts, ends }: CharacterTimes, offset: number): CharacterTimes => ({
  characters,
  starts: starts.map((start) => Math.max(0, start - offset)),
  ends: ends.map((end) => Math.max(0, end - offset)),
});

import { join } from 'node:path';
import type { Voice } from '@tarima/contract';
import type { SpokenLanguage } from '../local/accents.ts';
import { languageOf } from '../natural/natural-voice.ts';
import { chooseLocale, chooseRate } from '../natural/request-choices.ts';
import { SpeechError } from '../speech-error.ts';
import type { SpeechModel, SpeechRequest } from '../speech-model.ts';
import { asPronounced, CHARACTERS, splitText } from '../split-text.ts';
import { findUsableModel, findVoiceModels, type UsableVoiceModel } from './find-voice-models.ts';
import { modelFingerprint } from './model-files.ts';
import { createNeuralPool } from './neural-pool.ts';
import { NEURAL, neuralVoices, readNeuralVoiceId } from './neural-voices.ts';
import { SHERPA } from './sherpa-library.ts';
import { speakWithModel } from './speak-with-model.ts';

/** Raise it with every audible change. */
const VERSION = '2';
const RATES = { slowest: 0.7, fastest: 1.4 };
/** Longer texts are cut anyway, inside of the engine, at worse places. */
const LIMIT = { measure: CHARACTERS, request: 300, sentence: 300 };

export type NeuralSpeechSettings = {
  /** Each folder in it is a model. */
  modelsFolder: string;
  /** Ids of models in the order that people see. Others follow by name. */
  order?: readonly string[];
  /** The local voice, which provides the times of words; it stays open. */
  reference: SpeechModel;
  /** Processes at work at a time; as many as cores when absent. */
  processes?: number;
  /** The module of the engine, if not the package. */
  library?: string;
};

/**
 * The voices of the models in a folder, spoken on this machine without a key. Models may come and
 * go at any time.
 *
 * `speak` throws SpeechError VOICE_UNKNOWN, VOICE_GONE, NOTHING_TO_SAY, SPEECH_FAILED,
 * SPEECH_ENGINE_MISSING (with the reason) or VOICE_MODEL_UNUSABLE. When aborted it throws the
 * signal's reason.
 */
export function createNeuralSpeech(settings: NeuralSpeechSettings): SpeechModel {
  const { modelsFolder, reference, order = [], library = SHERPA, processes } = settings;
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const pool = createNeuralPool({ library, processes });

  return {
    id: NEURAL,
    isPaid: false,

    version(voiceId) {
      const modelId = readNeuralVoiceId(voiceId)?.modelId;
      return `${VERSION} ${modelId ? modelFingerprint(join(modelsFolder, modelId)) : ''}`;
    },

    pieces: (text, voiceId, pronunciations) =>
      splitText(
        text,
        readNeuralVoiceId(voiceId)?.language ?? '',
        asPronounced(LIMIT, pronunciations),
      ),

    async voices() {
      const found = await findVoiceModels(modelsFolder);
      const models = found.toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
      return models.flatMap(({ entry, lacks, measuredFactor }) =>
        entry && lacks.length === 0 ? neuralVoices(entry, measuredFactor) : [],
      );
    },

    async speak(request) {
      request.signal?.throwIfAborted();
      const { model, voice, language, speaker } = await findVoice(modelsFolder, request);
      const warnings: string[] = [];
      const accent = chooseLocale(voice, request, warnings);
      // Numbers and money are said as the request wants, even without its accent.
      const { locale: wanted = accent } = request;
      const locale = languageOf(wanted) === language ? wanted.replace('_', '-') : accent;
      const rate = chooseRate(RATES, request, warnings);
      const { text, pronunciations, signal } = request;
      const { gender } = voice;
      const words = { text, pronunciations, language, locale };
      const saying = { ...words, speaker, gender, rate, signal };
      try {
        const clip = await speakWithModel(pool, model, saying, reference);
        const { workSeconds: _, ...rest } = clip;
        return { ...rest, warnings };
      } catch (error) {
        signal?.throwIfAborted();
        // It may have been removed while it spoke.
        await findVoice(modelsFolder, request);
        throw error;
      }
    },

    close: pool.close,
  };
}

type FoundVoice = {
  model: UsableVoiceModel;
  voice: Voice;
  language: SpokenLanguage;
  speaker: number;
};

/** @throws SpeechError VOICE_UNKNOWN, or VOICE_GONE if its model is not there */
async function findVoice(modelsFolder: string, { voiceId }: SpeechRequest): Promise<FoundVoice> {
  const named = readNeuralVoiceId(voiceId);
  if (!named) throw new SpeechError('VOICE_UNKNOWN', `No natural voice is ${voiceId}`);
  const { language, modelId, speaker } = named;
  const model = await findUsableModel(modelsFolder, modelId);
  const voice =
    model && neuralVoices(model.entry, null).find(({ voice_id }) => voice_id === voiceId);
  if (!voice) throw new SpeechError('VOICE_GONE', `The model of ${voiceId} is not there`);
  return { model, voice, language, speaker };
}

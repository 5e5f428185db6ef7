import { SPOKEN_LANGUAGES } from '../local/accents.ts';
import { languageOf, USUAL_LOCALES } from '../natural/natural-voice.ts';
import { SpeechError } from '../speech-error.ts';
import type { SpeechModel } from '../speech-model.ts';
import { createNeuralPool } from './neural-pool.ts';
import { SHERPA } from './sherpa-library.ts';
import { speakWithModel } from './speak-with-model.ts';
import { TRIAL_SENTENCES } from './trial-sentences.ts';
import type { VoiceModelEntry } from './voice-model-entry.ts';
import { findModelFiles, forgetMeasuredFactor, keepMeasuredFactor } from './voice-model-folder.ts';

export type VoiceModelTrial = {
  folder: string;
  entry: VoiceModelEntry;
  /** The local voice, to compare with; it stays open. */
  reference: SpeechModel;
  signal?: AbortSignal | undefined;
  /** The module of the engine, if not the package. */
  library?: string;
};

/**
 * Loads a model in a process of its own. It speaks a sentence in each of its languages. The sound
 * must be speech of that sentence. Measures the seconds of work for a second of speech on one
 * core. The folder keeps them. @throws SpeechError VOICE_MODEL_UNUSABLE with the reason, SPEECH_ENGINE_MISSING; the signal's
 * reason when aborted
 */
export async function tryVoiceModel({
  folder,
  entry,
  reference,
  signal,
  library = SHERPA,
}: VoiceModelTrial): Promise<{ realTimeFactor: number }> {
  signal?.throwIfAborted();
  await forgetMeasuredFactor(folder);
  const found = await findModelFiles(folder, entry.family);
  if ('lacks' in found) throw unusable(entry, `it lacks ${found.lacks.join(', ')}`);
  const languages = SPOKEN_LANGUAGES.filter((language) =>
    entry.locales.some((locale) => languageOf(locale) === language),
  );
  const [first] = languages;
  if (!first) throw unusable(entry, `nobody speaks ${entry.locales.join(', ')} here`);

  const pool = createNeuralPool({ library, processes: 1 });
  const model = { ...found, entry, folder };
  let workSeconds = 0;
  let speechSeconds = 0;
  try {
    // The first sentence takes longer, so it is spoken twice and counted once.
    for (const [index, language] of [first, ...languages].entries()) {
      const voice = entry.voices[index % entry.voices.length];
      if (!voice) break;
      const { speaker, gender } = voice;
      const text = TRIAL_SENTENCES[language];
      const locale = USUAL_LOCALES[language];
      const saying = { text, language, locale, speaker, gender, rate: 1, signal };
      const clip = await speakWithModel(pool, model, saying, reference);
      if (index === 0) continue;
      workSeconds += clip.workSeconds;
      speechSeconds += clip.samples.length / clip.sampleRate;
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof SpeechError && error.code === 'SPEECH_ENGINE_MISSING') throw error;
    throw unusable(entry, error instanceof Error ? error.message : String(error), error);
  } finally {
    await pool.close();
  }
  const realTimeFactor = workSeconds / speechSeconds;
  await keepMeasuredFactor(folder, realTimeFactor);
  return { realTimeFactor };
}

const unusable = ({ id }: VoiceModelEntry, reason: string, cause?: unknown) =>
  new SpeechError('VOICE_MODEL_UNUSABLE', `${id}: ${reason}`, { cause });

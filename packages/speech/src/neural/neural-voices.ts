import type { Voice } from '@tarima/contract';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '../local/accents.ts';
import { languageOf, naturalVoice, USUAL_LOCALES } from '../natural/natural-voice.ts';
import type { VoiceModelEntry } from './voice-model-entry.ts';

/** The source of these voices. */
export const NEURAL = 'neural';

/**
 * One voice for each language of each speaker of a model.
 * @param factor seconds of work for a second of speech; null if not measured here
 */
export function neuralVoices(
  { id, locales, voices }: VoiceModelEntry,
  factor: number | null,
): Voice[] {
  return SPOKEN_LANGUAGES.flatMap((language) => {
    const own = locales.filter((locale) => languageOf(locale) === language);
    const [first] = own;
    if (!first) return [];
    // A model without a region takes the wanted one for numbers, dates and money.
    const hasAccents = first === language;
    const locale = hasAccents ? USUAL_LOCALES[language] : first;
    return voices.map(({ name, gender, style, speaker }) => ({
      ...naturalVoice({
        source: NEURAL,
        ownId: `${id}-${speaker}`,
        name,
        language,
        locale,
        gender,
        style,
        isNative: true,
        hasAccents,
      }),
      ...(factor !== null && { real_time_factor: factor }),
    }));
  });
}

export type NeuralVoiceName = { language: SpokenLanguage; modelId: string; speaker: number };

/** The parts of a voice's id, `neural-<language>-<model>-<speaker>`. Undefined for any other id. */
export function readNeuralVoiceId(voiceId: string): NeuralVoiceName | undefined {
  const [, language, modelId = '', speaker] =
    /^neural-([a-z]{2})-([a-z0-9][a-z0-9_.-]{0,60})-(\d{1,3})$/u.exec(voiceId) ?? [];
  const spoken = SPOKEN_LANGUAGES.find((one) => one === language);
  return spoken && { language: spoken, modelId, speaker: Number(speaker) };
}

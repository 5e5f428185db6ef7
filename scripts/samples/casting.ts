import type { Background, Language } from '@tarima/contract';
import { type LocalVoice, VOICE_CATALOGUE } from '@tarima/speech';

type Casting = { presenterId: string; timbre: LocalVoice['timbre']; background: Background };

/** Another person, voice and colour for each tool, so that no two cards look alike. */
export const CASTING = {
  video: { presenterId: 'lucia', timbre: 'clear', background: 'blue' },
  course: { presenterId: 'mateo', timbre: 'firm', background: 'green' },
  designer: { presenterId: 'camila', timbre: 'mellow', background: 'coral' },
} as const satisfies Record<string, Casting>;

/** The voice of this timbre in a language. */
export function voiceOf(timbre: LocalVoice['timbre'], language: Language): LocalVoice {
  const found = VOICE_CATALOGUE.find((one) => one.language === language && one.timbre === timbre);
  if (!found) throw new Error(`No ${language} voice is ${timbre}`);
  return found;
}

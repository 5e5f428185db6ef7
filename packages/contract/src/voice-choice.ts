import type { Avatar } from './avatars.ts';
import type { ErrorCode } from './error-codes.ts';
import type { Voice } from './voices.ts';

/** The ids of natural voices on this machine begin with this. */
const NATURAL_PREFIX = 'neural-';

/** True for a voice of the studio's own, natural or plain. It speaks for every presenter. */
const isStudioVoice = ({ vendor, presenter_provider }: Voice): boolean =>
  vendor === undefined && presenter_provider === undefined;

/** True for a natural voice of this machine, which costs nothing. */
export const isOwnNaturalVoice = (voice: Voice): boolean =>
  voice.is_natural && isStudioVoice(voice);

/** True for a voice that every studio has. It sounds synthetic and needs hardly any work. */
export const isPlainVoice = (voice: Voice): boolean => !voice.is_natural && isStudioVoice(voice);

/**
 * The voice for a language where nobody has chosen one: a natural voice of this machine, else a
 * plain one. Among several, one of the presenter's gender. Never a voice that costs money.
 * Undefined if nobody here speaks the language.
 */
export function defaultVoice<Listed extends Voice>(
  voices: readonly Listed[],
  languageCode: string,
  gender: Avatar['gender'] = 'unknown',
): Listed | undefined {
  const own = voices.filter(
    (voice) => voice.language_code === languageCode && isStudioVoice(voice),
  );
  const natural = own.filter(isOwnNaturalVoice);
  const best = natural.length > 0 ? natural : own;
  return best.find((voice) => voice.gender === gender) ?? best[0];
}

/** In the order offered: natural voices of this machine, vendors' voices, plain ones. */
export const naturalFirst = <Listed extends Voice>(voices: readonly Listed[]): Listed[] =>
  voices.toSorted((a, b) => placeOf(a) - placeOf(b));

const placeOf = (voice: Voice): number => {
  if (isOwnNaturalVoice(voice)) return 0;
  return voice.is_natural ? 1 : 2;
};

/** The reason why a voice is not on the list. The model of a natural voice can be removed. */
export const absenceOf = (voiceId: string): Extract<ErrorCode, 'VOICE_GONE' | 'VOICE_UNKNOWN'> =>
  voiceId.startsWith(NATURAL_PREFIX) ? 'VOICE_GONE' : 'VOICE_UNKNOWN';

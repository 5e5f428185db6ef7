import type { ErrorCode, Problem } from '@tarima/contract';
import type { TFunction } from 'i18next';

type Advice = 'refused' | 'noCredit' | 'unreachable' | 'busy' | 'unknownModel' | 'unusable';

/** The usual sentences of these codes send people to the owner, who reads this page. */
const ADVICE: Partial<Record<ErrorCode, Advice>> = {
  LANGUAGE_MODEL_REFUSED: 'refused',
  SPEECH_REFUSED: 'refused',
  PRESENTER_VENDOR_REFUSED: 'refused',
  PRESENTER_VENDOR_NO_CREDIT: 'noCredit',
  LANGUAGE_MODEL_UNREACHABLE: 'unreachable',
  SPEECH_UNREACHABLE: 'unreachable',
  PRESENTER_VENDOR_UNREACHABLE: 'unreachable',
  LANGUAGE_MODEL_BUSY: 'busy',
  SPEECH_BUSY: 'busy',
  PRESENTER_VENDOR_BUSY: 'busy',
  LANGUAGE_MODEL_UNKNOWN: 'unknownModel',
  LANGUAGE_MODEL_UNUSABLE: 'unusable',
};

/** The reason of a failed trial, with what the owner can do about it. */
export function adviceFor({ code, message }: Problem, t: TFunction): string {
  const advice = ADVICE[code];
  return advice ? t(`settings.advice.${advice}`) : message;
}

import type { TrialProblem } from '@tarima/contract';
import type { TFunction } from 'i18next';

/** The usual sentences of these codes are for others: many send people to the owner. */
const ADVICE = {
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
  LANGUAGE_MODEL_TOO_LONG: 'cutOff',
  SPEECH_FAILED: 'unlike',
  PRESENTER_VENDOR_FAILED: 'unlike',
  OIDC_UNREACHABLE: 'providerUnreachable',
  HOST_UNREACHABLE: 'hostUnreachable',
  HOST_REFUSED: 'hostRefused',
} as const satisfies Record<TrialProblem['code'], string>;

/** A sentence for the owner of the studio: the things to check after a failed trial. */
export const adviceFor = ({ code }: TrialProblem, t: TFunction): string =>
  t(`settings.advice.${ADVICE[code]}`);

import {
  type ErrorCode,
  errorMessage,
  type Language,
  type MediaVendor,
  TRIAL_PROBLEMS,
  type VendorCheck,
} from '@tarima/contract';
import type { Context } from '#server/context.ts';
import { paidTo } from '#server/features/usage/vendor-charges.service.ts';
import { AppError, errorCodeOf } from '#server/kit/errors.ts';
import type { Log } from '#server/kit/log.ts';
import type { Vendors } from '#server/providers/providers.ts';
import { isOwnServer } from '#server/settings/speech-choice.ts';

const SPEECH_VENDORS = ['openai', 'elevenlabs', 'google'] as const;
const NOT_SET_UP = { isOwnServer: false, server: null, model: null, hasKey: false, price: null };

/** The vendors of voices and presenters, with their settings and what they were paid. */
export async function listMediaVendors({
  db,
  live,
}: Pick<Context, 'db' | 'live'>): Promise<MediaVendor[]> {
  const { speech: voices, heygen } = live.choices();
  const speech = SPEECH_VENDORS.map(async (id): Promise<MediaVendor> => {
    const choice = voices[id];
    const known = choice && {
      isOwnServer: isOwnServer(voices, id),
      server: new URL(choice.baseUrl).host,
      model: 'model' in choice ? choice.model : null,
      hasKey: Boolean(choice.key),
      price: choice.price,
    };
    return { id, kind: 'voices', ...(known ?? NOT_SET_UP), spent: await paidTo(db, id) };
  });
  const known = heygen && {
    isOwnServer: false,
    server: new URL(heygen.baseUrl).host,
    model: heygen.apiVersion,
    hasKey: true,
    price: heygen.pricePerSecond,
  };
  const id = 'heygen';
  const presenters: MediaVendor = {
    ...{ id, kind: 'presenters' },
    ...(known ?? NOT_SET_UP),
    spent: await paidTo(db, id),
  };
  return [...(await Promise.all(speech)), presenters];
}

/** Asks one of the vendors for its list. A failure is an answer here, not an error. */
export async function checkMediaVendor(
  { speech, makers }: Vendors,
  vendor: MediaVendor['id'],
  { language, log }: { language: Language; log: Log },
): Promise<VendorCheck> {
  const check = [...speech.all, ...makers].find(({ id }) => id === vendor)?.check;
  if (!check) throw new AppError('NOT_FOUND');
  const started = performance.now();
  const answer = await check().then(
    (offer) => ({ problem: null, ...offer }),
    (error: unknown) => {
      const given = errorCodeOf(error);
      if (!given) throw error;
      const code = asTrialProblem(vendor, given);
      log.warn({ vendor, code: given }, 'a vendor failed a check');
      return { problem: { code, message: errorMessage(code, language) }, listed: 0, offered: 0 };
    },
  );
  return { ...answer, milliseconds: Math.round(performance.now() - started) };
}

/** A vendor may answer a request for its list with any of its errors. */
function asTrialProblem(vendor: MediaVendor['id'], given: ErrorCode) {
  const known = TRIAL_PROBLEMS.find((code) => code === given);
  return known ?? (vendor === 'heygen' ? 'PRESENTER_VENDOR_FAILED' : 'SPEECH_FAILED');
}

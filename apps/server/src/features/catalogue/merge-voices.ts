import { isUsableVoice, type Voice } from '@tarima/contract';
import type { Log } from '#server/kit/log.ts';
import type { VoiceSource } from '#server/providers/voice-source.ts';

/** An older list is still shown while a new one is fetched. */
const FRESH_MS = 10 * 60_000;
/** Pause after a failure before a vendor is asked again. */
const FAILED_MS = 60_000;
/** Nobody waits longer than this for a vendor's list. */
const PATIENCE_MS = 10_000;

type Known = { voices: Voice[]; until: number };

/**
 * The voices of every present source. The list of each is kept in memory. A source that is connected anew, such
 * as by another key, starts without one.
 */
export function mergeVoices(
  sources: () => readonly VoiceSource[],
  log: Log,
  now: () => number = Date.now,
) {
  const known = new WeakMap<VoiceSource, Known>();
  const asking = new WeakMap<VoiceSource, Promise<void>>();

  async function ask(source: VoiceSource): Promise<void> {
    try {
      const voices = (await source.voices()).filter(isUsableVoice);
      known.set(source, { voices, until: now() + FRESH_MS });
    } catch (error) {
      log.warn({ source: source.id, code: codeOf(error) }, 'a list of voices could not be had');
      known.set(source, { voices: known.get(source)?.voices ?? [], until: now() + FAILED_MS });
    }
  }

  /** Callers at the same time share one request. */
  function refresh(source: VoiceSource): Promise<void> {
    const underWay = asking.get(source) ?? ask(source).finally(() => asking.delete(source));
    asking.set(source, underWay);
    return underWay;
  }

  return {
    /** @param isFresh asks every source anew, and waits */
    async list(isFresh = false): Promise<Voice[]> {
      const present = sources();
      const waiting = present.flatMap((source) => {
        const before = known.get(source);
        const isAsked = isFresh || source.isHere;
        if (!isAsked && before && before.until > now()) return [];
        const refreshed = refresh(source);
        return isAsked || !before ? [refreshed] : [];
      });
      if (waiting.length > 0) await Promise.race([Promise.all(waiting), patience()]);
      return present.flatMap((source) => known.get(source)?.voices ?? []);
    },
  };
}

const patience = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS).unref();
  });

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;

import type { QueuedWork } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { formatAge, formatDate } from '#web/lib/format.ts';

/** The facts of a piece of work, in the reader's language. */
export function useWorkFacts(work: QueuedWork): { whose: string; facts: string[] } {
  const { t, i18n } = useTranslation();
  const { kind, state, stage, companyName, since, seconds, nextTryAt, tries, place } = work;
  const date = (iso: string) => formatDate(iso, i18n.language);
  // By the server's clock: this machine's may be wrong.
  const age = formatAge(since, i18n.language, Date.parse(since) + seconds * 1_000);
  const needsHash = kind === 'fetch-voice-model' && stage === 'asking';
  return {
    whose: `${t(`studioQueue.kinds.${kind}`)} · ${companyName ?? t('studioQueue.ofStudio')}`,
    facts: [
      needsHash
        ? t('studioQueue.needsHash')
        : t(`studioQueue.since.${state}`, { age, time: date(since) }),
      nextTryAt && t('studioQueue.nextTry', { time: date(nextTryAt) }),
      place && t('studioQueue.place', place),
      tries > 1 && t('studioQueue.tries', { count: tries }),
    ].filter((fact) => typeof fact === 'string'),
  };
}

import type { Company } from '@tarima/contract';
import { type PodcastForm, podcastFormShape } from './podcast-form.schema.ts';

const KEY = 'tarima-podcast-form';

/** What is typed outlives a reload of this tab; a storage that is full or refused loses only that. */
export function keepPodcastForm({ values }: { values: PodcastForm }): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    sessionStorage.removeItem(KEY);
  }
}

/** What was typed before; null where there is none, or it was for a company that is not here. */
export function keptPodcastForm(companies: readonly Company[]): PodcastForm | null {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return null;
  try {
    const kept = podcastFormShape.safeParse(JSON.parse(text));
    const isOurs = companies.some(({ pk }) => pk === kept.data?.companyId);
    return kept.success && isOurs ? kept.data : null;
  } catch {
    return null;
  }
}

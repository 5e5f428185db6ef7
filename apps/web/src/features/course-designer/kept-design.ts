import type { Company } from '@tarima/contract';
import { type DesignForm, designFormShape } from './design-form.ts';

const KEY = 'tarima-course-design';

/** What is chosen and typed outlives a reload of this tab; a storage that is full or refused loses only that. */
export function keepDesign(form: DesignForm): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(form));
  } catch {
    sessionStorage.removeItem(KEY);
  }
}

/** What was chosen before; null where there is none, or it was for a company that is not here. */
export function keptDesign(companies: readonly Company[]): DesignForm | null {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return null;
  try {
    const kept = designFormShape.safeParse(JSON.parse(text));
    const isOurs = companies.some(({ pk }) => pk === kept.data?.companyId);
    return kept.success && isOurs ? kept.data : null;
  } catch {
    return null;
  }
}

import type { SettingGroup, SettingsTrial } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { formatDollars } from '#web/lib/format.ts';
import { partName } from './group-name.ts';

/** Never shows 0 seconds: that would look like an error. */
const SHORTEST_SECONDS = 0.1;

/** The words for a trial that went well. */
export function usePassedWords(group: SettingGroup, trial: SettingsTrial): string[] {
  const { t, i18n } = useTranslation();
  const { milliseconds, offer, spent } = trial;
  const name = partName(group, t);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const seconds = number.format(Math.max(SHORTEST_SECONDS, milliseconds / 1_000));
  if (offer) {
    const kind = group === 'heygen' ? 'presenters' : 'voices';
    const { offered, listed } = offer;
    return [
      t(`settings.passed.offers.${kind}`, {
        name,
        offered: number.format(offered),
        listed: number.format(listed),
        count: offered,
      }),
      ...(offered < listed ? [t(`settings.passed.leftOut.${kind}`)] : []),
    ];
  }
  if (spent) {
    const tokens = number.format(spent.inputTokens + spent.outputTokens);
    const cost = spent.cost === null ? [] : [formatDollars(spent.cost, i18n.language)];
    const took = t('settings.passed.took', { seconds });
    return [
      t('settings.passed.model'),
      [took, t('settings.passed.tokens', { tokens }), ...cost].join(' · '),
    ];
  }
  if (group === 'sign-in') return [t('settings.passed.provider')];
  return [t('settings.passed.host', { seconds })];
}

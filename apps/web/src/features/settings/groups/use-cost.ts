import {
  SETTING_GROUP_FACTS,
  type SettingField,
  type SettingGroup,
  type StudioSettings,
  WORDS_PER_MINUTE,
} from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { CHARACTERS_PER_WORD, speechCost } from '#web/features/voices/paid-voice.ts';
import { formatDollars } from '#web/lib/format.ts';
import { vendorOf } from './group-name.ts';

const SECONDS_PER_MINUTE = 60;

/** A price that people can picture, and the cost so far. Empty if the group is free. */
export function useCost(
  group: SettingGroup,
  settings: StudioSettings,
  fields: readonly SettingField[],
): string[] {
  const { t, i18n } = useTranslation();
  const dollars = (amount: number) => formatDollars(amount, i18n.language);
  const whole = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  if (SETTING_GROUP_FACTS[group].priceUnit === null) return [];
  const unknown = t('settings.cost.unknown');
  if (group === 'language-model') {
    const { prices } = settings.languageModel ?? { prices: null };
    if (!prices) return [unknown];
    const { input, output } = prices;
    return [
      t('settings.cost.tokens', { input: dollars(input), output: dollars(output) }),
      t('settings.cost.inWords'),
    ];
  }
  const vendor = settings.vendors.find(({ id }) => id === vendorOf(group));
  if (!vendor) return [unknown];
  const { kind, spent } = vendor;
  const usual = fields.find((field) => field.kind === 'price')?.usual ?? null;
  const price = vendor.price ?? (usual === null ? null : Number(usual));
  const ofMinute =
    kind === 'presenters'
      ? (price ?? 0) * SECONDS_PER_MINUTE
      : (speechCost({ vendor: 'openai', price }, WORDS_PER_MINUTE * CHARACTERS_PER_WORD) ?? 0);
  const tariff =
    price === null
      ? unknown
      : t(`settings.cost.${kind}`, { price: dollars(price), minute: dollars(ofMinute) });
  const used = t(`settings.cost.spent.${kind}`, { units: whole.format(spent.units) });
  if (spent.units === 0) return [tariff];
  return [tariff, spent.cost === null ? used : `${used} · ${dollars(spent.cost)}`];
}

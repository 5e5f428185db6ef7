import type { VoiceModel } from '@tarima/contract';
import { useTranslation } from 'react-i18next';

const MOST_NAMES = 3;

/** The people that a model speaks as, such as “Marina, Daniel and 8 more”. Its own name if it names nobody. */
export function usePeopleOf({ voices, name }: VoiceModel): string {
  const { t, i18n } = useTranslation();
  if (voices.length === 0) return name;
  const shown = voices.slice(0, MOST_NAMES).map((voice) => voice.name);
  const others = voices.length - shown.length;
  const more = others > 0 ? [t('voiceModels.more', { count: others })] : [];
  return new Intl.ListFormat(i18n.language).format([...shown, ...more]);
}

import type { UsableVoice } from '@tarima/contract';
import type { TFunction } from 'i18next';

const NAMED_STYLES = ['professional', 'warm', 'energetic', 'calm'] as const;

/** In the voice's gender. Styles of vendors are shown under the vendor's own name. */
export function styleName(
  { style, gender }: Pick<UsableVoice, 'style' | 'gender'>,
  t: TFunction,
): string {
  const named = NAMED_STYLES.find((each) => each === style);
  return named ? t(`voices.styles.${gender}.${named}`) : style;
}

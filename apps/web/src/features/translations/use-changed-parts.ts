import type { ProjectType, Translation } from '@tarima/contract';
import { useTranslation } from 'react-i18next';

/** Names what the original has changed: “the structure and 2 contents”. */
export function useChangedParts(type: ProjectType) {
  const { t, i18n } = useTranslation();
  return ({ changed }: Pick<Translation, 'changed'>): string => {
    const { isStructureChanged, contentIds } = changed;
    const count = contentIds.length;
    return new Intl.ListFormat(i18n.language).format([
      ...(isStructureChanged ? [t('translations.structure')] : []),
      ...(count === 0
        ? []
        : [type === 'video' ? t('translations.script') : t('translations.contents', { count })]),
    ]);
  };
}

import type { Language } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import type { DirectionTexts, EditorTexts } from './script-extensions.ts';

/** The words that a script's own language uses for its directions, whatever the interface speaks. */
const KEYWORDS = {
  es: { scene: 'Escena', voice: 'Voz' },
  en: { scene: 'Scene', voice: 'Voice' },
  pt: { scene: 'Cena', voice: 'Voz' },
} as const;

/**
 * What stands in the editor beside the script's own text, in the language that the interface speaks when it is
 * asked for: an editor outlives a change of it.
 */
export function useEditorTexts(language: Language): () => EditorTexts {
  const { i18n } = useTranslation();
  const texts = (direction: 'scene' | 'voice'): DirectionTexts => {
    const label = i18n.t(`editor.directions.${direction}.label`);
    return {
      keyword: KEYWORDS[language][direction],
      label,
      grip: i18n.t('editor.directions.grip', { label }),
      remove: i18n.t('editor.directions.remove', { label }),
      placeholder: i18n.t(`editor.directions.${direction}.placeholder`),
    };
  };
  return () => ({
    scene: texts('scene'),
    voice: texts('voice'),
    placeholder: i18n.t('editor.placeholder'),
  });
}

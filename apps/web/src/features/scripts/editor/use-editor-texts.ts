import type { Language } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import type { DirectionTexts, EditorTexts } from './script-extensions.ts';

/** Keywords for directions in the script's language, which can differ from the interface's. */
const KEYWORDS = {
  es: { scene: 'Escena', voice: 'Voz' },
  en: { scene: 'Scene', voice: 'Voice' },
  pt: { scene: 'Cena', voice: 'Voz' },
} as const;

/**
 * Labels of the editor, in the interface language at the time of the call. The editor outlives a language
 * change.
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

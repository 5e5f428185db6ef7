import { type CourseDesign, DESIGNER_TEXTS, LANGUAGES, type Language } from '@tarima/contract';
import { bareText } from '@tarima/text';

type Field = keyof CourseDesign;

/**
 * The author's own text in a field. Empty without a word, or where the option's text is unchanged.
 */
export function ownWords(design: CourseDesign, field: Field): string {
  const { text } = design[field];
  const isPreset = LANGUAGES.some((language) =>
    Object.values(DESIGNER_TEXTS[language][field]).some(
      (preset) => bareText(preset.text) === bareText(text),
    ),
  );
  return isPreset || bareText(text) === '' ? '' : text.trim();
}

/** The text of a field: the author's, or else the option's own. */
export const fieldText = (design: CourseDesign, field: Field, language: Language): string =>
  ownWords(design, field) || presetOf(design, field, language);

function presetOf(design: CourseDesign, field: Field, language: Language): string {
  const presets: Record<string, { text: string }> = DESIGNER_TEXTS[language][field];
  return presets[design[field].option]?.text ?? '';
}

import { type Language, PODCAST_LIMITS } from '@tarima/contract';

type Sentences = {
  whole: (name: string) => string;
  cut: (name: string, characters: string, most: string) => string;
};

const SENTENCES: Record<Language, Sentences> = {
  es: {
    whole: (name) => `El texto de «${name}» ya está en el formulario.`,
    cut: (name, characters, most) =>
      `«${name}» tiene ${characters} caracteres y en el formulario caben ${most}, así que ahí se ve cortado. Si no lo cambias, el podcast usa el archivo entero; si lo cambias, solo lo que se ve.`,
  },
  en: {
    whole: (name) => `The text of “${name}” is now in the form.`,
    cut: (name, characters, most) =>
      `“${name}” has ${characters} characters, but the form holds ${most}, so you see only the beginning. If you leave the text as it is, the podcast uses the whole file; if you change it, only what you see.`,
  },
  pt: {
    whole: (name) => `O texto de “${name}” já está no formulário.`,
    cut: (name, characters, most) =>
      `“${name}” tem ${characters} caracteres, e no formulário cabem ${most}: o texto foi cortado ali. Se você não o mudar, o podcast usa o arquivo inteiro; se mudar, só o que aparece.`,
  },
};

/** The message on a file that was read. It says if the form holds only a part. */
export function uploadMessage(name: string, characters: number, language: Language): string {
  const { whole, cut } = SENTENCES[language];
  const { textCharacters: most } = PODCAST_LIMITS;
  if (characters <= most) return whole(name);
  const inDigits = (count: number) => count.toLocaleString(language, { useGrouping: 'always' });
  return cut(name, inDigits(characters), inDigits(most));
}

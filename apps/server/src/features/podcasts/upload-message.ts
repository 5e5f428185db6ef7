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
    whole: (name) => `The text of “${name}” is in the form now.`,
    cut: (name, characters, most) =>
      `“${name}” has ${characters} characters and the form holds ${most}: its text is cut there. If you leave it as it is, the podcast draws on the whole file; if you change it, only on what you see.`,
  },
  pt: {
    whole: (name) => `O texto de “${name}” já está no formulário.`,
    cut: (name, characters, most) =>
      `“${name}” tem ${characters} caracteres e no formulário cabem ${most}: ali o texto está cortado. Se você não o mudar, o podcast usa o arquivo inteiro; se mudar, só o que aparece.`,
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

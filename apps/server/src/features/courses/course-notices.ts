import type { Language } from '@tarima/contract';

/** What the author should know of a generated structure, kept as facts and told in any language. */
export type CourseNotice =
  | { kind: 'fewer'; asked: number; made: number }
  | { kind: 'otherLanguage'; files: string[] }
  | { kind: 'long'; pagesPerContent: number };
type Facts<Kind> = Extract<CourseNotice, { kind: Kind }>;

type Sentences = {
  [Kind in CourseNotice['kind']]: (facts: Facts<Kind>) => string;
};

const QUOTES = { es: '«»', en: '“”', pt: '“”' } as const satisfies Record<Language, string>;

function list(files: string[], language: Language): string {
  const [open, close] = QUOTES[language];
  const quoted = files.map((file) => `${open}${file}${close}`);
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(quoted);
}

const SENTENCES: Record<Language, Sentences> = {
  es: {
    fewer: ({ asked, made }) =>
      `Pediste ${asked} contenidos y los documentos dan para ${made} sin repetirse.`,
    otherLanguage: ({ files }) =>
      files.length === 1
        ? `${list(files, 'es')} está en otro idioma que los demás y no se usó en el curso.`
        : `${list(files, 'es')} están en otro idioma que los demás y no se usaron en el curso.`,
    long: ({ pagesPerContent }) =>
      `El material es extenso: cada contenido resume unas ${pagesPerContent} páginas. Con más contenidos entraría más detalle.`,
  },
  en: {
    fewer: ({ asked, made }) =>
      `You asked for ${asked} contents and the documents carry ${made} without repetition.`,
    otherLanguage: ({ files }) =>
      files.length === 1
        ? `${list(files, 'en')} is in another language than the others and was not used in the course.`
        : `${list(files, 'en')} are in another language than the others and were not used in the course.`,
    long: ({ pagesPerContent }) =>
      `There is a lot of material: each content sums up about ${pagesPerContent} pages. More contents would hold more detail.`,
  },
  pt: {
    fewer: ({ asked, made }) =>
      `Você pediu ${asked} conteúdos e os documentos rendem ${made} sem repetição.`,
    otherLanguage: ({ files }) =>
      files.length === 1
        ? `${list(files, 'pt')} está em outro idioma que os demais e não foi usado no curso.`
        : `${list(files, 'pt')} estão em outro idioma que os demais e não foram usados no curso.`,
    long: ({ pagesPerContent }) =>
      `O material é extenso: cada conteúdo resume cerca de ${pagesPerContent} páginas. Com mais conteúdos caberia mais detalhe.`,
  },
};

/** A notice as a sentence for people. */
export function sentenceOfNotice(notice: CourseNotice, language: Language): string {
  const sentences = SENTENCES[language];
  switch (notice.kind) {
    case 'fewer':
      return sentences.fewer(notice);
    case 'otherLanguage':
      return sentences.otherLanguage(notice);
    case 'long':
      return sentences.long(notice);
  }
}

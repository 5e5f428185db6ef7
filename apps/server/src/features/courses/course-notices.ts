import { DESIGNER_TEXTS, type Language } from '@tarima/contract';
import type { CourseNotice } from '#server/db/tables/course-notice.ts';

type Facts<Kind> = Extract<CourseNotice, { kind: Kind }>;

type Sentences = {
  [Kind in CourseNotice['kind']]: (facts: Facts<Kind>) => string;
};

const QUOTES = { es: '«»', en: '“”', pt: '“”' } as const satisfies Record<Language, string>;

function list(names: string[], language: Language): string {
  const [open, close] = QUOTES[language];
  const quoted = names.map((name) => `${open}${name}${close}`);
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(quoted);
}

function listOfModules(modules: Facts<'borrowed'>['modules'], language: Language): string {
  const areas = DESIGNER_TEXTS[language].interests;
  const [open, close] = QUOTES[language];
  const named = modules.map(({ title, area }) => `${open}${title}${close} (${areas[area].label})`);
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(named);
}

const SENTENCES: Record<Language, Sentences> = {
  es: {
    fewer: ({ asked, made }) =>
      `Pediste ${asked} contenidos, pero los documentos dan para ${made === 1 ? 'uno solo' : `${made} sin repetirse`}.`,
    otherLanguage: ({ files }) =>
      files.length === 1
        ? `${list(files, 'es')} no está en el idioma del curso, así que no se usó. Súbelo en un proyecto aparte, o sube una traducción.`
        : `${list(files, 'es')} no están en el idioma del curso, así que no se usaron. Súbelos en un proyecto aparte, o sube una traducción.`,
    long: ({ pagesPerContent }) =>
      `El material es extenso: cada contenido resume unas ${pagesPerContent} páginas. Con más contenidos cabría más detalle.`,
    fewerTopics: ({ asked, made }) =>
      `El curso tiene ${made === 1 ? 'un solo contenido' : `${made} contenidos`} en lugar de ${asked}, porque la biblioteca no tiene más temas relacionados con lo que escribiste.`,
    notCovered: ({ words }) =>
      `Escribiste ${list(words, 'es')}, pero la biblioteca del estudio no tiene temas sobre eso: el curso no lo trata.`,
    borrowed: ({ modules }) =>
      `Por lo que escribiste, el curso incluye también ${modules.length === 1 ? 'un módulo de otra área' : 'módulos de otras áreas'}: ${listOfModules(modules, 'es')}.`,
  },
  en: {
    fewer: ({ asked, made }) =>
      `You asked for ${asked} content items, but the documents have enough for ${made} without repetition.`,
    otherLanguage: ({ files }) =>
      files.length === 1
        ? `${list(files, 'en')} is not in the language of the course, so it was not used. Upload it to a project of its own, or upload a translation.`
        : `${list(files, 'en')} are not in the language of the course, so they were not used. Upload them to a project of their own, or upload a translation.`,
    long: ({ pagesPerContent }) =>
      `There is a lot of material: each content item sums up about ${pagesPerContent} pages. Choose more content items for more detail.`,
    fewerTopics: ({ asked, made }) =>
      `The course has ${made === 1 ? 'a single content item' : `${made} content items`} instead of ${asked}, because the library has no more topics related to what you wrote.`,
    notCovered: ({ words }) =>
      `The library has no topics about something you wrote, so the course leaves it out: ${list(words, 'en')}.`,
    borrowed: ({ modules }) =>
      `Because of what you wrote, the course takes topics from another area: ${listOfModules(modules, 'en')}.`,
  },
  pt: {
    fewer: ({ asked, made }) =>
      `Você pediu ${asked} conteúdos e os documentos rendem ${made} sem repetição.`,
    otherLanguage: ({ files }) =>
      files.length === 1
        ? `${list(files, 'pt')} não está no idioma do curso, por isso não foi usado. Envie-o em um projeto separado, ou envie uma tradução.`
        : `${list(files, 'pt')} não estão no idioma do curso, por isso não foram usados. Envie-os em um projeto separado, ou envie uma tradução.`,
    long: ({ pagesPerContent }) =>
      `O material é extenso: cada conteúdo resume cerca de ${pagesPerContent} páginas. Com mais conteúdos, caberiam mais detalhes.`,
    fewerTopics: ({ asked, made }) =>
      `O curso tem ${made === 1 ? 'um só conteúdo' : `${made} conteúdos`} em vez de ${asked}, porque a biblioteca não tem mais temas relacionados com o que você escreveu.`,
    notCovered: ({ words }) =>
      `O curso não trata de ${list(words, 'pt')}: a biblioteca não tem temas sobre isso.`,
    borrowed: ({ modules }) =>
      `Para atender ao que você escreveu, o curso também usa temas de outra área: ${listOfModules(modules, 'pt')}.`,
  },
};

export function sentenceOfNotice(notice: CourseNotice, language: Language): string {
  const sentences = SENTENCES[language];
  switch (notice.kind) {
    case 'fewer':
      return sentences.fewer(notice);
    case 'fewerTopics':
      return sentences.fewerTopics(notice);
    case 'otherLanguage':
      return sentences.otherLanguage(notice);
    case 'long':
      return sentences.long(notice);
    case 'notCovered':
      return sentences.notCovered(notice);
    case 'borrowed':
      return sentences.borrowed(notice);
  }
}

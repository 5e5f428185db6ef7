import type { Language } from '@tarima/contract';

type Words = {
  yes: string;
  no: string;
  /** Headings of the table's first columns, in their order. */
  columns: {
    name: string;
    first: string;
    last: string;
    completed: string;
    share: string;
    score: string;
  };
  /** The cell separator that Excel expects in this language. */
  separator: ',' | ';';
};

export const LEARNER_WORDS: Record<Language, Words> = {
  es: {
    yes: 'Verdadero',
    no: 'Falso',
    columns: {
      name: 'Nombre',
      first: 'Primera visita (UTC)',
      last: 'Última visita (UTC)',
      completed: 'Completado (UTC)',
      share: 'Visto (%)',
      score: 'Respuestas correctas (%)',
    },
    separator: ';',
  },
  en: {
    yes: 'True',
    no: 'False',
    columns: {
      name: 'Name',
      first: 'First visit (UTC)',
      last: 'Last visit (UTC)',
      completed: 'Completed (UTC)',
      share: 'Watched (%)',
      score: 'Right answers (%)',
    },
    separator: ',',
  },
  pt: {
    yes: 'Verdadeiro',
    no: 'Falso',
    columns: {
      name: 'Nome',
      first: 'Primeira visita (UTC)',
      last: 'Última visita (UTC)',
      completed: 'Concluído (UTC)',
      share: 'Assistido (%)',
      score: 'Respostas certas (%)',
    },
    separator: ';',
  },
};

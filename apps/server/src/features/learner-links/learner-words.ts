import type { Language } from '@tarima/contract';

type Words = {
  yes: string;
  no: string;
  right: string;
  wrong: string;
  /** Heads the column that has one of these two. */
  result: string;
  /** Marks a question that was removed since. */
  removed: string;
  /** Stands before the earlier wording of a question. */
  changed: string;
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
    right: 'Correcta',
    wrong: 'Incorrecta',
    result: 'resultado',
    removed: 'pregunta retirada',
    changed: 'a la pregunta anterior',
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
    right: 'Right',
    wrong: 'Wrong',
    result: 'result',
    removed: 'removed question',
    changed: 'to the earlier question',
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
    right: 'Certa',
    wrong: 'Errada',
    result: 'resultado',
    removed: 'pergunta retirada',
    changed: 'à pergunta anterior',
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

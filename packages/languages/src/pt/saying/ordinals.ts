import type { Saying } from '../../types/saying.ts';

const ORDINALS = [
  '',
  'primeir',
  'segund',
  'terceir',
  'quart',
  'quint',
  'sext',
  'sétim',
  'oitav',
  'non',
  'décim',
];

/** Ordinals with a mark, and Roman numerals. */
export const ordinals = {
  ordinals: {
    pattern:
      /(?<![\p{L}\d.,])(\d{1,2})\.?([ºª](?![\s\u00A0]?[CF](?!\p{L}))|o(?=\s)|a(?=\s+\p{Ll}+a(?!\p{L})))/gu,
    say: (value, mark) => {
      const end = mark === 'ª' || mark === 'a' ? 'a' : 'o';
      const stem = ORDINALS[value];
      return stem ? stem + end : `${value}${end === 'a' ? 'ª' : 'º'}`;
    },
  },
  romans: {
    after:
      /^(?:séculos?|cap|art|inc|inciso|vol|capítulos?|tomos?|título|parte|fase|tipo|nível|unidade|módulo|seção|secção|anexo|artigo|volume|guerra|mundial|edição|congresso|grau|etapa|ato|livro|bloco)$/iu,
    sayReign: (value, name) =>
      value > 10 ? String(value) : `${ORDINALS[value]}${/a$|^Isabel$/u.test(name) ? 'a' : 'o'}`,
    before: {
      noun: /^(?:aniversário|congresso|encontro|fórum|simpósio|concurso|edição|feira|jornada|semana|convenção)$/iu,
      say: (value, noun) =>
        value > 10
          ? `${value}${/[oum]$/u.test(noun) && noun !== 'edição' && noun !== 'convenção' ? 'º' : 'ª'}`
          : `${ORDINALS[value]}${/(?:rio|so|ro|um|io)$/u.test(noun) ? 'o' : 'a'}`,
    },
  },
} satisfies Partial<Saying>;

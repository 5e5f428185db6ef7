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
      /(?<![\p{L}\d.,])(\d{1,3})\.?(ª[\s-]feira(?!\p{L})|[ºª](?![\s\u00A0]?[CF](?!\p{L}))|[oa]\.(?=\s\p{L})|o(?=\s)|a(?=\s\p{Ll}{1,30}a(?!\p{L}))|(?<=(?<!\p{L})(?:[Aa]|[dn]a)\s\d{1,3})a(?![\p{L}\d]))/gu,
    say: (value, mark) => {
      const end = /^[ªa]/u.test(mark) ? 'a' : 'o';
      const isDay = mark.endsWith('feira');
      const stem = isDay && value === 3 ? 'terç' : ORDINALS[value];
      if (isDay) return stem ? stem + end + mark.slice(1) : null;
      return stem ? stem + end : `${value}${end === 'a' ? 'ª' : 'º'}`;
    },
  },
  romans: {
    short: { 'séc.': 'século', 'sécs.': 'séculos' },
    after:
      /^(?:século|cap|art|inc|inciso|vol|capítulo|tomo|título|parte|fase|tipo|nível|unidade|módulo|seção|secção|anexo|artigo|volume|guerra|mundial|edição|congresso|grau|etapa|ato|livro|bloco|classe|categoria|grupo|séc)s?$/iu,
    sayReign: (value, name) =>
      value > 10 ? String(value) : `${ORDINALS[value]}${/a$|^Isabel$/u.test(name) ? 'a' : 'o'}`,
    before: {
      noun: /^(?:aniversário|congresso|encontro|fórum|simpósio|concurso|edição|feira|jornada|semana|convenção|guerra|república|cúpula|assembleia)$/iu,
      article: /^(?:o|a|os|as|do|da|no|na|ao|à)$/iu,
      say: (value, noun, article) => {
        const masculine = article === '' ? /(?<!ã)o$|um$/u.test(noun) : !/[aà]s?$/iu.test(article);
        if (value > 10) return `${value}${masculine ? 'º' : 'ª'}`;
        return `${ORDINALS[value]}${masculine ? 'o' : 'a'}`;
      },
    },
  },
} satisfies Partial<Saying>;

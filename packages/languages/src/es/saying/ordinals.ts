import type { Saying } from '../../types/saying.ts';

const ORDINALS = [
  '',
  'primer',
  'segund',
  'tercer',
  'cuart',
  'quint',
  'sext',
  'séptim',
  'octav',
  'noven',
  'décim',
];

/** Ordinals with a mark, and Roman numerals. */
export const ordinals = {
  ordinals: {
    pattern:
      /(?<![\p{L}\d.,])(\d{1,3})(?:\.?([ºª](?![\s\u00A0]?[CF](?!\p{L}))|[oa]\.(?=\s\p{L})|o(?=[.,;:)]?(?:\s|$))|a(?=\s\p{Ll}{1,30}(?:a|ión|ad)(?!\p{L}))|(?<=(?<!\p{L})[Ll]a\s\d{1,3})a(?![\p{L}\d])|er(?!\p{L})|(?:[rdtvmn][oa])(?!\p{L}))(?:\.(?=\s\p{Ll}))?|\.([°](?!\s?C)))/gu,
    say: (value, mark) => {
      const stem = ORDINALS[value];
      const isFeminine = /(?:ª|a\.?)$/u.test(mark);
      if (!stem) return isFeminine ? `${value}ª` : `${value}º`;
      if (mark === 'er') return stem;
      return stem + (isFeminine ? 'a' : 'o');
    },
  },
  romans: {
    short: { 's.': 'siglo', 'ss.': 'siglos' },
    after:
      /^(?:siglo|cap|art|inc|fracc?|fracción|vol|capítulo|tomo|título|parte|fase|tipo|nivel|unidad|módulo|sección|anexo|artículo|volumen|guerra|mundial|edición|congreso|grado|etapa|acto|libro|bloque|apartado|clase|categoría|grupo|s)s?$/iu,
    sayReign: (value, name) =>
      value > 10 ? String(value) : `${ORDINALS[value]}${/a$|^Isabel$/u.test(name) ? 'a' : 'o'}`,
    before: {
      noun: /^(?:aniversario|congreso|encuentro|foro|simposio|concurso|edición|feria|jornadas?|convención|guerra|república|cumbre|asamblea)$/iu,
      article: /^(?:el|la|los|las|del|al)$/iu,
      say: (value, noun, article) => {
        const feminine = /^las?$/iu.test(article) || (article === '' && !noun.endsWith('o'));
        if (value > 10) return feminine ? `${value}ª` : String(value);
        if (!feminine && /^(?:el|del|al)?$/iu.test(article) && /r$/u.test(ORDINALS[value] ?? ''))
          return String(ORDINALS[value]);
        return `${ORDINALS[value]}${feminine ? 'a' : 'o'}${noun.endsWith('s') ? 's' : ''}`;
      },
    },
  },
} satisfies Partial<Saying>;

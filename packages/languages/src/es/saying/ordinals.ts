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
      /(?<![\p{L}\d.,])(\d{1,2})(?:\.?([ºª](?![\s\u00A0]?[CF](?!\p{L}))|o(?=\s|$)|er(?!\p{L})|ra(?!\p{L})|ro(?!\p{L})|da(?!\p{L})|do(?!\p{L})|to(?!\p{L})|ta(?!\p{L}))(?:\.(?=\s\p{Ll}))?|\.([°](?!\s?C)))/gu,
    say: (value, mark) => {
      const stem = ORDINALS[value];
      if (!stem) return mark === 'ª' ? `${value}ª` : `${value}º`;
      if (mark === 'er') return stem;
      return stem + (/^(?:ª|ra|da|ta)$/u.test(mark) ? 'a' : 'o');
    },
  },
  romans: {
    after:
      /^(?:siglos?|caps?|arts?|inc|fracc?|fracción|vol|capítulos?|tomos?|título|parte|fase|tipo|nivel|unidad|módulo|sección|anexo|artículo|volumen|guerra|mundial|edición|congreso|grado|etapa|acto|libro|bloque|apartado)$/iu,
    sayReign: (value, name) =>
      value > 10 ? String(value) : `${ORDINALS[value]}${/a$|^Isabel$/u.test(name) ? 'a' : 'o'}`,
    before: {
      noun: /^(?:aniversario|congreso|encuentro|foro|simposio|concurso|edición|feria|jornadas?|convención)$/iu,
      say: (value, noun) =>
        value > 10
          ? String(value)
          : `${ORDINALS[value]}${/o$|simposio/u.test(noun) ? 'o' : 'a'}${noun.endsWith('s') ? 's' : ''}`,
    },
  },
} satisfies Partial<Saying>;

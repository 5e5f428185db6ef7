import type { Saying } from '../../types/saying.ts';

/** Dates and times of day. */
export const calendar = {
  days: {
    lun: 'lunedì',
    mar: 'martedì',
    mer: 'mercoledì',
    gio: 'giovedì',
    ven: 'venerdì',
    sab: 'sabato',
    dom: 'domenica',
  },
  months: [
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ],
  dateCue: /(?<!\p{L})(?:il|dal|al)[\s\u00A0]$/iu,
  dateOrder: () => 'day first',
  sayDate: (day, month, year) => `${day === 1 ? 'primo' : day} ${month}${year ? ` ${year}` : ''}`,
  sayTime: (hour, minute) => (minute === 0 ? `${hour} in punto` : `${hour} e ${minute}`),
} satisfies Partial<Saying>;

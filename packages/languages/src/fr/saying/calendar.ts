import type { Saying } from '../../types/saying.ts';

/** Dates and times of day. */
export const calendar = {
  days: {
    lun: 'lundi',
    mar: 'mardi',
    mer: 'mercredi',
    jeu: 'jeudi',
    ven: 'vendredi',
    sam: 'samedi',
    dim: 'dimanche',
  },
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  dateCue: /(?<!\p{L})(?:le|du|au)[\s\u00A0]$/iu,
  dateOrder: () => 'day first',
  sayDate: (day, month, year) => `${day === 1 ? 'premier' : day} ${month}${year ? ` ${year}` : ''}`,
  sayTime: (hour, minute) =>
    `${hour === 1 ? 'une' : hour === 21 ? 'vingt et une' : hour} ${hour <= 1 ? 'heure' : 'heures'}${minute === 0 ? '' : ` ${minute}`}`,
} satisfies Partial<Saying>;

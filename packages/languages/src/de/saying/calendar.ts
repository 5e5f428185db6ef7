import type { Saying } from '../../types/saying.ts';
import { ordinal } from './ordinals.ts';

/** Dates and times of day. */
export const calendar = {
  days: {
    mo: 'Montag',
    di: 'Dienstag',
    mi: 'Mittwoch',
    do: 'Donnerstag',
    fr: 'Freitag',
    sa: 'Samstag',
    so: 'Sonntag',
  },
  months: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  dateCue: /(?<!\p{L})(?:am|vom|bis)[\s\u00A0]$/iu,
  dateOrder: () => 'day first',
  sayDate: (day, month, year) => `${ordinal(day) ?? day} ${month}${year ? ` ${year}` : ''}`,
  sayTime: (hour, minute) => `${hour === 1 ? 'ein' : hour} Uhr${minute === 0 ? '' : ` ${minute}`}`,
} satisfies Partial<Saying>;

import type { Saying } from '../../types/saying.ts';
import { sayYear } from './numbers.ts';
import { dayOrdinal } from './ordinals.ts';

/** Dates and times of day. */
export const calendar = {
  days: {
    mon: 'Monday',
    tue: 'Tuesday',
    tues: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    thurs: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  dateCue: /(?<!\p{L})(?:on|by|until|before|since|from)[\s\u00A0]$/iu,
  dateOrder: (locale) => (locale === 'en_US' ? 'month first' : 'day first'),
  sayDate: (day, month, year, locale) => {
    const date =
      locale === 'en_US' ? `${month} ${dayOrdinal(day)}` : `the ${dayOrdinal(day)} of ${month}`;
    return year ? `${date}, ${sayYear(year)}` : date;
  },
  sayTime: (hour, minute, half) => {
    const minutes = minute === 0 ? '' : minute < 10 ? ` oh ${minute}` : ` ${minute}`;
    if (half) return `${hour}${minutes} ${half === 'am' ? 'A M' : 'P M'}`;
    if (minute > 0) return `${hour}${minutes}`;
    return hour <= 12 ? `${hour} o'clock` : `${hour} hundred hours`;
  },
} satisfies Partial<Saying>;

import type { Saying } from '../../types/saying.ts';

function sayHour(hour: number): string {
  return hour === 1 ? 'una' : hour === 21 ? 'veintiuna' : String(hour);
}

/** Dates and times of day. */
export const calendar = {
  days: {
    lun: 'lunes',
    mar: 'martes',
    mié: 'miércoles',
    mie: 'miércoles',
    jue: 'jueves',
    vie: 'viernes',
    sáb: 'sábado',
    sab: 'sábado',
    dom: 'domingo',
  },
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  dateCue: /(?<!\p{L})(?:día|el|del|hasta el|desde el)[\s\u00A0]$/iu,
  dateOrder: () => 'day first',
  sayDate: (day, month, year, locale) => {
    const first = locale === 'es_ES' ? 'uno' : 'primero';
    return `${day === 1 ? first : day} de ${month}${year ? ` de ${year}` : ''}`;
  },
  sayTime: (hour, minute, half, hasUnit) => {
    const said = hour === 1 || hour === 21 ? sayHour(hour) : String(hour);
    if (half === null) {
      if (minute === 0)
        return hour <= 12 && !hasUnit ? said : `${said} ${hour === 1 ? 'hora' : 'horas'}`;
      return minute < 10 ? `${said} y ${minute}` : `${said} ${minute}`;
    }
    const part =
      half === 'am' ? 'de la mañana' : hour === 12 || hour < 8 ? 'de la tarde' : 'de la noche';
    const minutes =
      minute === 0 ? '' : minute === 15 ? ' y cuarto' : minute === 30 ? ' y media' : ` y ${minute}`;
    return `${said}${minutes} ${part}`;
  },
} satisfies Partial<Saying>;

import type { Saying } from '../../types/saying.ts';

function sayHour(hour: number): string {
  if (hour === 1 || hour === 2) return hour === 1 ? 'uma' : 'duas';
  return hour === 21 || hour === 22 ? `vinte e ${hour === 21 ? 'uma' : 'duas'}` : String(hour);
}

/** Dates and times of day. */
export const calendar = {
  days: {
    seg: 'segunda',
    ter: 'terça',
    qua: 'quarta',
    qui: 'quinta',
    sex: 'sexta',
    sáb: 'sábado',
    sab: 'sábado',
    dom: 'domingo',
  },
  months: [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
  dateCue: /(?<!\p{L})(?:dia|até|em|desde)[\s\u00A0]$/iu,
  dateOrder: () => 'day first',
  sayDate: (day, month, year) =>
    `${day === 1 ? 'primeiro' : day} de ${month}${year ? ` de ${year}` : ''}`,
  sayTime: (hour, minute, half) => {
    const said = sayHour(hour);
    const minutes = minute === 0 ? '' : minute === 30 && half ? ' e meia' : ` e ${minute}`;
    if (half === null)
      return minute === 0 ? `${said} ${hour === 1 ? 'hora' : 'horas'}` : said + minutes;
    const part = half === 'am' ? 'da manhã' : hour === 12 || hour < 7 ? 'da tarde' : 'da noite';
    return `${said}${minutes} ${part}`;
  },
} satisfies Partial<Saying>;

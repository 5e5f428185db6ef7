import type { Saying } from '../../types/saying.ts';

/** Nouns that look feminine or plural and are not. */
const MASCULINE =
  /^(?:días?|(?:pro|siste|te|proble|progra|idio|ma|pla|diagra|esque|cli|dile|le|poe|fantas|fanta)\p{L}*mas?|mapas?|planetas?|atletas|colegas|idiomas?|especialistas|minutos?)$/u;

const FEMININE =
  /(?:as?|ciones|sión|siones|ción|dad|dades|tudes|mujeres|manos|veces|clases|bases|partes|redes|fases|claves|imágenes|voces|noches|tardes|series|libras|razones|opciones|mujer|vez|clase|base|parte|red|fase|clave|imagen|voz|noche|tarde|serie|razón)$/u;

const NOT_NOUNS =
  /^(?:es|más|menos|las?|los|les|nos|sus|tus|mis|has|das|vas|ya|a|era|para|cada|una|unas|entre|tras|pues|entonces|además|después|antes|hasta|contra|sobre|como|que|de|del|por|con|en|el|al|se|si|su|y|o|u|e|lo|le|me|te)$/u;

const TENS = [
  '',
  '',
  'veinti',
  'treinta y ',
  'cuarenta y ',
  'cincuenta y ',
  'sesenta y ',
  'setenta y ',
  'ochenta y ',
  'noventa y ',
];

const HUNDREDS = [
  '',
  'ciento',
  'doscientas',
  'trescientas',
  'cuatrocientas',
  'quinientas',
  'seiscientas',
  'setecientas',
  'ochocientas',
  'novecientas',
];

/** 200 personas, 21 páginas, 21 días, 1 hora: the number agrees with the noun. */
function beforeNoun(value: number, noun: string): string | null {
  const ends = value % 100;
  const withOne = value % 10 === 1 && ends !== 11;
  const agrees = noun === 'mil' ? value > 1 : value === 1 || noun.endsWith('s');
  if (NOT_NOUNS.test(noun) || !agrees) return null;
  const feminine = FEMININE.test(noun) && !MASCULINE.test(noun);
  if (value >= 1_000_000) {
    const rest = value % 1_000_000;
    return `${value - rest} ${rest === 0 ? 'de' : inWords(rest, feminine)}`;
  }
  if (!feminine && !withOne) return null;
  if (feminine && !withOne && value % 1_000 < 200 && value < 200_000) return null;
  return inWords(value, feminine);
}

function inWords(value: number, feminine: boolean): string {
  const thousands = Math.floor(value / 1_000);
  const hundred = Math.floor((value % 1_000) / 100);
  const rest = value % 100;
  const parts: string[] = [];
  if (thousands > 0)
    parts.push(
      thousands === 1
        ? 'mil'
        : `${thousands >= 200 && feminine ? inWords(thousands, true) : thousands} mil`,
    );
  if (hundred > 0 && feminine)
    parts.push(rest === 0 && hundred === 1 ? 'cien' : (HUNDREDS[hundred] ?? ''));
  else if (hundred > 0) parts.push(`${hundred}00`.replace('100', 'ciento'));
  if (rest % 10 === 1 && rest !== 11) {
    const tens = TENS[Math.floor(rest / 10)] ?? '';
    parts.push(tens + (feminine ? 'una' : tens === 'veinti' ? 'ún' : 'un'));
  } else if (rest > 0) parts.push(String(rest));
  return parts.join(' ');
}

/** Accents, and the short form before a thousand: veintiún mil. */
function mend(words: string): string {
  return words
    .replace(/(?<=dieci|veinti)seis/gu, 'séis')
    .replace(/(?<=veinti)dos/gu, 'dós')
    .replace(/(?<=veinti)tres/gu, 'trés')
    .replace(/veintiuno(?= mil)/gu, 'veintiún')
    .replace(/décim([oa]) primer[oa]/u, 'undécim$1')
    .replace(/décim([oa]) segund[oa]/u, 'duodécim$1')
    .replace(/uno(?= mil)/gu, 'un');
}

export const numbers: Saying['numbers'] = {
  decimal: ',',
  decimalWords: { ',': 'coma', '.': 'punto' },
  decimalsByDigit: false,
  acceptsOtherDecimal: true,
  minus: 'menos',
  percent: 'por ciento',
  perThousand: 'por mil',
  range: 'a',
  by: 'por',
  times: 'veces',
  ratio: 'a',
  powers: { two: 'al cuadrado', three: 'al cubo', other: 'a la' },
  fractions: {
    '1/2': 'medio',
    '1/3': 'un tercio',
    '2/3': 'dos tercios',
    '1/4': 'un cuarto',
    '3/4': 'tres cuartos',
    '1/5': 'un quinto',
    '2/5': 'dos quintos',
    '3/5': 'tres quintos',
    '4/5': 'cuatro quintos',
    '1/6': 'un sexto',
    '1/8': 'un octavo',
    '3/8': 'tres octavos',
    '5/8': 'cinco octavos',
    '7/8': 'siete octavos',
    '1/10': 'un décimo',
    '1/16': 'un dieciseisavo',
    '½': 'y medio',
    '¼': 'y un cuarto',
    '¾': 'y tres cuartos',
  },
  and: 'y',
  comparisons: { '<': 'menos de', '>': 'más de', '~': 'unos' },
  over: 'sobre',
  scales: ['mil', 'millón', 'millones', 'mil millones', 'billones'],
  afterScale: ' de ',
  shortScales: {
    k: ['mil', 'mil'],
    K: ['mil', 'mil'],
    m: ['millón', 'millones'],
    M: ['millón', 'millones'],
    MM: ['millón', 'millones'],
  },
  beforeNoun,
  half: (noun) =>
    NOT_NOUNS.test(noun) ? null : FEMININE.test(noun) && !MASCULINE.test(noun) ? 'media' : 'medio',
  mend,
};

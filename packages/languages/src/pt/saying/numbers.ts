import type { Saying } from '../../types/saying.ts';

const FEMININE =
  /(?:as|ções|sões|dades|mulheres|mãos|demãos|vezes|classes|bases|partes|redes|fases|chaves|imagens|noites|tardes|séries|razões|viagens|mensagens|vantagens)$/u;

const MASCULINE =
  /^(?:dias|(?:proble|siste|progra|te|idio|ma|diagra|esque|cli|dile|le|poe)mas|(?:quilo|mili)?gramas?|mapas|planetas|colegas|atletas|especialistas|mas)$/u;

const NOT_NOUNS =
  /^(?:mas|às|as|das|nas|pelas|suas|minhas|tuas|umas|elas|essas|estas|apenas|para|da|na|a|uma|era|ou|e|de|do|em|com|por)$/u;

const TENS = [
  '',
  '',
  'vinte',
  'trinta',
  'quarenta',
  'cinquenta',
  'sessenta',
  'setenta',
  'oitenta',
  'noventa',
];

const HUNDREDS = [
  '',
  'cento',
  'duzentas',
  'trezentas',
  'quatrocentas',
  'quinhentas',
  'seiscentas',
  'setecentas',
  'oitocentas',
  'novecentas',
];

/** 2 mulheres, 21 páginas, 200 pessoas, 1 hora: numbers agree with feminine nouns. */
function beforeNoun(value: number, noun: string): string | null {
  if (NOT_NOUNS.test(noun)) return null;
  if (value >= 1_000_000 && value % 1_000_000 === 0 && noun.endsWith('s')) return `${value} de`;
  if (MASCULINE.test(noun)) return null;
  if (value === 1) return /(?:a|ção|são|dade|vez|gem)$/u.test(noun) ? 'uma' : null;
  if (!FEMININE.test(noun) || value >= 1_000_000) return null;
  const ends = value % 100;
  const last = ends % 10;
  const changes = (last === 1 || last === 2) && ends !== 11 && ends !== 12;
  const hundred = Math.floor((value % 1_000) / 100);
  const thousands = Math.floor(value / 1_000);
  const thousandsChange = thousands > 1 && beforeNoun(thousands, noun) !== null;
  if (!changes && hundred < 2 && !thousandsChange) return null;
  const parts: string[] = [];
  if (hundred > 0) parts.push(hundred === 1 && ends === 0 ? 'cem' : (HUNDREDS[hundred] ?? ''));
  if (changes) {
    const one = last === 1 ? 'uma' : 'duas';
    parts.push(ends < 10 ? one : `${TENS[Math.floor(ends / 10)]} e ${one}`);
  } else if (ends > 0) parts.push(String(ends));
  const below = parts.join(' e ');
  if (thousands === 0) return below;
  const many = thousands === 1 ? '' : (beforeNoun(thousands, noun) ?? thousands);
  return `${many} mil ${below}`.trim();
}

/** Brazil and Portugal differ in three numbers below twenty and in a thousand millions. */
function mend(words: string, locale: string): string {
  const joined = words.replace(/(?<=mil )(?=(?:cem|\p{L}+[cz]entos|quinhentos) *$)/gu, 'e ');
  if (locale === 'pt_PT') return joined;
  return joined
    .replace(/dezas(?=seis|sete)/gu, 'dezes')
    .replace('dezanove', 'dezenove')
    .replace(/um mil milhões/gu, 'um bilhão')
    .replace(/mil milhões/gu, 'bilhões');
}

export const numbers: Saying['numbers'] = {
  decimal: ',',
  decimalWords: { ',': 'vírgula', '.': 'ponto' },
  decimalsByDigit: false,
  acceptsOtherDecimal: true,
  minus: 'menos',
  percent: 'por cento',
  perThousand: 'por mil',
  range: 'a',
  by: 'por',
  times: 'vezes',
  ratio: 'por',
  powers: { two: 'ao quadrado', three: 'ao cubo', other: 'elevado a' },
  fractions: {
    '1/2': 'meio',
    '1/3': 'um terço',
    '2/3': 'dois terços',
    '1/4': 'um quarto',
    '3/4': 'três quartos',
    '1/5': 'um quinto',
    '2/5': 'dois quintos',
    '3/5': 'três quintos',
    '4/5': 'quatro quintos',
    '1/6': 'um sexto',
    '1/8': 'um oitavo',
    '3/8': 'três oitavos',
    '5/8': 'cinco oitavos',
    '7/8': 'sete oitavos',
    '1/10': 'um décimo',
    '½': 'e meio',
    '¼': 'e um quarto',
    '¾': 'e três quartos',
  },
  and: 'e',
  comparisons: { '<': 'menos de', '>': 'mais de', '~': 'cerca de' },
  over: 'sobre',
  scales: ['mil', 'milhão', 'milhões', 'bilhão', 'bilhões', 'mil milhões'],
  afterScale: ' de ',
  shortScales: {
    k: ['mil', 'mil'],
    K: ['mil', 'mil'],
    m: ['milhão', 'milhões'],
    M: ['milhão', 'milhões'],
    MM: ['milhão', 'milhões'],
    mi: ['milhão', 'milhões'],
    bi: ['bilhão', 'bilhões'],
  },
  beforeNoun,
  half: (noun) =>
    NOT_NOUNS.test(noun)
      ? null
      : /as?$|ções$/u.test(noun) && !MASCULINE.test(noun)
        ? 'meia'
        : 'meio',
  mend,
};

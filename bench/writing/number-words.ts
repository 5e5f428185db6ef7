import type { Language } from '@tarima/contract';

const valuesOf = (pairs: string): Map<string, number> =>
  new Map(
    pairs
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [word = '', value] = pair.split(':');
        return [word, Number(value)];
      }),
  );

/** Without accents, like the folded text. */
const VALUES: Record<Language, Map<string, number>> = {
  es: valuesOf(`
    uno:1 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11 doce:12 trece:13
    catorce:14 quince:15 dieciseis:16 diecisiete:17 dieciocho:18 diecinueve:19 veinte:20 veintiuno:21
    veintiun:21 veintidos:22 veintitres:23 veinticuatro:24 veinticinco:25 veintiseis:26 veintisiete:27
    veintiocho:28 veintinueve:29 treinta:30 cuarenta:40 cincuenta:50 sesenta:60 setenta:70 ochenta:80
    noventa:90 cien:100 ciento:100 doscientos:200 doscientas:200 trescientos:300 trescientas:300
    cuatrocientos:400 quinientos:500 quinientas:500 seiscientos:600 setecientos:700 ochocientos:800
    novecientos:900 mil:1000`),
  en: valuesOf(`
    one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13
    fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40
    fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 hundred:100 thousand:1000`),
  pt: valuesOf(`
    dois:2 duas:2 tres:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9 dez:10 onze:11 doze:12 treze:13
    catorze:14 quatorze:14 quinze:15 dezesseis:16 dezasseis:16 dezessete:17 dezoito:18 dezenove:19 vinte:20
    trinta:30 quarenta:40 cinquenta:50 sessenta:60 setenta:70 oitenta:80 noventa:90 cem:100 cento:100
    duzentos:200 duzentas:200 trezentos:300 quatrocentos:400 quinhentos:500 mil:1000`),
};

const AND: Record<Language, string> = { es: 'y', en: 'and', pt: 'e' };

/** Folded text with digits in place of number words: `treinta y cinco` becomes `35`. */
export function digitsForWords(text: string, language: Language): string {
  const values = VALUES[language];
  /** Words are at odd indices, the text between them at even ones. */
  const parts = text.split(/([a-z]+)/);
  const out: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    const value = values.get(part);
    if (value === undefined) out.push(part);
    else {
      const number = readNumber(parts, at, value, { values, and: AND[language] });
      out.push(String(number.value));
      at = number.end;
    }
  }
  return out.join('');
}

type Words = { values: Map<string, number>; and: string };

/** The number whose first word is at an index: `twenty-four`, `dos mil`, `cento e vinte`. */
function readNumber(parts: string[], at: number, first: number, { values, and }: Words) {
  let value = first;
  let end = at;
  for (;;) {
    const gap = parts[end + 1] ?? '';
    let next = end + 2;
    if (parts[next] === and && / $/.test(gap) && /^ /.test(parts[next + 1] ?? '')) next += 2;
    else if (!/^[ -]$/.test(gap)) break;
    const more = values.get(parts[next] ?? '');
    if (more === undefined) break;
    if (more >= 100 && value < more && next === end + 2) value *= more;
    else if (takesMore(value, more)) value += more;
    else break;
    end = next;
  }
  return { value, end };
}

/** Hundreds take a smaller number, tens from twenty on a digit. */
function takesMore(value: number, more: number): boolean {
  if (more >= value) return false;
  return value % 100 === 0 || (value % 10 === 0 && value % 100 >= 20 && more < 10);
}

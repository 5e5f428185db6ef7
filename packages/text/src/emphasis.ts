/** A kind of emphasis. `opens` is tested at one place, `closes` is searched from a place on. */
type Mark = { length: number; opens: RegExp; closes: RegExp };

const mark = (sign: string): Mark => {
  const written = sign.replaceAll('*', '\\*');
  return {
    length: sign.length,
    opens: new RegExp(`${written}(?=\\S)`, 'yu'),
    closes: new RegExp(`(?<=\\S)${written}`, 'gu'),
  };
};

/** The longer first, or `**` would match as `*`. */
const MARKS = ['***', '**', '*', '___', '__', '~~'].map(mark);
/** Inside a word an underscore is a letter. */
const UNDERSCORES: Mark[] = [
  {
    length: 1,
    opens: /(?<![\p{L}\p{N}_])_(?=\S)/uy,
    closes: /(?<=\S)_(?![\p{L}\p{N}_])/gu,
  },
];

/** Text without emphasis marks. A mark without its partner stays. */
export const withoutEmphasis = (text: string): string =>
  text
    .replace(/.+/gu, (line) => withoutMarks(line, MARKS))
    .replace(/.+/gu, (line) => withoutMarks(line, UNDERSCORES));

function withoutMarks(line: string, marks: Mark[]): string {
  const nextClosing = marks.map(({ closes }) => closingsFrom(line, closes));
  let result = '';
  let written = 0;
  for (const { index: start } of line.matchAll(/[*_~]/gu)) {
    if (start < written) continue;
    for (const [index, { length, opens }] of marks.entries()) {
      opens.lastIndex = start;
      if (!opens.test(line)) continue;
      const end = nextClosing[index]?.(start + length + 1) ?? Number.POSITIVE_INFINITY;
      if (end === Number.POSITIVE_INFINITY) continue;
      result += line.slice(written, start) + line.slice(start + length, end);
      written = end + length;
      break;
    }
  }
  return result + line.slice(written);
}

/** The first closing mark from a place on. Places only grow, so the line is read once. */
function closingsFrom(line: string, closes: RegExp): (place: number) => number {
  let known = -1;
  return (place) => {
    if (known < place) {
      closes.lastIndex = place;
      known = closes.exec(line)?.index ?? Number.POSITIVE_INFINITY;
    }
    return known;
  };
}

import type { Language, Layout, TimelineScene } from '@tarima/contract';
import { sampleScene, spokenWords } from './sample-timeline.ts';

const WORDS: Record<Language, string> = {
  es: 'la responsabilidad interdepartamental de los trabajadores, en caso de incumplimiento grave y reiterado, corresponde a electroencefalografistas con dedicación exclusiva durante 1.250,5 horas o más de trabajo',
  en: 'the responsibilities of interdepartmental representatives, in case of serious noncompliance or misunderstanding, are characteristically overwhelming for 1,250.5 hours or more of work each year',
  pt: 'a responsabilidade interdepartamental dos trabalhadores, em caso de descumprimento grave e reiterado, cabe aos otorrinolaringologistas com dedicação exclusiva durante 1.250,5 horas ou mais de trabalho',
};
const NUMBERS: Record<Language, readonly string[]> = {
  es: ['1.250,5 €', '12 %', '−4,2 %', '–', '1.234.567,89 €', '0'],
  en: ['$1,250.5', '12%', '-4.2%', 'n/a', '$1,234,567.89', '0'],
  pt: ['R$ 1.250,5', '12 %', '−4,2 %', '–', 'R$ 1.234.567,89', '0'],
};

export const LENGTHS = ['short', 'usual', 'long', 'endless'] as const;
export type Length = (typeof LENGTHS)[number];

const CHARACTERS: Record<Length, number> = { short: 9, usual: 42, long: 160, endless: 900 };
const POINTS: Record<Length, number> = { short: 1, usual: 4, long: 7, endless: 14 };
const ROWS: Record<Length, number> = { short: 2, usual: 7, long: 13, endless: 40 };
const COLUMNS: Record<Length, number> = { short: 2, usual: 4, long: 3, endless: 9 };

/** A scene of this layout with words of this length; the same at every call. */
export function fuzzedScene(layout: Layout, language: Language, length: Length): TimelineScene {
  const text = (seed: number, share = 1) => {
    const all = `${WORDS[language]} ${'Hormigón'.repeat(length === 'endless' ? 9 : 1)} `.repeat(9);
    const start = all.indexOf(' ', (seed * 37) % 150) + 1;
    return all.slice(start, start + Math.max(5, Math.round(CHARACTERS[length] * share))).trim();
  };
  const opening: Partial<Record<Layout, string>> = {
    number: `${NUMBERS[language][length === 'long' ? 4 : 1]} `,
    definition: `${text(5, 0.4)}: `,
  };
  const points = Array.from({ length: POINTS[length] }, (_, index) => {
    const mark = layout === 'dos' ? ['✓ ', '✗ '][index % 2] : '';
    const first = index === 0 ? (opening[layout] ?? '') : '';
    return { text: `${first}${mark}${text(index + 1)}`, start: 0.8 + index * 1.5 };
  });
  const columns = layout === 'comparison' ? 2 + (length === 'usual' ? 1 : 0) : COLUMNS[length];
  const rows = Array.from({ length: ROWS[length] }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      row === 0 || column === 0 || layout === 'comparison'
        ? text(row * 7 + column, 0.5)
        : (NUMBERS[language][(row + column) % 6] ?? ''),
    ),
  );
  return sampleScene({
    ...{ layout, points, title: text(3), duration: Math.max(14, points.length * 1.6 + 4) },
    table: {
      rows,
      lit: rows.slice(1).map((_, row) => ({
        ...{ row: row + 1, column: row % columns, start: 1 + row * 0.9 },
      })),
    },
    figure: {
      ...{ picture: 'a'.repeat(64), mediaType: 'image/png', crop: null, caption: text(4, 2) },
      ...(length === 'long' ? { width: 300, height: 900 } : { width: 900, height: 300 }),
    },
    captions: [
      {
        start: 0,
        end: 12,
        words: spokenWords('electroencefalografistas y responsabilidades', 0.5),
      },
    ],
  });
}

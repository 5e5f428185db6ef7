import type { Round } from './round.ts';

type Line = [what: string, ...figures: (string | number)[]];

/** The rounds as a table: a line for each fault, and for each work. */
export function reportOf(rounds: Round[]): string {
  const lines: Line[] = [
    ['', 'rounds', 'violations', 'ready again', 'worst', 'work done', 'worst'],
    ...linesBy(rounds, ({ fault, studio }) => `${fault} (${studio})`),
    ...linesBy(rounds, ({ work }) => work),
    lineOf('all', rounds),
  ];
  const width = Math.max(...lines.map(([what]) => what.length));
  return lines
    .map(([what, ...figures]) =>
      [what.padEnd(width), ...figures.map((figure) => String(figure).padStart(11))].join(' '),
    )
    .join('\n');
}

function linesBy(rounds: Round[], nameOf: (round: Round) => string): Line[] {
  const groups = Object.entries(Object.groupBy(rounds, nameOf));
  return groups
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, of]) => lineOf(name, of ?? []));
}

function lineOf(name: string, rounds: Round[]): Line {
  const violations = rounds.filter((round) => round.violations.length > 0).length;
  const times = (['readyMs', 'doneMs'] as const).flatMap((key) => {
    const sorted = rounds.map((round) => round[key]).toSorted((a, b) => a - b);
    return [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map(seconds);
  });
  return [name, rounds.length, violations, ...times];
}

const seconds = (milliseconds = 0): string => `${(milliseconds / 1_000).toFixed(1)} s`;

import type { OneAndMany, Saying } from '@tarima/languages';
import type { SayingRule } from './spoken-text.ts';

/** Lengths of time of several parts: 3:05:20, 1h30min. */
export function durationRules(saying: Saying): SayingRule[] {
  return [
    {
      pattern:
        /(?<![\d:.,])(\d{1,3}):([0-5]\d):([0-5]\d)(?![\d:]|[.,]\d|[\s\u00A0]?[ap]\.?[\s\u00A0]?m)(?:[\s\u00A0]?(?:h|hrs?|horas|hours|Uhr)(?!\p{L}))?/giu,
      say: ([, ...parts]) => sayDuration(parts, saying),
    },
    {
      pattern:
        /(?<![\p{L}\d.,:])(?:(\d{1,3})[\s\u00A0]?h(?:rs?|s)?[\s\u00A0]?)?(\d{1,2})[\s\u00A0]?m(?:in)?s?(?:[\s\u00A0]?(\d{1,2})[\s\u00A0]?s(?:e[cg])?)?(?![\p{L}\d²³])(?:\.(?=[\s\u00A0]\p{Ll}))?/gu,
      say: ([, ...parts]) => (parts.filter(Boolean).length > 1 ? sayDuration(parts, saying) : null),
    },
  ];
}

/**
 * The parts of a duration with their units. Parts that are zero stay unsaid; null if all are.
 * @param parts hours, minutes and seconds, as written
 */
export function sayDuration(
  parts: readonly (string | undefined)[],
  { numbers, units }: Saying,
): string | null {
  const part = (value: number, [one, many]: OneAndMany) => {
    const name = value === 1 ? one : many;
    return `${numbers.beforeNoun?.(value, name) ?? value} ${name}`;
  };
  const said = [units.h, units.min, units.s ?? units.sec].flatMap((name, place) => {
    const value = Number(parts[place] ?? 0);
    return name && value > 0 ? [part(value, name)] : [];
  });
  const last = said.pop() ?? null;
  return said.length > 0 ? `${said.join(' ')} ${numbers.and} ${last}` : last;
}

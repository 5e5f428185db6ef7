import { isSaid } from './found-facts.ts';
import type { MeasuredScript } from './measured-script.ts';
import { isWhole } from './procedures.ts';

const HEAVIEST = 3;

/**
 * Lists a script's losses: facts left out, told in part, separated or under another title. It also
 * lists useless speech and key points.
 */
export function printLosses(name: string, script: MeasuredScript): void {
  const { facts, procedures, pairs, titles, boilerplate, points, foreign } = script;
  console.log(`\n${name}`);
  for (const fact of facts.filter((one) => one.weight === HEAVIEST && !isSaid(one))) {
    console.log(`  lost: ${fact.id}, ${fact.kind}, ${fact.section}: ${fact.text}`);
  }
  for (const procedure of procedures.filter((one) => one.said > 0 && !isWhole(one))) {
    const { section, said, steps, isOrdered, missing } = procedure;
    const order = isOrdered ? '' : ', out of order';
    console.log(
      `  procedure: ${section}: ${said} of ${steps}${order}; without ${missing.join(', ')}`,
    );
  }
  for (const { fact, other } of pairs.filter(({ isKept }) => !isKept)) {
    console.log(`  apart: «${fact.text}» and «${other.text}»`);
  }
  for (const { fact, title } of titles.filter(({ verdict }) => verdict === 'wrong')) {
    console.log(`  title: «${title}» over ${fact.section}: ${fact.text}`);
  }
  for (const text of boilerplate) console.log(`  boilerplate: ${text}`);
  for (const text of points.fragments) console.log(`  fragment: ${text}`);
  for (const text of foreign) console.log(`  other language: ${text}`);
}

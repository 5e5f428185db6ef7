import type { Fact, Truth } from './truth.ts';
import { countOfWords } from './words.ts';

/**
 * The best script of this many words. It takes the facts of most weight by word first. A procedure
 * comes whole or not at all. The facts stay in the document's order under its headings.
 */
export function bestChoice(truth: Truth, words: number): string {
  const chosen = new Set<Fact>();
  let left = words;
  for (const group of groupsOf(truth).sort((a, b) => worthOf(b) - worthOf(a))) {
    const cost = wordsOf(group.filter((fact) => !chosen.has(fact)));
    if (cost > left) continue;
    left -= cost;
    for (const fact of group) chosen.add(fact);
  }
  return scriptOf(truth.facts.filter((fact) => chosen.has(fact)));
}

/**
 * The facts that are chosen together: the steps of a procedure, or a single fact, each with its
 * `with` facts.
 */
function groupsOf({ facts }: Truth): Fact[][] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const groups = new Map<string, Set<Fact>>();
  for (const fact of facts.filter(({ weight }) => weight > 0)) {
    const key = fact.order?.procedure ?? fact.id;
    const group = groups.get(key) ?? new Set();
    groups.set(key, group.add(fact));
    for (const id of fact.with) {
      const other = byId.get(id);
      if (other) group.add(other);
    }
  }
  return [...groups.values()].map((group) => [...group]);
}

const wordsOf = (facts: Fact[]) => facts.reduce((sum, { text }) => sum + countOfWords(text), 0);
const worthOf = (facts: Fact[]) =>
  facts.reduce((sum, { weight }) => sum + weight ** 2, 0) / wordsOf(facts);

function scriptOf(facts: Fact[]): string {
  const lines: string[] = [];
  let current = '';
  for (const { kind, path, section, text } of facts) {
    // A heading that is a question is said. It goes below the heading above it.
    const isAsked = kind === 'question' || section.endsWith('?');
    const title = path.at(isAsked ? -2 : -1) ?? '';
    if (title !== current) lines.push('', `## ${title}`, '');
    current = title;
    lines.push(/[.!?]$/.test(text) ? text : `${text}.`, '');
  }
  return lines.join('\n');
}

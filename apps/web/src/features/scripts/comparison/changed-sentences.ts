import type { Language } from '@tarima/contract';
import { splitSentences } from '@tarima/text';

export type ComparedLine = {
  kind: 'heading' | 'direction' | 'point' | 'speech';
  /** Sentences, or the whole line where it is not spoken. */
  parts: { text: string; isChanged: boolean }[];
};

const KINDS: [ComparedLine['kind'], RegExp][] = [
  ['heading', /^#{1,6}\s+/u],
  ['direction', /^\[/u],
  ['point', /^(?:[-*+•]|\d{1,3}[.)])\s+/u],
];

/** The lines of some blocks. Sentences that `other` does not have are marked. */
export function changedSentences(
  blocks: readonly string[],
  other: readonly string[],
  language: Language,
): ComparedLine[] {
  const known = new Set(
    linesOf(other, language).flatMap(({ kind, texts }) => texts.map((text) => `${kind} ${text}`)),
  );
  return linesOf(blocks, language).map(({ kind, texts }) => ({
    kind,
    parts: texts.map((text) => ({ text, isChanged: !known.has(`${kind} ${text}`) })),
  }));
}

type Line = { kind: ComparedLine['kind']; texts: string[] };

const linesOf = (blocks: readonly string[], language: Language): Line[] =>
  blocks
    .flatMap((block) => block.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [kind, mark] = KINDS.find(([, pattern]) => pattern.test(line)) ?? ['speech' as const];
      if (kind === 'speech') return { kind, texts: splitSentences(line, language) };
      return { kind, texts: [kind === 'direction' || !mark ? line : line.replace(mark, '')] };
    });

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

/** Two texts of a script, line by line, each with what the other does not have. */
export function compareScripts(
  before: string,
  after: string,
  language: Language,
): { before: ComparedLine[]; after: ComparedLine[] } {
  const [old, made] = [linesOf(before, language), linesOf(after, language)];
  return { before: marked(old, textsOf(made)), after: marked(made, textsOf(old)) };
}

type Line = { kind: ComparedLine['kind']; texts: string[] };

const linesOf = (content: string, language: Language): Line[] =>
  content
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [kind, mark] = KINDS.find(([, pattern]) => pattern.test(line)) ?? ['speech' as const];
      if (kind === 'speech') return { kind, texts: splitSentences(line, language) };
      return { kind, texts: [kind === 'direction' || !mark ? line : line.replace(mark, '')] };
    });

const textsOf = (lines: Line[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ kind, texts }) => texts.map((text) => `${kind} ${text}`)));

const marked = (lines: Line[], other: ReadonlySet<string>): ComparedLine[] =>
  lines.map(({ kind, texts }) => ({
    kind,
    parts: texts.map((text) => ({ text, isChanged: !other.has(`${kind} ${text}`) })),
  }));

import type { Language } from '@tarima/contract';
import { parseScript, splitSentences, spokenParagraphs } from '@tarima/text';

/** The position of a sentence in the characters of a script. */
export type SpokenPlace = { sentence: string; from: number; to: number };
export type PlacedScene = { from: number; to: number; sentences: SpokenPlace[] };

/**
 * The scenes of a script with the positions of their sentences. Text can be inserted between them. A sentence
 * that is written with marks inside has the position of its paragraph.
 */
export function placedScenes(content: string, language: Language): PlacedScene[] {
  const scenes: PlacedScene[] = [];
  const current = (): PlacedScene => {
    const last = scenes.at(-1) ?? { from: 0, to: 0, sentences: [] };
    if (scenes.length === 0) scenes.push(last);
    return last;
  };
  const speak = (from: number, to: number) => {
    current().sentences.push(...placedSentences(content, { from, to }, language));
  };
  let at = 0;
  let spokenFrom: number | null = null;
  let spokenTo = 0;
  for (const line of content.split(/(?<=\n)/u)) {
    const to = at + line.trimEnd().length;
    const kind = kindOf(line);
    if (kind !== 'speech' && spokenFrom !== null) {
      speak(spokenFrom, spokenTo);
      spokenFrom = null;
    }
    if (kind === 'heading') scenes.push({ from: at, to, sentences: [] });
    if (kind === 'speech') {
      spokenFrom ??= at;
      spokenTo = to;
    }
    if (line.trim()) current().to = to;
    at += line.length;
  }
  if (spokenFrom !== null) speak(spokenFrom, spokenTo);
  return scenes;
}

/** The kind of a line, by the rules of the script format. */
function kindOf(line: string): 'heading' | 'speech' | 'other' {
  if (/^\s*#{1,6}\s+/u.test(line)) return 'heading';
  const [scene] = parseScript(line);
  return scene?.blocks.some(({ kind }) => kind === 'speech') ? 'speech' : 'other';
}

function placedSentences(
  content: string,
  { from, to }: { from: number; to: number },
  language: Language,
): SpokenPlace[] {
  const raw = content.slice(from, to);
  let at = 0;
  return spokenParagraphs(raw)
    .flatMap((text) => splitSentences(text, language))
    .map((sentence) => {
      const start = raw.indexOf(sentence, at);
      if (start === -1) return { sentence, from, to };
      at = start + sentence.length;
      return { sentence, from: from + start, to: from + at };
    });
}

import { splitSentences } from '@tarima/text';
import type { Node } from '@tiptap/pm/model';

/** One spoken sentence and its place in the document. */
export type SpokenSentence = { text: string; from: number; to: number };

/** A direction inside a sentence. It is not spoken, and the sentence goes on after it. */
export const INLINE_DIRECTION = /\[\s*(scene|escena|cena|voice|voz)\s*:[^\]]*\]/giu;

/** The spoken sentences in order. Titles, lists and directions are not spoken. */
export function spokenSentences(document: Node, language: string): SpokenSentence[] {
  const sentences: SpokenSentence[] = [];
  document.forEach((block, offset) => {
    if (block.type.name !== 'paragraph') return;
    // A line break counts as one character, so text and document positions agree.
    const text = block.textBetween(0, block.content.size, undefined, ' ');
    sentences.push(...sentencesOfParagraph(text, offset + 1, language));
  });
  return sentences;
}

/** The sentences of a paragraph at `start`, without the directions inside. */
function sentencesOfParagraph(text: string, start: number, language: string): SpokenSentence[] {
  const sentences: SpokenSentence[] = [];
  let spokenFrom = 0;
  const speak = (until: number) => {
    for (const found of placed(text.slice(spokenFrom, until), language)) {
      const from = start + spokenFrom + found.from;
      sentences.push({ text: found.text, from, to: start + spokenFrom + found.to });
    }
  };
  for (const direction of text.matchAll(INLINE_DIRECTION)) {
    speak(direction.index);
    spokenFrom = direction.index + direction[0].length;
  }
  speak(text.length);
  return sentences;
}

/** Splitting changes white space only, so counting the other characters finds the places. */
function placed(text: string, language: string): SpokenSentence[] {
  let at = 0;
  const skipSpace = () => {
    while (at < text.length && /\s/u.test(text.charAt(at))) at += 1;
  };
  return splitSentences(text, language).map((sentence) => {
    skipSpace();
    const from = at;
    for (const _ of sentence.replace(/\s/gu, '').split('')) {
      skipSpace();
      at += 1;
    }
    return { text: sentence, from, to: at };
  });
}

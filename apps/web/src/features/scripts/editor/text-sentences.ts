import { type SpokenSentence, sentencesOfParagraph } from './spoken-sentences.ts';

/** Lines that follow each other and are spoken: no title, no list item, no rule, not empty. */
const PARAGRAPHS =
  /(?:^(?![ \t]*(?:#{1,6}[ \t]|(?:[-*+•]|\d{1,3}[.)])[ \t]|(?:-{3,}|\*{3,}|_{3,})[ \t]*$|$)).+\n?)+/gmu;

/** The spoken sentences of a script as it stands in a plain text area, and where they stand. */
export const sentencesOfText = (content: string, language: string): SpokenSentence[] =>
  [...content.matchAll(PARAGRAPHS)].flatMap(({ 0: paragraph, index }) =>
    sentencesOfParagraph(paragraph.replace(/\s/gu, ' '), index, language),
  );

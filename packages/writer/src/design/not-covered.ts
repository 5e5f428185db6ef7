import { type CourseDesign, DESIGNER_TEXTS, type Language } from '@tarima/contract';
import { WRITING_LANGUAGES } from '@tarima/languages';
import type { Terms } from '../reading/terms.ts';
import { ownWords } from './author-words.ts';
import type { IndexedTopic, TopicIndex } from './topic-index.ts';

const MOST_PHRASES = 6;
const SHORTEST_WORD = 4;
/** A stem of at least this length marks a longer word as known: `seguridad` in `ciberseguridad`. */
const LONG_STEM = 5;

/**
 * The author's words that no chosen topic treats. Neighbours stay together. Verbs and the usual
 * words of a request do not count.
 */
export function wordsNotCovered(
  design: CourseDesign,
  chosen: IndexedTopic[],
  index: TopicIndex,
  terms: Terms,
  language: Language,
): string[] {
  const { cues, design: wording } = WRITING_LANGUAGES[language];
  const preset = DESIGNER_TEXTS[language].interests[design.interests.option];
  // Words of other fields, and words that describe the area itself.
  const known = new Set(terms.of(`${design.targetAudience.text} ${preset.text} ${preset.label}`));
  const named = chosen
    .flatMap(({ title, goal, theme }) => terms.of(`${title} ${goal} ${theme.title}`))
    .filter((stem) => stem.length >= LONG_STEM);
  const isMissing = (word: string) => {
    const lower = word.toLowerCase();
    const [stem] = terms.of(word);
    return (
      stem !== undefined &&
      !known.has(stem) &&
      (word.length >= SHORTEST_WORD || /^\p{Lu}{2,}$/u.test(word)) &&
      !wording.requestWords.has(lower) &&
      !cues.verbs.has(lower) &&
      !cues.verbEnding.test(lower) &&
      !chosen.some((topic) => index.treats(topic, stem)) &&
      !named.some((part) => lower.includes(part))
    );
  };
  const phrases: string[] = [];
  for (const field of ['interests', 'painPoints'] as const) {
    for (const part of ownWords(design, field).split(/[.,;:!?¿¡()«»“”"\n]+/u)) {
      let run: string[] = [];
      const end = () => {
        if (run.length > 0) phrases.push(run.join(' '));
        run = [];
      };
      for (const word of part.split(/\s+/u).filter(Boolean)) {
        if (isMissing(word)) run.push(word);
        else end();
      }
      end();
    }
  }
  return phrases
    .filter((phrase, at) => phrases.findIndex((other) => isSame(phrase, other)) === at)
    .slice(0, MOST_PHRASES);
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

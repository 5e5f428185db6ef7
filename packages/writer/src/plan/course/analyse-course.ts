import { CONTENT_COUNTS, type Complexity, type Language, WORDS_PER_PAGE } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { WRITING_LANGUAGES } from '@tarima/languages';
import { countWords } from '@tarima/text';
import type { CourseAnalysisDraft } from '../../course-draft.ts';
import { fillPhrase } from '../../pick-phrase.ts';
import { lowerWords } from '../../reading/terms.ts';
import type { CourseMaterial } from './course-material.ts';
import { cutLevels, segmentsOf } from './segments.ts';

/** Speakable words that a content needs. A slide needs fewer. */
const WORDS_PER_CONTENT = { page: 95, slide: 60 } as const;
/** Words below which there is no course. */
const FEWEST_WORDS = 45;
const COMFORTABLE_WORDS = 420;
const TOPICS_PER_CONTENT = 2;
const TOPIC_WORDS = 120;
const COMPLEXITY_FROM = { intermediate: 36, advanced: 62 } as const;

/** The most contents without repetition. 0 for too little text. */
export function mostContents({ words, isDeck }: CourseMaterial): number {
  if (words < FEWEST_WORDS) return 0;
  const carried = Math.floor(words / WORDS_PER_CONTENT[isDeck ? 'slide' : 'page']);
  return Math.min(CONTENT_COUNTS.max, Math.max(1, carried));
}

/**
 * Analyses documents, and recommends a number of contents with a reason in the interface language.
 */
export function analyseCourse(
  material: CourseMaterial,
  documents: SourceDocument[],
  language: Language,
): CourseAnalysisDraft {
  const wordCount = documents.reduce((sum, document) => sum + wordsIn(document), 0);
  const complexityScore = complexityOf(material);
  const estimatedTopics = topicsIn(material);
  const most = mostContents(material);
  const wanted = (material.words / COMFORTABLE_WORDS + estimatedTopics / TOPICS_PER_CONTENT) / 2;
  const contents = recommended(wanted, most);
  return {
    wordCount,
    estimatedPages: Math.max(wordCount > 0 ? 1 : 0, Math.round(wordCount / WORDS_PER_PAGE)),
    complexityScore,
    complexity: complexityLabel(complexityScore),
    estimatedTopics,
    mostContents: most,
    recommendation: {
      contents,
      confidence: confidenceOf(contents, wanted, material),
      reason: material.isOtherLanguage
        ? WRITING_LANGUAGES[language].course.reasons.otherLanguage
        : reasonOf(contents, wordCount, estimatedTopics, language),
    },
  };
}

const wordsIn = ({ blocks }: SourceDocument) =>
  blocks.reduce(
    (sum, { sentences }) => sum + sentences.reduce((all, { text }) => all + countWords(text), 0),
    0,
  );

/** The option nearest to `wanted`, or `most` where that is less than any. */
function recommended(wanted: number, most: number): number {
  const carried = CONTENT_COUNTS.options.filter((option) => option <= most);
  if (carried.length === 0) return most;
  return carried.reduce((best, option) =>
    Math.abs(option - wanted) < Math.abs(best - wanted) ? option : best,
  );
}

/** Counts sections that are long enough to be a topic. Without headings it counts by length. */
function topicsIn({ units }: CourseMaterial): number {
  const segments = segmentsOf(units, COMFORTABLE_WORDS);
  const levels = cutLevels(segments);
  let topics = 0;
  let words = 0;
  for (const [index, segment] of segments.entries()) {
    if ((levels[index] ?? 0) <= 1 && words >= TOPIC_WORDS) {
      topics += 1;
      words = 0;
    } else if (words >= COMFORTABLE_WORDS) {
      topics += 1;
      words = 0;
    }
    words += segment.words;
  }
  return words > 0 ? topics + 1 : topics;
}

/** From 0 to 100: long sentences, long words, figures and acronyms make a text hard. */
function complexityOf({ units, reading, language }: CourseMaterial): number {
  const { terms } = reading;
  const passages = units.flatMap(({ parts }) => parts.map(({ text }) => text));
  const words = passages.flatMap(lowerWords);
  if (words.length === 0) return 0;
  const between = (value: number, from: number, to: number) =>
    Math.min(1, Math.max(0, (value - from) / (to - from)));
  const letters = words.reduce((sum, word) => sum + word.length, 0) / words.length;
  const content = words.filter(terms.isContent);
  const long = content.filter(({ length }) => length > LONG_WORD[language]).length;
  const technical = passages.reduce(
    (sum, text) => sum + (text.match(/\p{N}+|\p{Lu}{2,}|\p{L}{1,40}-\p{N}+/gu)?.length ?? 0),
    0,
  );
  const score =
    0.35 * between(words.length / passages.length, 9, 26) +
    0.2 * between(letters, 4.2, 6) +
    0.25 * between(long / (content.length || 1), 0.1, 0.45) +
    0.2 * between(technical / words.length, 0.005, 0.07);
  return Math.round(score * 100);
}
const LONG_WORD: Record<Language, number> = { es: 9, en: 8, pt: 9 };

function complexityLabel(score: number): Complexity {
  if (score >= COMPLEXITY_FROM.advanced) return 'advanced';
  return score >= COMPLEXITY_FROM.intermediate ? 'intermediate' : 'basic';
}

/** High with headings, enough text and a number near the wanted one. */
function confidenceOf(
  contents: number,
  wanted: number,
  { reading, words }: CourseMaterial,
): number {
  const hasHeadings = reading.roots.some(({ children }) => children.length > 2);
  const near = 1 - Math.min(1, Math.abs(contents - wanted) / Math.max(8, wanted));
  const enough = Math.min(1, words / 2_000);
  const confidence = 0.35 + 0.2 * (hasHeadings ? 1 : 0) + 0.25 * near + 0.15 * enough;
  return contents === 0 ? 0 : Math.round(confidence * 100) / 100;
}

function reasonOf(contents: number, words: number, topics: number, language: Language): string {
  const { reasons, counted } = WRITING_LANGUAGES[language].course;
  if (contents === 0) return reasons.none;
  const phrase = contents < CONTENT_COUNTS.min ? reasons.few : reasons.fits;
  return fillPhrase(phrase, {
    pages: counted.pages(Math.max(1, Math.round(words / WORDS_PER_PAGE))),
    topics: counted.topics(topics),
    contents: counted.contents(contents),
  });
}

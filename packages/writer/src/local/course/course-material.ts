import { type Citation, LANGUAGES, type Language, TONES, type Tone } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { COURSE_WORDINGS } from '../../wording/course/index.ts';
import { WORDINGS } from '../../wording/index.ts';
import type { Wording } from '../../wording/wording.ts';
import { WriterError } from '../../writer-error.ts';
import { chooseLanguage } from '../../reading/choose-language.ts';
import { createForeignTitles } from '../../reading/foreign-titles.ts';
import { learnPhrases } from '../key-phrases.ts';
import { type Passage, passagesUnder, type Section } from '../outline.ts';
import { createWeights } from '../rank-passages.ts';
import { readSpeakable } from '../read-speakable.ts';
import { runningTextsOf } from '../../reading/running-texts.ts';
import { createTerms, lowerWords } from '../../reading/terms.ts';
import { learnWordCase } from '../../reading/titles.ts';
import { wordsOf } from './course-units.ts';

/** With fewer speakable words than this the rules of what can be said are relaxed. */
const ENOUGH_WORDS = 240;
/** A title page's lines are short; so many chapters prove that they are no chapters. */
const FRONT_WORDS = 40;
/** From so many words on, this share of function words tells a sentence of the language. */
const FEWEST_TO_TELL = 6;
const OWN_SHARE = 0.15;
const CHAPTERS = 4;

/** What is learned from the documents once, for every step of a course. */
export type CourseMaterial = ReturnType<typeof readCourseMaterial>;

/** Reads documents for a course. Throws `WriterError` NO_READABLE_DOCUMENT without any. */
export function readCourseMaterial(all: SourceDocument[], interfaceLanguage: Language) {
  if (all.length === 0) {
    throw new WriterError('NO_READABLE_DOCUMENT', 'there is no document to write from');
  }
  const { language, documents, isSpoken } = chooseLanguage(all, interfaceLanguage);
  const wording = WORDINGS[language];
  const terms = createTerms(wording);
  const running = runningTextsOf(documents);
  const wordCase = learnWordCase(running, terms, wording.hasTitleCase);
  const courseWording = COURSE_WORDINGS[language];
  const judge = {
    wording: { ...wording, skippedTitle: courseWording.skippedTitle },
    wordCase,
    language: isSpoken ? language : null,
  };
  const isOtherLanguage = !isSpoken && documents.some(isInAnotherLanguage);
  const read = isOtherLanguage
    ? []
    : readSpeakable(documents, judge, { enoughWords: ENOUGH_WORDS }).roots;
  const roots = withoutEchoes(
    read
      .map((root) => teachable(root, courseWording.untaught, wording))
      .map(withoutFront)
      .map(ownTextFirst),
  );
  const passages = roots.flatMap(passagesUnder);
  const count = learnPhrases(running);
  const texts = passages.map(({ text }) => text);
  const sizes = sizesOf(roots);
  return {
    language,
    wording,
    courseWording,
    /** The wording with the course's own lead-ins. */
    spokenWording: {
      ...wording,
      transitions: ofEveryTone(courseWording.transitions),
      lastTransitions: ofEveryTone(courseWording.lastTransitions),
    },
    documents,
    /** Whether the documents are in a language that the writer knows, but writes no courses in. */
    isOtherLanguage,
    unusedDocuments: all
      .filter((document) => !documents.includes(document))
      .map(({ fileName }) => fileName),
    roots,
    /** Of everything that can be spoken. */
    words: wordsOf(passages),
    isDeck: roots.some(({ isSlide }) => isSlide),
    wordCase,
    terms,
    weights: createWeights(passages, terms),
    count,
    /** Of the whole section, whatever part of it is looked at. */
    wordsOfSection: ({ heading }: Section) => (heading && sizes.get(keyOf(heading))) ?? 0,
    /** Whether the headings give capitals to all their words. */
    hasTitleCase: haveTitleCase(roots),
    /** Whether a title was left in another language than the rest. */
    isForeign: isSpoken ? createForeignTitles(texts, wording) : () => false,
  };
}

/** Whether it is known which language a document is in, and that no course is written in it. */
const isInAnotherLanguage = ({ language }: SourceDocument) =>
  language !== 'other' && !LANGUAGES.some((own) => own === language);

/** Two sentences that the document runs together. */
const BROKEN = /\p{Ll}{4,}\.\s\p{Ll}/u;

/** The same phrases whatever the tone. */
// Object.fromEntries widens its keys to string; they are the tones.
const ofEveryTone = (phrases: readonly string[]) =>
  Object.fromEntries(TONES.map((tone) => [tone, phrases])) as Record<Tone, readonly string[]>;

/**
 * Without exercises and references; in running text, without questions either, which a listener would have to
 * answer. On slides a question is often the topic itself.
 */
function teachable(section: Section, untaught: RegExp, wording: Wording): Section {
  const isTaught = ({ text, citations }: Passage) =>
    !untaught.test(text) &&
    !BROKEN.test(text) &&
    (section.isSlide || !/\?["”»]?$/u.test(text)) &&
    (section.isSlide || citations.length > 1 || isInLanguage(text, wording));
  return {
    ...section,
    passages: section.passages.filter(isTaught),
    children: section.children.map((child) => teachable(child, untaught, wording)),
  };
}

/** A whole sentence has function words of its language. */
function isInLanguage(text: string, { functionWords }: Wording): boolean {
  const words = lowerWords(text);
  const own = words.filter((word) => functionWords.has(word)).length;
  return words.length < FEWEST_TO_TELL || own >= words.length * OWN_SHARE;
}

function sizesOf(roots: Section[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  const visit = (section: Section) => {
    if (section.heading) sizes.set(keyOf(section.heading), wordsOf(passagesUnder(section)));
    section.children.forEach(visit);
  };
  roots.forEach(visit);
  return sizes;
}

const keyOf = ({ file, sentenceId }: Citation) => `${file} ${sentenceId}`;

/** Without the sections of a title page, such as the author's name; a short preface has sections of its own. */
function withoutFront(root: Section): Section {
  const saysSomething = (section: Section) => wordsOf(passagesUnder(section)) > 0;
  const isThin = (section: Section) =>
    wordsOf(passagesUnder(section)) < FRONT_WORDS &&
    section.children.filter(saysSomething).length < 2;
  const first = root.children.findIndex((section) => !isThin(section));
  const chapters = root.children.slice(Math.max(0, first));
  return chapters.length < CHAPTERS || root.isSlide ? root : { ...root, children: chapters };
}

function haveTitleCase(roots: Section[]): boolean {
  const titles: string[] = [];
  const visit = ({ title, children }: Section) => {
    if (title.split(' ').length > 2) titles.push(title);
    children.forEach(visit);
  };
  roots.forEach(visit);
  return titles.filter(isTitleCase).length * 3 > titles.length;
}

/** Whether most words of a title after the first carry capitals. */
function isTitleCase(title: string): boolean {
  const words = title
    .split(' ')
    .slice(1)
    .filter((word) => /^\p{L}{4,}/u.test(word));
  return (
    words.length > 1 && words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 > words.length
  );
}

/** What a document says before its first heading becomes a section without a title. */
function ownTextFirst(root: Section): Section {
  if (root.passages.length === 0 || root.children.length === 0) return root;
  const own: Section = { ...root, title: '', heading: null, children: [] };
  return { ...root, passages: [], children: [own, ...root.children] };
}

/**
 * Leaves out what only repeats an earlier sentence with other numbers: said in two contents, it would be
 * heard twice.
 */
function withoutEchoes(roots: Section[]): Section[] {
  const seen = new Set<string>();
  const isNew = ({ text }: Passage) => {
    const shape = text.toLowerCase().replace(/[\p{N}\p{P}\s]+/gu, ' ');
    if (seen.has(shape)) return false;
    seen.add(shape);
    return true;
  };
  const clean = (section: Section): Section => ({
    ...section,
    passages: section.passages.filter(isNew),
    children: section.children.map(clean),
  });
  return roots.map(clean);
}

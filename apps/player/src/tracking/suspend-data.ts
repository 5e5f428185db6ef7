import {
  type Answer,
  isRightAnswer,
  type LearnerState,
  type PlayerCourse,
  type Question,
  rightAnswer,
  SEEN_PARTS,
} from '@tarima/contract';
import { numberOfText } from '#player/learning/number-of-text.ts';
import { NO_STANDING, type Standing } from '#player/learning/standing.ts';
import type { SavedProgress } from './saved-progress.ts';
import { EMPTY_STATE } from './tracker.ts';

/**
 * A learner's progress as a short text for SCORM: version, standing, place, videos seen whole and
 * in part, questions answered right and wrong. Contents and questions are named by three letters
 * of their ids, so a course may gain or lose some between two visits.
 */
const VERSION = '1';
const SECTIONS = 7;
const KEY_LETTERS = 3;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const KEYS = LETTERS.length ** KEY_LETTERS;
const ALL_SEEN = '1'.repeat(SEEN_PARTS);

type Course = Pick<PlayerCourse, 'modules'>;

/** `mostLetters` is the platform's limit. Beyond it the last wrong answers are left out first. */
export function writeSuspendData(
  course: Course,
  { state, standing }: SavedProgress,
  mostLetters: number,
): string {
  const contents = course.modules.flatMap((module) => module.contents);
  const questions = contents.flatMap((content) => content.questions);
  const contentKeys = keysOf(contents);
  const questionKeys = keysOf(questions);
  const whole: string[] = [];
  const partly: string[] = [];
  const right: string[] = [];
  const wrong: string[] = [];
  for (const { id } of contents) {
    const parts = state.seen[id];
    const key = contentKeys.get(id) ?? '';
    if (parts === ALL_SEEN) whole.push(key);
    else if (parts?.includes('1')) partly.push(key + hexOfParts(parts));
  }
  for (const question of questions) {
    const answer = state.answers[question.id];
    const key = questionKeys.get(question.id) ?? '';
    if (!answer) continue;
    if (isRightAnswer(question, answer)) right.push(key);
    else wrong.push(key + answer.map((index) => index.toString(36)).join(''));
  }
  const { place } = state;
  const placeKey = place && contentKeys.get(place.contentId);
  const placeText = placeKey ? placeKey + Math.round(place.seconds).toString(36) : '';
  const fixed = [VERSION, textOfStanding(standing), placeText];
  const text = (rights: string[], wrongs: string[]) =>
    [...fixed, whole.join(''), partly.join(''), rights.join(''), wrongs.join(',')].join('|');

  while (wrong.length > 0 && text(right, wrong).length > mostLetters) wrong.pop();
  const excess = text(right, wrong).length - mostLetters;
  return text(excess > 0 ? right.slice(0, -Math.ceil(excess / KEY_LETTERS)) : right, wrong);
}

/** Null for a text of another origin or version. */
export function readSuspendData(course: Course, text: string): SavedProgress | null {
  const sections = text.split('|');
  if (sections[0] !== VERSION || sections.length !== SECTIONS) return null;
  const [, standing = '', place = '', whole = '', partly = '', right = '', wrong = ''] = sections;
  const contents = course.modules.flatMap((module) => module.contents);
  const questions = contents.flatMap((content) => content.questions);
  const contentOf = byKey(contents);
  const questionOf = byKey(questions);
  const seen: LearnerState['seen'] = {};
  const answers: LearnerState['answers'] = {};
  const seeParts = (key: string, parts: string) => {
    const content = contentOf.get(key);
    if (content) seen[content.id] = parts;
  };
  for (const key of chunks(whole, KEY_LETTERS)) seeParts(key, ALL_SEEN);
  for (const entry of chunks(partly, KEY_LETTERS + SEEN_PARTS / 4)) {
    seeParts(entry.slice(0, KEY_LETTERS), partsOfHex(entry.slice(KEY_LETTERS)));
  }
  for (const key of chunks(right, KEY_LETTERS)) {
    const question = questionOf.get(key);
    if (question) answers[question.id] = rightAnswer(question);
  }
  for (const entry of wrong.split(',')) {
    const question = questionOf.get(entry.slice(0, KEY_LETTERS));
    const answer = question && answerOf(question, entry.slice(KEY_LETTERS));
    if (question && answer) answers[question.id] = answer;
  }
  const last = contentOf.get(place.slice(0, KEY_LETTERS));
  const seconds = Number.parseInt(place.slice(KEY_LETTERS), 36) || 0;
  return {
    standing: standingOf(standing),
    state: { ...EMPTY_STATE, place: last ? { contentId: last.id, seconds } : null, seen, answers },
  };
}

/** A key for each id. The next free one replaces a key that is taken. */
function keysOf(things: readonly { id: string }[]): Map<string, string> {
  const taken = new Set<number>();
  return new Map(
    things.map(({ id }) => {
      let number = numberOfText(id) % KEYS;
      while (taken.has(number)) number = (number + 1) % KEYS;
      taken.add(number);
      return [id, letters(number)];
    }),
  );
}

function byKey<Thing extends { id: string }>(things: readonly Thing[]): Map<string, Thing> {
  const keys = keysOf(things);
  return new Map(things.map((thing) => [keys.get(thing.id) ?? '', thing]));
}

function letters(number: number): string {
  let rest = number;
  let text = '';
  for (let place = 0; place < KEY_LETTERS; place += 1) {
    text += LETTERS[rest % LETTERS.length];
    rest = Math.floor(rest / LETTERS.length);
  }
  return text;
}

const chunks = (text: string, length: number): string[] =>
  Array.from({ length: Math.floor(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );

const hexOfParts = (parts: string): string =>
  chunks(parts, 4)
    .map((bits) => Number.parseInt(bits, 2).toString(16))
    .join('');

const partsOfHex = (hex: string): string =>
  [...hex].map((digit) => (Number.parseInt(digit, 16) || 0).toString(2).padStart(4, '0')).join('');

/** Such as `c1p0s65`: completed, not passed, 65 percent. */
const textOfStanding = ({ isCompleted, isPassed, score }: Standing): string =>
  `c${Number(isCompleted)}p${isPassed === null ? '' : Number(isPassed)}s${score ?? ''}`;

function standingOf(text: string): Standing {
  const [, completed, passed, score] = /^c([01])p([01]?)s(\d{0,3})$/u.exec(text) ?? [];
  if (completed === undefined) return NO_STANDING;
  return {
    isCompleted: completed === '1',
    isPassed: passed ? passed === '1' : null,
    score: score ? Number(score) : null,
  };
}

/** Null if the question has changed its form since. */
function answerOf(question: Question, digits: string): Answer | null {
  const answer = [...digits].map((digit) => Number.parseInt(digit, 36));
  const isWhole =
    answer.length === rightAnswer(question).length && answer.every((index) => index <= 20);
  return isWhole ? answer : null;
}

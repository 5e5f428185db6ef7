import {
  MAX_SCRIPT_CHARACTERS,
  PODCAST_LIMITS,
  PRONUNCIATION_LIMITS,
  type Pronunciation,
} from '@tarima/contract';
import {
  bareText,
  countSpokenCharacters,
  countSpokenWords,
  countWords,
  detectLanguage,
  formatScript,
  functionWordShare,
  parseScript,
  plainText,
  pronounced,
  segmentWords,
  splitSentences,
} from '@tarima/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPOKEN_LANGUAGES } from '../packages/speech/src/local/accents.ts';
import { CHARACTERS, splitText } from '../packages/speech/src/split-text.ts';
import { speakAsPeople } from '../packages/speech/src/spoken/speak-as-people.ts';

/** A quarter of the longest list of a company, to save time. */
const ENTRIES_CHARACTERS = (PRONUNCIATION_LIMITS.ofCompany * PRONUNCIATION_LIMITS.written) / 4;

/** Every function that receives a user's text, with the longest text that the contract allows. */
const FUNCTIONS: [string, number, (text: string) => unknown][] = [
  ['plainText', MAX_SCRIPT_CHARACTERS, plainText],
  ['parseScript', MAX_SCRIPT_CHARACTERS, parseScript],
  ['formatScript', MAX_SCRIPT_CHARACTERS, (text) => formatScript(parseScript(text), 'es')],
  ['countSpokenWords', MAX_SCRIPT_CHARACTERS, countSpokenWords],
  ['countSpokenCharacters', MAX_SCRIPT_CHARACTERS, countSpokenCharacters],
  ['splitSentences', MAX_SCRIPT_CHARACTERS, (text) => splitSentences(text, 'es')],
  ['splitSentences in German', MAX_SCRIPT_CHARACTERS, (text) => splitSentences(text, 'de')],
  ['countWords', PODCAST_LIMITS.textCharacters, countWords],
  ['bareText', PODCAST_LIMITS.textCharacters, bareText],
  ['segmentWords', MAX_SCRIPT_CHARACTERS, segmentWords],
  ['detectLanguage', PODCAST_LIMITS.textCharacters, detectLanguage],
  ['functionWordShare', PODCAST_LIMITS.textCharacters, (text) => functionWordShare(text, 'en')],
  [
    'splitText',
    MAX_SCRIPT_CHARACTERS,
    (text) => splitText(text, 'es', { measure: CHARACTERS, request: 4_096, sentence: 900 }),
  ],
  ['pronounced', MAX_SCRIPT_CHARACTERS / 4, (text) => pronounced(text, HOSTILE_WORDS)],
  ['pronounced by many entries', ENTRIES_CHARACTERS, (text) => pronounced('A 1', entriesOf(text))],
  ...SPOKEN_LANGUAGES.map((language): (typeof FUNCTIONS)[number] => [
    `speakAsPeople in ${language}`,
    MAX_SCRIPT_CHARACTERS / 4,
    (text) => speakAsPeople(text, language, language),
  ]),
];

const HOSTILE = [
  ...['Sr. ', 'p. ej. ', 'A. ', 'z. B. ', 'im 3. ', '3. und 4. ', '… ', '... ', '! ? ', 'a.b!c?'],
  ...[
    '[',
    ']',
    '![',
    '![a](',
    '[a](',
    '[a](b',
    '[](()',
    '[x](((',
    '(',
    ')',
    '[[a]',
    '[voz: ',
    '[ ',
  ],
  ...[
    '_',
    '__',
    '_a',
    ' _a',
    'a_ ',
    '*',
    '**',
    '***',
    '*a',
    ' *a* ',
    '**a*',
    '~~',
    '~~a',
    '~',
    '`',
    '`a',
  ],
  ...[' ', '\n', '\r\n', '\t', '\u2028', '# ', '#', '## a\n', '- ', '- a\n', '1. ', '> ', '---\n'],
  ...['IV ', 'IV y ', '1º ', '$1 ', '1 € ', '5% ', '1/2 ', '3:00 ', '1 111', 'A1', 'A 1-'],
  ...['& ', 'Dr. ', '½', 'a@', 'a.', 'www.', 'A1www.', 'a-', 'XL', 'ver p. ', '1x', '1-'],
  ...[
    '1h1m',
    '1:00:00 ',
    '10³',
    '.5',
    'D. A',
    '1.º–',
    '1 mil ',
    's. X ',
    '1.5M ',
    '1-ft ',
    'a I, II-',
  ],
  ...['1', '1,', '12.', '"', '«', "'", '”', '|', '\\', '<', '<a', '</a ', '-', 'https://a!'],
  ...[
    'a',
    'á',
    'a\u0301',
    '\u0301',
    '\u{1f600}',
    '\u{1f468}\u200d',
    'ß',
    '字',
    'ภ',
    'カ',
    'א',
    '\u200b',
    '\0',
    '\ud800',
  ],
];
/** Words of a company that begin as hostile texts do. */
const HOSTILE_WORDS: Pronunciation[] = HOSTILE.flatMap((piece) => {
  const { written } = PRONUNCIATION_LIMITS;
  return [`${piece}a`, `${piece.repeat(written).slice(0, written - 1)}x`].map((word) => ({
    written: word,
    said: 'a',
  }));
});

/** A list with all of a text in its entries. No two are the same. */
function entriesOf(text: string): Pronunciation[] {
  const { written: longest } = PRONUNCIATION_LIMITS;
  return Array.from({ length: Math.ceil(text.length / longest) }, (_, index) => ({
    written: `${index} ${text.slice(index * longest, (index + 1) * longest)}`,
    said: text.slice(0, longest),
  }));
}

/** Starts that a pattern may require, and ends that make its search fail. */
const openings = fc.constantFrom('', '#', '- ', 'https://', '[voz:', '![', '[a](', 'z. B. ');
const endings = fc.constantFrom('', 'x', ' x', '\u2028x', ')', ']', '.', 'x)');

/** Garbage collection alone may take this long. */
const FLOOR_MILLISECONDS = 50;
/** Four times the text takes linear work 4 times as long, quadratic work 16 times. */
const LARGEST_GROWTH = 9;
const ROUNDS = 5;

/** The processor time of this thread, which other work does not lengthen. */
function cost(work: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage();
  work(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** The mean cost of both over alternating runs: a busy machine slows all of them. */
function costsOf(work: (text: string) => unknown, shorter: string, text: string) {
  const sum = { before: 0, now: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    // The clock may tick every 4 ms: the shorter text is repeated for as long.
    for (let time = 0; time < 4; time += 1) sum.before += cost(work, shorter) / 4 / ROUNDS;
    sum.now += cost(work, text) / ROUNDS;
  }
  return sum;
}

/** Null if the work stays linear up to the limit; else the length at which it does not. */
function growthFault(
  work: (text: string) => unknown,
  build: (length: number) => string,
  limit: number,
): string | null {
  const isLinear = (before: number, now: number) =>
    now <= Math.max(FLOOR_MILLISECONDS, before * LARGEST_GROWTH);
  let before = 0;
  for (const length of [limit / 16, limit / 4, limit]) {
    const text = build(length);
    let now = cost(work, text);
    if (!isLinear(before, now)) ({ before, now } = costsOf(work, build(length / 4), text));
    // A text that outgrows a cache costs more once. Work that is not linear does so at the next
    // length too.
    const mayBeCache = now <= FLOOR_MILLISECONDS * 4;
    const goesOn = () => {
      const longer = costsOf(work, text, build(length * 4));
      return !isLinear(longer.before, longer.now);
    };
    if (!isLinear(before, now) && !(mayBeCache && !goesOn())) {
      return `${length} characters: ${before} ms, then ${now} ms`;
    }
    before = now;
  }
  return null;
}

const repeated = (piece: string, length: number) => piece.repeat(Math.floor(length / piece.length));

describe.each(FUNCTIONS)('%s', (_name, limit, work) => {
  it('takes at most twice the time for twice a hostile text', () => {
    const faults = HOSTILE.flatMap((piece) => {
      const fault = growthFault(work, (length) => repeated(piece, length), limit);
      return fault ? [`${JSON.stringify(piece)} at ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('does so for mixed hostile texts', () => {
    const mixture = fc.array(fc.constantFrom(...HOSTILE), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(openings, mixture, endings, (opening, pieces, ending) => {
        const build = (length: number) =>
          opening + repeated(pieces.join(''), length - opening.length - ending.length) + ending;
        expect(growthFault(work, build, limit)).toBeNull();
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});

import type { MustSayKind, UnitKind } from '@tarima/contract';
import type { Cues } from '@tarima/languages';
import { countWords } from '@tarima/text';
import type { PlannedScene } from '../plan/plan-script.ts';
import { upperFirst } from '../reading/clean-text.ts';
import { lossOf } from '../reading/must-say.ts';
import { needsBefore } from '../reading/needs-before.ts';
import { type Part, type Reading, wordsOf } from '../reading/reading.ts';
import { ended } from '../reading/spoken-text.ts';
import { isAttached } from '../reading/weigh-units.ts';
import { template, type Utterance } from './utterance.ts';

const MOST_SENTENCES = 3;
const LONGEST_SENTENCE = 22;
const FEWEST_WORDS = 5;
const RULES: ReadonlySet<UnitKind> = new Set(['rule', 'warning', 'answer']);
/** Words that are said a second time, at most. */
const LONGEST_RECALL = 48;
/** A script of no more words has no room to say a thing twice. */
const SHORT_SCRIPT = 280;

type Listening = Pick<Reading, 'cues' | 'readingCues'>;

/** Those sentences behind a phrase that leads to them; nothing where there are none. */
export function recall(
  scenes: readonly PlannedScene[],
  phrase: string,
  tools: Listening,
): Utterance[] {
  const parts = toRemember(scenes, tools);
  const said = parts.map(
    ({ text, citations }): Utterance => ({
      text: ended(upperFirst(text)),
      kind: 'source',
      citations,
    }),
  );
  return said.length > 0 ? [template(phrase), ...said] : [];
}

/**
 * The two or three sentences to remember: short ones that must be said and stand alone, one a scene, as the
 * documents have them.
 */
function toRemember(scenes: readonly PlannedScene[], tools: Listening): Part[] {
  if (wordsOf(scenes.flatMap(({ units }) => units)) <= SHORT_SCRIPT) return [];
  const grave = ofScenes(scenes, isGrave, tools);
  // Where nothing is forbidden, what is demanded is still what to take along.
  const best = grave.length > 0 ? grave : ofScenes(scenes, isDemanded, tools);
  const chosen: typeof best = [];
  let words = 0;
  const texts = new Set<string>();
  for (const one of [...best].sort((a, b) => b.worth - a.worth || a.scene - b.scene)) {
    const own = countWords(one.part.text);
    if (texts.has(one.part.text)) continue;
    if (chosen.length === MOST_SENTENCES || words + own > LONGEST_RECALL) continue;
    chosen.push(one);
    texts.add(one.part.text);
    words += own;
  }
  return chosen.sort((a, b) => a.scene - b.scene).map(({ part }) => part);
}

type Remembered = { part: Part; scene: number; worth: number };

/** The best of each scene among what is wanted. */
function ofScenes(
  scenes: readonly PlannedScene[],
  isWanted: (kinds: readonly MustSayKind[]) => boolean,
  tools: Listening,
): Remembered[] {
  return scenes.flatMap(({ units }, scene) =>
    units
      .filter(({ kind, follows }) => RULES.has(kind) && follows === null)
      .filter(({ section }) => !isAttached(section, tools.readingCues))
      .flatMap(({ parts }) => parts)
      .filter(({ isFragment, mustSay }) => !isFragment && isWanted(mustSay))
      .filter(({ text }) => isRule(text, tools) && isMemorable(text, tools.cues))
      .map((part) => ({ part, scene, worth: gravity(part) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, 1),
  );
}

const isDemanded = (kinds: readonly MustSayKind[]): boolean => kinds.includes('obligation');

/** Neither a click, a story nor what holds for one case, nor what sends the reader somewhere else. */
const isRule = (text: string, tools: Listening): boolean =>
  (!tools.readingCues.order.test(text) || tools.readingCues.prohibition.test(text)) &&
  !tools.readingCues.past.test(text) &&
  !tools.readingCues.pointer.test(text) &&
  !isOneCase(text, tools);

/** Something is forbidden, or demanded with a number, a time or a danger; a number alone is none of these. */
const isGrave = (kinds: readonly MustSayKind[]): boolean =>
  kinds.includes('prohibition') ||
  (kinds.includes('obligation') && kinds.some((kind) => GRAVE.has(kind)));
const GRAVE: ReadonlySet<MustSayKind> = new Set(['deadline', 'amount', 'phone', 'warning']);

/** What is forbidden is remembered before what is merely said with a word of danger in it. */
const gravity = ({ mustSay }: Part): number =>
  lossOf(mustSay) + (mustSay.includes('prohibition') ? FORBIDDEN : 0);
const FORBIDDEN = 0.3;

/** What opens with "if" or "even if" holds for one case. */
const isOneCase = (text: string, { readingCues }: Listening): boolean =>
  (readingCues.condition.exec(text)?.index ?? LATE) < LATE;
const LATE = 8;

const isMemorable = (text: string, cues: Cues) => {
  const words = countWords(text);
  return (
    words >= FEWEST_WORDS &&
    words <= LONGEST_SENTENCE &&
    !needsBefore(text, cues) &&
    !/[?:]$|^[^,.]{2,30}: /u.test(text)
  );
};

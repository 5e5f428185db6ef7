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
/** Most words that are said a second time. */
const LONGEST_RECALL = 48;
/** A script of up to so many words has no recap. */
const SHORT_SCRIPT = 280;

type Listening = Pick<Reading, 'cues' | 'readingCues'>;

/** The sentences to remember behind a phrase that leads to them. Empty if there are none. */
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
 * The two or three sentences to remember. Each is short, must be said, stands alone, and is quoted
 * as it is. One scene gives at most one.
 */
function toRemember(scenes: readonly PlannedScene[], tools: Listening): Part[] {
  if (wordsOf(scenes.flatMap(({ units }) => units)) <= SHORT_SCRIPT) return [];
  const grave = ofScenes(scenes, isGrave, tools);
  // Without prohibitions, obligations are the rules to remember.
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

/** The best matching sentence of each scene. */
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

/** False for a plain order, a story, a case or a reference to another place. */
const isRule = (text: string, tools: Listening): boolean =>
  (!tools.readingCues.order.test(text) || tools.readingCues.prohibition.test(text)) &&
  !tools.readingCues.past.test(text) &&
  !tools.readingCues.pointer.test(text) &&
  !isOneCase(text, tools);

/** True for a prohibition, or an obligation with a number, a time or a danger. */
const isGrave = (kinds: readonly MustSayKind[]): boolean =>
  kinds.includes('prohibition') ||
  (kinds.includes('obligation') && kinds.some((kind) => GRAVE.has(kind)));
const GRAVE: ReadonlySet<MustSayKind> = new Set(['deadline', 'amount', 'phone', 'warning']);

/** Prohibitions come before sentences with just a word of danger. */
const gravity = ({ mustSay }: Part): number =>
  lossOf(mustSay) + (mustSay.includes('prohibition') ? FORBIDDEN : 0);
const FORBIDDEN = 0.3;

/** A sentence that opens with "if" or "even if" holds for one case. */
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

import type { MustSayKind, UnitKind } from '@tarima/contract';
import type { ReadingCues } from '@tarima/languages';
import { countWords } from '@tarima/text';
import { lossOf, mustSayOf } from './must-say.ts';
import { LISTED, type Part, type Section, type Unit } from './reading.ts';

/** Worth of a sentence that need not be said, by the kind of sentence. */
const PLAIN = { listed: 1.9, explains: 0.9, says: 0.3, tells: 0.12 } as const;
/**
 * The rest of the paragraph changes a sentence's worth. Among rules a plain sentence is worth
 * more; among stories a must-say sentence is worth less.
 */
const COMPANY = { least: 0.7, more: 0.4, plain: 1.3, alone: 0.5 } as const;
/** A long sentence of a contract holds several demands. A short name in a list counts less. */
const WORDS_OF_DEMAND = 25;
const MOST_DEMANDS = 3;
const WORDS_OF_ITEM = 5;
/** Factor of a whole procedure: its steps in order are worth more than each alone. */
const WHOLE_PROCEDURE = 1.5;
/** Factor of a section that is only looked up. */
const ATTACHED_SHARE = 0.35;
/** These kinds alone do not prove a rule: a number of days may mean anything. */
const UNSURE: ReadonlySet<MustSayKind> = new Set(['deadline', 'limit', 'condition', 'exception']);

/** Sets kind, must-say kinds and worth of each unit. */
export function weighUnits(units: readonly Unit[], readingCues: ReadingCues): void {
  for (const unit of units) {
    const isAnswer = answers(unit);
    for (const [index, part] of unit.parts.entries()) {
      const own = unit.unspeakable ? [] : mustSayOf(part.text, readingCues);
      if (unit.kind === 'procedure') part.mustSay = [...own, 'step'];
      else part.mustSay = isAnswer && index < 2 ? [...own, 'answer'] : own;
    }
    unit.mustSay = [...new Set(unit.parts.flatMap(({ mustSay }) => mustSay))];
    unit.kind = kindOf(unit, isAnswer, readingCues);
  }
  const paragraphs = Map.groupBy(units, ({ section, paragraph }) => `${section.file} ${paragraph}`);
  for (const paragraph of paragraphs.values()) weighParagraph(paragraph, readingCues);
}

function weighParagraph(paragraph: readonly Unit[], readingCues: ReadingCues): void {
  const all = paragraph.flatMap(({ parts }) => parts);
  const sure = all.filter(isSure).length;
  for (const unit of paragraph) {
    if (unit.unspeakable) continue;
    const others = all.length - unit.parts.length;
    const company =
      others === 0 ? COMPANY.alone : (sure - unit.parts.filter(isSure).length) / others;
    const own = unit.parts.reduce(
      (sum, part) => sum + worthOf(part, unit, company, readingCues),
      0,
    );
    unit.worth =
      own *
      (unit.kind === 'procedure' ? WHOLE_PROCEDURE : 1) *
      (isAttached(unit.section, readingCues) ? ATTACHED_SHARE : 1);
  }
}

/** True for a section that is only looked up, or that explains the document's purpose. */
export const isAttached = ({ title, parent }: Section, cues: ReadingCues): boolean =>
  cues.attachedTitle.test(title) || (parent !== null && isAttached(parent, cues));

/** True for a unit that answers a question. A list of questions answers none. */
const answers = ({ kind, lead, parts }: Unit) =>
  lead.some(({ text }) => text.endsWith('?')) ||
  (!LISTED.has(kind) && parts.length > 1 && (parts[0]?.text.endsWith('?') ?? false));

const isSure = ({ mustSay }: Part) => mustSay.some((kind) => !UNSURE.has(kind));

/** `company` is the share of the rest of its paragraph that must be said. */
function worthOf(part: Part, unit: Unit, company: number, readingCues: ReadingCues): number {
  const { text, mustSay } = part;
  const isListed = LISTED.has(unit.kind);
  if (mustSay.length > 0) {
    const demands = Math.min(MOST_DEMANDS, Math.max(1, countWords(text) / WORDS_OF_DEMAND));
    return lossOf(mustSay) * demands * (isListed ? 1 : COMPANY.least + COMPANY.more * company);
  }
  if (isListed) return PLAIN.listed * Math.min(1, countWords(text) / WORDS_OF_ITEM);
  if (readingCues.past.test(text))
    return PLAIN.tells + (readingCues.example.test(text) ? PLAIN.explains : 0);
  const explains = readingCues.example.test(text) || readingCues.definition.test(text);
  return (
    (explains ? PLAIN.explains : PLAIN.says) +
    (company > COMPANY.alone ? COMPANY.plain * company : 0)
  );
}

function kindOf(
  { kind, parts, mustSay }: Unit,
  isAnswer: boolean,
  readingCues: ReadingCues,
): UnitKind {
  if (kind !== 'statement') return kind;
  const texts = parts.map(({ text }) => text);
  if (isAnswer) return 'answer';
  if (mustSay.includes('warning')) return 'warning';
  if (mustSay.length > 0) return 'rule';
  if (readingCues.example.test(texts[0] ?? '')) return 'example';
  if (texts.some((text) => readingCues.definition.test(text))) return 'definition';
  if (texts.some((text) => readingCues.contrast.test(text))) return 'contrast';
  return texts.some((text) => readingCues.past.test(text)) ? 'case' : 'statement';
}

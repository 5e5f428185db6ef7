import type { Language } from '@tarima/contract';
import { lossOf } from '../reading/must-say.ts';
import { needsBefore } from '../reading/needs-before.ts';
import { LISTED, type Part, type Unit } from '../reading/reading.ts';
import type { Visual } from '../reading/visual.ts';
import type { PointTools } from './main-clause.ts';
import { definitionPoint, numberPoint, quotePoint } from './marked-points.ts';
import { LABELLED, pointOf, ruleRoleOf } from './point-texts.ts';
import { type PointRole, type SceneMaterial, type ScenePoint, WEIGHTY } from './shown.ts';
import { chartRowsOf, comparesSides, tableRowsOf } from './table-rows.ts';
import { isUnfinished, tellingClause } from './telling-clause.ts';

/** Room for points that are items of no list. */
const MOST_OF_SENTENCES = 3;
const MOST_POINTS = 6;
const WORTH = { listed: 4, marked: 3, plain: 0.2, number: 0.5 } as const;
/** A long rule is worth less than a short one, and more than a remark. */
const LONG_SHARE = 0.4;
/** Share of a clause that is clear only behind the sentence before. */
const LEANING_SHARE = 0.5;
/** An opening without its end is shown where there is nothing else. */
const UNFINISHED_SHARE = 0.05;
/** A year is no amount. */
const NUMBER = /(?<!\p{N})(?!(?:1[89]|20)\p{N}{2}(?!\p{N}))\p{N}/u;

/** A unit, or a run of its parts, as a scene says it. `first` is the number of its first part. */
export type SaidPiece = { unit: ShownUnit; parts: readonly Part[]; first: number };
type ShownUnit = Pick<Unit, 'kind' | 'lead' | 'table'>;

export type MaterialTools = PointTools & {
  language: Language;
  visualsOf: (parts: readonly Pick<Part, 'citations'>[]) => readonly Visual[];
};

/** The visuals of what a piece says, its introduction too. */
export const visualsIn = ({ unit, parts, first }: SaidPiece, tools: MaterialTools) =>
  tools.visualsOf(first === 1 ? [...unit.lead, ...parts] : parts);

/** Everything that could be shown while pieces of units are said. */
export function materialOf(
  title: string,
  pieces: readonly SaidPiece[],
  tools: MaterialTools,
): SceneMaterial {
  const visuals = pieces.flatMap((piece) => visualsIn(piece, tools));
  const chart = visuals.find(({ kind }) => kind === 'chart');
  const tables = pieces.flatMap(({ unit, parts }) => {
    const rows = unit.table && tableRowsOf(parts, unit.table);
    return rows ? [rows] : [];
  });
  const [table = null] = tables;
  return {
    title,
    table,
    isComparison: table !== null && comparesSides(table, tools.screen),
    chart: chart?.kind === 'chart' ? chartRowsOf(chart.chart, tools.language) : null,
    figures: visuals.filter((visual) => visual.kind === 'figure'),
    points: withinRoom(
      withoutRepeats(
        title,
        pieces.flatMap((piece) => pointsOf(piece, tools)),
      ),
    ),
  };
}

/**
 * All items of lists and the weightiest sentences beside them, in their order. Sentences that need
 * not be said are shown where there is nothing else.
 */
function withinRoom(points: ScenePoint[]): ScenePoint[] {
  const listed = points.filter(({ isListed }) => isListed).length;
  const others = points.filter(({ isListed }) => !isListed).sort((a, b) => b.worth - a.worth);
  const weighty = others.filter(({ worth }) => worth >= WEIGHTY);
  const room = Math.max(0, Math.min(MOST_OF_SENTENCES, MOST_POINTS - listed));
  const kept = new Set((weighty.length > 0 || listed > 0 ? weighty : others).slice(0, room));
  return points.filter((point) => point.isListed || kept.has(point));
}

function withoutRepeats(title: string, points: readonly ScenePoint[]): ScenePoint[] {
  const seen = new Set([title.toLowerCase()]);
  return points.filter(({ text }) => {
    const key = text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function pointsOf(piece: SaidPiece, tools: MaterialTools): ScenePoint[] {
  const { unit, parts } = piece;
  if (!LISTED.has(unit.kind))
    return parts.flatMap((part) => sentencePoint(part, unit, tools) ?? []);
  return parts.flatMap((part, index) => listedPoint(part, index, piece, tools) ?? []);
}

function listedPoint(
  part: Part,
  index: number,
  { unit, first }: SaidPiece,
  tools: PointTools,
): ScenePoint | null {
  const isStep = unit.kind === 'procedure';
  const text = pointOf(part, isStep ? 'step' : 'item', tools) ?? tellingClause(part.text, tools);
  if (text === null) return null;
  const shared = { worth: WORTH.listed, isListed: true };
  // A procedure that goes on keeps its numbers.
  if (isStep && first > 1) return { ...shared, text: `${first + index}. ${text}`, role: 'plain' };
  if (isStep) return { ...shared, text, role: 'step' };
  const { forbids } = tools.screen;
  const isForbidden = unit.lead.some((line) => forbids.test(line.text));
  const role = isUnfinished(text) ? 'plain' : ruleRoleOf(text, tools);
  return { ...shared, text, role: isForbidden ? 'dont' : role };
}

function sentencePoint(part: Part, { kind }: ShownUnit, tools: PointTools): ScenePoint | null {
  const { text, mustSay } = part;
  const marked = markedPoint(text, tools);
  if (marked) return { ...marked, worth: WORTH.marked, isListed: false };
  const { warningLabel } = tools.readingCues;
  const isWarned = warningLabel.test(text);
  const isAnswer = kind === 'answer';
  const bare = isWarned && !isAnswer ? text.replace(warningLabel, '') : text;
  const short = pointOf({ text: bare }, isAnswer ? 'answer' : 'sentence', tools);
  const shown = short ?? tellingClause(bare, tools);
  if (shown === null) return null;
  const rule = ruleRoleOf(shown, tools);
  const isDanger = isWarned || (rule === 'dont' && mustSay.includes('warning'));
  const isOpen = short === null && isUnfinished(shown);
  // An exception may follow the ellipsis, so no sign stands before it.
  const role = isOpen ? 'plain' : isAnswer ? 'answer' : isDanger ? 'danger' : rule;
  const worth = worthOf(part, role);
  const isLeaning = short === null && needsBefore(text, tools.cues);
  const share =
    (short === null ? LONG_SHARE : 1) *
    (isLeaning ? LEANING_SHARE : 1) *
    (isOpen ? UNFINISHED_SHARE : 1);
  return { text: shown, role, worth: worth * share, isListed: false };
}

/** A sentence that defines, counts or quotes is shown in that form. */
function markedPoint(text: string, tools: PointTools): Pick<ScenePoint, 'text' | 'role'> | null {
  const forms = [
    ['quote', quotePoint(text)],
    ['definition', definitionPoint(text, tools)],
    ['number', numberPoint(text, tools)],
  ] as const;
  for (const [role, shown] of forms) if (shown) return { text: shown, role };
  return null;
}

function worthOf({ text, mustSay }: Part, role: PointRole): number {
  if (mustSay.length > 0) return lossOf(mustSay);
  if (role === 'answer' || LABELLED.test(text)) return WEIGHTY;
  return WORTH.plain + (NUMBER.test(text) ? WORTH.number : 0);
}

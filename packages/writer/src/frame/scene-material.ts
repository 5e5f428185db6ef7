import type { Language } from '@tarima/contract';
import { lossOf } from '../reading/must-say.ts';
import { LISTED, type Part, type Unit } from '../reading/reading.ts';
import type { Visual } from '../reading/visual.ts';
import { definitionPoint, numberPoint, quotePoint } from './marked-points.ts';
import { LABELLED, type PointTools, pointOf, ruleRoleOf } from './point-texts.ts';
import type { PointRole, SceneMaterial, ScenePoint } from './shown.ts';
import { chartRowsOf, comparesSides, tableRowsOf } from './table-rows.ts';

/** Room for points that are items of no list. */
const MOST_OF_SENTENCES = 3;
const MOST_POINTS = 6;
const WORTH = { listed: 4, marked: 3, labelled: 1.4, plain: 0.2, number: 0.5 } as const;
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
 * All items of lists and the weightiest sentences beside them, in their order. Of sentences that
 * need not be said one is shown, where there is nothing else.
 */
function withinRoom(points: ScenePoint[]): ScenePoint[] {
  const listed = points.filter(({ isListed }) => isListed).length;
  const others = points.filter(({ isListed }) => !isListed).sort((a, b) => b.worth - a.worth);
  const weighty = others.filter(({ worth }) => worth >= WORTH.labelled);
  const room = Math.max(0, Math.min(MOST_OF_SENTENCES, MOST_POINTS - listed));
  const kept = new Set(
    weighty.length > 0 || listed > 0 ? weighty.slice(0, room) : others.slice(0, 1),
  );
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
  const { unit, parts, first } = piece;
  return parts.flatMap((part, index): ScenePoint[] => {
    const [role, text] = LISTED.has(unit.kind)
      ? listedPoint(part, unit, tools)
      : sentencePoint(part, unit, tools);
    if (text === null) return [];
    const isListed = LISTED.has(unit.kind);
    // A procedure that goes on keeps its numbers.
    const shown = role === 'step' && first > 1 ? `${first + index}. ${text}` : text;
    return [
      {
        text: shown,
        role: role === 'step' && first > 1 ? 'plain' : role,
        worth: worthOf(part, role, isListed),
        isListed,
      },
    ];
  });
}

type Marked = readonly [PointRole, string | null];

function listedPoint(part: Part, unit: ShownUnit, tools: PointTools): Marked {
  if (unit.kind === 'procedure') return ['step', pointOf(part, 'step', tools)];
  const text = pointOf(part, 'item', tools);
  const { forbids } = tools.screen;
  if (text && unit.lead.some((line) => forbids.test(line.text))) return ['dont', text];
  return [text ? ruleRoleOf(text, tools) : 'plain', text];
}

function sentencePoint(part: Part, unit: ShownUnit, tools: PointTools): Marked {
  const { text, mustSay } = part;
  const quote = quotePoint(text);
  if (quote) return ['quote', quote];
  const definition = definitionPoint(text, tools);
  if (definition) return ['definition', definition];
  const number = numberPoint(text, tools);
  if (number) return ['number', number];
  if (unit.kind === 'answer') return ['answer', pointOf(part, 'answer', tools)];
  const isWarned = tools.readingCues.warningLabel.test(text);
  const bare = isWarned ? text.replace(tools.readingCues.warningLabel, '') : text;
  const point = pointOf({ text: bare }, 'sentence', tools);
  if (isWarned) return ['danger', point];
  const role = point ? ruleRoleOf(point, tools) : 'plain';
  return [role === 'dont' && mustSay.includes('warning') ? 'danger' : role, point];
}

function worthOf({ text, mustSay }: Part, role: PointRole, isListed: boolean): number {
  if (isListed) return WORTH.listed;
  if (role === 'number' || role === 'definition' || role === 'quote') return WORTH.marked;
  if (mustSay.length > 0) return lossOf(mustSay);
  if (role === 'answer' || LABELLED.test(text)) return WORTH.labelled;
  return WORTH.plain + (NUMBER.test(text) ? WORTH.number : 0);
}

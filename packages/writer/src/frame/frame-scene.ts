import { countWords } from '@tarima/text';
import type { PlannedScene } from '../plan/plan-script.ts';
import { upperFirst } from '../reading/clean-text.ts';
import { isOfDuties } from '../reading/list-parts.ts';
import { unlabelled } from '../reading/numbered-labels.ts';
import { LISTED, type Part, type Section, type Unit } from '../reading/reading.ts';
import { unended } from '../reading/spoken-text.ts';
import { LONGEST_TITLE, shortTitle } from '../reading/titles.ts';
import { type SayTools, saidWords, sayUnit } from './say-units.ts';
import { type MaterialTools, materialOf, type SaidPiece, visualsIn } from './scene-material.ts';
import { type Shown, waysToShow } from './shown.ts';
import { MOST_ROWS } from './table-rows.ts';
import type { Utterance } from './utterance.ts';

/** About 26 seconds. A longer scene shows one picture for too long. */
const LONGEST_SCENE_WORDS = 65;
/** About eight seconds. A shorter scene is not worth a cut. */
const SHORTEST_SCENE_WORDS = 20;
/** A scene with a figure is worth a cut from so many words on. */
const SHORTEST_OF_FIGURE = 10;
/** A run of sentences that need each other may be so much longer. */
const LONGER = 1.4;
const MOST_STEPS = 8;
const MOST_ITEMS = 6;
const LONGEST_QUESTION = 90;

export type FramedScene = { title: string; utterances: Utterance[]; ways: Shown[] };
export type SceneTools = SayTools & MaterialTools;

/** A unit of a section, or a run of its parts. */
type UnitPiece = SaidPiece & { unit: Unit };
type Piece = UnitPiece & { utterances: Utterance[]; words: number; isStrong: boolean };

/** The scenes of one section, each with one thing to show. `title` is the section's. */
export function frameScenes(
  { units, section }: PlannedScene,
  title: string,
  tools: SceneTools,
): FramedScene[] {
  const pieces = units.flatMap((unit) => inPieces(unit, tools));
  return grouped(pieces, tools).map((group, index) => {
    const own = ownTitle(group, section, index === 0, tools) ?? title;
    return {
      title: own,
      utterances: group.flatMap(({ utterances }) => utterances),
      ways: waysToShow(materialOf(own, group, tools)),
    };
  });
}

/** Cuts a long list or table, and one with several figures. Its parts keep their numbers. */
function inPieces(unit: Unit, tools: SceneTools): Piece[] {
  const utterances = sayUnit(unit, tools);
  const lead = utterances.length - unit.parts.length;
  const whole = { unit, parts: unit.parts, first: 1 };
  if (lead < 0 || !LISTED.has(unit.kind)) return [pieceOf(whole, utterances, tools)];
  const repeatsLead = isOfDuties(unit.lead, tools.readingCues);
  return cutsOf(unit, tools).map(([from, to]) =>
    pieceOf(
      { unit, parts: unit.parts.slice(from, to), first: from + 1 },
      [
        ...(from === 0 || repeatsLead ? utterances.slice(0, lead) : []),
        ...utterances.slice(lead + from, lead + to),
      ],
      tools,
    ),
  );
}

function pieceOf(said: UnitPiece, utterances: Utterance[], tools: SceneTools): Piece {
  const { unit, parts } = said;
  const isStrong =
    (LISTED.has(unit.kind) && parts.length > 1) ||
    isAsked(unit) ||
    visualsIn(said, tools).length > 0;
  return { ...said, utterances, words: saidWords(utterances), isStrong };
}

/** From and to of each piece: equal sizes, or up to each figure. */
function cutsOf(unit: Unit, tools: SceneTools): [number, number][] {
  const { kind, parts } = unit;
  const most = kind === 'procedure' ? MOST_STEPS : kind === 'table' ? MOST_ROWS : MOST_ITEMS;
  const size = Math.ceil(parts.length / Math.ceil(parts.length / most));
  const cuts: [number, number][] = [];
  let from = 0;
  let words = 0;
  for (const [at, part] of parts.entries()) {
    words += countWords(part.text);
    const endsFigure = words >= SHORTEST_OF_FIGURE && tools.visualsOf([part]).length > 0;
    if (at + 1 < parts.length && at + 1 - from < size && !endsFigure) continue;
    cuts.push([from, at + 1]);
    from = at + 1;
    words = 0;
  }
  return cuts;
}

const isAsked = (unit: Unit): boolean => questionOf(unit) !== null;

/** The question that a unit answers. */
function questionOf({ lead, parts, kind }: Unit): Part | null {
  const asking = kind === 'answer' ? [...lead, ...parts.slice(0, 1)] : lead;
  return asking.findLast(({ text }) => text.endsWith('?')) ?? null;
}

/** Groups pieces into scenes: one strong thing each, and sentences up to a scene's length. */
function grouped(pieces: readonly Piece[], tools: SceneTools): Piece[][] {
  const groups: Piece[][] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at];
    if (!piece) break;
    const last = groups.at(-1);
    const goesOn =
      last !== undefined &&
      (last.at(-1)?.unit === piece.unit.follows || excepts(piece, last)) &&
      wordsIn(last) + piece.words <= LONGEST_SCENE_WORDS * LONGER;
    if (piece.isStrong || goesOn) {
      if (last && goesOn && !piece.isStrong) last.push(piece);
      else groups.push([piece]);
      at += 1;
      continue;
    }
    const run = pieces.slice(at, nextStrong(pieces, at));
    at += run.length;
    addRun(groups, run);
  }
  return withoutShort(groups, tools);
}

/** An exception belongs to the rule before it. */
const excepts = ({ unit }: Piece, before: readonly Piece[]): boolean =>
  unit.mustSay.includes('exception') && before.at(-1)?.unit.section === unit.section;

function nextStrong(pieces: readonly Piece[], from: number): number {
  let at = from + 1;
  while (at < pieces.length && !pieces[at]?.isStrong) at += 1;
  return at;
}

/** Cuts a run of sentences into scenes of about the same length. */
function addRun(groups: Piece[][], run: readonly Piece[]): void {
  const words = wordsIn(run);
  const wanted = words / Math.ceil(words / LONGEST_SCENE_WORDS);
  let group: Piece[] = [];
  for (const piece of run) {
    const own = wordsIn(group);
    const needsBefore =
      piece.unit.follows !== null && own + piece.words < LONGEST_SCENE_WORDS * LONGER;
    if (group.length > 0 && own + piece.words / 2 > wanted && !needsBefore) {
      groups.push(group);
      group = [];
    }
    group.push(piece);
  }
  groups.push(group);
}

/** Joins a scene that is too short, or has nothing to show, to a neighbour. */
function withoutShort(groups: readonly Piece[][], tools: SceneTools): Piece[][] {
  const joined: Piece[][] = [];
  for (const [index, group] of groups.entries()) {
    const last = joined.at(-1);
    const isLast = index === groups.length - 1;
    if (last && canJoin(last, group, isLast, tools)) last.push(...group);
    else joined.push([...group]);
  }
  return joined;
}

function canJoin(before: Piece[], group: Piece[], isLast: boolean, tools: SceneTools): boolean {
  const words = wordsIn(before) + wordsIn(group);
  if (words > LONGEST_SCENE_WORDS * LONGER) return false;
  const isShort = (one: Piece[]) => wordsIn(one) < shortest(one, tools) || showsNothing(one, tools);
  const [one, other] = [before, group].map((pieces) => pieces.some(({ isStrong }) => isStrong));
  if (one && other) return isShort(before) && isShort(group) && fitTogether(before, group);
  // An introduction joins its list. A remark joins the list before it where nothing follows.
  return isShort(before) || (isShort(group) && (isLast || !one));
}

const shortest = (pieces: readonly Piece[], tools: SceneTools): number =>
  pieces.some((piece) => visualsIn(piece, tools).length > 0)
    ? SHORTEST_OF_FIGURE
    : SHORTEST_SCENE_WORDS;

const showsNothing = (pieces: readonly Piece[], tools: SceneTools): boolean =>
  !pieces.some(({ isStrong }) => isStrong) && materialOf('', pieces, tools).points.length === 0;

/** True if two short lists fit beside each other. */
const fitTogether = (before: readonly Piece[], group: readonly Piece[]): boolean => {
  const listed = [...before, ...group].filter(({ unit }) => LISTED.has(unit.kind));
  return (
    [...before, ...group].every(({ isStrong, unit }) => !isStrong || unit.kind === 'list') &&
    listed.reduce((sum, { parts }) => sum + parts.length, 0) <= MOST_ITEMS
  );
};

const wordsIn = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { words }) => sum + words, 0);

/**
 * The name of what a scene shows. The question that it answers comes first; a scene that goes on has
 * the name of its table, list or figure. Null if it has none.
 */
function ownTitle(
  group: readonly Piece[],
  section: Section,
  isFirst: boolean,
  tools: SceneTools,
): string | null {
  const [first] = group;
  const strong = group.find(({ isStrong }) => isStrong);
  const question = strong && questionOf(strong.unit);
  if (question && question.text.length <= LONGEST_QUESTION) return question.text;
  const own = first?.unit.section;
  if (own && own !== section && own.title.endsWith('?')) return own.title;
  if (isFirst || !strong) return null;
  const { unit } = strong;
  const intro = unit.lead.at(-1)?.text.replace(/:$/u, '') ?? '';
  const caption = visualsIn(strong, tools)[0]?.caption ?? '';
  const named = [
    unlabelled(unit.table?.caption ?? ''),
    tools.cues.announces.test(intro) || intro.length > LONGEST_TITLE ? '' : intro,
    unlabelled(caption),
  ].find(Boolean);
  return named ? shortTitle(upperFirst(unended(named)), tools.cues) || null : null;
}

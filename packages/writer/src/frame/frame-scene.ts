import type { PlannedScene } from '../plan/plan-script.ts';
import { isOfDuties } from '../reading/list-parts.ts';
import { LISTED, type Part, type Unit } from '../reading/reading.ts';
import { keyPoints, MOST_POINTS, type PointTools } from './key-points.ts';
import { type SayTools, saidWords, sayUnit } from './say-units.ts';
import type { Utterance } from './utterance.ts';

/** A longer scene shows one picture for too long. A shorter one is not worth a cut. */
const LONGEST_SCENE_WORDS = 120;
const SHORTEST_SCENE_WORDS = 35;

export type FramedScene = {
  utterances: Utterance[];
  points: string[];
};

type Said = { unit: Unit; utterances: Utterance[]; parts: { part: Part; number: number }[] };

/** The scenes of one section: several where it is too long for one picture. */
export function frameScenes({ units }: PlannedScene, tools: SayTools & PointTools): FramedScene[] {
  const pieces = units.flatMap((unit) => inPieces(unit, tools));
  const sizes = pieces.map(({ utterances }) => saidWords(utterances));
  const groups: Said[][] = [];
  let words = 0;
  let rest = sizes.reduce((sum, size) => sum + size, 0);
  for (const [index, piece] of pieces.entries()) {
    const size = sizes[index] ?? 0;
    const isLong =
      words + size > LONGEST_SCENE_WORDS ||
      (words + rest > LONGEST_SCENE_WORDS && opensPicture(piece));
    const isWorth = words >= SHORTEST_SCENE_WORDS && rest >= SHORTEST_SCENE_WORDS;
    if (groups.length === 0 || (isWorth && isLong) || isFull(groups.at(-1) ?? [], piece)) {
      groups.push([]);
      words = 0;
    }
    groups.at(-1)?.push(piece);
    words += size;
    rest -= size;
  }
  return groups.map((group) => ({
    utterances: group.flatMap(({ utterances }) => utterances),
    points: keyPoints(group, tools),
  }));
}

/** Lists and steps fill a picture by themselves. */
const opensPicture = ({ unit }: Said) => LISTED.has(unit.kind);

/** True if two lists do not fit beside each other. */
const isFull = (group: Said[], piece: Said) =>
  opensPicture(piece) &&
  group.some(opensPicture) &&
  group.filter(opensPicture).reduce((sum, { parts }) => sum + parts.length, 0) +
    piece.parts.length >
    MOST_POINTS;

/** Cuts a long procedure or list into scenes. Its steps keep their numbers. */
function inPieces(unit: Unit, tools: SayTools & PointTools): Said[] {
  const utterances = sayUnit(unit, tools);
  const parts = unit.parts.map((part, index) => ({ part, number: index + 1 }));
  const lead = utterances.length - parts.length;
  if (lead < 0 || parts.length <= MOST_POINTS) return [{ unit, utterances, parts }];
  const pieces = Math.ceil(parts.length / MOST_POINTS);
  const size = Math.ceil(parts.length / pieces);
  const repeatsLead = isOfDuties(unit.lead, tools.readingCues);
  return Array.from({ length: pieces }, (_, piece) => ({
    unit,
    utterances: [
      ...(piece === 0 || repeatsLead ? utterances.slice(0, lead) : []),
      ...utterances.slice(lead + piece * size, lead + (piece + 1) * size),
    ],
    parts: parts.slice(piece * size, (piece + 1) * size),
  }));
}

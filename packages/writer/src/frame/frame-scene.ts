import type { PlannedScene } from '../plan/plan-script.ts';
import type { Part, Unit } from '../reading/reading.ts';
import { keyPoints, MOST_POINTS, type PointTools } from './key-points.ts';
import { sayUnit, type SayTools, saidWords } from './say-units.ts';
import type { Utterance } from './utterance.ts';

/** A picture stands as long as it takes to hear so much. */
const LONGEST_SCENE_WORDS = 95;

export type FramedScene = {
  section: PlannedScene['section'];
  utterances: Utterance[];
  points: string[];
};

type Said = { unit: Unit; utterances: Utterance[]; parts: { part: Part; number: number }[] };

/** The scenes of one section: one, or several where it takes longer than a picture should stand. */
export function frameScenes(
  { section, units }: PlannedScene,
  tools: SayTools & PointTools,
): FramedScene[] {
  const groups: Said[][] = [];
  let words = 0;
  let points = 0;
  for (const said of units.flatMap((unit) => inPieces(unit, tools))) {
    const own = saidWords(said.utterances);
    const ownPoints = said.unit.parts.length > 2 ? said.parts.length : 0;
    const isFull = words > 0 && (words + own > LONGEST_SCENE_WORDS || points + ownPoints > MOST_POINTS + 1);
    if (groups.length === 0 || isFull) {
      groups.push([]);
      words = 0;
      points = 0;
    }
    groups.at(-1)?.push(said);
    words += own;
    points += ownPoints;
  }
  return groups.map((group) => ({
    section,
    utterances: group.flatMap(({ utterances }) => utterances),
    points: keyPoints(group, tools),
  }));
}

/** A long procedure or list goes on in the next scene; its steps keep their numbers. */
function inPieces(unit: Unit, tools: SayTools): Said[] {
  const utterances = sayUnit(unit, tools);
  const parts = unit.parts.map((part, index) => ({ part, number: index + 1 }));
  const lead = utterances.length - parts.length;
  if (lead < 0 || parts.length <= MOST_POINTS) return [{ unit, utterances, parts }];
  const pieces = Math.ceil(parts.length / MOST_POINTS);
  const size = Math.ceil(parts.length / pieces);
  return Array.from({ length: pieces }, (_, piece) => ({
    unit,
    utterances: utterances.slice(piece === 0 ? 0 : lead + piece * size, lead + (piece + 1) * size),
    parts: parts.slice(piece * size, (piece + 1) * size),
  }));
}

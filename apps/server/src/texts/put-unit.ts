import type { Language, LedgerUnit, Provenance } from '@tarima/contract';
import { splitSentences } from '@tarima/text';
import { layOutUnit } from '@tarima/writer';
import { citedUnits } from './cited-units.ts';
import { sentenceKey } from './derived-provenance.ts';
import { citingScenes, liveLedger } from './live-ledger.ts';
import { readSpoken } from './read-spoken.ts';
import { type PlacedScene, placedScenes, type SpokenPlace } from './spoken-places.ts';

type Text = { content: string; language: Language; provenance: Provenance[] };

/** Marks of titles and key points, whose lines are not spoken. */
const LINE_MARK = /^(?:#{1,6}|[-*+•]|\d{1,3}[.)])\s+/u;

/**
 * Inserts a unit at its place in the order of its document. It goes into its section's scene. Without one, a new
 * scene with that name and a layout is made. No other character of the text changes.
 * @returns the text, and the sources of the new sentences
 */
export function putUnit(
  ledger: LedgerUnit[],
  unit: LedgerUnit,
  { content, language, provenance }: Text,
): { content: string; added: Provenance[] } {
  const scenes = placedScenes(content, language);
  const homes = homesOf(scenes, citedUnits(ledger, provenance));
  const place = ledger.indexOf(unit);
  const [live] = liveLedger([unit], citingScenes(readSpoken(content, language).scenes, provenance));
  if (live?.fate === 'said') return { content, added: [] };
  const words = unit.text.replace(/\s+/gu, ' ').trim().replace(LINE_MARK, '');
  // A procedure with a missing step is inserted whole, after the steps that are there.
  const own = homes.get(place);
  const { at, title } = own
    ? { at: own.to, title: undefined }
    : placeFor(ledger, place, { scenes, homes, end: content.length });
  const parts = [
    content.slice(0, at).trimEnd(),
    title ? layOutUnit(title, { ...unit, text: words }, language) : words,
    content.slice(at).trim(),
  ];
  const sentences = splitSentences(words, language);
  return {
    content: `${parts.filter(Boolean).join('\n\n')}\n`,
    added: sentences.flatMap((sentence) => sourced(sentence, unit, provenance) ?? []),
  };
}

/** The first place where a unit is told: its scene, and its sentences there. */
type Home = { scene: PlacedScene; from: number; to: number };

/** The close may repeat a unit. Its home is the place where it was told first. */
function homesOf(
  scenes: PlacedScene[],
  unitsOf: (sentence: string) => number[],
): Map<number, Home> {
  const homes = new Map<number, Home>();
  const tell = (unit: number, scene: PlacedScene, { from, to }: SpokenPlace) => {
    const home = homes.get(unit);
    if (!home) homes.set(unit, { scene, from, to });
    else if (home.scene === scene) home.to = Math.max(home.to, to);
  };
  for (const scene of scenes) {
    for (const spoken of scene.sentences) {
      for (const unit of unitsOf(spoken.sentence)) tell(unit, scene, spoken);
    }
  }
  return homes;
}

type Told = { scenes: PlacedScene[]; homes: Map<number, Home>; end: number };

/** The position in characters, with a title where a new scene begins there. */
function placeFor(
  ledger: LedgerUnit[],
  place: number,
  { scenes, homes, end }: Told,
): { at: number; title?: string } {
  const unit = ledger[place];
  const title = unit?.section.path.at(-1);
  const nearest = (fits: (other: LedgerUnit) => boolean) => {
    const told = [...homes.keys()].sort((one, other) => one - other);
    const isKin = (at: number) => {
      const other = ledger[at];
      return other !== undefined && fits(other);
    };
    const before = told.findLast((at) => at < place && isKin(at));
    const after = told.find((at) => at > place && isKin(at));
    return {
      before: before === undefined ? null : (homes.get(before) ?? null),
      after: after === undefined ? null : (homes.get(after) ?? null),
    };
  };
  const inSection = nearest(({ section }) => section.id === unit?.section.id);
  const inDocument = nearest((other) => fileOf(other) === fileOf(unit));
  // A unit without a heading has no name for a new scene.
  const { before, after } = title ? inSection : inDocument;
  if (before) return { at: before.to };
  if (after) return { at: after.from };
  const last = scenes.length > 1 ? scenes.at(-1) : undefined;
  if (!title) return { at: last?.from ?? end };
  const at = inDocument.before?.scene.to ?? inDocument.after?.scene.from ?? last?.from ?? end;
  return { at, title };
}

const fileOf = (unit: LedgerUnit | undefined) => unit?.citations[0]?.file;

/**
 * Cites the unit's quotes that contain the sentence, or else all of them. Earlier citations of the same
 * sentence stay. Null if all of them are known.
 */
function sourced(sentence: string, unit: LedgerUnit, known: Provenance[]): Provenance | null {
  const key = sentenceKey(sentence);
  const own = unit.citations.filter(({ quote }) => sentenceKey(quote).includes(key));
  const before = known.findLast((entry) => sentenceKey(entry.sentence) === key)?.citations ?? [];
  const added = (own.length > 0 ? own : unit.citations).filter(
    ({ file, sentenceId }) =>
      !before.some((cited) => cited.file === file && cited.sentenceId === sentenceId),
  );
  if (added.length === 0) return null;
  return { sentence, kind: 'source', citations: [...before, ...added] };
}

import type { Citation, LedgerUnit, LiveUnit, Provenance } from '@tarima/contract';
import { citationKey, citationsOf } from './cited-units.ts';
import type { Spoken } from './read-spoken.ts';

/** A part of a work with its citations: a scene, a course's content, a podcast's chapter. */
export type CitingPart = { title: string; citations: Citation[] };

/** The fate of each unit in the current text, whoever wrote it. */
export function liveLedger(ledger: LedgerUnit[], parts: CitingPart[]): LiveUnit[] {
  const citedIn = new Map<string, number>();
  for (const [index, { citations }] of parts.entries()) {
    for (const key of citations.map(citationKey)) {
      if (!citedIn.has(key)) citedIn.set(key, index);
    }
  }
  return ledger.map((unit) => {
    const told = unit.citations.flatMap((citation) => citedIn.get(citationKey(citation)) ?? []);
    const [index] = isTold(unit, told.length) ? told.sort((one, other) => one - other) : [];
    if (index !== undefined) {
      const place = { index, title: parts[index]?.title ?? '' };
      return { ...unit, fate: 'said', reason: null, place };
    }
    // The draft said it and the text does not, so its author left it out.
    return { ...unit, fate: unit.fate === 'unspeakable' ? 'unspeakable' : 'left', place: null };
  });
}

/** A procedure counts as told only with all its steps. For other units any sentence is enough. */
const isTold = ({ kind, citations }: LedgerUnit, cited: number): boolean =>
  kind === 'procedure' ? cited === citations.length : cited > 0;

/** The scenes of a script, with the citations of their spoken sentences. */
export function citingScenes(scenes: Spoken['scenes'], provenance: Provenance[]): CitingPart[] {
  const citedBy = citationsOf(provenance);
  return scenes.map(({ title, sentences }) => ({ title, citations: sentences.flatMap(citedBy) }));
}

import type { Language, LedgerUnit, LiveUnit, Provenance } from '@tarima/contract';
import { parseScript, splitSentences } from '@tarima/text';
import { citationKey, citationsOf, citedUnits } from './cited-units.ts';

type Text = { content: string; language: Language; provenance: Provenance[] };

/** The fate of each unit in a text as it stands, whoever wrote it. */
export function liveLedger(
  ledger: LedgerUnit[],
  { content, language, provenance }: Text,
): LiveUnit[] {
  const unitsOf = citedUnits(ledger, provenance);
  const citedBy = citationsOf(provenance);
  const scenes = new Map<number, LiveUnit['scene']>();
  const cited = new Set<string>();
  for (const [index, { title, blocks }] of parseScript(content).entries()) {
    for (const { kind, text } of blocks) {
      if (kind !== 'speech') continue;
      for (const sentence of splitSentences(text, language)) {
        for (const unit of unitsOf(sentence)) {
          if (!scenes.has(unit)) scenes.set(unit, { index, title });
        }
        for (const citation of citedBy(sentence)) cited.add(citationKey(citation));
      }
    }
  }
  return ledger.map((unit, place) => {
    const scene = isTold(unit, cited) ? (scenes.get(place) ?? null) : null;
    if (scene) return { ...unit, fate: 'said', reason: null, scene };
    // The draft said it and the text no longer does: its author left it out.
    return { ...unit, fate: unit.fate === 'unspeakable' ? 'unspeakable' : 'left', scene };
  });
}

/** A procedure is all or nothing: with a step taken out it is not told. Of others any sentence will do. */
const isTold = ({ kind, citations }: LedgerUnit, cited: ReadonlySet<string>): boolean =>
  kind !== 'procedure' || citations.every((citation) => cited.has(citationKey(citation)));

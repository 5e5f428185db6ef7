import type { Language, LedgerUnit, LiveUnit, Provenance } from '@tarima/contract';
import { parseScript, splitSentences } from '@tarima/text';
import { citedUnits } from './cited-units.ts';

type Text = { content: string; language: Language; provenance: Provenance[] };

/** The fate of each unit in a text as it stands, whoever wrote it. */
export function liveLedger(
  ledger: LedgerUnit[],
  { content, language, provenance }: Text,
): LiveUnit[] {
  const unitsOf = citedUnits(ledger, provenance);
  const scenes = new Map<number, LiveUnit['scene']>();
  for (const [index, { title, blocks }] of parseScript(content).entries()) {
    for (const { kind, text } of blocks) {
      if (kind !== 'speech') continue;
      for (const unit of splitSentences(text, language).flatMap(unitsOf)) {
        if (!scenes.has(unit)) scenes.set(unit, { index, title });
      }
    }
  }
  return ledger.map((unit, place) => {
    const scene = scenes.get(place) ?? null;
    if (scene) return { ...unit, fate: 'said', reason: null, scene };
    // What was said when it was drafted, and is no more, was left out by the author.
    return { ...unit, fate: unit.fate === 'unspeakable' ? 'unspeakable' : 'left', scene };
  });
}

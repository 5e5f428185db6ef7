import type { LiveUnit } from '@tarima/contract';

/** An optional unit that is not said. */
export const liveUnitSample = (text: string, change: Partial<LiveUnit> = {}): LiveUnit => ({
  id: text,
  kind: 'rule',
  mustSay: [],
  section: { id: 'Manual', path: ['Manual'] },
  text,
  citations: [{ sentenceId: text, file: 'guia.pdf', page: 1, quote: text }],
  fate: 'left',
  reason: null,
  place: null,
  ...change,
});

import { afterAll, describe, expect, it } from 'vitest';
import { createLocalSpeech } from '../local/create-local-speech.ts';
import { ALIGNMENT_TRIALS, alignmentErrors, quantile } from '../testing/alignment-error.ts';
import { unlike } from '../testing/unlike-reference.ts';
import { alignSpeech } from './align-speech.ts';
import { findPauses } from './pauses.ts';

const speech = createLocalSpeech();
afterAll(() => speech.close());

const SENTENCES = 4;
const TEXT = 'Primero se barre, después se friega y al final se deja secar.';

describe('words in speech without times', () => {
  it.each(ALIGNMENT_TRIALS)('are found in $language: $name', async (trial) => {
    const errors = await alignmentErrors(speech, trial, SENTENCES);
    expect(errors.length).toBeGreaterThan(30);
    expect(quantile(errors, 0.5)).toBeLessThanOrEqual(0.06);
    expect(quantile(errors, 0.9)).toBeLessThanOrEqual(0.15);
  });

  it('start after the speaker’s pauses, not in them', async () => {
    const reference = await speech.speak({ text: TEXT, voiceId: 'local-es-lucia' });
    const how = { unevenness: 0, pause: 1, noise: 0, dullness: 0 };
    const heard = unlike(await speech.speak({ text: TEXT, voiceId: 'local-es-mateo' }), how, 3);
    const pauses = findPauses(heard);
    expect(pauses.length).toBeGreaterThan(0);
    for (const { start } of alignSpeech(heard, reference).words) {
      for (const pause of pauses)
        expect(start > pause.start && start < pause.end - 0.01).toBe(false);
    }
  });

  it('come with their mouth shapes', async () => {
    const reference = await speech.speak({ text: TEXT, voiceId: 'local-es-lucia' });
    const heard = await speech.speak({ text: TEXT, voiceId: 'local-es-mateo', rate: 0.8 });
    const { visemes } = alignSpeech(heard, reference);
    const lips = (shapes: typeof visemes) => shapes.filter(({ viseme }) => viseme === 'pbm');
    const found = lips(visemes);
    const truth = lips(heard.visemes);
    expect(found).toHaveLength(truth.length);
    found.forEach(({ start }, index) => {
      expect(Math.abs(start - (truth[index]?.start ?? 0))).toBeLessThan(0.06);
    });
    expect(visemes.at(-1)?.viseme).toBe('rest');
  });
});

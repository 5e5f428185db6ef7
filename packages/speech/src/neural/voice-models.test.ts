import { describe, expect, it } from 'vitest';
import { VOICE_CATALOGUE } from '../local/catalogue.ts';
import { licenceText, VOICE_MODELS } from './voice-models.ts';

describe('the catalogue of voices', () => {
  it('gives every model an id of its own and an encrypted address', () => {
    expect(new Set(VOICE_MODELS.map(({ id }) => id)).size).toBe(VOICE_MODELS.length);
    for (const { archive } of VOICE_MODELS) expect(archive?.address).toMatch(/^https:\/\//u);
  });

  it('shows a licence for every model', async () => {
    for (const entry of VOICE_MODELS) expect(await licenceText(entry)).toContain('licen');
  });

  it('has no name twice, plain voices included', () => {
    const natural = VOICE_MODELS.flatMap(({ voices }) => voices.map(({ name }) => name));
    const names = [...natural, ...VOICE_CATALOGUE.map(({ name }) => name)];
    expect(new Set(names).size).toBe(names.length);
  });

  it.for(['es', 'en', 'pt', 'fr', 'de', 'it'])(
    'has six voices of two genders for %s',
    (language) => {
      const found = VOICE_MODELS.filter(({ locales }) => locales.includes(language));
      const voices = found.flatMap((entry) => entry.voices);
      expect(voices.length).toBeGreaterThanOrEqual(6);
      expect(new Set(voices.map(({ gender }) => gender)).size).toBe(2);
    },
  );
});

import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { VOICE_CATALOGUE } from '../local/catalogue.ts';
import { licenceText, VOICE_MODELS } from './voice-models.ts';

const [recommended] = VOICE_MODELS;

const isUnique = (values: unknown[]) => new Set(values).size === values.length;

describe('the catalogue of voices', () => {
  it('gives every model an id and an encrypted address of its own', () => {
    const addresses = VOICE_MODELS.map(({ archive }) => archive?.address ?? '');
    expect(isUnique(VOICE_MODELS.map(({ id }) => id))).toBe(true);
    expect(isUnique(addresses)).toBe(true);
    for (const address of addresses) expect(address).toMatch(/^https:\/\//u);
  });

  it('has no name twice, plain voices included', () => {
    const natural = VOICE_MODELS.flatMap(({ voices }) => voices.map(({ name }) => name));
    expect(isUnique([...natural, ...VOICE_CATALOGUE.map(({ name }) => name)])).toBe(true);
  });

  it('gives every voice of a model a speaker of its own', () => {
    for (const { voices } of VOICE_MODELS) {
      expect(isUnique(voices.map(({ speaker }) => speaker))).toBe(true);
    }
  });

  it.for(['es-ES', 'es-MX', 'es-AR', 'pt-BR', 'pt-PT', 'en-US', 'en-GB'])(
    'has a voice of %s itself',
    (locale) => {
      expect(VOICE_MODELS.some(({ locales }) => locales.includes(locale))).toBe(true);
    },
  );

  it.for(['es', 'en', 'pt', 'fr', 'de', 'it'])(
    'recommends a model with six voices of two genders for %s',
    (language) => {
      expect(recommended?.locales).toContain(language);
      expect(recommended?.voices.length).toBeGreaterThanOrEqual(6);
      expect(new Set(recommended?.voices.map(({ gender }) => gender)).size).toBe(2);
    },
  );
});

describe('the licence of a voice', () => {
  it.for(VOICE_MODELS.map(({ id, licence }) => ({ id, licence })))(
    'is shown whole, after a notice of whose work it is: $id',
    async ({ id, licence }) => {
      const file = await readFile(new URL(`./licences/${licence?.file}`, import.meta.url), 'utf8');
      // The shortest of them, MIT, has 1,070 characters; a mere reference has 400.
      expect(file.length).toBeGreaterThan(1_000);
      const entry = VOICE_MODELS.find((each) => each.id === id);
      expect(entry && (await licenceText(entry))).toBe(`${licence?.notice}\n\n${file}`);
    },
  );

  it('allows commercial use', () => {
    const names = VOICE_MODELS.map(({ licence }) => licence?.name);
    expect(names).not.toContainEqual(expect.stringMatching(/\bNC\b|research|non-commercial/iu));
  });

  it('of Supertonic is there to its last limit of use', async () => {
    const text = recommended && (await licenceText(recommended));
    expect(text).toContain('published by Supertone Inc.');
    expect(text).toContain('12. If any provision of this License');
    expect(text).toContain('(m) To generate or disseminate information for the purpose');
  });

  it.for(['CC BY 3.0', 'CC BY 4.0', 'CC BY-SA 4.0'])('names the authors under %s', (name) => {
    const found = VOICE_MODELS.filter(({ licence }) => licence?.name === name);
    expect(found.length).toBeGreaterThan(0);
    for (const { licence } of found) expect(licence?.notice).toMatch(/\bby \p{Lu}|of Google/u);
  });
});

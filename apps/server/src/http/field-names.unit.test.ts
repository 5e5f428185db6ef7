import * as contract from '@tarima/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldName } from './field-names.ts';

/** Fields that a screen sends and nobody fills in. */
const SENT_BY_ITSELF =
  'acceptsLicence answers asksName assetType config contentId courseStructure deliveryIds hasCaptions hasCertificate hasQuestions id isRequired isResolved isTyping isUnchecked language look manuscript moduleId onlyFirstScene place priorityOrder redraftId revision sceneIndex sceneTitle scriptContent scriptId scriptOnly scriptRevisions seen sentence settings sha256 token unitId values videoMode';

const bodies = Object.entries(contract)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, endpoints]) => Object.values(endpoints))
  .map(({ body }) => body)
  .filter((body) => body instanceof z.ZodObject);
const fields = [...new Set(bodies.flatMap(({ shape }) => Object.keys(shape)))];

it('names every field that people fill in, and no other', () => {
  expect(fields.length).toBeGreaterThan(50);
  for (const language of contract.LANGUAGES) {
    const nameless = fields.filter((field) => fieldName(field, language) === field);
    expect(nameless.sort()).toEqual(SENT_BY_ITSELF.split(' '));
  }
});

it('counts the items of a list from one', () => {
  expect(fieldName('turns.2.text', 'en')).toBe('Turn 3');
});

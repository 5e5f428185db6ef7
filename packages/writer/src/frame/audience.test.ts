import { WRITING_LANGUAGES } from '@tarima/languages';
import { describe, expect, it } from 'vitest';
import { spokenAudience } from './audience.ts';

const { es, en, pt } = WRITING_LANGUAGES;

describe('spokenAudience', () => {
  it.each([
    [es, 'Equipo de ventas', 'el equipo de ventas'],
    [es, 'Personal de TI.', 'el personal de TI'],
    [es, 'PYMES y autónomos', 'PYMES y autónomos'],
    [es, 'para estudiantes de primer año', 'estudiantes de primer año'],
    [pt, 'Equipe de vendas', 'a equipe de vendas'],
    [en, 'New managers', 'new managers'],
    [es, '## todos\n[Voz: grita]', 'todos'],
    [es, 'constructor', 'constructor'],
    [es, '   ', ''],
  ])('fits %# behind "for"', ({ cues, phrases }, raw, spoken) => {
    expect(spokenAudience(raw, cues, phrases)).toBe(spoken);
  });

  it('ends a long one between words', () => {
    const spoken = spokenAudience(
      `${'personas interesadas en la seguridad '.repeat(6)}`,
      es.cues,
      es.phrases,
    );
    expect(spoken.length).toBeLessThanOrEqual(90);
    expect(spoken).toMatch(/(?:personas|interesadas|seguridad)$/u);
  });
});

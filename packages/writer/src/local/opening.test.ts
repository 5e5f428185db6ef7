import { describe, expect, it } from 'vitest';
import { en } from '../wording/en.ts';
import { es } from '../wording/es.ts';
import { pt } from '../wording/pt.ts';
import { spokenAudience, writeOpening } from './opening.ts';

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
  ])('fits %# behind "for"', (wording, raw, spoken) => {
    expect(spokenAudience(raw, wording)).toBe(spoken);
  });

  it('ends a long one between words', () => {
    const spoken = spokenAudience(`${'personas interesadas en la seguridad '.repeat(6)}`, es);
    expect(spoken.length).toBeLessThanOrEqual(90);
    expect(spoken).toMatch(/(?:personas|interesadas|seguridad)$/u);
  });
});

describe('writeOpening', () => {
  it('names what is to come right after the greeting, and shows it', () => {
    const { utterances, points } = writeOpening(
      {
        documents: [],
        projectName: 'Abejas',
        language: 'es',
        tone: 'cercano',
        objective: 'explicar',
        audience: 'Equipo de ventas',
      },
      es,
      'Abejas',
      ['las flores', 'la colmena', 'el jardín'].map((spokenTitle) => ({
        spokenTitle,
        heading: null,
      })),
    );
    expect(utterances[1]?.text).toContain('las flores, la colmena y el jardín');
    expect(points).toEqual(['Las flores', 'La colmena', 'El jardín']);
    expect(utterances[2]?.text).toContain('el equipo de ventas');
  });
});

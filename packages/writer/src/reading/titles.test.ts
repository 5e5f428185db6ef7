import { WRITING_LANGUAGES } from '@tarima/languages';
import { describe, expect, it } from 'vitest';
import { createTerms } from './terms.ts';
import { cleanTitle, learnWordCase, shortTitle } from './titles.ts';

const es = WRITING_LANGUAGES.es.cues;

describe('titles', () => {
  it.each([
    ['1.2. Redes públicas', 'Redes públicas'],
    ['Capítulo 3: Copias de seguridad', 'Copias de seguridad'],
    ['IV. Resultados', 'Resultados'],
    ['A.2 Uso del equipo', 'Uso del equipo'],
    ['[Escena: robo] Jardines', 'Jardines'],
    ['## Jardines', 'Jardines'],
    ['Acogida. Almacén', 'Acogida: Almacén'],
    ['Acogida en Aceros Ruiz, S. L., y sus socios', 'Acogida en Aceros Ruiz, S. L., y sus socios'],
  ])('cleans %s', (raw, title) => {
    expect(cleanTitle(raw, es)).toBe(title);
  });

  it('shortens between phrases, never inside a word', () => {
    const long = 'Medidas de protección para los equipos de trabajo de la oficina central';
    const short = shortTitle(long, es);
    expect(short.length).toBeLessThanOrEqual(48);
    expect(long.startsWith(`${short} `)).toBe(true);
    expect(short).not.toMatch(/ (?:de|la|los|para)$/u);
    expect(shortTitle('Seguridad: medidas de protección para los equipos de la oficina', es)).toBe(
      'Seguridad: medidas de protección',
    );
  });

  it('lowers capitals of titles and keeps those of names', () => {
    const terms = createTerms(es);
    const wordCase = learnWordCase(
      ['El uso de las redes en Madrid crece, y la red de Debian también.'],
      terms,
      false,
    );
    expect(wordCase.inSentence('Redes de Madrid')).toBe('redes de Madrid');
    expect(wordCase.inSentence('Debian')).toBe('Debian');
    expect(wordCase.asTitle('USO DE REDES')).toBe('Uso de redes');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countSpokenWords,
  estimateSeconds,
  formatDuration,
  formatScript,
  parseScript,
  type ScriptScene,
} from './script-format.ts';

const SCRIPT = `Antes del primer título.

## Gestión del **tiempo**

[Escena: una oficina luminosa]
[Voz: pausa]

Planificar es elegir.
Elegir es [Voz: más despacio] renunciar.

- Qué es _planificar_
2. Por qué [falla](http://example.com/a_(b))
`;

describe('parseScript', () => {
  it('takes no sign of an amount for a mark of a quote or list', () => {
    const texts = parseScript('>= 10 bar.\n\n> -15 °C.\n\n> > Cita.').flatMap(
      ({ blocks }) => blocks,
    );
    expect(texts.map(({ text }) => text)).toEqual(['>= 10 bar.', '> -15 °C.', 'Cita.']);
  });

  it('separates scenes, points, directions and speech', () => {
    expect(parseScript(SCRIPT)).toEqual([
      { title: '', blocks: [{ kind: 'speech', text: 'Antes del primer título.' }] },
      {
        title: 'Gestión del tiempo',
        blocks: [
          { kind: 'scene', text: 'una oficina luminosa' },
          { kind: 'voice', text: 'pausa' },
          { kind: 'speech', text: 'Planificar es elegir. Elegir es' },
          { kind: 'voice', text: 'más despacio' },
          { kind: 'speech', text: 'renunciar.' },
          { kind: 'point', text: 'Qué es planificar' },
          { kind: 'point', text: 'Por qué falla' },
        ],
      },
    ]);
  });

  it('knows its keywords in three languages', () => {
    for (const line of ['[Scene: a]', '[Escena: a]', '[CENA : a]']) {
      expect(parseScript(line)[0]?.blocks).toEqual([{ kind: 'scene', text: 'a' }]);
    }
    for (const line of ['[Voice: a]', '[voz: a]']) {
      expect(parseScript(line)[0]?.blocks).toEqual([{ kind: 'voice', text: 'a' }]);
    }
  });

  it('keeps words that look like marks', () => {
    expect(parseScript('5 * 3 * 2 es 30 y snake_case_name queda')[0]?.blocks[0]?.text).toBe(
      '5 * 3 * 2 es 30 y snake_case_name queda',
    );
  });

  it('reads any text without throwing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseScript(text)));
  });
});

describe('formatScript', () => {
  it('writes scenes that parse back unchanged', () => {
    const words = fc
      .array(fc.constantFrom('uno', 'dos', 'tres', 'más', 'año', '12,5'), { minLength: 1 })
      .map((list) => list.join(' '));
    const block = fc.record({
      kind: fc.constantFrom(
        'speech' as const,
        'point' as const,
        'scene' as const,
        'voice' as const,
      ),
      text: words,
    });
    const scene = fc.record({ title: words, blocks: fc.array(block) });
    fc.assert(
      fc.property(
        fc.array(scene, { minLength: 1 }),
        fc.constantFrom('es' as const, 'en' as const, 'pt' as const),
        (scenes: ScriptScene[], language) => {
          expect(parseScript(formatScript(scenes, language))).toEqual(scenes);
        },
      ),
    );
  });
});

it('counts spoken words only, and estimates at 150 a minute', () => {
  expect(countSpokenWords(SCRIPT)).toBe(10);
  expect(estimateSeconds(150)).toBe(60);
  expect(formatDuration(estimateSeconds(187))).toBe('1:15');
});

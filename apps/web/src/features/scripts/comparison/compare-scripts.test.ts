import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedSentences } from './changed-sentences.ts';
import { compareScripts, mergeScripts } from './compare-scripts.ts';

const BEFORE =
  '## Uno\n\nLa primera queda. La segunda cambia, y es larga.\n\n- Punto\n\nSe va del todo.\n';
const AFTER =
  '## Uno\n\n[Voz: pausa]\n\nLa primera queda. La segunda cambia. Y es larga.\n\n- Punto\n\n## Viene\n';

const block = fc.constantFrom('## A', 'b c d', 'b c e', '[Voz: x]', '- f\n- g', 'h');
const scriptOf = (blocks: string[]) => (blocks[0] ? `${blocks.join('\n\n')}\n` : '');

describe('two texts of a script', () => {
  it('are equal except for changed blocks; reworded ones are paired', () => {
    expect(compareScripts(BEFORE, AFTER)).toEqual([
      { isChanged: false, before: ['## Uno'], after: ['## Uno'] },
      { isChanged: true, before: [], after: ['[Voz: pausa]'] },
      {
        isChanged: true,
        before: ['La primera queda. La segunda cambia, y es larga.'],
        after: ['La primera queda. La segunda cambia. Y es larga.'],
      },
      { isChanged: false, before: ['- Punto'], after: ['- Punto'] },
      { isChanged: true, before: ['Se va del todo.'], after: ['## Viene'] },
    ]);
  });

  it('have one change where a block was split or joined, so no choice loses text', () => {
    const whole = 'El casco protege la cabeza. Los guantes protegen las manos de cortes y golpes.';
    const parts = [
      'El casco protege la cabeza.',
      'Los guantes protegen las manos de cortes y golpes.',
    ];
    const split = { isChanged: true, before: [whole], after: parts };
    expect(compareScripts(whole, parts.join('\n\n'))).toEqual([split]);
    expect(compareScripts(parts.join('\n\n'), whole)).toEqual([
      { isChanged: true, before: parts, after: [whole] },
    ]);
    const [first, second] = parts;
    expect(compareScripts(whole, `${first}\n\n[Voz: pausa]\n\n${second}`)).toEqual([
      { ...split, after: [first, '[Voz: pausa]', second] },
    ]);
  });

  it('are merged by the choice for each change', () => {
    const merged = mergeScripts(compareScripts(BEFORE, AFTER), [false, true, false]);
    expect(merged).toBe(
      '## Uno\n\nLa primera queda. La segunda cambia. Y es larga.\n\n- Punto\n\nSe va del todo.\n',
    );
  });

  it('are each the result of choosing all of it, for any input', () => {
    const text = fc.array(block).map(scriptOf);
    fc.assert(
      fc.property(text, text, (before, after) => {
        const passages = compareScripts(before, after);
        const all = (choice: boolean) => passages.map(() => choice);
        expect(mergeScripts(passages, all(false))).toBe(before);
        expect(mergeScripts(passages, all(true))).toBe(after);
        expect(passages.filter(({ isChanged }) => isChanged).length > 0).toBe(before !== after);
      }),
    );
  });
});

describe('two texts with a common base', () => {
  const sidesOf = (origin: string, before: string, after: string) =>
    compareScripts(before, after, origin).flatMap(({ isChanged, only, ...sides }) =>
      isChanged ? [{ only, ...sides }] : [],
    );

  it('show which side changed each passage', () => {
    const changes = sidesOf(
      'Uno.\n\nDos.\n\nTres.\n\nCuatro.\n\nCinco.\n',
      'Uno, aquí.\n\nDos.\n\nTres.\n\nCuatro, aquí.\n\nCinco.\n\n[Voz: pausa]\n',
      'Uno, allí.\n\nDos, allí.\n\nTres.\n\nCuatro.\n',
    );
    expect(changes).toEqual([
      { only: undefined, before: ['Uno, aquí.'], after: ['Uno, allí.'] },
      { only: 'after', before: ['Dos.'], after: ['Dos, allí.'] },
      { only: 'before', before: ['Cuatro, aquí.'], after: ['Cuatro.'] },
      { only: undefined, before: ['Cinco.', '[Voz: pausa]'], after: [] },
    ]);
  });

  it('keep adjacent changes apart, and both insertions at one place', () => {
    expect(sidesOf('A b c.\n\nD e f.\n', 'A b x.\n\nD e f.\n', 'A b c.\n\nD e y.\n')).toEqual([
      { only: 'before', before: ['A b x.'], after: ['A b c.'] },
      { only: 'after', before: ['D e f.'], after: ['D e y.'] },
    ]);
    expect(sidesOf('A.\n\nB.\n', 'A.\n\n[Voz: x]\n\nB.\n', 'A.\n\n## C\n\nB.\n')).toEqual([
      { only: undefined, before: ['[Voz: x]'], after: ['## C'] },
    ]);
  });

  it('lose nothing that only one side changed, for any input', () => {
    const text = fc.array(block).map(scriptOf);
    fc.assert(
      fc.property(text, text, text, (origin, before, after) => {
        const passages = compareScripts(before, after, origin);
        const all = (choice: boolean) => passages.map(() => choice);
        expect(mergeScripts(passages, all(false))).toBe(before);
        expect(mergeScripts(passages, all(true))).toBe(after);
        const byItself = (one: string, other: string) => {
          const compared = compareScripts(one, other, origin);
          const changes = compared.filter(({ isChanged }) => isChanged);
          return mergeScripts(
            compared,
            changes.map(({ only }) => only === 'after'),
          );
        };
        expect(byItself(origin, after)).toBe(after);
        expect(byItself(before, origin)).toBe(before);
      }),
    );
  });
});

it('a sentence is marked when the other side does not have it', () => {
  const lines = changedSentences(
    ['La primera queda. La segunda cambia. Y es larga.', '[Voz: pausa]', '- Punto'],
    ['La primera queda. La segunda cambia, y es larga.', '- Punto'],
    'es',
  );
  expect(lines.map(({ kind }) => kind)).toEqual(['speech', 'direction', 'point']);
  const changed = lines.flatMap(({ parts }) => parts.filter(({ isChanged }) => isChanged));
  expect(changed.map(({ text }) => text)).toEqual([
    'La segunda cambia.',
    'Y es larga.',
    '[Voz: pausa]',
  ]);
});

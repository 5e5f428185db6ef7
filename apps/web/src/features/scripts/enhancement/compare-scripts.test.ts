import { expect, it } from 'vitest';
import { compareScripts } from './compare-scripts.ts';

it('marks on each side what the other side does not have', () => {
  const { before, after } = compareScripts(
    '## Uno\n\nLa primera queda. La segunda cambia, y es larga.\n\n- Punto\n',
    '## Uno\n\n[Voz: pausa]\n\nLa primera queda. La segunda cambia. Y es larga.\n\n- Punto\n',
    'es',
  );
  const changed = (lines: typeof before) =>
    lines
      .flatMap(({ parts }) => parts.filter(({ isChanged }) => isChanged))
      .map(({ text }) => text);
  expect(changed(before)).toEqual(['La segunda cambia, y es larga.']);
  expect(changed(after)).toEqual(['[Voz: pausa]', 'La segunda cambia.', 'Y es larga.']);
  expect(after.map(({ kind }) => kind)).toEqual(['heading', 'direction', 'speech', 'point']);
});

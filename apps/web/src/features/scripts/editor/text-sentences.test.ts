import { spokenParagraphs } from '@tarima/text';
import { expect, test } from 'vitest';
import { sentencesOfText } from './text-sentences.ts';

const SCRIPT = `## Una escena

[Escena: una sala]

Primera frase. Segunda frase,
que sigue en otra línea. [Voz: pausa] Tercera frase.

- Un punto clave.
1. Otro punto.

---
Última frase.`;

test('finds the sentences that are spoken, and no title, point or direction', () => {
  const sentences = sentencesOfText(SCRIPT, 'es').map(({ text }) => text);
  expect(sentences).toEqual([
    'Primera frase.',
    'Segunda frase, que sigue en otra línea.',
    'Tercera frase.',
    'Última frase.',
  ]);
  expect(sentences.join(' ')).toBe(spokenParagraphs(SCRIPT).join(' '));
});

test('knows where each stands, so that it can be selected', () => {
  for (const { text, from, to } of sentencesOfText(SCRIPT, 'es')) {
    expect(SCRIPT.slice(from, to).replace(/\s+/gu, ' ')).toBe(text);
  }
});

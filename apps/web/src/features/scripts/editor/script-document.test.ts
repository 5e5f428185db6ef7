import { LAYOUTS, PRESENTER_PLACES } from '@tarima/contract';
import {
  formatSceneDirection,
  formatScript,
  formatTable,
  parseScript,
  plainText,
} from '@tarima/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_CHOICES } from './scene/scene-block.ts';
import { documentToScript, scriptToDocument } from './script-document.ts';

const throughEditor = (script: string) => documentToScript(scriptToDocument(script));

const SCRIPT = `Antes del primer título.

## Gestión del **tiempo**

[Escena: una oficina luminosa]

[Voz: pausa]

Planificar es ***elegir*** y *elegir* es [Voz: más despacio] <u>renunciar</u>.
Otra línea con [un enlace](https://example.com/a?b=1).

- Qué es **planificar**
- Por qué falla

3. Tres
4. Cuatro

| Plan | **Precio** |
| --- | --- |
| Uno \\| dos | 10 € |
| - | - |
`;

test('shows titles, directions, lists and marks in their own form', () => {
  const blocks = scriptToDocument(SCRIPT).content ?? [];
  expect(blocks.map((block) => block.type)).toEqual([
    'paragraph',
    'heading',
    'sceneDirection',
    'voiceDirection',
    'paragraph',
    'bulletList',
    'orderedList',
    'table',
  ]);
  expect(blocks[1]?.content).toEqual([
    { type: 'text', text: 'Gestión del ' },
    { type: 'text', text: 'tiempo', marks: [{ type: 'bold' }] },
  ]);
  expect(blocks[2]).toEqual({
    type: 'sceneDirection',
    attrs: { keyword: 'Escena', choices: NO_CHOICES },
    content: [{ type: 'text', text: 'una oficina luminosa' }],
  });
  expect(blocks[4]?.content?.at(-2)).toEqual({
    type: 'text',
    text: 'un enlace',
    marks: [{ type: 'link', attrs: { href: 'https://example.com/a?b=1' } }],
  });
  expect(blocks[6]?.attrs).toEqual({ start: 3 });
  const cells = blocks[7]?.content?.map((row) => row.content?.map((cell) => cell.content));
  expect(cells?.slice(0, 2)).toEqual([
    [
      [{ type: 'text', text: 'Plan' }],
      [{ type: 'text', text: 'Precio', marks: [{ type: 'bold' }] }],
    ],
    [[{ type: 'text', text: 'Uno | dos' }], [{ type: 'text', text: '10 €' }]],
  ]);
});

test('a table next to other text, without its rule or with rows of any length, keeps its cells', () => {
  const script = 'Antes.\n|a|b\n| c |\n|d|e|f|\nDespués.\n- g\n| |\n| h |';
  expect(throughEditor(script)).toBe(
    'Antes.\n\n| a | b |  |\n| --- | --- | --- |\n| c |  |  |\n| d | e | f |\n\nDespués.\n\n- g\n\n| h |\n| --- |\n',
  );
  expect(parseScript(throughEditor(script))).toEqual(parseScript(script));
});

test('a list longer than a number can be stays a list', () => {
  const points = parseScript(throughEditor('998. a\n999. b\n1. c\n'))[0]?.blocks;
  expect(points?.map(({ kind }) => kind)).toEqual(['point', 'point', 'point']);
});

test('writes back exactly what it read', () => {
  expect(throughEditor(SCRIPT)).toBe(SCRIPT);
});

test('never makes a link of an executable address', () => {
  const script = 'Mira [esto](javascript:alert(1)) y [esto](javascript:x).\n';
  expect(JSON.stringify(scriptToDocument(script))).not.toContain('"link"');
  expect(throughEditor(script)).toBe(script);
});

describe('an edit in the editor', () => {
  const paragraph = (...content: object[]) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content }],
  });
  test('leaves a trailing space outside of bold', () => {
    const bold = [{ type: 'bold' }];
    expect(
      documentToScript(
        paragraph({ type: 'text', text: 'muy ', marks: bold }, { type: 'text', text: 'bien' }),
      ),
    ).toBe('**muy** bien\n');
  });
  test('closes and reopens overlapping marks', () => {
    const script = documentToScript(
      paragraph(
        { type: 'text', text: 'a', marks: [{ type: 'italic' }] },
        { type: 'text', text: 'b', marks: [{ type: 'bold' }, { type: 'italic' }] },
        { type: 'text', text: 'c', marks: [{ type: 'bold' }] },
      ),
    );
    expect(parseScript(script)[0]?.blocks).toEqual([{ kind: 'speech', text: 'abc' }]);
    expect(throughEditor(script)).toBe(script);
  });
  test('speaks only the words, for any combination of marks', () => {
    const mark = fc.constantFrom({ type: 'bold' }, { type: 'italic' }, { type: 'underline' });
    const run = fc.record({
      type: fc.constant('text'),
      text: fc.constantFrom('uno', ' dos', 'tres ', ' ', ', y', '12'),
      marks: fc.uniqueArray(mark, { selector: ({ type }) => type }),
    });
    fc.assert(
      fc.property(fc.array(run, { minLength: 1, maxLength: 6 }), (runs) => {
        const spoken = parseScript(documentToScript(paragraph(...runs)))
          .flatMap((scene) => scene.blocks)
          .map((block) => block.text);
        const words = runs.map(({ text }) => text).join('');
        expect(spoken.join('')).toBe(words.replace(/\s+/g, ' ').trim());
      }),
      { numRuns: 500 },
    );
  });
  test('writes nothing for empty titles, items and paragraphs', () => {
    const empty = { type: 'paragraph' };
    expect(
      documentToScript({
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 } },
          empty,
          { type: 'bulletList', content: [{ type: 'listItem', content: [empty] }] },
        ],
      }),
    ).toBe('');
  });
  test('does not end a direction at a typed bracket', () => {
    const script = documentToScript({
      type: 'doc',
      content: [
        {
          type: 'sceneDirection',
          attrs: { keyword: 'Escena' },
          content: [{ type: 'text', text: 'una sala] con luz' }],
        },
      ],
    });
    expect(parseScript(script)[0]?.blocks).toEqual([{ kind: 'scene', text: 'una sala) con luz' }]);
  });
});

const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('uno', 'dos', 'año', '12,5', '¿qué?', 'l’œuvre', '3*4') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('*', '**', '_', '<u>', '</u>', '[', '](', ')', '`', '\\', '#', '<b'),
  },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 4 })
      .filter((text) => text.trim() === text && !/[\s[\]]/u.test(text)),
  },
);
const words = fc.array(word, { minLength: 1, maxLength: 8 }).map((list) => list.join(' '));
const marked = fc
  .tuple(
    fc.constantFrom(
      ['**', '**'],
      ['*', '*'],
      ['***', '***'],
      ['<b>', '</b>'],
      ['<u>', '</u>'],
      ['[', '](https://a.b)'],
    ),
    words,
  )
  .map(([[open, close], text]) => `${open}${text}${close}`);
const line = fc
  .array(fc.oneof(words, marked, fc.constant('[Voz: pausa]')), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(' '))
  // Titles, items and directions have their own arbitraries.
  .filter((text) => !/^(?:#{1,6}|[-*+•]|\d{1,3}[.)])\s|^\[\s*\w+\s*:[^\]]*\]$/u.test(text));

test('any normalised script comes back the same, with any characters', () => {
  const plain = words.filter((text) => !/[[\]]/u.test(text));
  // Rows without words are left out.
  const cell = line.filter((text) => plainText(text) !== '');
  const block = fc.oneof(
    line,
    fc.array(line, { minLength: 2, maxLength: 3 }).map((lines) => lines.join('\n')),
    fc.tuple(fc.integer({ min: 1, max: 6 }), line).map(([n, text]) => `${'#'.repeat(n)} ${text}`),
    fc
      .array(line, { minLength: 1, maxLength: 3 })
      .map((lines) => lines.map((l) => `- ${l}`).join('\n')),
    fc
      .tuple(fc.integer({ min: 1, max: 90 }), fc.array(line, { minLength: 1, maxLength: 3 }))
      .map(([n, lines]) => lines.map((l, index) => `${n + index}. ${l}`).join('\n')),
    fc
      .array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 4 })
      .map(formatTable),
    fc
      .record({
        layout: fc.option(fc.constantFrom(...LAYOUTS)),
        presenter: fc.option(fc.constantFrom(...PRESENTER_PLACES)),
        figure: fc.option(fc.constantFrom('3fa9c012', 'abcdef01')),
        crop: fc.option(fc.constant({ x: 0.1, y: 0, width: 0.5, height: 1 })),
        description: fc.constantFrom('', 'un mapa', 'luz; sombra'),
      })
      .map((direction) => `[Escena: ${formatSceneDirection(direction, 'es')}]`),
    fc
      .tuple(fc.constantFrom('Scene', 'Escena', 'Cena', 'Voice', 'Voz'), plain)
      .map(([keyword, text]) => `[${keyword}: ${text}]`),
  );
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (blocks) => {
      const script = `${blocks.join('\n\n')}\n`;
      expect(throughEditor(script)).toBe(script);
    }),
    { numRuns: 500 },
  );
});

test('what the writer formats comes back the same', () => {
  const text = words.filter((each) => !/[[\]]/u.test(each) && /^[\p{L}¿]/u.test(each));
  const scene = fc.record({
    title: text,
    blocks: fc.array(
      fc.record({ kind: fc.constantFrom('speech', 'point', 'scene', 'voice'), text }),
      { minLength: 1 },
    ),
  });
  fc.assert(
    fc.property(
      fc.array(scene, { minLength: 1 }),
      fc.constantFrom('es', 'en', 'pt'),
      (scenes, language) => {
        const script = formatScript(scenes, language);
        expect(throughEditor(script)).toBe(script);
      },
    ),
  );
});

test('any text keeps its spoken and its visible words', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({
      unit: fc.constantFrom('|', '\n', ' ', '-', 'a', '*', '\\', '1', '.'),
      maxLength: 80,
    }),
  );
  fc.assert(
    fc.property(text, (script) => {
      const once = throughEditor(script);
      expect(parseScript(once)).toEqual(parseScript(script));
      expect(throughEditor(once)).toBe(once);
    }),
    { numRuns: 500 },
  );
});

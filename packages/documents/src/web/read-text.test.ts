import { describe, expect, it } from 'vitest';
import type { SourceBlock } from '../source-document.ts';
import { readText } from './read-text.ts';

const said = (block: SourceBlock) =>
  `${block.kind}: ${block.sentences.map(({ text }) => text).join(' | ')}`;
const read = async (text: string) => (await readText({ text })).blocks.map(said);

describe('typed text', () => {
  it('continues the numbers of a list after a remark', async () => {
    const { blocks } = await readText({ text: '1. Pulse.\n2. Llame.\n\nDiga dónde.\n\n3. Salga.' });
    expect(blocks.map((block) => (block.kind === 'list' ? (block.start ?? 1) : 0))).toEqual([
      1, 0, 3,
    ]);
  });

  it.each<[what: string, text: string, blocks: string[]]>([
    [
      'keeps headings, paragraphs and lists',
      '# El agua\n\nCae del cielo. Llena los ríos.\nY los mares.\n\n- uno\n- dos',
      [
        'heading: El agua',
        'paragraph: Cae del cielo. | Llena los ríos. | Y los mares.',
        'list: uno | dos',
      ],
    ],
    [
      'knows a marked heading without empty lines around it',
      '# El agua\nCae del cielo.\n## Los ríos\nLlena los ríos. Y los mares.',
      [
        'heading: El agua',
        'paragraph: Cae del cielo.',
        'heading: Los ríos',
        'paragraph: Llena los ríos. | Y los mares.',
      ],
    ],
    [
      'reads a short line above text as its heading',
      'Ciudades sin césped\nDenver paga a quien lo quita. Ahorra agua.\n\nPor qué ahora\n\nEl río baja cada año.',
      [
        'heading: Ciudades sin césped',
        'paragraph: Denver paga a quien lo quita. | Ahorra agua.',
        'heading: Por qué ahora',
        'paragraph: El río baja cada año.',
      ],
    ],
    [
      'reads a name right above its text as its heading',
      'Four cases follow here.\n\nPatrick\nPatrick is single and works as a waiter.\nSiobhan\nSiobhan is single and works in a shop.',
      [
        'paragraph: Four cases follow here.',
        'heading: Patrick',
        'paragraph: Patrick is single and works as a waiter.',
        'heading: Siobhan',
        'paragraph: Siobhan is single and works in a shop.',
      ],
    ],
    [
      'finds no heading in a paragraph cut into lines',
      'The team met.\n\nThe whole warehouse of the company in Lima opens at eight\nEach morning. It closes at six, and nobody stays in it.',
      [
        'paragraph: The team met.',
        'paragraph: The whole warehouse of the company in Lima opens at eight Each morning. | It closes at six, and nobody stays in it.',
      ],
    ],
    [
      'finds no heading in short lines or in a sentence',
      'Leche\nHuevos\nPan\n\nCae del cielo.\nLlena los ríos de la sierra.',
      ['paragraph: Leche Huevos Pan', 'paragraph: Cae del cielo. | Llena los ríos de la sierra.'],
    ],
    [
      'separates a list from its announcement',
      'Las reglas son pocas:\n- una mesa\n- dos sillas\nNada más hace falta.',
      [
        'paragraph: Las reglas son pocas:',
        'list: una mesa | dos sillas',
        'paragraph: Nada más hace falta.',
      ],
    ],
    [
      'loses inline tags and Markdown, and keeps its lines',
      '# El <b>agua</b>\n\nEs **muy** <span class="x">clara</span> &amp; [fría](http://a.b).',
      ['heading: El agua', 'paragraph: Es muy clara & fría.'],
    ],
    [
      'is read as a page if it is a piece of one',
      '<h2>El agua</h2><p>Cae del cielo.</p><ul><li>uno</li><li>dos</li></ul>\n\nLlena los ríos.\n\nY los mares.',
      [
        'heading: El agua',
        'paragraph: Cae del cielo.',
        'list: uno | dos',
        'paragraph: Llena los ríos.',
        'paragraph: Y los mares.',
      ],
    ],
    [
      'loses scripts and styles with their content',
      'Antes.<script>alert("x < y")</script><style>p { color: red }</style> Después.',
      ['paragraph: Antes. | Después.'],
    ],
    [
      'loses nothing after an unclosed tag',
      'La etiqueta <script> empieza un programa y nunca acaba. Sigue el texto.',
      ['paragraph: La etiqueta empieza un programa y nunca acaba. | Sigue el texto.'],
    ],
    [
      'keeps angle brackets that are no tags',
      'Si a < b y c > d, gana a.',
      ['paragraph: Si a < b y c > d, gana a.'],
    ],
  ])('%s', async (_what, text, blocks) => {
    expect(await read(text)).toEqual(blocks);
  });

  it('is refused without a word', async () => {
    for (const text of ['', ' \n ', '<p></p>', '…']) {
      await expect(readText({ text })).rejects.toMatchObject({ code: 'DOCUMENT_EMPTY' });
    }
  });

  it('reads a text of two hours', async () => {
    const paragraph = `${'El viento mueve las palas y las palas mueven el generador. '.repeat(10)}\n\n`;
    const { blocks, language } = await readText({ text: paragraph.repeat(300) });
    expect(blocks).toHaveLength(300);
    expect(language).toBe('es');
  });

  it('survives hostile text', async () => {
    await expect(readText({ text: '<div>'.repeat(50_000) })).rejects.toMatchObject({
      code: 'DOCUMENT_TOO_COMPLEX',
    });
    const unclosed = await readText({ text: `Hola. ${'<script '.repeat(60_000)}` });
    expect(unclosed.blocks).not.toHaveLength(0);
  });
});

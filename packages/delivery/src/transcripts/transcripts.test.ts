import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { HARD_TITLES, sampleContent, sampleCourse } from '../testing/sample-course.ts';
import { transcriptDocx } from './transcript-docx.ts';
import { transcriptText } from './transcript-text.ts';

const course = sampleCourse(['Uso del equipo', 'Dos']);
const content = sampleContent(1, 'Guantes y casco');

/** The text of each paragraph. Fails if the markup is not well-formed. */
function paragraphsOf(docx: Uint8Array): string[] {
  const xml = Buffer.from(unzipSync(docx)['word/document.xml'] ?? []).toString();
  const paragraphs: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (name === 'w:p') paragraphs.push('');
  });
  parser.on('text', (text) => {
    if (paragraphs.length > 0) paragraphs[paragraphs.length - 1] += text;
  });
  parser.write(xml).close();
  return paragraphs.map((text) => text.trim());
}

test('a transcript as text names file, page and quote of each sentence', () => {
  expect(transcriptText(content, course)).toBe(`Guantes y casco
===============
Uso del equipo · Compañía «Ñandú»

Los números remiten a la lista de fuentes del final.
[autor] Frase escrita por el autor del curso.
[sin fuente] Frase de un modelo de lenguaje, sin fuente.

Antes de empezar
----------------
Bienvenida.
Ponte los guantes & el casco. [1]
Avisa a tu jefe. [autor]
Todo saldrá bien. [sin fuente]

Fuentes
-------
[1] Manual & guía.pdf, pág. 3: «Usar guantes y casco <siempre>.»
`);
});

test('a transcript for Word says the same', async () => {
  const paragraphs = paragraphsOf(await transcriptDocx(content, course));
  expect(paragraphs).toEqual([
    'Guantes y casco',
    'Uso del equipo · Compañía «Ñandú»',
    'Los números remiten a la lista de fuentes del final.',
    '[autor] Frase escrita por el autor del curso.',
    '[sin fuente] Frase de un modelo de lenguaje, sin fuente.',
    'Antes de empezar',
    'Bienvenida. Ponte los guantes & el casco. [1] Avisa a tu jefe. [autor] Todo saldrá bien. [sin fuente]',
    'Fuentes',
    '[1] Manual & guía.pdf, pág. 3: «Usar guantes y casco <siempre>.»',
  ]);
});

test('a transcript for Word is the same bytes again, whatever its titles', async () => {
  for (const title of HARD_TITLES) {
    const [first, second] = await Promise.all(
      [1, 2].map(() => transcriptDocx({ ...content, title }, course)),
    );
    expect(first).toEqual(second);
    expect(paragraphsOf(first ?? new Uint8Array()).length).toBeGreaterThan(5);
  }
});

test('a source that several sentences cite is listed once', () => {
  const [scene] = content.transcript;
  const twice = { ...content, transcript: scene ? [scene, scene] : [] };
  expect(transcriptText(twice, course).match(/Manual & guía/gu)).toHaveLength(1);
});

test.each(['en', 'pt'] as const)(
  'a transcript in %s explains itself in that language',
  (language) => {
    const text = transcriptText(content, { ...course, language });
    expect(text).toContain(language === 'en' ? '[author]' : '[sem fonte]');
    expect(text).not.toContain('pág. 3: «');
  },
);

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';
import type { Manuscript } from './manuscript.ts';
import { readMarkdown, writeMarkdown } from './markdown.ts';
import { readDocx } from './read-docx.ts';
import { writeDocx } from './write-docx.ts';

const FORMATS = {
  Markdown: async (manuscript: Manuscript) => readMarkdown(writeMarkdown(manuscript)),
  CSV: async (manuscript: Manuscript) => readCsv(writeCsv(manuscript, ';')),
  Word: async (manuscript: Manuscript) => readDocx(await writeDocx(manuscript)),
};

const SCRIPT = `## Antes de empezar

[Scene: figure 3fa9c012]
Ponte el casco. *Nunca* entres sin él.

- Casco
- Botas

| Nivel | Plazo |
| --- | --- |
| A | 3 días |`;

const COURSE: Manuscript = {
  title: 'Seguridad «en planta»',
  description: '# No es un título\n\n\\ ni esto\n```\ny esto tampoco',
  targetAudience: '=SUM(A1)',
  painPoints: ['Accidentes, "casi"', "'comillas"],
  modules: [
    {
      id: '5f9b2f6e-0b0e-4c57-9d7b-0d2f53b80001',
      title: '-Módulo; con, signos "raros" <!-- y --> \u{1f98a}',
      description: '',
      contents: [
        {
          id: '5f9b2f6e-0b0e-4c57-9d7b-0d2f53b80002',
          ...{ title: 'Contenido', description: 'Dos\nlíneas', script: SCRIPT },
        },
        {
          id: null,
          ...{ title: 'Nuevo', description: '', script: '````script\n# uno\n````\n### dos' },
        },
      ],
    },
    { id: null, title: '', description: '- así', contents: [] },
  ],
};

const line = fc
  .string({ unit: fc.constantFrom(...'aé ñ#`-=|"\'<>&\\[]*;,:\t🦊'), maxLength: 12 })
  .map((text) => text.replaceAll(/\s+/gu, ' ').trim());
const text = fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n').trim());
const id = fc.option(fc.uuid(), { nil: null });
const manuscripts: fc.Arbitrary<Manuscript> = fc.record({
  ...{ title: line, description: text, targetAudience: line },
  painPoints: fc.array(line.filter(Boolean), { maxLength: 2 }),
  modules: fc.array(
    fc.record({
      ...{ id, title: line, description: text },
      contents: fc.array(fc.record({ id, title: line, description: text, script: text }), {
        maxLength: 2,
      }),
    }),
    { maxLength: 2 },
  ),
});

describe.each(Object.entries(FORMATS))('a manuscript as %s', (_name, roundTrip) => {
  it('comes back without loss', async () => {
    expect(await roundTrip(COURSE)).toEqual(COURSE);
  });

  it('comes back without loss, whatever signs it has', async () => {
    await fc.assert(
      fc.asyncProperty(manuscripts, async (manuscript) => {
        expect(await roundTrip(manuscript)).toEqual(manuscript);
      }),
    );
  });
});

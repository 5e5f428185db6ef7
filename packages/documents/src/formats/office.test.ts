import { describe, expect, it } from 'vitest';
import { buildDocx, buildPptx, paragraph, table } from '../testing/build-office.ts';
import { outlineOf, readBytes } from '../testing/temporary-file.ts';

describe('a docx', () => {
  it('keeps headings, paragraphs, lists and tables in their order', async () => {
    const document = await readBytes(
      'guía.docx',
      buildDocx(
        paragraph('Seguridad en el taller', { style: 'Heading1' }) +
          paragraph(
            'Antes de empezar, compruebe que las máquinas están apagadas. Avise a su turno.',
          ) +
          paragraph('Equipo', { style: 'Heading2' }) +
          paragraph('Casco', { list: true }) +
          paragraph('Guantes', { list: true }) +
          table([
            ['Riesgo', 'Medida'],
            ['Corte', 'Guantes'],
          ]) +
          paragraph('Tabla 1: Riesgos y medidas'),
      ),
    );
    expect(outlineOf(document)).toEqual([
      '# Seguridad en el taller',
      'Antes de empezar, compruebe que las máquinas están apagadas. Avise a su turno.',
      '## Equipo',
      '- Casco\n- Guantes',
      '| Riesgo | Medida |\n| Corte | Guantes |',
      'caption: Tabla 1: Riesgos y medidas',
    ]);
    expect(document).toMatchObject({
      title: 'Seguridad en el taller',
      pageKind: 'page',
      language: 'es',
    });
  });

  it('counts the pages its author broke', async () => {
    const brk = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
    const document = await readBytes(
      'dos.docx',
      buildDocx(paragraph('Uno.') + brk + paragraph('Dos.')),
    );
    expect(document.blocks.map((block) => block.page)).toEqual([1, 2]);
    expect(document.pageCount).toBe(2);
  });

  it('takes a short bold line for a heading below those that have a style', async () => {
    const body =
      paragraph('Casos', { style: 'Heading1' }) +
      paragraph('El caso de Ana', { bold: true }) +
      paragraph('Ana trabaja de noche.') +
      paragraph('Importante: avise siempre.', { bold: true });
    expect(outlineOf(await readBytes('casos.docx', buildDocx(body)))).toEqual([
      '# Casos',
      '## El caso de Ana',
      'Ana trabaja de noche.',
      'Importante: avise siempre.',
    ]);
  });

  it('cleans ligatures, soft hyphens and decomposed accents', async () => {
    const document = await readBytes(
      'limpio.docx',
      buildDocx(paragraph('La oﬁ\u00ADcina de formacio\u0301n')),
    );
    expect(outlineOf(document)).toEqual(['La oficina de formación']);
  });
});

describe('a pptx', () => {
  it('reads each slide as its title, its points and the notes of its speaker', async () => {
    const document = await readBytes(
      'charla.pptx',
      buildPptx([
        {
          title: 'Bienvenida',
          points: ['Quiénes somos', 'Qué hacemos'],
          notes: 'Salude al público.',
        },
        { points: ['Preguntas'] },
      ]),
    );
    expect(document.blocks.map((block) => block.page)).toEqual([1, 1, 1, 2]);
    expect(outlineOf(document)).toEqual([
      '# Bienvenida',
      '- Quiénes somos\n- Qué hacemos',
      'note: Salude al público.',
      '# Preguntas',
    ]);
    expect(document).toMatchObject({ pageKind: 'slide', pageCount: 2, title: 'Bienvenida' });
  });

  it('leaves out what stands on every slide', async () => {
    const slides = ['Norte', 'Sur', 'Este', 'Oeste'].map((title) => ({
      title,
      points: [
        `La sala ${title} abre a las ocho de la mañana todos los días.`,
        'ACME confidencial',
      ],
    }));
    const document = await readBytes('salas.pptx', buildPptx(slides));
    expect(JSON.stringify(document)).not.toContain('ACME');
    expect(JSON.stringify(document)).toContain('La sala Oeste');
  });
});

describe('an svg', () => {
  it('reads its texts, each a paragraph, and its title', async () => {
    const svg = `<?xml version="1.0"?><!-- hecho a mano --><svg xmlns="http://www.w3.org/2000/svg"><title>Plano</title>
      <style>text { fill: red }</style><text>Sala <tspan>norte</tspan></text><g><text>Salida &amp; entrada</text></g></svg>`;
    const document = await readBytes('plano.svg', svg);
    expect(outlineOf(document)).toEqual(['Sala norte', 'Salida & entrada']);
    expect(document.title).toBe('Plano');
  });
});

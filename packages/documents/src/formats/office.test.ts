import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildDocx, buildPptx, paragraph, table, wordStyles } from '../testing/build-office.ts';
import { outlineOf, readBytes, readHere } from '../testing/temporary-file.ts';

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

  it('continues the numbers of a list after other text', async () => {
    const step = (text: string, level = 0) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const numbering =
      '<?xml version="1.0"?><w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>';
    const { blocks } = await readBytes(
      'incendio.docx',
      buildDocx(
        step('Pulse el avisador.') +
          step('Llame al 112.') +
          paragraph('Diga dónde está.') +
          step('Cierre la puerta.') +
          step('La del pasillo.', 1) +
          step('Salga.'),
        { extra: { 'word/numbering.xml': numbering } },
      ),
    );
    expect(
      blocks.map((block) => block.kind === 'list' && [block.start ?? 1, block.items.length]),
    ).toEqual([[1, 2], false, [3, 1], [1, 1], [4, 1]]);
  });

  it('reads layout tables as paragraphs', async () => {
    const prose =
      'Antes de entrar se comprueba la presión de las tres válvulas y se anota en la hoja del turno. Si una de ellas marca más de cuatro bares, se avisa al encargado y se espera fuera. Nadie entra solo en la sala mientras la bomba está en marcha.';
    const document = await readHere(
      'ficha.docx',
      buildDocx(
        table([
          ['Entrada', prose],
          ['Salida', prose.replace('entrar', 'salir')],
          ['Turno', 'De noche'],
        ]),
      ),
    );
    expect(outlineOf(document)).toEqual([
      'Entrada',
      prose,
      'Salida',
      prose.replace('entrar', 'salir'),
      'Turno',
      'De noche',
    ]);
  });

  it('counts manual page breaks', async () => {
    const brk = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
    const document = await readHere(
      'dos.docx',
      buildDocx(paragraph('Uno.') + brk + paragraph('Dos.')),
    );
    expect(document.blocks.map((block) => block.page)).toEqual([1, 2]);
    expect(document.pageCount).toBe(2);
  });

  it('takes short bold lines as headings below styled ones', async () => {
    const body =
      paragraph('Casos', { style: 'Heading1' }) +
      paragraph('El caso de Ana', { bold: true }) +
      paragraph('Ana trabaja de noche.') +
      paragraph('Importante: avise siempre.', { bold: true });
    expect(outlineOf(await readHere('casos.docx', buildDocx(body)))).toEqual([
      '# Casos',
      '## El caso de Ana',
      'Ana trabaja de noche.',
      'Importante: avise siempre.',
    ]);
  });

  it('knows the styles of a Spanish Word, and styles based on them', async () => {
    const styles = wordStyles([
      { id: 'Ttulo', name: 'Title' },
      { id: 'Ttulo1', name: 'heading 1' },
      { id: 'Mdulo', name: 'Módulo', rest: '<w:basedOn w:val="Ttulo1"/>' },
      { id: 'Tema', name: 'Tema', rest: '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>' },
      { id: 'TDC1', name: 'toc 1' },
      { id: 'Descripcin', name: 'caption' },
      {
        id: 'Vietas',
        name: 'List Bullet',
        rest: '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>',
      },
    ]);
    const body =
      paragraph('Manual del taller', { style: 'Ttulo' }) +
      paragraph('Seguridad\t3', { style: 'TDC1' }) +
      paragraph('Seguridad', { style: 'Ttulo1', list: true }) +
      paragraph('Lleve siempre:') +
      paragraph('Casco', { style: 'Vietas' }) +
      paragraph('Guantes', { style: 'Vietas' }) +
      paragraph('Equipo', { style: 'Mdulo' }) +
      paragraph('Limpieza', { style: 'Tema' }) +
      paragraph('La prensa vista de frente', { style: 'Descripcin' });
    const document = await readHere(
      'taller.docx',
      buildDocx(body, { extra: { 'word/styles.xml': styles } }),
    );
    expect(outlineOf(document)).toEqual([
      '# Manual del taller',
      '# Seguridad',
      'Lleve siempre:',
      '- Casco\n- Guantes',
      '# Equipo',
      '## Limpieza',
      'caption: La prensa vista de frente',
    ]);
  });

  it('keeps characters that are written as elements', async () => {
    const body =
      '<w:p><w:r><w:t>La norma UNE</w:t><w:noBreakHyphen/><w:t>EN</w:t><w:ptab w:alignment="right"/><w:t>vale.</w:t></w:r></w:p>';
    const document = await readHere('norma.docx', buildDocx(body));
    expect(outlineOf(document)).toEqual(['La norma UNE-EN vale.']);
  });

  it('leaves out hidden and deleted text', async () => {
    const hidden =
      '<w:p><w:r><w:t xml:space="preserve">Se ve. </w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>No se ve.</w:t></w:r><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>También.</w:t></w:r></w:p>';
    const deleted =
      '<w:p><w:del w:id="1"><w:r><w:delText>Borrado.</w:delText></w:r></w:del><w:ins w:id="2"><w:r><w:t>Nuevo.</w:t></w:r></w:ins></w:p>';
    const styles = wordStyles([
      { id: 'Oculto', name: 'z-Top of Form', rest: '<w:rPr><w:vanish/></w:rPr>' },
    ]);
    const document = await readHere(
      'oculto.docx',
      buildDocx(hidden + deleted + paragraph('Principio del formulario', { style: 'Oculto' }), {
        extra: { 'word/styles.xml': styles },
      }),
    );
    expect(outlineOf(document)).toEqual(['Se ve. También.', 'Nuevo.']);
  });

  it('keeps footnotes, in tables too', async () => {
    const call = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
    const withCall = (text: string, id: number) =>
      paragraph(text).replace('</w:p>', `${call(id)}</w:p>`);
    const cells = ['Norte', 'Sur', 'Este', 'Oeste'].map(
      (text) => `<w:tc>${paragraph(text)}</w:tc>`,
    );
    const rows = `<w:tbl><w:tr>${cells[0]}<w:tc>${withCall('Doce', 3)}</w:tc></w:tr><w:tr>${cells[1]}${cells[2]}</w:tr></w:tbl>`;
    const notes = `<?xml version="1.0"?><w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${['Según el censo.', 'En grados.'].map((text, at) => `<w:footnote w:id="${at + 2}">${paragraph(text)}</w:footnote>`).join('')}</w:footnotes>`;
    const document = await readHere(
      'notas.docx',
      buildDocx(withCall('Son doce salas.', 2) + rows, { extra: { 'word/footnotes.xml': notes } }),
    );
    expect(outlineOf(document)).toEqual([
      'Son doce salas.',
      'Según el censo.',
      '| Norte | Doce |\n| Sur | Este |',
      'En grados.',
    ]);
  });

  it('joins a large first letter to its word', async () => {
    const initial = (kind: string) =>
      paragraph('D').replace('<w:pPr>', `<w:pPr><w:framePr w:dropCap="${kind}"/>`);
    const body =
      initial('drop') +
      paragraph('esde entonces se cierra a las ocho.') +
      initial('margin') +
      '<w:p/>' +
      paragraph('e noche no entra nadie.', { style: 'Heading1' }) +
      initial('none') +
      paragraph('Fin');
    expect(outlineOf(await readHere('inicial.docx', buildDocx(body)))).toEqual([
      'Desde entonces se cierra a las ocho.',
      '# De noche no entra nadie.',
      'D',
      'Fin',
    ]);
  });

  it('is read with a prefix other than Word’s', async () => {
    const whole =
      paragraph('Sala de máquinas', { style: 'Heading1' }) +
      paragraph('Casco, ver w:p', { list: true });
    const parts = Object.entries(unzipSync(buildDocx(whole))).map(([name, part]) => [
      name,
      strToU8(
        strFromU8(part)
          .replace(/(<\/?|\s)w:/g, '$1ns0:')
          .replace('xmlns:w=', 'xmlns:ns0=')
          .replace('ver ns0:p', 'ver w:p'),
      ),
    ]);
    const bytes = zipSync(Object.fromEntries(parts));
    expect(outlineOf(await readHere('otro.docx', bytes))).toEqual([
      '# Sala de máquinas',
      '- Casco, ver w:p',
    ]);
  });

  it('separates lines in a code font, unless all text has it', async () => {
    const code = paragraph('cp caja.ini copia.ini', { font: 'Consolas' });
    const prose = 'Copie el archivo antes de cerrar la caja.';
    const body = paragraph(prose) + code + code + paragraph('Avise al turno siguiente.');
    const document = await readHere('caja.docx', buildDocx(body));
    expect(document.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'code', 'paragraph']);
    const typed = paragraph(prose, { font: 'Courier New' }).repeat(3);
    const letter = await readHere('carta.docx', buildDocx(typed));
    expect(letter.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'paragraph']);
  });

  it('keeps a line that trails off in dots', async () => {
    const body = paragraph('Y siguieron muchas más.....') + paragraph('Seguridad ........ 12');
    expect(outlineOf(await readHere('puntos.docx', buildDocx(body)))).toEqual([
      'Y siguieron muchas más.....',
    ]);
  });

  it('cleans ligatures, soft hyphens and decomposed accents', async () => {
    const document = await readHere(
      'limpio.docx',
      buildDocx(paragraph('La oﬁ\u00ADcina de formacio\u0301n')),
    );
    expect(outlineOf(document)).toEqual(['La oficina de formación']);
  });
});

describe('a pptx', () => {
  it('reads the title, points and speaker notes of each slide', async () => {
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

  it('leaves out text repeated on every slide', async () => {
    const slides = ['Norte', 'Sur', 'Este', 'Oeste'].map((title) => ({
      title,
      points: [
        `La sala ${title} abre a las ocho de la mañana todos los días.`,
        'ACME confidencial',
      ],
    }));
    const document = await readHere('salas.pptx', buildPptx(slides));
    expect(JSON.stringify(document)).not.toContain('ACME');
    expect(JSON.stringify(document)).toContain('La sala Oeste');
  });
});

describe('an svg', () => {
  it('gives its title and a paragraph for each text', async () => {
    const svg = `<?xml version="1.0"?><!-- hecho a mano --><svg xmlns="http://www.w3.org/2000/svg"><title>Plano</title>
      <style>text { fill: red }</style><text>Sala <tspan>norte</tspan></text><g><text>Salida &amp; entrada</text></g></svg>`;
    const document = await readHere('plano.svg', svg);
    expect(outlineOf(document)).toEqual(['Sala norte', 'Salida & entrada']);
    expect(document.title).toBe('Plano');
  });

  it('is read with the entities of old drawing programs', async () => {
    const svg = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
      <!ENTITY ns_svg "http://www.w3.org/2000/svg">
      <!ENTITY marca 'Tarima'>
    ]><svg xmlns="&ns_svg;"><text>Taller de &marca;</text></svg>`;
    expect(outlineOf(await readHere('plano.svg', svg))).toEqual(['Taller de Tarima']);
  });

  it('is read in UTF-16 and in the old code pages', async () => {
    const svg =
      '<?xml version="1.0" encoding="iso-8859-1"?><svg><text>Salida de mañana</text></svg>';
    const utf16 = Buffer.from(`\uFEFF${svg.replace('iso-8859-1', 'utf-16')}`, 'utf16le');
    for (const bytes of [utf16, Buffer.from(utf16).swap16(), Buffer.from(svg, 'latin1')]) {
      expect(outlineOf(await readHere('plano.svg', bytes))).toEqual(['Salida de mañana']);
    }
  });
});

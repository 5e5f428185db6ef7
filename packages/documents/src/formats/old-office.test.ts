import { describe, expect, it } from 'vitest';
import { buildDoc } from '../testing/build-doc.ts';
import { buildPpt } from '../testing/build-ppt.ts';
import { outlineOf, readBytes, readHere } from '../testing/temporary-file.ts';

describe('a doc', () => {
  it('keeps headings, paragraphs, lists, tables and accents, in order', async () => {
    const document = await readBytes(
      'guía.doc',
      buildDoc([
        { text: 'Seguridad en el taller', heading: 1 },
        { text: 'Compruebe que las máquinas están apagadas. Avise a su turno.' },
        { text: 'Equipo', heading: 2 },
        { text: 'Casco', list: 'bullets' },
        { text: 'Guantes', list: 'bullets' },
        { text: 'Cierre la llave', list: 'numbers' },
        { text: 'Riesgo', cell: true },
        { text: 'Medida', cell: true },
        { text: '', rowEnd: true },
        { text: 'Corte', cell: true },
        { text: 'Guantes', cell: true },
        { text: '', rowEnd: true },
        { text: 'El caso de Ana', bold: true },
        { text: 'Ana trabaja de noche.' },
      ]),
    );
    expect(outlineOf(document)).toEqual([
      '# Seguridad en el taller',
      'Compruebe que las máquinas están apagadas. Avise a su turno.',
      '## Equipo',
      '- Casco\n- Guantes',
      '- Cierre la llave',
      '| Riesgo | Medida |\n| Corte | Guantes |',
      '### El caso de Ana',
      'Ana trabaja de noche.',
    ]);
    expect(document.blocks.filter((block) => block.kind === 'list')).toMatchObject([
      { ordered: false },
      { ordered: true },
    ]);
    expect(document).toMatchObject({ title: 'Seguridad en el taller', pageKind: 'page' });
  });

  it('reads layout tables as paragraphs', async () => {
    const prose =
      'Antes de entrar se comprueba la presión de las tres válvulas y se anota en la hoja del turno. Si una de ellas marca más de cuatro bares, se avisa al encargado y se espera fuera. Nadie entra solo en la sala mientras la bomba está en marcha.';
    const document = await readHere(
      'ficha.doc',
      buildDoc([
        { text: 'Entrada', cell: true },
        { text: prose, cell: true },
        { text: '', rowEnd: true },
        { text: 'Turno', cell: true },
        { text: 'De noche', cell: true },
        { text: '', rowEnd: true },
      ]),
    );
    expect(outlineOf(document)).toEqual(['Entrada', prose, 'Turno', 'De noche']);
  });

  it('reads text outside Western code pages', async () => {
    const document = await readHere(
      'ω.doc',
      buildDoc([{ text: 'La resistencia es de 5 Ω → “baja”.' }]),
    );
    expect(outlineOf(document)).toEqual(['La resistencia es de 5 Ω → “baja”.']);
  });

  it('leaves out deleted text, however it is marked', async () => {
    const document = await readHere(
      'guía.doc',
      buildDoc([
        { text: 'Avise a su turno.' },
        { text: 'Esto ya no vale.', deleted: 'plain' },
        { text: 'Esto tampoco.', deleted: 'contrary' },
        { text: 'Cierre la llave.' },
      ]),
    );
    expect(outlineOf(document).join(' ')).toBe('Avise a su turno. Cierre la llave.');
  });

  it('leaves out field codes and counts manual page breaks', async () => {
    const field = '\x13HYPERLINK "http://x.org"\x14la página\x15';
    const document = await readHere(
      'enlace.doc',
      buildDoc([{ text: `Consulte ${field} hoy.\x0cSegunda página.` }]),
    );
    expect(outlineOf(document)).toEqual(['Consulte la página hoy.', 'Segunda página.']);
    expect(document.blocks.map((block) => block.page)).toEqual([1, 2]);
  });

  it('of an older Word is refused by name', async () => {
    const reading = readHere('viejo.doc', buildDoc([{ text: 'Hola' }], { magic: 0xa5dc }));
    await expect(reading).rejects.toMatchObject({ code: 'DOCUMENT_UNSUPPORTED' });
  });
});

describe('a ppt', () => {
  it('reads the title, points, table and speaker notes of each slide', async () => {
    const document = await readHere(
      'charla.ppt',
      buildPpt([
        {
          title: 'Bienvenida',
          points: ['Quiénes somos', 'Qué hacemos → mañana'],
          notes: 'Salude al público.',
          footer: 'ACME confidencial',
        },
        {
          title: 'Cifras',
          table: [
            ['Año', 'Ventas'],
            ['2024', 'doce'],
          ],
        },
      ]),
    );
    expect(outlineOf(document)).toEqual([
      '# Bienvenida',
      '- Quiénes somos\n- Qué hacemos → mañana',
      'note: Salude al público.',
      '# Cifras',
      '| Año | Ventas |\n| 2024 | doce |',
    ]);
    expect(document.blocks.map((block) => block.page)).toEqual([1, 1, 1, 2, 2]);
    expect(document).toMatchObject({ pageKind: 'slide', pageCount: 2, language: 'es' });
  });
});

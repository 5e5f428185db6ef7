import type { Chart } from '@tarima/contract';
import { parseSceneDirection, parseScript, tableRows } from '@tarima/text';
import { describe, expect, it } from 'vitest';
import { draftVideoScript } from './draft-video.ts';
import { documentOf, pictureName } from './testing/document-of.ts';

type Facts = Partial<Parameters<typeof documentOf>[1]>;

/** The scenes of a draft between opening and close, with what they show. */
function scenesOf(text: string, facts: Facts = {}) {
  const document = documentOf(text, { language: 'es', title: 'Manual', ...facts });
  const { content } = draftVideoScript({
    documents: [document],
    projectName: 'Manual',
    language: 'es',
    tone: 'cercano',
    objective: 'explicar',
    audience: '',
  });
  return parseScript(content)
    .slice(1, -1)
    .map(({ title, blocks }) => {
      const textsOf = (kind: string) =>
        blocks.filter((block) => block.kind === kind).map((block) => block.text);
      const { layout, figure } = parseSceneDirection(textsOf('scene').join(';'));
      const [table] = textsOf('table');
      return {
        title,
        layout,
        figure,
        points: textsOf('point'),
        table: table === undefined ? null : tableRows(table),
        speech: textsOf('speech').join(' '),
      };
    });
}

const named = (place: number) => pictureName(place).slice(0, 8);
const filler = (thing: string) =>
  `${thing} se revisa cada semana con la lista del turno, y el encargado anota en el cuaderno todo lo que ha visto. ${thing} se limpia por fuera con un paño seco, y nadie usa para eso agua ni productos con alcohol.`;

describe('a figure', () => {
  it('stands where its number is named, also pages away', () => {
    const scenes = scenesOf(`# Manual
## Bomba
${filler('La bomba')}
---
## Caldera
${filler('La caldera')}
La presión de la caldera se lee en el manómetro de la figura 2.
---
## Armario
${filler('El armario')}
![Figura 2. Manómetro]
^ Figura 2. Manómetro`);
    const shown = scenes.filter(({ figure }) => figure !== null);
    expect(shown.map(({ layout, figure }) => [layout, figure])).toEqual([['figure', named(8)]]);
    expect(shown[0]?.speech).toContain('manómetro de la figura 2');
    expect(shown[0]?.title).toBe('Manómetro');
  });

  it('stands beside the nearest text of its section and page where nothing names it', () => {
    const scenes = scenesOf(`# Manual
## Bomba
${filler('La bomba')}
![photo: Una bomba de agua roja]
## Caldera
${filler('La caldera')}`);
    expect(scenes.find(({ figure }) => figure)).toMatchObject({
      layout: 'figure-beside',
      figure: named(3),
      title: 'Bomba',
    });
  });

  it('that only a pointer names stands with the sentence before it', () => {
    const scenes = scenesOf(`# Manual
## Bomba
Retire la tapa de la bomba con las dos manos y déjela en el suelo. Ver la figura 1.
---
## Caldera
${filler('La caldera')}
![Figura 1. Tapa]`);
    expect(scenes.find(({ figure }) => figure)?.speech).toContain('Retire la tapa');
  });

  it('of steps divides them, and every step stays in order', () => {
    const step = (number: number) =>
      `${number}. Gire la llave número ${number} hasta que la luz de su lado se apague del todo.`;
    const scenes = scenesOf(`# Manual
## Parada
${step(1)}
![Llave uno]
${step(2)}
![Llave dos]
${step(3)}
${step(4)}`);
    expect(scenes.map(({ figure }) => figure)).toEqual([named(3), named(5), null]);
    expect(
      scenes.flatMap(({ points }) => points).map((text) => /número (\d)/u.exec(text)?.[1]),
    ).toEqual(['1', '2', '3', '4']);
  });

  it('is shown once, and not where its page is far from all text', () => {
    const scenes = scenesOf(`# Manual
## Bomba
La figura 1 muestra la bomba entera. ${filler('La bomba')}
![Figura 1. Bomba]
Quien abra la bomba mira antes la figura 1. ${filler('La tapa')}
---
---
---
![photo: Adorno de la última página]`);
    expect(scenes.filter(({ figure }) => figure !== null)).toHaveLength(1);
  });

  it('of a slide stands in the scene of its slide', () => {
    const scenes = scenesOf(
      `# Ventas\n---\n# Norte\n> ${filler('El norte')}\n---\n# Sur\n![photo: Mapa del sur]\n> ${filler('El sur')}`,
      { pageKind: 'slide' },
    );
    expect(scenes.find(({ figure }) => figure)?.title).toBe('Sur');
  });
});

const chart: Chart = {
  title: 'Accidentes',
  categories: ['2023', '2024'],
  series: [{ name: 'Accidentes', values: [1250.5, null] }],
  unit: '€',
};

describe('a chart', () => {
  it.each([
    ['€', ['2023', '1.250,5 €']],
    ['%', ['2023', '1.250,5 %']],
    ['t', ['2023', '1.250,5 t']],
  ])('is a table of numbers in %s, as the language writes them', (unit, row) => {
    const document = documentOf(`# Manual\n## Coste\n${filler('El coste')}`, {
      language: 'es',
      title: 'Manual',
    });
    document.blocks.push({ kind: 'chart', page: 1, sentences: [], chart: { ...chart, unit } });
    const { content } = draftVideoScript({
      documents: [document],
      projectName: 'Manual',
      language: 'es',
      tone: 'cercano',
      objective: 'explicar',
      audience: '',
    });
    expect(content).toContain('[Escena: gráfico]');
    const table = parseScript(content).flatMap(({ blocks }) =>
      blocks.filter(({ kind }) => kind === 'table'),
    )[0];
    const rows = tableRows(table?.text ?? '').map((cells) =>
      cells.map((cell) => cell.replace(/\s/gu, ' ')),
    );
    expect(rows).toEqual([['', 'Accidentes'], row, ['2024', '–']]);
  });
});

describe('a scene shows its text as', () => {
  it.each([
    [
      'Coste: 40 € al día.\nSe piden tres presupuestos en cada compra grande.',
      'number',
      ['40 € al día, Coste'],
    ],
    [
      'El 61 % de los accidentes ocurre en la cocina.',
      'number',
      ['61 % de los accidentes ocurre en la cocina'],
    ],
    [
      'Se entiende por derrame todo líquido que sale de su envase.',
      'definition',
      ['Derrame: todo líquido que sale de su envase'],
    ],
    [
      'Nunca abra el cuadro eléctrico con la línea en marcha.',
      'warning',
      ['Nunca abra el cuadro eléctrico con la línea en marcha'],
    ],
    [
      'Debe llevar el casco puesto. No debe correr por los pasillos.',
      'dos',
      ['✓ Debe llevar el casco puesto', '✗ No debe correr por los pasillos'],
    ],
    [
      '«La seguridad es de todos, del primero al último», repite la dirección.',
      'quote',
      ['La seguridad es de todos, del primero al último'],
    ],
  ] as const)('%s: %s', (text, layout, points) => {
    const [scene] = scenesOf(`# Manual\n## Sala\n${text}\n## Otra\n${filler('La puerta')}`);
    expect(scene).toMatchObject({ layout, points: expect.arrayContaining([...points]) });
  });

  it('a question with its answer', () => {
    const [first] = scenesOf(`# Manual
## ¿Puedo cambiar mi turno?
Puede cambiar el turno con permiso de su jefe. Pida el cambio tres días antes.
## Otra
${filler('La puerta')}`);
    expect(first).toMatchObject({ layout: 'question', title: '¿Puedo cambiar mi turno?' });
    expect(first?.points[0]).toBe('Puede cambiar el turno con permiso de su jefe');
  });

  it('all steps of a procedure in order', () => {
    const steps = [
      'Cierre la puerta.',
      'Baje la palanca.',
      'Espere la luz verde.',
      'Abra el cajón.',
      'Saque la pieza.',
      'Limpie la base.',
      'Firme la hoja.',
    ];
    const [scene] = scenesOf(
      `# Manual\n## Parada\n${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}`,
    );
    expect(scene?.layout).toBe('steps');
    expect(scene?.points).toEqual(steps.map((step) => step.slice(0, -1)));
  });

  it('a table with its header, and two named sides as a comparison', () => {
    const [prices] = scenesOf(
      '# Manual\n## Dietas\n| Concepto | Importe\n| Comida | 18 €\n| Cena | 24 €',
    );
    expect(prices).toMatchObject({
      layout: 'table',
      table: [
        ['Concepto', 'Importe'],
        ['Comida', '18 €'],
        ['Cena', '24 €'],
      ],
    });
    const [sides] = scenesOf(
      '# Manual\n## Cambio\n| Antes | Después\n| Papel y firma | Aplicación\n| Tres semanas | Dos días',
    );
    expect(sides?.layout).toBe('comparison');
  });

  it('not more than three times the same layout, where another fits', () => {
    const rules = Array.from(
      { length: 8 },
      (_, at) =>
        `## Sala ${at}\nDebe llevar el casco ${at} en la sala. No debe correr por el pasillo ${at}.`,
    );
    const layouts = scenesOf(`# Manual\n${rules.join('\n')}`).map(({ layout }) => layout);
    expect(layouts.length).toBe(8);
    for (const [at] of layouts.entries()) {
      expect(new Set(layouts.slice(at, at + 4)).size > 1 || at > 4).toBe(true);
    }
  });

  it('every figure, though the scenes before it showed theirs in the same layout', () => {
    const rooms = Array.from(
      { length: 6 },
      (_, at) =>
        `## Sala ${at}\nLa prensa ${at} se limpia cada tarde por fuera con un paño seco y sin alcohol.\n![photo: Una prensa azul]`,
    );
    const scenes = scenesOf(`# Manual\n${rooms.join('\n')}`);
    expect(scenes.filter(({ figure }) => figure !== null)).toHaveLength(6);
  });
});

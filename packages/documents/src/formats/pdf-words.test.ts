import { describe, expect, it } from 'vitest';
import { buildPdf, type Draw, drawLines } from '../testing/build-pdf.ts';
import { outlineOf, readHere } from '../testing/temporary-file.ts';

const linesOf = async (...pages: Draw[][]) =>
  outlineOf(await readHere('manual.pdf', buildPdf(pages.map((draws) => ({ draws })))));

describe('the words of a pdf', () => {
  it('stay in their columns beside a figure with a wider gap', async () => {
    const column = (name: string, count: number) =>
      Array.from(
        { length: count },
        (_, line) => `${name} ${line} con palabras que llenan su renglón`,
      );
    const labels = Array.from({ length: 14 }, (_, line) => `eje de la figura ${line}`);
    const draws = [
      ...drawLines(labels, { x: 60, y: 760, size: 5, leading: 7 }),
      ...drawLines(column('izquierda', 18), { x: 60, y: 640, size: 9 }),
      ...drawLines(column('derecha', 28), { x: 310, y: 760, size: 9 }),
    ];
    const text = (await linesOf(draws)).join(' ');
    expect(text.indexOf('izquierda 17')).toBeLessThan(text.indexOf('derecha 0'));
  });

  it('are kept in a form with dotted lines to numbers', async () => {
    const lines = ['Salario bruto', 'Dietas', 'Horas extra', 'Total a pagar', 'Retenciones'].map(
      (name, at) => `${name} ${'. '.repeat(20)} ${at + 38}`,
    );
    const draws = drawLines(lines, { x: 72, y: 700 });
    const text = (await linesOf(draws, draws)).join(' ');
    for (const name of ['Salario', 'Dietas', 'extra', 'pagar', 'Retenciones']) {
      expect(text).toContain(name);
    }
  });

  it('are kept in a form that has two copies', async () => {
    const copy = (whose: string) => [
      { text: 'Solicitud de ingreso en el taller', x: 72, y: 800 },
      { text: `Ejemplar para ${whose}`, x: 350, y: 800 },
      ...drawLines(
        Array.from({ length: 12 }, (_, line) => `Campo ${'abcdefghijkl'[line]} de la solicitud`),
        { x: 72, y: 640 },
      ),
    ];
    const notes = { text: 'Cómo se rellena: con letra clara y sin tachaduras.', x: 72, y: 600 };
    const text = (await linesOf(copy('la empresa'), copy('la persona'), [notes])).join(' ');
    expect(text).toContain('Solicitud de ingreso en el taller');
    expect(text).toContain('Ejemplar para la empresa');
  });

  it('are kept in a label without text below it', async () => {
    const draws = [
      ...drawLines(['La sala se cierra cada', 'noche con llave y se', 'abre cada mañana.'], {
        x: 72,
        y: 784,
      }),
      { text: 'Nota', x: 72, y: 720 },
      { text: 'La llave la guarda el encargado.', x: 72, y: 700 },
      { text: 'Atención', x: 72, y: 660 },
      { text: '- Casco', x: 72, y: 640 },
      { text: '- Guantes', x: 72, y: 628 },
      { text: 'Ejemplo', x: 72, y: 580 },
      { text: 'Cierre de la sala', x: 72, y: 540, size: 16 },
      { text: 'Importante', x: 72, y: 500 },
    ];
    expect(await linesOf(draws)).toEqual([
      'La sala se cierra cada noche con llave y se abre cada mañana.',
      'Nota: La llave la guarda el encargado.',
      'Atención',
      '- Casco\n- Guantes',
      'Ejemplo',
      '# Cierre de la sala',
      'Importante',
    ]);
  });

  it('are kept at the edge of two pages of five', async () => {
    const names = ['Norte', 'Norte', 'Sur', 'Este', 'Oeste'];
    const pages = names.map((name, at) => [
      { text: `Figura de la sala ${name}`, x: 72, y: 800 },
      { text: `La sala ${at} se abre cada mañana y se cierra cada noche.`, x: 72, y: 600 },
    ]);
    const text = (await linesOf(...pages)).join(' ');
    expect(text.match(/Figura de la sala Norte/g)).toHaveLength(2);
  });

  it('are items where a letter of another font stands for the bullet', async () => {
    const items = ['Se pulsa el botón verde', 'Se escribe la tasa', 'Se carga el archivo'];
    const draws = items.flatMap((text, at) => [
      { text: 'o', x: 90, y: 700 - at * 14, monospaced: true },
      { text, x: 108, y: 700 - at * 14 },
    ]);
    expect(await linesOf(draws)).toEqual([items.map((item) => `- ${item}`).join('\n')]);
  });
});

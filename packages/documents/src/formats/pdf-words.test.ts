import { describe, expect, it } from 'vitest';
import { buildPdf, type Draw, drawLines } from '../testing/build-pdf.ts';
import { outlineOf, readBytes } from '../testing/temporary-file.ts';

const linesOf = async (...pages: Draw[][]) =>
  outlineOf(await readBytes('manual.pdf', buildPdf(pages.map((draws) => ({ draws })))));

describe('the words of a pdf', () => {
  it('stay in their columns beside a figure that leaves a wider gap', async () => {
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

  it('are kept in a form whose lines lead to their number', async () => {
    const lines = ['Salario bruto', 'Dietas', 'Horas extra', 'Total a pagar', 'Retenciones'].map(
      (name, at) => `${name} ${'. '.repeat(20)} ${at + 38}`,
    );
    const draws = drawLines(lines, { x: 72, y: 700 });
    const text = (await linesOf(draws, draws)).join(' ');
    for (const name of ['Salario', 'Dietas', 'extra', 'pagar', 'Retenciones']) {
      expect(text).toContain(name);
    }
  });

  it('are kept where they stand at the edge of two pages of five', async () => {
    const names = ['Norte', 'Norte', 'Sur', 'Este', 'Oeste'];
    const pages = names.map((name, at) => [
      { text: `Figura de la sala ${name}`, x: 72, y: 800 },
      { text: `La sala ${at} se abre cada mañana y se cierra cada noche.`, x: 72, y: 600 },
    ]);
    const text = (await linesOf(...pages)).join(' ');
    expect(text.match(/Figura de la sala Norte/g)).toHaveLength(2);
  });
});

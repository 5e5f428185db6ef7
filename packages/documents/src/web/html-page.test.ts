import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkWith, startPageServer } from '../testing/page-server.ts';
import { outlineOf } from '../testing/temporary-file.ts';
import { createAddressReader } from './read-address.ts';

let server: Awaited<ReturnType<typeof startPageServer>>;
/** Pages of single tests; the others are files. */
const written = new Map<string, string>();

beforeAll(async () => {
  server = await startPageServer((request, response) => {
    const name = (request.url ?? '/').slice(1);
    // The extension is not html, so that no tool takes them for studio pages.
    const file = new URL(`../testing/pages/${name}.txt`, import.meta.url);
    const page = written.get(name);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (page !== undefined) response.end(page);
    else
      readFile(file).then(
        (bytes) => response.end(bytes),
        () => response.destroy(),
      );
  });
});
afterAll(() => server.stop());

const read = (name: string) =>
  createAddressReader({ network: networkWith({ port: server.port }) }).readAddress({
    url: `${server.address}/${name}`,
  });
const readWritten = (page: string) => {
  written.set('page', page);
  return read('page');
};
const sentence = 'Esta frase tiene ocho palabras y nada más. ';
const outlineOfBody = async (body: string) =>
  outlineOf(
    await readWritten(`<html lang="es"><body>${body}<p>${sentence.repeat(20)}</p></body></html>`),
  );

describe('a page with an article', () => {
  it('of a Spanish newspaper loses menus, banners, advertisements and related links', async () => {
    const document = await read('noticia');
    expect(document).toMatchObject({
      fileName: `${server.address}/noticia`,
      mediaType: 'text/html',
      language: 'es',
      title: 'Bogotá estrena su primera línea de metro tras 80 años de planes',
      author: 'Lucía Restrepo',
      publishedAt: '2026-03-14',
      pageKind: 'page',
      pageCount: 1,
    });
    expect(outlineOf(document)).toEqual([
      '# Bogotá estrena su primera línea de metro tras 80 años de planes',
      'El tren elevado une el sur y el centro de la ciudad en 27 minutos y moverá a más de un millón de personas al día.',
      'caption: Un tren sale de la estación de la calle 72 en la mañana del sábado.',
      'La capital colombiana abrió este sábado las puertas de su primera línea de metro, una obra que se anunció por primera vez en 1942 y que sobrevivió a catorce alcaldes, tres rediseños y una pandemia.',
      'El primer tren partió a las 5:00 de la mañana con varios cientos de vecinos a bordo. Algunos habían esperado toda la noche, envueltos en cobijas, para ocupar los primeros asientos.',
      '## Qué cambia para los usuarios',
      'El pasaje cuesta lo mismo que el de los buses, y la tarjeta es la misma. Las autoridades esperan que la congestión de la avenida Caracas baje una quinta parte durante el primer año.',
      '- Frecuencia de tres minutos en hora pico.\n- Dieciséis estaciones, todas con ascensor.\n- Bicicletas permitidas los fines de semana.',
      '### Los costos',
      'caption: Costo por tramo',
      '| Tramo | Kilómetros | Millones de dólares |\n| Sur | 9,6 | 1.900 |\n| Centro | 14,3 | 2.700 |',
      '«Mi abuela me contaba que el metro llegaría cuando ella fuera joven. Hoy la traje conmigo».',
      'El Gobierno ya licitó la segunda línea, que será subterránea y llegará a Suba en 2032, según el calendario oficial.',
    ]);
  });

  it('of an English blog keeps its code, lists and definitions', async () => {
    const document = await read('blog');
    expect(document).toMatchObject({
      language: 'en',
      title: 'Shipping small: what we learned from 1,000 deploys',
      author: 'Priya Natarajan',
      publishedAt: '2025-11-03',
    });
    const outline = outlineOf(document);
    expect(outline.slice(0, 2)).toEqual([
      '# Shipping small: what we learned from 1,000 deploys',
      expect.stringMatching(/^Last spring our team/),
    ]);
    expect(outline).toContain('## 2. The pipeline is the product');
    expect(outline).toContain(
      "code: if (flags.enabled('new-checkout', user)) { return renderNewCheckout(user); } return renderCheckout(user);",
    );
    expect(outline).toContain(
      '- Quarantine it the same day.\n- Open a ticket with its owner.\n- Fix it or remove it within a week.',
    );
    expect(outline.slice(-2)).toEqual([
      'We rehearse it every Friday with whoever is new to the team.',
      '- Lead time: from four days to three hours\n- Change failure rate: from 12% to 5%',
    ]);
  });

  it('of a Brazilian company keeps every section of its main part', async () => {
    const document = await read('empresa');
    expect(document).toMatchObject({ language: 'pt', title: 'Sobre nós' });
    expect(outlineOf(document)).toEqual([
      '# Sobre nós',
      'Torramos café de pequenos produtores desde 1987.',
      '## Nossa história',
      expect.stringMatching(/^Tudo começou em um galpão/),
      '## Como trabalhamos',
      '### Compra direta',
      'Visitamos cada fazenda antes da colheita e pagamos um preço combinado.',
      '### Torra lenta',
      'Cada lote é torrado no mesmo dia em que é enviado.',
      '## Perguntas frequentes',
      '### Vocês entregam em todo o Brasil?',
      'Sim, em até cinco dias úteis, com frete grátis acima de cem reais.',
    ]);
  });

  it('of an encyclopedia keeps its facts as a table and separates references', async () => {
    const document = await read('enciclopedia');
    expect(document).toMatchObject({ language: 'es', title: 'Quinua' });
    expect(outlineOf(document)).toEqual([
      '# Quinua',
      '| Quinua |  |\n| Familia | Amaranthaceae |\n| Origen | Andes de Perú y Bolivia |',
      'La quinua es una planta de la familia de las amarantáceas que se cultiva sobre todo en los Andes. Aunque se come como un cereal, es una semilla, y por eso se la llama pseudocereal.',
      expect.stringMatching(/^Los pueblos andinos/),
      '## Cultivo',
      expect.stringMatching(/^Crece desde el nivel del mar/),
      'reference: Referencias',
      'reference: Bojanic, A. (2011). La quinua: cultivo milenario. FAO. pp. 12-14.',
      'reference: Mujica, Á. (2001). Quinua ancestral. ISBN 978-92-5.',
    ]);
  });

  it('runs no script and shows none', async () => {
    const outline = await outlineOfBody(
      '<script>document.write("<p>robado</p>")</script><p onclick="robado()">Hola a todos.</p><noscript>robado</noscript>',
    );
    expect(outline.join('\n')).toContain('Hola a todos.');
    expect(outline.join('\n')).not.toContain('robado');
  });

  it.for([
    '<title>Otoño</title><h1>Otoño</h1>TEXT',
    '<!DOCTYPE html><title>Otoño</title>TEXT',
    '<html lang="es"><title>Otoño</title>TEXT</html>',
    '<html><head><title>Otoño</title></head><div>TEXT</div>',
    '<!-- uno --><html><meta charset="utf-8"><title>Otoño</title><body>TEXT',
    '<html><body><title>Otoño</title>TEXT</body></html>',
  ])('is read without some tags: %s', async (page) => {
    const document = await readWritten(page.replace('TEXT', `<p>${sentence.repeat(20)}</p>`));
    expect(outlineOf(document)).toEqual(['# Otoño', sentence.repeat(20).trim()]);
  });

  it('reads layout tables as text', async () => {
    const outline = await outlineOfBody(
      `<table><tr><td><p>${sentence.repeat(9)}</p></td></tr></table>`,
    );
    expect(outline).toContain(sentence.repeat(9).trim());
  });

  it('limits the columns that a cell may claim', async () => {
    const outline = await outlineOfBody(
      `<p>${sentence.repeat(9)}</p><table><tr><th colspan="999999999">Ventas</th></tr><tr><td>Norte</td><td>12</td></tr></table>`,
    );
    expect(outline.join('\n')).toContain('| Norte | 12 |');
  });
});

describe('a page without an article', () => {
  it.for<[what: string, page: string]>([
    ['nothing', ''],
    ['only its frame', '<!doctype html><html><head><title>Hola</title></head><body></body></html>'],
    ['only scripts', `<html><body><script>${'x = 1;'.repeat(500)}</script></body></html>`],
    [
      'bot protection',
      '<html><title>Just a moment...</title><body><h1>Checking your browser</h1><p>Enable JavaScript and cookies to continue.</p></body></html>',
    ],
    [
      'only links',
      `<html><body><ul>${'<li><a href="/x">Otra noticia del día</a></li>'.repeat(80)}</ul></body></html>`,
    ],
    ['no tags', 'hola'],
    ['random bytes', '\u0000\u0001<<<>>>&&&'],
  ])('but with %s gets a request for its text', async ([, page]) => {
    await expect(readWritten(page)).rejects.toMatchObject({
      name: 'DocumentError',
      code: 'ADDRESS_NO_ARTICLE',
      fileName: `${server.address}/page`,
    });
  });

  it.for(['<div>', '<p><span>', '<x-a>', '<table><tr><td>', '<ul><li>'])(
    'but with 100,000 nested %s is refused',
    async (tags) => {
      const page = `<html><body>${tags.repeat(100_000)}<p>${sentence.repeat(20)}`;
      await expect(readWritten(page)).rejects.toMatchObject({ code: 'ADDRESS_TOO_LARGE' });
    },
  );

  it('but with as many unclosed paragraphs and items is read', async () => {
    const page = `<html><body><article>${`<p>${sentence}<ul><li>Uno<li>Dos</ul>`.repeat(3_000)}</article>`;
    expect((await readWritten(page)).blocks).toHaveLength(6_000);
  });
});

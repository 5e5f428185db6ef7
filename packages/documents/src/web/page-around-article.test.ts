import { describe, expect, it } from 'vitest';
import { textOfBlock } from '../draft-document.ts';
import { html } from './html-page.ts';

const sentence = 'Esta frase tiene ocho palabras y nada más. ';
const prose = `<p>${sentence.repeat(12)}</p>`;
const silent = { onProgress() {}, onRecognise() {} };
const read = (page: string) => html.read(new TextEncoder().encode(page), silent);
const textOf = async (page: string) =>
  (await read(page)).blocks.map(textOfBlock).join('\n').replaceAll(sentence.trim(), 'X');

describe('the page around an article', () => {
  it.for([
    '<p>Publicado el 14 de marzo de 2026 a las 10:30</p>',
    '<p>Updated Nov 19, 9:41 AM</p>',
    '<p>14/03/2026 - 10:30</p>',
    '<p>Foto: Ana Ruiz / Agencia</p>',
    '<p>(crédito: Ana Ruiz)</p>',
    '<p>Imagen 2 de 9</p>',
    '<p><b>VEA TAMBIÉN:</b> Otra noticia del día</p>',
    '<p>Le puede interesar: otra noticia del día</p>',
    '<p>Leia também: outra notícia</p>',
    '<p><a href="/otra">Otra noticia del día que se puede leer</a></p>',
    '<p>https://empresa.com/noticias/otra</p>',
    '<p>redaccion@empresa.com</p>',
    '<div class="author-bio"><p>Ana Ruiz escribe sobre ciencia desde 2009 y vive en el sur.</p></div>',
    `<section id="comments"><article class="comment"><p>${'Qué buena nota, la leí entera. '.repeat(40)}</p></article></section>`,
  ])('%s is left out', async (around) => {
    const text = await textOf(`<article><h1>Otoño</h1>${around}${prose}${prose}${prose}</article>`);
    expect(text.replaceAll(/[X\s]/g, '')).toBe('Otoño');
  });

  it.for([
    // Class names that describe the look of a part.
    `<div class="entry share">TEXT</div>`,
    `<div class="entry-content no-share">TEXT</div>`,
    `<section class="Section Section--Ads">TEXT</section>`,
    // A whole page inside one form.
    `<form id="aspnetForm"><div>TEXT</div></form>`,
    // An unclosed heading.
    `<article><h2>Entrada<div>TEXT</div></article>`,
  ])('%s keeps its text', async (page) => {
    const menu = '<div><ul><li><a href="/a">Inicio</a></li></ul></div>';
    const text = await textOf(
      `<body>${menu}${page.replace('TEXT', prose.repeat(4))}${'<div>pie de la página</div>'.repeat(90)}</body>`,
    );
    expect(text).toContain('X');
  });

  it.for([
    `<head><title>Otoño</title><body><h1>Otoño</h1>${prose}</body>`,
    `<!--[if lt IE 9]><html class="ie8"><![endif]--><!--[if gt IE 8]><!--><html lang="es"><!--<![endif]--><head></head><body>${prose}</body></html>`,
    `<html><body></body></html><html><head></head><body>${prose}</body></html>`,
    `<html><body><script>document.write("${'<div>'.repeat(900)}")</script>${prose}</body></html>`,
  ])('keeps the text in a broken frame: %s', async (page) => {
    expect(await textOf(page)).toContain('X');
  });

  it('keeps a date that is the heading of a chronology', async () => {
    const text = await textOf(`<article>${prose}<h2>12 de octubre de 1492</h2>${prose}</article>`);
    expect(text).toContain('12 de octubre de 1492');
  });
});

const page = (head: string, body = '') =>
  `<html><head>${head}</head><body><article><h1>Otoño</h1>${body}${prose}</article></body></html>`;
const linked = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

describe('the author and the day of a page', () => {
  it.for<[where: string, page: string]>([
    [
      'a graph of JSON-LD, by reference',
      page(
        linked({
          '@graph': [
            { '@type': 'WebPage', datePublished: '2020-01-01' },
            {
              '@type': ['NewsArticle'],
              datePublished: '2026-03-14T10:00',
              author: [{ '@id': '#a' }],
            },
            { '@type': 'Person', '@id': '#a', name: 'Ana Ruiz' },
          ],
        }),
      ),
    ],
    [
      'meta elements, where the site calls itself the author',
      page(
        `<meta property="og:site_name" content="El Diario"><meta name="author" content="El Diario">
         <meta name="publish-date" content="2026-03-14"><meta name="parsely-author" content="Ana Ruiz">`,
      ),
    ],
    [
      'the lines below the title',
      page(
        '',
        '<span class="author-name">Por Ana Ruiz</span><span class="fecha">14 de marzo de 2026</span>',
      ),
    ],
    [
      'the same in English',
      page(
        '',
        '<a href="/author/ana-ruiz">Ana Ruiz</a><div class="post-date">March 14, 2026</div>',
      ),
    ],
    [
      'figures and the address',
      page(
        '<link rel="canonical" href="https://empresa.com/2026/03/14/otono">',
        '<span class="autor">Ana Ruiz</span>',
      ),
    ],
    [
      'a time element',
      page(
        '',
        '<p><a rel="author" href="/a">Ana Ruiz</a> <time datetime="2026-03-14T08:00-05:00">ayer</time></p>',
      ),
    ],
  ])('are found in %s', async ([, text]) => {
    const { author, publishedAt } = await read(text);
    expect({ author, day: publishedAt?.slice(0, 10) }).toEqual({
      author: 'Ana Ruiz',
      day: '2026-03-14',
    });
  });

  it.for(['{', 'null', '[[[[[[[[[[[[[]]]]]]]]]]]]]', '{"@type":"NewsArticle","author":{"@id":7}}'])(
    'survive linked data such as %s',
    async (data) => {
      const { author } = await read(page(`<script type="application/ld+json">${data}</script>`));
      expect(author).toBe('');
    },
  );

  it('are not needed on a scripted page with its text in linked data', async () => {
    const text = await textOf(
      `<html><head>${linked({ '@type': 'NewsArticle', headline: 'Otoño', articleBody: sentence.repeat(12) })}</head><body><div id="root"></div></body></html>`,
    );
    expect(text).toContain('X');
  });
});

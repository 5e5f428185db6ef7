import type { RequestListener } from 'node:http';
import { setDefaultCACertificates } from 'node:tls';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildDocx, paragraph } from '../testing/build-office.ts';
import { buildPdf } from '../testing/build-pdf.ts';
import { pictureOf } from '../testing/build-picture.ts';
import { TEST_CERTIFICATE } from '../testing/certificate.ts';
import { networkWith, startPageServer } from '../testing/page-server.ts';
import { outlineOf } from '../testing/temporary-file.ts';
import type { FetchLimits } from './fetch-page.ts';
import { createAddressReader } from './read-address.ts';

const sentence = 'El corazón del año late en otoño, según la canción. ';
const article = `<html lang="es"><title>Otoño</title><body><h1>Otoño</h1><p>${sentence.repeat(20)}</p></body></html>`;

type PageServer = Awaited<ReturnType<typeof startPageServer>>;
let server: PageServer | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function serve(answer: RequestListener, options?: { secure: boolean }): Promise<PageServer> {
  server = await startPageServer(answer, options);
  return server;
}

function readerFor({ port }: PageServer, limits?: Partial<FetchLimits>) {
  const names = { 'articulos.test': () => ['127.0.0.1'] };
  return createAddressReader({ network: networkWith({ port, names }), limits });
}

/** Reads a page from a server with this answer. */
async function readAnswer(answer: RequestListener, limits?: Partial<FetchLimits>) {
  const pages = await serve(answer);
  return readerFor(pages, limits).readAddress({ url: `${pages.address}/articulo` });
}

const answerWith =
  (body: string | Uint8Array, contentType = 'text/html', status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, contentType ? { 'content-type': contentType } : {}).end(body);

const utf16 = Buffer.from(`\uFEFF${article}`, 'utf16le');
const latin1 = (page: string) => Buffer.from(page, 'latin1');
const withMeta = (meta: string) => article.replace('<title>', `${meta}<title>`);

describe('a page', () => {
  it.for<[what: string, body: string | Uint8Array, contentType: string]>([
    ['in UTF-8, as its header says', article, 'text/html; charset=utf-8'],
    ['in UTF-8 without a charset', article, 'text/html'],
    ['in UTF-8 whose header says otherwise', article, 'text/html; charset=iso-8859-1'],
    ['in UTF-8 with a mark', `\uFEFF${article}`, 'text/html; charset=windows-1252'],
    ['in ISO-8859-1, as its header says', latin1(article), 'text/html; charset=ISO-8859-1'],
    [
      'in windows-1252, as its markup says',
      latin1(withMeta('<meta charset="windows-1252">')),
      'text/html',
    ],
    [
      'in ISO-8859-1, as old markup says',
      latin1(withMeta('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">')),
      'text/html',
    ],
    ['in ISO-8859-1 whose header says UTF-8', latin1(article), 'text/html; charset=utf-8'],
    ['in ISO-8859-1 without a charset', latin1(article), 'text/html'],
    ['in an unknown charset', latin1(article), 'text/html; charset="no-existe"'],
    ['in UTF-16 with a mark', utf16, 'text/html'],
    ['in UTF-16, as its header says', utf16.subarray(2), 'text/html; charset=utf-16le'],
    ['in UTF-16 without a charset', utf16.subarray(2), 'text/html'],
    [
      'in XHTML',
      `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x">${article.replace('<html', '<html xmlns="http://www.w3.org/1999/xhtml"')}`,
      'application/xhtml+xml',
    ],
    ['without a content type', article, ''],
    ['of plain text', `# Otoño\n\n${sentence.repeat(20)}`, 'text/plain; charset=utf-8'],
  ])('%s is read with its accents', async ([, body, contentType]) => {
    const document = await readAnswer(answerWith(body, contentType));
    expect(document.language).toBe('es');
    expect(outlineOf(document)).toEqual(['# Otoño', sentence.repeat(20).trim()]);
  });

  it.for([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['zstd', zstdCompressSync],
  ] as const)('compressed by %s is read', async ([encoding, pack]) => {
    const document = await readAnswer((_, response) =>
      response
        .setHeader('content-encoding', encoding)
        .setHeader('content-type', 'text/html')
        .end(pack(article)),
    );
    expect(document.title).toBe('Otoño');
  });

  it('is requested with a user agent and without cookies', async () => {
    const asked: Record<string, unknown>[] = [];
    const answer: RequestListener = (request, response) => {
      asked.push(request.headers);
      response.setHeader('set-cookie', 'visita=1');
      if (request.url === '/articulo') response.writeHead(302, { location: '/otro' }).end();
      else answerWith(article)(request, response);
    };
    await readAnswer(answer);
    expect(asked).toHaveLength(2);
    for (const headers of asked) {
      expect(headers['user-agent']).toContain('Tarima');
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
    }
  });

  it('that is a PDF is read as one', async () => {
    const pdf = buildPdf([{ draws: [{ text: 'Buenos d\xEDas a todos.', x: 72, y: 700 }] }]);
    for (const contentType of ['application/pdf', 'application/octet-stream']) {
      const document = await readAnswer(answerWith(pdf, contentType));
      expect(document.mediaType).toBe('application/pdf');
      expect(outlineOf(document)).toEqual(['Buenos días a todos.']);
      await server?.stop();
    }
  });

  it('that is a picture or an office file is read as one', async () => {
    const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const files: [Uint8Array, string][] = [
      [pictureOf(['Buenos días a todos.']).asPNG(), 'image/png'],
      [buildDocx(paragraph('Buenos días a todos.')), office],
    ];
    for (const [bytes, contentType] of files) {
      const document = await readAnswer(answerWith(bytes, contentType));
      expect(document).toMatchObject({ mediaType: contentType });
      expect(outlineOf(document)).toEqual(['Buenos días a todos.']);
      await server?.stop();
    }
  });

  it('is found where another page forwards at once', async () => {
    const document = await readAnswer((request, response) =>
      request.url === '/otro'
        ? answerWith(article)(request, response)
        : answerWith('<meta content="0;URL=\'/otro\'" http-equiv=Refresh>')(request, response),
    );
    expect(document.title).toBe('Otoño');
  });

  it('that refreshes itself later is read in place', async () => {
    const document = await readAnswer(
      answerWith(withMeta('<meta http-equiv="refresh" content="300; url=/otro">')),
    );
    expect(document.title).toBe('Otoño');
    expect(server?.hits()).toBe(1);
  });

  it('is found through five redirects, also to an address with accents', async () => {
    const document = await readAnswer((request, response) => {
      const hop = Number(new URL(request.url ?? '', 'http://x').searchParams.get('n'));
      const location = Buffer.from(`/año?n=${hop + 1}`).toString('latin1');
      if (hop < 5) response.writeHead(301, { location }).end();
      else answerWith(request.url?.startsWith('/a%C3%B1o') ? article : '')(request, response);
    });
    expect(document.title).toBe('Otoño');
    // The address that the user knows, not the redirect's target.
    expect(document.fileName).toBe(`${server?.address}/articulo`);
  });
});

describe('a page over https', () => {
  beforeAll(() => setDefaultCACertificates([TEST_CERTIFICATE]));

  it('is read where its certificate is good, with or without its scheme', async () => {
    const pages = await serve(answerWith(article), { secure: true });
    const reader = readerFor(pages);
    for (const url of [
      `https://articulos.test:${pages.port}/`,
      ` articulos.test:${pages.port}/otoño#fin `,
    ]) {
      expect(await reader.readAddress({ url })).toMatchObject({
        title: 'Otoño',
        fileName: url.trim(),
      });
    }
  });

  it('is refused where its certificate is for another', async () => {
    const pages = await serve(answerWith(article), { secure: true });
    const network = networkWith({ port: pages.port, names: { 'otro.test': () => ['127.0.0.1'] } });
    const reading = createAddressReader({ network }).readAddress({
      url: `https://otro.test:${pages.port}/`,
    });
    await expect(reading).rejects.toMatchObject({ code: 'ADDRESS_UNREACHABLE' });
    expect(pages.hits()).toBe(0);
  });
});

const forever: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  const drip = setInterval(() => response.write('<p>gota</p>'), 20);
  response.on('close', () => clearInterval(drip));
};
const endless: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  const chunk = '<p>mucho</p>'.repeat(1_000);
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pour);
  pour();
};

/** Compressed beforehand, because tests have a time limit. */
const packedBomb = gzipSync(Buffer.alloc(200_000_000, ' '));

describe('an unavailable page', () => {
  it.for<[what: string, answer: RequestListener, code: string]>([
    ['wants a password', answerWith('', 'text/html', 401), 'ADDRESS_REFUSED'],
    ['refuses', answerWith(article, 'text/html', 403), 'ADDRESS_REFUSED'],
    ['gets too many requests', answerWith('', 'text/html', 429), 'ADDRESS_REFUSED'],
    ['has bot protection', answerWith('', 'text/html', 503), 'ADDRESS_REFUSED'],
    ['does not exist', answerWith(article, 'text/html', 404), 'ADDRESS_NOT_FOUND'],
    ['is gone', answerWith(article, 'text/html', 410), 'ADDRESS_NOT_FOUND'],
    ['breaks its server', answerWith(article, 'text/html', 500), 'ADDRESS_UNREACHABLE'],
    ['hangs up', (request) => request.socket.destroy(), 'ADDRESS_UNREACHABLE'],
    [
      'hangs up halfway',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': '9000' });
        response.write(article, () => response.destroy());
      },
      'ADDRESS_UNREACHABLE',
    ],
    [
      'redirects without end',
      (_, response) => response.writeHead(302, { location: '/articulo' }).end(),
      'ADDRESS_UNREACHABLE',
    ],
    [
      'forwards in a circle',
      (request, response) =>
        answerWith(`<meta http-equiv="refresh" content="0;url=${request.url}a">`)(
          request,
          response,
        ),
      'ADDRESS_UNREACHABLE',
    ],
    [
      'asks to sign in',
      answerWith('<h1>Entrar</h1><form><input name="u"><input type="password"></form>'),
      'ADDRESS_REFUSED',
    ],
    ['is a picture in name only', answerWith(article, 'image/png'), 'ADDRESS_NOT_A_PAGE'],
    ['is empty', answerWith(''), 'ADDRESS_NO_ARTICLE'],
    ['is empty and says nothing', answerWith('', ''), 'ADDRESS_NOT_A_PAGE'],
    ['is a picture', answerWith('GIF89a', 'image/gif'), 'ADDRESS_NOT_A_PAGE'],
    ['is a film', answerWith('', 'video/mp4'), 'ADDRESS_NOT_A_PAGE'],
    ['is a program', answerWith('MZ\0\0', 'application/octet-stream'), 'ADDRESS_NOT_A_PAGE'],
    ['is a PDF in name only', answerWith(article, 'application/pdf'), 'ADDRESS_NOT_A_PAGE'],
    ['is a damaged PDF', answerWith('%PDF-1.4\n', 'application/pdf'), 'DOCUMENT_CORRUPT'],
    ['has no end', endless, 'ADDRESS_TOO_LARGE'],
    [
      'says that it is huge',
      (_, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-length': '6000000' })
          .write('<p>'),
      'ADDRESS_TOO_LARGE',
    ],
    [
      'decompresses to 200 MB',
      (_, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end(packedBomb),
      'ADDRESS_TOO_LARGE',
    ],
    [
      'is compressed badly',
      (_, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end('hola'),
      'ADDRESS_UNREACHABLE',
    ],
  ])('that %s is reported', async ([, answer, code]) => {
    const reading = readAnswer(answer);
    await expect(reading).rejects.toMatchObject({ name: 'DocumentError', code });
    await expect(reading).rejects.toMatchObject({ fileName: `${server?.address}/articulo` });
  });

  it.for<[what: string, answer: RequestListener, limits: Partial<FetchLimits>]>([
    ['never answers', () => undefined, { firstByteMs: 300 }],
    ['arrives too slowly', forever, { wholeMs: 500 }],
  ])('that %s is given up', async ([, answer, limits]) => {
    const reading = readAnswer(answer, limits);
    await expect(reading).rejects.toMatchObject({ code: 'ADDRESS_TOO_SLOW' });
  });

  it('without a server is reported', async () => {
    const pages = await serve(answerWith(article));
    await pages.stop();
    server = undefined;
    const reading = readerFor(pages).readAddress({ url: pages.address });
    await expect(reading).rejects.toMatchObject({ code: 'ADDRESS_UNREACHABLE' });
  });
});

describe('reading several addresses', () => {
  it('gives a result or a problem for each, in order', async () => {
    const pages = await serve((request, response) =>
      answerWith(article, 'text/html', request.url === '/cerrada' ? 403 : 200)(request, response),
    );
    const urls = [
      `${pages.address}/uno`,
      `${pages.address}/cerrada`,
      'http://169.254.169.254/',
      'nada',
      `${pages.address}/dos`,
    ];
    const results = await readerFor(pages).readAddresses({ urls });
    expect(results.map(({ url }) => url)).toEqual(urls);
    expect(
      results.map((result) => ('problem' in result ? result.problem.code : result.document.title)),
    ).toEqual(['Otoño', 'ADDRESS_REFUSED', 'ADDRESS_PRIVATE', 'ADDRESS_INVALID', 'Otoño']);
  });

  it('stops on abort, with the given reason', async () => {
    const abort = new AbortController();
    const pages = await serve(() => abort.abort('enough'));
    const reading = readerFor(pages).readAddresses({
      urls: [pages.address, pages.address, pages.address],
      signal: abort.signal,
    });
    await expect(reading).rejects.toBe('enough');
    expect(pages.hits()).toBeLessThan(3);
  });
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';
import { buildDocx, buildPptx, compoundFile, paragraph } from './testing/build-office.ts';
import { buildPdf } from './testing/build-pdf.ts';
import { readBytes, storeFile } from './testing/temporary-file.ts';

const page = { draws: [{ text: 'Buenos días a todos.', x: 72, y: 700 }] };
const sound = buildPdf([page]);
/** An encryption entry that no empty password opens. */
const encryption = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`;
const entities = `<!DOCTYPE x [<!ENTITY a "ja">${Array.from({ length: 12 }, (_, level) => `<!ENTITY a${level} "${`&a${level === 0 ? '' : level - 1};`.repeat(10)}">`).join('')}]>`;

const refused: [what: string, fileName: string, bytes: Uint8Array | string, code: string][] = [
  ['no bytes', 'vacio.pdf', '', 'DOCUMENT_EMPTY'],
  ['an extension that is not allowed', 'virus.exe', 'MZ', 'FILE_VALIDATION_ERROR'],
  ['text named pdf', 'texto.pdf', 'Hola, esto es texto.', 'DOCUMENT_TYPE_MISMATCH'],
  ['a pdf named docx', 'informe.docx', sound, 'DOCUMENT_IS_PDF'],
  ['a docx named pptx', 'charla.pptx', buildDocx(paragraph('Hola')), 'DOCUMENT_IS_DOCX'],
  ['a pptx named docx', 'charla.docx', buildPptx([{ points: ['Hola'] }]), 'DOCUMENT_IS_PPTX'],
  [
    'an encrypted pdf',
    'secreto.pdf',
    buildPdf([page], { trailer: encryption }),
    'DOCUMENT_ENCRYPTED',
  ],
  ['an encrypted docx', 'secreto.docx', compoundFile('EncryptedPackage'), 'DOCUMENT_ENCRYPTED'],
  ['a pdf that is only its first line', 'cortado.pdf', '%PDF-1.4\n', 'DOCUMENT_CORRUPT'],
  [
    'a truncated docx',
    'cortado.docx',
    buildDocx(paragraph('Hola')).subarray(0, 700),
    'DOCUMENT_CORRUPT',
  ],
  ['a docx without its document', 'roto.docx', buildDocx('<w:p><w:r>'), 'DOCUMENT_CORRUPT'],
  ['a broken svg', 'roto.svg', '<svg><text>Hola</svg>', 'DOCUMENT_CORRUPT'],
  ['a pdf without text', 'escaneado.pdf', buildPdf([{ draws: [] }]), 'DOCUMENT_EMPTY'],
  ['a docx without text', 'blanco.docx', buildDocx(paragraph(' ')), 'DOCUMENT_EMPTY'],
  ['an svg without text', 'logo.svg', '<svg xmlns="x"><path d="M0 0"/></svg>', 'DOCUMENT_EMPTY'],
  ['a picture of nothing', 'foto.png', pngOfOnePixel(), 'DOCUMENT_EMPTY'],
  [
    'an svg whose entities multiply',
    'risa.svg',
    `${entities}<svg><text>&a9;</text></svg>`,
    'DOCUMENT_UNSAFE',
  ],
  [
    'an svg of 5,000 nested elements',
    'hondo.svg',
    `<svg>${'<g>'.repeat(5_000)}${'</g>'.repeat(5_000)}</svg>`,
    'DOCUMENT_TOO_COMPLEX',
  ],
  ['a docx that unpacks to 101 MB', 'bomba.docx', bomb(101_000_000), 'DOCUMENT_TOO_COMPLEX'],
];

describe('a document that cannot be read', () => {
  it.for(refused)('%s is refused by name', async ([, fileName, bytes, code]) => {
    await expect(readBytes(fileName, bytes)).rejects.toMatchObject({
      name: 'DocumentError',
      code,
      fileName,
    });
  });

  it('is unpacked in memory only: path traversal writes nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tarima-slip-'));
    const target = join(folder, 'owned.txt');
    const climb = '../'.repeat(30);
    const docx = buildDocx(paragraph('Hola mundo, esto es un texto.'), {
      extra: {
        [`${climb}${target.slice(1)}`]: 'owned',
        [target]: 'owned',
        'word/../../x': 'owned',
      },
    });
    await readBytes('subida.docx', docx).catch(() => undefined);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('loads nothing from outside into an svg or docx', async () => {
    const outside = '<!DOCTYPE x [<!ENTITY leak SYSTEM "file:///etc/passwd">]>';
    const svg = readBytes('fuga.svg', `${outside}<svg><text>Hola &leak;</text></svg>`);
    await expect(svg).rejects.toMatchObject({ code: 'DOCUMENT_UNSAFE' });
    const docx = await readBytes(
      'fuga.docx',
      buildDocx(paragraph('Hola &leak; mundo'), { prolog: outside }),
    ).catch((error: unknown) => error);
    expect(JSON.stringify(docx)).not.toContain('root:');
  });

  it('survives a page that draws itself forever', async () => {
    const bytes = Buffer.from(
      sound.toString('latin1').replace('/Resources << ', '/Resources << /XObject << /X 6 0 R >> '),
      'latin1',
    );
    const document = await readBytes('bucle.pdf', bytes);
    expect(document.blocks).toHaveLength(1);
  });

  it('stops a pdf that unpacks to too much for its time', async () => {
    const twice = deflateSync(deflateSync(Buffer.alloc(150_000_000, '(a) Tj ')));
    const file = await storeFile('bomba.pdf', pdfWithStream(twice));
    const reading = readDocument({ ...file, limits: { processorMs: 1_500 } });
    await expect(reading).rejects.toMatchObject({
      code: 'DOCUMENT_TOO_COMPLEX',
      reason: 'took too long',
    });
  });

  it('reads the text in a thousand nested tables', async () => {
    let body = paragraph('Hola');
    for (let depth = 0; depth < 1_000; depth += 1) {
      body = `<w:tbl><w:tr><w:tc>${body}</w:tc></w:tr></w:tbl>`;
    }
    const document = await readBytes('hondo.docx', buildDocx(body));
    expect(document.blocks).toHaveLength(1);
  });

  it('reads 5,000 pages', async () => {
    const pages = Array.from({ length: 5_000 }, (_, number) => ({
      draws: [{ text: `La página ${number} dice algo.`, x: 72, y: 700 }],
    }));
    const document = await readBytes('largo.pdf', buildPdf(pages));
    expect(document).toMatchObject({ pageCount: 5_000 });
    expect(document.blocks).toHaveLength(5_000);
  });

  it('stops a document with too much text', async () => {
    const file = await storeFile('largo.docx', buildDocx(paragraph('Hola. '.repeat(5_000))));
    const reading = readDocument({ ...file, limits: { outputBytes: 20_000 } });
    await expect(reading).rejects.toMatchObject({ code: 'DOCUMENT_TOO_COMPLEX' });
  });

  it('stops on abort, with the given reason', async () => {
    const file = await storeFile('largo.pdf', buildPdf(Array.from({ length: 200 }, () => page)));
    const abort = new AbortController();
    const reading = readDocument({
      ...file,
      signal: abort.signal,
      onProgress: () => abort.abort('enough'),
    });
    await expect(reading).rejects.toBe('enough');
  });
});

function pngOfOnePixel(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  );
}

/** A Word document whose text part is white space, which compresses a thousandfold. */
function bomb(size: number): Buffer {
  return buildDocx('', { extra: { 'word/document.xml': Buffer.alloc(size, ' ') } });
}

function pdfWithStream(stream: Buffer): Buffer {
  const head = `%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Count 1 /Kids [3 0 R] >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>
endobj
4 0 obj
<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>
endobj
5 0 obj
<< /Length ${stream.length} /Filter [/FlateDecode /FlateDecode] >>
stream
`;
  const tail = '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF\n';
  return Buffer.concat([Buffer.from(head, 'latin1'), stream, Buffer.from(tail, 'latin1')]);
}

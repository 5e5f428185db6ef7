import { describe, expect, it } from 'vitest';
import { detectFileType } from './file-type.ts';
import { buildDocx, buildPptx, compoundFile, paragraph } from './testing/build-office.ts';
import { buildPdf } from './testing/build-pdf.ts';
import { storeFile } from './testing/temporary-file.ts';

const pdf = buildPdf([{ draws: [] }]);
const jpg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb0043', 'hex');
const tiff = Buffer.from('49492a0008000000000000000000', 'hex');

describe('detectFileType', () => {
  it.for<[fileName: string, bytes: Uint8Array | string, mediaType: string]>([
    ['informe.pdf', pdf, 'application/pdf'],
    ['INFORME.PDF', Buffer.concat([Buffer.from('basura\n'), pdf]), 'application/pdf'],
    ['carta.doc', compoundFile('WordDocument'), 'application/msword'],
    ['charla.ppt', compoundFile('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
    [
      'carta.docx',
      buildDocx(paragraph('Hola')),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'charla.pptx',
      buildPptx([{ points: ['Hola'] }]),
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ],
    ['foto.jpg', jpg, 'image/jpeg'],
    ['foto.jpeg', jpg, 'image/jpeg'],
    ['plano.tiff', tiff, 'image/tiff'],
    ['logo.ai', pdf, 'application/illustrator'],
    ['antiguo.ai', '%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator', 'application/illustrator'],
    ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    [
      'logo.svg',
      '\uFEFF<?xml version="1.0"?>\n<!-- x -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg:svg xmlns:svg="x"/>',
      'image/svg+xml',
    ],
  ])('knows %s by its bytes', async ([fileName, bytes, mediaType]) => {
    const found = await detectFileType(await storeFile(fileName, bytes));
    expect(found).toEqual({ extension: fileName.split('.').at(-1)?.toLowerCase(), mediaType });
  });

  it.for<[fileName: string, bytes: Uint8Array | string]>([
    ['foto.png', jpg],
    ['carta.doc', compoundFile('PowerPoint Document')],
    ['carta.docx', compoundFile('WordDocument')],
    ['pagina.svg', '<html><body><svg></svg></body></html>'],
    ['libro.docx', buildPptx([{ points: ['Hola'] }])],
  ])('refuses %s that is something else', async ([fileName, bytes]) => {
    await expect(detectFileType(await storeFile(fileName, bytes))).rejects.toMatchObject({
      code: 'DOCUMENT_TYPE_MISMATCH',
      fileName,
    });
  });
});

import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { detectFileType } from './file-type.ts';
import { buildDocx, buildPptx, compoundFile, paragraph } from './testing/build-office.ts';
import { buildPdf } from './testing/build-pdf.ts';
import { storeFile } from './testing/temporary-file.ts';

const pdf = buildPdf([{ draws: [] }]);
const jpg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb0043', 'hex');
const empty = new Uint8Array();
const openDocument = zipSync({
  mimetype: empty,
  'content.xml': empty,
  'META-INF/manifest.xml': empty,
});
const tiff = Buffer.from('49492a0008000000000000000000', 'hex');

describe('detectFileType', () => {
  it.for<[fileName: string, bytes: Uint8Array | string, mediaType: string]>([
    ['informe.pdf', pdf, 'application/pdf'],
    ['INFORME.PDF', Buffer.concat([Buffer.from('basura\n'), pdf]), 'application/pdf'],
    ['sin principio.pdf', pdf.subarray(10), 'application/pdf'],
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
    ['cortado.tiff', tiff.subarray(0, 8), 'image/tiff'],
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

  it.for<[fileName: string, bytes: Uint8Array]>([
    ['carta.doc', compoundFile('WordDocument').subarray(0, 512)],
    ['charla.ppt', compoundFile('PowerPoint Document').subarray(0, 512)],
    ['carta.doc', compoundFile('WordDocument').subarray(0, 1_200)],
    ['carta.docx', buildDocx(paragraph('Hola')).subarray(0, 600)],
  ])('reports %s as cut off, not as another type', async ([fileName, bytes]) => {
    await expect(detectFileType(await storeFile(fileName, bytes))).rejects.toMatchObject({
      code: 'DOCUMENT_CORRUPT',
      fileName,
    });
  });

  it.for<[fileName: string, bytes: Uint8Array | string, code: string]>([
    ['foto.png', jpg, 'DOCUMENT_IS_JPG'],
    ['carta.doc', pdf, 'DOCUMENT_IS_PDF'],
    ['carta.doc', compoundFile('PowerPoint Document'), 'DOCUMENT_IS_PPT'],
    ['carta.docx', compoundFile('WordDocument'), 'DOCUMENT_IS_DOC'],
    ['libro.docx', buildPptx([{ points: ['Hola'] }]), 'DOCUMENT_IS_PPTX'],
    ['charla.ppt', buildPptx([{ points: ['Hola'] }]), 'DOCUMENT_IS_PPTX'],
    ['carta.doc', '{\\rtf1\\ansi Hola}', 'DOCUMENT_IS_RTF'],
    ['pagina.svg', '<html><body><svg></svg></body></html>', 'DOCUMENT_IS_HTML'],
    ['acta.doc', '\uFEFF<!-- x -->\n<HTML xmlns:w="urn:x"><body>Hola', 'DOCUMENT_IS_HTML'],
    ['acta.doc', 'MIME-Version: 1.0\nContent-Type: multipart/related', 'DOCUMENT_IS_HTML'],
    ['carta.docx', openDocument, 'DOCUMENT_IS_OPENDOCUMENT'],
    ['cuentas.doc', compoundFile('Workbook'), 'DOCUMENT_IS_WORKBOOK'],
    ['cuentas.docx', zipSync({ 'xl/workbook.xml': empty }), 'DOCUMENT_IS_WORKBOOK'],
    ['programa.doc', 'MZ', 'DOCUMENT_TYPE_MISMATCH'],
    ['cosas.docx', zipSync({ 'foto.png': empty }), 'DOCUMENT_TYPE_MISMATCH'],
  ])('refuses %s and names its type', async ([fileName, bytes, code]) => {
    await expect(detectFileType(await storeFile(fileName, bytes))).rejects.toMatchObject({
      code,
      fileName,
    });
  });
});

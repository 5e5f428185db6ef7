import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readDocument } from './read-document.ts';
import { buildPdf } from './testing/build-pdf.ts';
import { storeFile } from './testing/temporary-file.ts';

const drawing = '0.1 0.5 0.3 rg 100 500 m 400 500 l 250 700 l f';
const draws = [
  { text: 'Figura 1. Triángulo de seguridad.', x: 72, y: 470 },
  { text: 'Colóquelo a cincuenta metros del vehículo.', x: 72, y: 400 },
];
const file = storeFile('manual.pdf', buildPdf([{ drawing, draws }]));

it('hands each picture out under the hash of its bytes, before the document', async () => {
  const kept: { picture: string; hash: string }[] = [];
  const document = await readDocument({
    ...(await file),
    onPicture: async ({ picture, bytes }) => {
      await new Promise((resolve) => setImmediate(resolve));
      kept.push({ picture, hash: createHash('sha256').update(bytes).digest('hex') });
    },
  });
  const shown = document.blocks.flatMap((block) =>
    block.kind === 'figure' ? [block.picture.picture] : [],
  );
  expect(shown).toHaveLength(1);
  expect(kept).toEqual(shown.map((picture) => ({ picture, hash: picture })));
});

it('reads no figures where nobody takes pictures', async () => {
  const document = await readDocument(await file);
  expect(document.blocks.map(({ kind }) => kind)).toEqual(['caption', 'paragraph']);
});

it('reads the words without figures when the process fails while it looks for them', async () => {
  const kept: unknown[] = [];
  const document = await readDocument({
    ...(await file),
    limits: { pictureBytes: 100 },
    onPicture: (picture) => {
      kept.push(picture);
    },
  });
  expect(document.blocks.map(({ kind }) => kind)).toEqual(['caption', 'paragraph']);
  expect(kept).toEqual([]);
});

it('fails as the keeper of its pictures does', async () => {
  const onPicture = () => Promise.reject(new Error('the disk is full'));
  await expect(readDocument({ ...(await file), onPicture })).rejects.toThrow('the disk is full');
});

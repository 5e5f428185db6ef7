import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ERROR_CODES, type Picture } from '@tarima/contract';
import { DocumentError, type SourceBlock } from '@tarima/documents';
import type { Providers } from '#server/providers/providers.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The bytes of a picture as these tests know it, by its name. */
export const pictureFile = (name: string): Buffer => Buffer.concat([PNG, Buffer.from(name)]);

/** Its entry in a document, an answer or a recipe. */
export const pictureOf = (name: string): Picture => ({
  picture: createHash('sha256').update(pictureFile(name)).digest('hex'),
  mediaType: 'image/png',
  width: 40,
  height: 30,
});

/** The names in `(Figure: name)`, which a document's text has in place of pictures. */
export const figureNames = (text: string): string[] =>
  [...text.matchAll(/\(Figure: ([^)]+)\)/gu)].map(([, name = '']) => name);

export const figureBlocks = (text: string): SourceBlock[] =>
  figureNames(text).map((name, index) => ({
    kind: 'figure',
    page: index + 1,
    sentences: [],
    picture: pictureOf(name),
    figureKind: 'diagram',
    place: { x: 0, y: 0, width: 1, height: 0.5 },
    caption: name,
    alt: '',
  }));

/** Draws a file as its own words. A file that names an error code fails with it. */
export const drawTestPage: Providers['documents']['drawPage'] = async ({
  path,
  fileName,
  mediaType,
  page,
  quote,
}) => {
  const text = await readFile(path, 'utf8');
  const named = /(?:DOCUMENT|PICTURE|PAGE)_\w+/u.exec(text)?.[0];
  const refusal = ERROR_CODES.find((code) => code === named);
  // The code is one of those that documents fail with.
  if (refusal) throw new DocumentError(refusal as DocumentError['code'], fileName, 'as it says');
  const name = mediaType === 'application/pdf' ? `page ${page} of ${text}` : text;
  const isFound = quote !== '' && text.includes(quote);
  return {
    ...pictureOf(name),
    page,
    bytes: pictureFile(name),
    boxes: isFound ? [{ x: 0.1, y: 0.2, width: 0.3, height: 0.05 }] : [],
  };
};

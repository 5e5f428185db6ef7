import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import type { EmbeddedPicture } from '../ocr/recognise-pictures.ts';

const MEDIA_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  gif: 'image/gif',
  bmp: 'image/bmp',
};
const MOST_MARKUP_BYTES = 2_000_000;
const LARGEST_PICTURE_BYTES = 50_000_000;

type Relationship = { id: string; target: string; isImage: boolean };

/** Pictures on the given slides, counted from 1 in the order shown. */
export function picturesOfSlides(file: Uint8Array, slides: number[]): EmbeddedPicture[] {
  const main = 'ppt/presentation.xml';
  const order = attributesIn(file, main, 'p:sldId').map((attributes) => attributes['r:id']);
  const parts = relationshipsOf(file, main);
  return slides.flatMap((page) => {
    const part = parts.find(({ id }) => id === order[page - 1])?.target;
    return part ? picturesOf(file, part, page) : [];
  });
}

/** All pictures of a Word document, as on page 1: only its layout would show their pages. */
export function picturesOfWord(file: Uint8Array): EmbeddedPicture[] {
  return picturesOf(file, 'word/document.xml', 1);
}

/** Pictures of a part, in the order of first use. */
function picturesOf(file: Uint8Array, part: string, page: number): EmbeddedPicture[] {
  const shown = attributesIn(file, part, 'a:blip').map((attributes) => attributes['r:embed']);
  const images = relationshipsOf(file, part).filter(({ isImage }) => isImage);
  const targets = [...new Set(shown)].flatMap(
    (id) => images.find((image) => image.id === id)?.target ?? [],
  );
  return targets.flatMap((target) => {
    const mediaType = MEDIA_TYPES[target.slice(target.lastIndexOf('.') + 1).toLowerCase()];
    const bytes = mediaType && partOf(file, target, LARGEST_PICTURE_BYTES);
    return bytes ? [{ page, mediaType, bytes }] : [];
  });
}

function relationshipsOf(file: Uint8Array, part: string): Relationship[] {
  const at = part.lastIndexOf('/');
  const folder = part.slice(0, at);
  const place = `${folder}/_rels/${part.slice(at + 1)}.rels`;
  return attributesIn(file, place, 'Relationship')
    .filter(({ TargetMode }) => TargetMode !== 'External')
    .map(({ Id = '', Target = '', Type = '' }) => ({
      id: Id,
      // Resolved as a URL: `../media/image1.png`, `/ppt/media/image1.png`.
      target: decodeURIComponent(new URL(Target, `file:///${folder}/`).pathname.slice(1)),
      isImage: Type.endsWith('/image'),
    }));
}

function attributesIn(file: Uint8Array, part: string, element: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === element) found.push(attributes);
  });
  parser.write(strFromU8(partOf(file, part, MOST_MARKUP_BYTES) ?? new Uint8Array())).close();
  return found;
}

function partOf(file: Uint8Array, path: string, mostBytes: number): Uint8Array | undefined {
  const found = unzipSync(file, {
    filter: ({ name, originalSize }) => name === path && originalSize <= mostBytes,
  });
  return found[path];
}

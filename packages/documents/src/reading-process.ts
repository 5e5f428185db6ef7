/**
 * The child process that reads one document, or draws a page or slides of it. Its arguments are the file's
 * path, name, extension and media type. The last one is the wanted part, as JSON. It answers on
 * descriptor 3, one JSON message a line. Pictures go to descriptor 4.
 */
import { writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ReadingMessage, ReadingTask } from './attempt-reading.ts';
import { asSent } from './figures/picture-channel.ts';
import type { DrawnFormat, WantedPage } from './page/wanted-page.ts';
import { readBytesAs } from './read-bytes.ts';
import type { ReadableFormat } from './registry.ts';
import type { WantedSlides } from './slides/wanted-slides.ts';
import { asUnreadable } from './unreadable.ts';
import { forbidNetwork } from './without-network.ts';

const ANSWER_DESCRIPTOR = 3;
const PICTURE_DESCRIPTOR = 4;
const [path = '', fileName = '', extension = '', mediaType = '', part = ''] = process.argv.slice(2);

try {
  forbidNetwork();
  // The parent has checked that the extension is readable.
  const file = { fileName, extension: extension as ReadableFormat, mediaType };
  // The parent's own words.
  const wanted = JSON.parse(part) as ReadingTask['wanted'];
  const bytes = await readFile(path);
  if (typeof wanted === 'string') await read(bytes, file, wanted === 'figures');
  else if ('slides' in wanted) await drawSlides(bytes, wanted);
  else await draw(bytes, file, wanted);
} catch (error) {
  const { code, message } = asUnreadable(error);
  answer({ kind: 'error', code, reason: message });
}

type File = { fileName: string; extension: ReadableFormat; mediaType: string };

async function read(bytes: Uint8Array, file: File, hasFigures: boolean): Promise<void> {
  const document = await readBytesAs(bytes, file, {
    onProgress: (done, total) => answer({ kind: 'progress', done, total }),
    onRecognise: () => answer({ kind: 'recognising' }),
    onFigures: () => answer({ kind: 'figures' }),
    onWholeSlides: (slides) => answer({ kind: 'wholeSlides', slides }),
    ...(hasFigures && { onPicture: sendPicture }),
  });
  answer({ kind: 'document', document });
}

async function draw(bytes: Uint8Array, file: File, wanted: WantedPage): Promise<void> {
  const { drawPageOf } = await import('./page/draw-page-of.ts');
  // The parent draws only these formats.
  const known = { ...file, extension: file.extension as DrawnFormat };
  const { bytes: drawn, ...page } = await drawPageOf(bytes, known, wanted);
  sendPicture(drawn);
  answer({ kind: 'page', page });
}

async function drawSlides(bytes: Uint8Array, wanted: WantedSlides): Promise<void> {
  const { drawSlidesOf } = await import('./slides/draw-slides-of.ts');
  const slides = drawSlidesOf(bytes, wanted, {
    onFigures: () => answer({ kind: 'figures' }),
    onPicture: sendPicture,
  });
  answer({ kind: 'slides', slides });
}

function sendPicture(bytes: Uint8Array): void {
  send(PICTURE_DESCRIPTOR, asSent(bytes));
}

function answer(message: ReadingMessage): void {
  send(ANSWER_DESCRIPTOR, Buffer.from(`${JSON.stringify(message)}\n`));
}

function send(descriptor: number, bytes: Buffer): void {
  let rest = bytes;
  while (rest.length > 0) rest = rest.subarray(writeSync(descriptor, rest));
}

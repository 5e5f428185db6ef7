/**
 * The child process that reads one document or draws a page of it. Its arguments are the file's
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
  if (typeof wanted === 'object') await draw(bytes, file, wanted);
  else await read(bytes, file, wanted === 'figures');
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

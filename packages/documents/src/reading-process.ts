/**
 * The child process that reads one document. Its arguments are the file's path, name, extension and
 * media type. `figures` follows if its pictures are wanted. It answers on descriptor 3 with one
 * JSON message a line. It sends pictures on descriptor 4.
 */
import { writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ReadingMessage } from './attempt-reading.ts';
import { asSent } from './figures/picture-channel.ts';
import { readBytesAs } from './read-bytes.ts';
import type { ReadableFormat } from './registry.ts';
import { asUnreadable } from './unreadable.ts';
import { forbidNetwork } from './without-network.ts';

const ANSWER_DESCRIPTOR = 3;
const PICTURE_DESCRIPTOR = 4;
const [path = '', fileName = '', extension = '', mediaType = '', wanted] = process.argv.slice(2);

try {
  forbidNetwork();
  // The parent has checked that the extension is readable.
  const file = { fileName, extension: extension as ReadableFormat, mediaType };
  const document = await readBytesAs(await readFile(path), file, {
    onProgress: (done, total) => answer({ kind: 'progress', done, total }),
    onRecognise: () => answer({ kind: 'recognising' }),
    onFigures: () => answer({ kind: 'figures' }),
    ...(wanted === 'figures' && {
      onPicture: (bytes: Uint8Array) => send(PICTURE_DESCRIPTOR, asSent(bytes)),
    }),
  });
  answer({ kind: 'document', document });
} catch (error) {
  const { code, message } = asUnreadable(error);
  answer({ kind: 'error', code, reason: message });
}

function answer(message: ReadingMessage): void {
  send(ANSWER_DESCRIPTOR, Buffer.from(`${JSON.stringify(message)}\n`));
}

function send(descriptor: number, bytes: Buffer): void {
  let rest = bytes;
  while (rest.length > 0) rest = rest.subarray(writeSync(descriptor, rest));
}

/**
 * The child process that reads one document. Its arguments are the file's path, name, extension and
 * media type. It answers on descriptor 3 with one JSON message a line.
 */
import { writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { readBytesAs } from './read-bytes.ts';
import type { ReadingMessage } from './read-document.ts';
import type { ReadableFormat } from './registry.ts';
import { asUnreadable } from './unreadable.ts';
import { forbidNetwork } from './without-network.ts';

const ANSWER_DESCRIPTOR = 3;
const [path = '', fileName = '', extension = '', mediaType = ''] = process.argv.slice(2);

try {
  forbidNetwork();
  // The parent has checked that the extension is readable.
  const file = { fileName, extension: extension as ReadableFormat, mediaType };
  const document = await readBytesAs(await readFile(path), file, {
    onProgress: (done, total) => answer({ kind: 'progress', done, total }),
    onRecognise: () => answer({ kind: 'recognising' }),
  });
  answer({ kind: 'document', document });
} catch (error) {
  const { code, message } = asUnreadable(error);
  answer({ kind: 'error', code, reason: message });
}

function answer(message: ReadingMessage): void {
  let rest = Buffer.from(`${JSON.stringify(message)}\n`);
  while (rest.length > 0) rest = rest.subarray(writeSync(ANSWER_DESCRIPTOR, rest));
}

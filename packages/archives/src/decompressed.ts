import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import unbzip2 from 'unbzip2-stream';

type Listeners = { onRead: (fraction: number) => void; countBytes: (bytes: number) => void };

/**
 * The bytes of the tar in a file, however that is compressed. `onRead` gets the share of the file that has been read.
 * `countBytes` gets the bytes of each piece at once. It may throw to stop.
 */
export async function* decompressed(
  path: string,
  { onRead, countBytes }: Listeners,
): AsyncGenerator<Buffer> {
  const file = counted(path, onRead);
  const start = await firstBytes(path);
  if (start.toString('latin1', 0, 3) === 'BZh') yield* bunzipped(file, countBytes);
  else if (start[0] === 0x1f && start[1] === 0x8b) yield* gunzipped(file, countBytes);
  else {
    for await (const chunk of file) {
      countBytes(chunk.length);
      yield chunk;
    }
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function* counted(path: string, onRead: (fraction: number) => void): AsyncGenerator<Buffer> {
  const { size } = await stat(path);
  let read = 0;
  const stream: Readable & AsyncIterable<Buffer> = createReadStream(path);
  for await (const chunk of stream) {
    yield chunk;
    read += chunk.length;
    onRead(read / size);
  }
}

async function* gunzipped(
  file: AsyncIterable<Buffer>,
  countBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  // An error of either ends the loop below.
  pipeline(file, gunzip, () => undefined);
  const chunks: AsyncIterable<Buffer> = gunzip;
  for await (const chunk of chunks) {
    countBytes(chunk.length);
    yield chunk;
  }
}

/** The library knows no waiting: a small file may hold blocks of 45 MB each. They are counted as they come. */
async function* bunzipped(
  file: AsyncIterable<Buffer>,
  countBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const stream = unbzip2();
  let blocks: Buffer[] = [];
  let failure: unknown;
  stream.on('data', (block: Buffer) => {
    // It catches what is thrown here, stops and emits it.
    countBytes(block.length);
    blocks.push(block);
  });
  stream.on('error', (error: unknown) => {
    failure ??= error;
  });
  const taken = () => {
    if (failure) throw failure;
    const found = blocks;
    blocks = [];
    return found;
  };
  for await (const chunk of file) {
    stream.write(chunk);
    yield* taken();
  }
  stream.end();
  yield* taken();
}

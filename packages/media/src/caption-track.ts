import { type FileHandle, open } from 'node:fs/promises';

/** Bytes of an MP4 box: its size in four, its name in four. */
const HEADER = 8;
/** A handler's name comes after version, flags and a reserved number. */
const HANDLER_NAME = HEADER + 8;
/** The last byte of a track header's flags. Its lowest bit enables the track. */
const TRACK_FLAGS = HEADER + 3;

type Box = { name: string; start: number; end: number };

/**
 * Turns the captions of an MP4 off until a viewer turns them on. ffmpeg leaves them on, so players
 * would repeat the words of the picture. The file is one that ffmpeg has just written.
 */
export async function turnCaptionsOff(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const place = await findMovie(file);
    const movie = Buffer.alloc(place.end - place.start);
    await file.read(movie, 0, movie.length, place.start);
    const whole = { name: 'moov', start: 0, end: movie.length };
    for (const track of boxesIn(movie, whole, 'trak')) {
      const [header] = boxesIn(movie, track, 'tkhd');
      if (!header || !isOfCaptions(movie, track)) continue;
      const flags = header.start + TRACK_FLAGS;
      const off = Uint8Array.of(movie.readUInt8(flags) & 0xfe);
      await file.write(off, 0, 1, place.start + flags);
    }
  } finally {
    await file.close();
  }
}

const isOfCaptions = (movie: Buffer, track: Box): boolean =>
  boxesIn(movie, track, 'mdia')
    .flatMap((media) => boxesIn(movie, media, 'hdlr'))
    .some(({ start }) => nameAt(movie, start + HANDLER_NAME) === 'sbtl');

/** The box with the tracks. */
async function findMovie(file: FileHandle): Promise<Box> {
  const header = Buffer.alloc(HEADER + 8);
  let start = 0;
  while ((await file.read(header, 0, header.length, start)).bytesRead >= HEADER) {
    const short = header.readUInt32BE(0);
    const size = short === 1 ? Number(header.readBigUInt64BE(HEADER)) : short;
    const name = nameAt(header, 4);
    if (name === 'moov') return { name, start, end: start + size };
    if (size < HEADER) break;
    start += size;
  }
  throw new Error('The MP4 has no tracks');
}

/** The boxes of this name directly inside another. */
function boxesIn(bytes: Buffer, outer: Box, name: string): Box[] {
  const found: Box[] = [];
  for (let start = outer.start + HEADER; start + HEADER <= outer.end; ) {
    const size = bytes.readUInt32BE(start);
    if (size < HEADER) break;
    if (nameAt(bytes, start + 4) === name) found.push({ name, start, end: start + size });
    start += size;
  }
  return found;
}

const nameAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);

import { extname } from 'node:path';

const MOST_CHARACTERS = 120;
/** Signs that turn the order of writing around: with them a program can be called like a picture. */
const DIRECTION_SIGNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Names that are devices on Windows, whatever their ending. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/iu;

/** A title as the name of a file, on any system; `fallback` where nothing is left of it, and the ending. */
export function attachmentNameOf(title: string, fallback: string): string {
  const name = [...title.toWellFormed().replace(DIRECTION_SIGNS, '')]
    .slice(0, MOST_CHARACTERS)
    .join('')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    // Neither hidden, nor a way upwards.
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/gu, '');
  return name && !DEVICES.test(name) ? name + extname(fallback) : fallback;
}

import { extname } from 'node:path';

const MOST_CHARACTERS = 120;
/** Signs that reverse the writing order. With them a program can look like a picture. */
const DIRECTION_SIGNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Names that are devices on Windows, whatever their ending. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/iu;

/**
 * Turns a title into a file name for any system, with the ending of `fallback`. Returns `fallback` where
 * nothing is left.
 */
export function attachmentNameOf(title: string, fallback: string): string {
  const name = [...title.toWellFormed().replace(DIRECTION_SIGNS, '')]
    .slice(0, MOST_CHARACTERS)
    .join('')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    // No dots or spaces at either end: neither a hidden file nor a way upwards.
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/gu, '');
  return name && !DEVICES.test(name) ? name + extname(fallback) : fallback;
}

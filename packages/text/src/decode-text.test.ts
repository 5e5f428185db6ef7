import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const TEXT = 'Señal: «alto»';
const utf16 = Buffer.from(`\uFEFF${TEXT}`, 'utf16le');

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16 of Windows', utf16],
  ['UTF-16 of other machines', Buffer.from(utf16).swap16()],
  ['windows-1252', Buffer.from(TEXT, 'latin1')],
])('reads %s', (_name, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT);
});

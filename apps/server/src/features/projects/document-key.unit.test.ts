import { expect, it } from 'vitest';
import { documentKey } from './document-key.ts';

const sha256 = 'a'.repeat(64);
const presentation = { sha256, mediaType: 'application/vnd.ms-powerpoint' };
const page = { sha256, mediaType: 'application/pdf' };
const alone = { version: '11', libreOffice: null };
const withOffice = { version: '11', libreOffice: { version: '24.8' } };

it('keeps readings of presentations apart by the presence of LibreOffice, not by its version', () => {
  const keys = [alone, withOffice].map((reader) => documentKey(presentation, reader));
  expect(new Set(keys).size).toBe(2);
  const newer = { ...withOffice, libreOffice: { version: '25.2' } };
  expect(documentKey(presentation, newer)).toBe(keys[1]);
});

it('is the same for other documents with and without LibreOffice', () => {
  expect(documentKey(page, withOffice)).toBe(documentKey(page, alone));
});

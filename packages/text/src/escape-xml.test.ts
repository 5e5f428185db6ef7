import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { allowedInXml, escapeXml } from './escape-xml.ts';

/** The text of an element and of its attribute, as a strict parser reads them. */
function readBack(escaped: string): { text: string; attribute: string | undefined } {
  let text = '';
  let attribute: string | undefined;
  const parser = new SaxesParser();
  parser.on('opentag', ({ attributes }) => {
    attribute = attributes.a;
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.write(`<x a="${escaped}">${escaped}</x>`).close();
  return { text, attribute };
}

test('any text comes back out of an element and of an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      // A parser may unite these by the rules of XML itself.
      const plain = allowedInXml(text).replace(/[\t\r\n\u0085\u2028]/gu, ' ');
      expect(readBack(escapeXml(plain))).toEqual({ text: plain, attribute: plain });
    }),
  );
});

test('characters that XML forbids go, and half a character becomes a sign', () => {
  expect(escapeXml('a\u0000\u0008b\ud800<"\'&>')).toBe('ab\ufffd&lt;&quot;&apos;&amp;&gt;');
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSealing } from './sealing.ts';

const sealing = createSealing('a secret of at least thirty-two characters');

it('opens what it sealed, and never seals a text the same way twice', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: 'grapheme' }), (name, text) => {
      const sealed = sealing.seal(name, text);
      expect(sealing.open(name, sealed)).toBe(text);
      expect(sealing.seal(name, text)).not.toBe(sealed);
      if (text.length > 3) expect(sealed).not.toContain(text);
    }),
  );
});

it('opens nothing under another name or key, and nothing that was changed', () => {
  const sealed = sealing.seal('LLM_API_KEY', 'sk-1');
  expect(sealing.open('LLM_MODEL', sealed)).toBeNull();
  expect(
    createSealing('another secret of thirty-two characters').open('LLM_API_KEY', sealed),
  ).toBeNull();
  for (let place = 3; place < sealed.length; place += 1) {
    const other = sealed[place] === 'A' ? 'B' : 'A';
    const changed = sealed.slice(0, place) + other + sealed.slice(place + 1);
    // The last character of base64 has bits that mean nothing.
    if (
      Buffer.from(changed.slice(3), 'base64url').equals(Buffer.from(sealed.slice(3), 'base64url'))
    )
      continue;
    expect(sealing.open('LLM_API_KEY', changed)).toBeNull();
  }
});

it.each(['', 'v1.', 'v1.AAAA', 'v2.AAAA', 'plain text', 'v1.~~~~'])(
  'answers null for what it never sealed: %j',
  (sealed) => {
    expect(sealing.open('LLM_API_KEY', sealed)).toBeNull();
  },
);

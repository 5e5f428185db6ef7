import { expect, it } from 'vitest';
import { visitorNameSchema } from './person-name.ts';

it.each([
  ['  Ana Núñez ', 'Ana Núñez'],
  ['Ana\u0301 Zoe\u0308', 'Aná Zoë'],
  ['\u202Elive\u202C', 'live'],
  ['A\u200Bna', 'Ana'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['👩\u200D🔧', '👩\u200D🔧'],
])('keeps the letters of %j as people see them', (written, kept) => {
  expect(visitorNameSchema.parse(written)).toBe(kept);
});

it.each(['', '  ', '\u200B\u2060', '\u202E', '\u200D', '\u0301', '\u3164', '\u2800'])(
  'refuses %j, which nobody can see',
  (written) => {
    expect(visitorNameSchema.safeParse(written).success).toBe(false);
  },
);

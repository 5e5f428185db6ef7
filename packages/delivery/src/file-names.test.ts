import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameContents } from './content-names.ts';
import { asciiName, numberedName } from './file-names.ts';
import { HARD_TITLES, sampleCourse, uuid } from './testing/sample-course.ts';

test.each([
  ['Protección de datos: ¿qué es?', 'proteccion-de-datos-que-es'],
  ['Ñandú & Co. — coração', 'nandu-co-coracao'],
  ['Straße, Œuvre, Łódź, İstanbul', 'strasse-oeuvre-lodz-istanbul'],
  ['ﬁ ½ ①', 'fi-1-2-1'],
  ['../../etc/passwd', 'etc-passwd'],
  ['🚀🔥', ''],
  ['مرحبا', ''],
])('%s is the file name "%s"', (title, name) => {
  expect(asciiName(title)).toBe(name);
});

test('a long title is cut between words, and a long word anywhere', () => {
  expect(asciiName('Una introducción a la seguridad en el trabajo diario')).toBe(
    'una-introduccion-a-la-seguridad-en-el',
  );
  expect(asciiName('x'.repeat(200))).toBe('x'.repeat(40));
});

test('any title gives a name that every platform takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
      expect(numberedName(1, 3, title)).toMatch(/^01(?:-[a-z0-9]+)*$/u);
      expect(asciiName(title).length).toBeLessThanOrEqual(40);
    }),
  );
});

test('names sort as the course does', () => {
  const names = Array.from({ length: 120 }, (_, index) => numberedName(index + 1, 120, 'Tema'));
  expect(names.toSorted()).toEqual(names);
});

test('contents with the same or with odd titles have names of their own, of short paths', () => {
  const course = sampleCourse([...HARD_TITLES, ...HARD_TITLES]);
  const names = nameContents(course).map(({ name }) => name);
  expect(new Set(names).size).toBe(20);
  expect(names.toSorted()).toEqual(names);
  for (const name of names) {
    expect(name).toMatch(/^\d\d[a-z0-9-]*\/\d\d[a-z0-9-]*$/u);
    expect(name.length).toBeLessThan(90);
  }
});

test('a single video needs no folder', () => {
  const { modules } = sampleCourse(['Uso del extintor']);
  const [first] = modules;
  expect(nameContents({ modules: [{ title: '', contents: first?.contents ?? [] }] })).toMatchObject(
    [{ name: '01-uso-del-extintor', content: { id: uuid(1) } }],
  );
});

import { Document } from 'mupdf';
import { expect, it } from 'vitest';
import { courseSample } from '#player/test/course-samples.ts';
import { es } from '#player/texts/es.ts';
import { openMemory } from '#player/tracking/memory.ts';
import { certificateOf } from './certificate-of.ts';
import { makeCertificate } from './make-certificate.ts';

const factsOf = (name: string, title = 'Trabajo en altura', memory = openMemory()) =>
  certificateOf({
    course: courseSample({ title }),
    texts: es,
    name,
    score: 90,
    memory,
    now: () => new Date('2026-11-27T10:00:00Z'),
  });

/** The words on the only page. */
async function wordsOf(file: Blob): Promise<string> {
  const document = Document.openDocument(await file.arrayBuffer(), 'application/pdf');
  expect(document.countPages()).toBe(1);
  return document.loadPage(0).toStructuredText('').asText().replace(/\s+/gu, ' ');
}

it('a certificate is a page with name, course, company, date, score and id', async () => {
  const facts = factsOf('María Núñez Łukasz');
  const words = await wordsOf(makeCertificate(facts));
  for (const each of [
    'María Núñez Łukasz',
    'Trabajo en altura',
    'Montajes del Norte',
    '27 de noviembre de 2026',
    '90 %',
  ]) {
    expect(words).toContain(each);
  }
  expect(words).toContain(facts.foot.at(-1)?.value);
});

it('a certificate holds a very long title', async () => {
  const title = 'Seguridad en trabajos en altura '.repeat(6).trim();
  expect(await wordsOf(makeCertificate(factsOf('Ana', title)))).toContain(title);
});

it('the same learner gets the same id again, and another one does not', () => {
  const memory = openMemory();
  const idOf = (name: string) => factsOf(name, undefined, memory).foot.at(-1)?.value;
  expect(idOf('Ana')).toBe(idOf('Ana'));
  expect(idOf('Ana')).not.toBe(idOf('Luis'));
});

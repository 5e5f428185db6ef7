import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SourceDocument } from '@tarima/documents';
import type { WrittenContent } from '@tarima/writer';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../../packages/writer/src/testing/document-of.ts';
import { SPANISH_GUIDE } from '../../../../packages/writer/src/testing/sample-texts.ts';
import { createThreadWriter } from './write-in-thread.ts';

const { draftVideoScript, draftCourse, writeContentScripts } = createThreadWriter();

const request = (documents: SourceDocument[]) => ({
  documents,
  projectName: 'Manual',
  language: 'es' as const,
  tone: 'cercano' as const,
  objective: 'explicar' as const,
  audience: '',
});

/** A book with enough sentences that choosing among them takes a while. */
function book(sections: number): SourceDocument {
  const topics = ['el suelo', 'los pestillos', 'la carga', 'el transporte', 'la limpieza'];
  let id = 0;
  const sentence = (text: string) => ({ id: `s${++id}`, text });
  return {
    fileName: 'manual.pdf',
    mediaType: 'application/pdf',
    language: 'es',
    title: 'Manual de la tarima',
    pageCount: sections,
    pageKind: 'page',
    blocks: Array.from({ length: sections }, (_, section) => [
      {
        kind: 'heading' as const,
        level: 1,
        page: section + 1,
        sentences: [sentence(`Parte ${section + 1}: ${topics[section % topics.length]}`)],
      },
      {
        kind: 'paragraph' as const,
        page: section + 1,
        sentences: Array.from({ length: 12 }, (_, index) =>
          sentence(
            `En la revisión ${index + 1} de la parte ${section + 1} se comprueba ${topics[(index + section) % topics.length]} antes de montar la tarima en la sala.`,
          ),
        ),
      },
    ]).flat(),
  };
}

it('writes without blocking the rest of the process', async () => {
  let turns = 0;
  let isWriting = true;
  const count = () => {
    turns += 1;
    if (isWriting) setImmediate(count);
  };
  count();
  const draft = await draftVideoScript(request([book(400)]), new AbortController().signal);
  isWriting = false;
  expect(draft.content).toContain('## ');
  expect(turns).toBeGreaterThan(100);
});

it('fails with the writer’s own code', async () => {
  await expect(
    draftVideoScript(request([{ ...book(0), blocks: [] }]), new AbortController().signal),
  ).rejects.toMatchObject({ code: expect.stringMatching(/NO_READABLE_DOCUMENT|DOCUMENT_EMPTY/u) });
});

it('stops when it is no longer wanted', async () => {
  const controller = new AbortController();
  const draft = draftVideoScript(request([book(400)]), controller.signal);
  controller.abort();
  await expect(draft).rejects.toThrow();
});

const BY_HAND = { title: 'Zxqv wkrtp', description: '', sources: [] };

describe('a course', () => {
  const brief = {
    projectName: 'Manual',
    language: 'es' as const,
    audience: 'tecnicos' as const,
    depth: 'basico' as const,
    objective: 'proceso' as const,
  };
  const guide = documentOf(SPANISH_GUIDE, { language: 'es' });
  const material = { ...brief, documents: [guide] };
  const idle = () => new AbortController().signal;

  it('is planned, and returns its scripts one by one, in order', async () => {
    const course = await draftCourse({ ...material, contentCount: 8 }, idle());
    const contents = course.modules.flatMap((module, moduleIndex) =>
      module.contents.map((_, contentIndex) => ({ moduleIndex, contentIndex })),
    );
    expect(contents.length).toBeGreaterThan(1);
    course.modules.push({ title: 'A mano', description: '', contents: [BY_HAND] });
    const byHand = { moduleIndex: course.modules.length - 1, contentIndex: 0 };
    const places = [byHand, ...contents];
    const written: WrittenContent[] = [];
    let handling = 0;
    const request = { ...material, course, contents: places };
    await writeContentScripts(request, idle(), async (item) => {
      expect(++handling).toBe(1);
      await nextTurn();
      written.push(item);
      handling -= 1;
    });
    expect(written).toMatchObject(places);
    expect(written[0]).toMatchObject({
      script: null,
      problem: { code: 'CONTENT_WITHOUT_SOURCE' },
    });
    for (const { script } of written.slice(1)) expect(script?.content).toContain('## ');
  });

  it('ends when a finished script cannot be stored', async () => {
    const course = await draftCourse({ ...material, contentCount: 8 }, idle());
    const contents = [0, 1].map((contentIndex) => ({ moduleIndex: 0, contentIndex }));
    const refused = writeContentScripts({ ...material, course, contents }, idle(), async () => {
      throw new Error('no room');
    });
    await expect(refused).rejects.toThrow('no room');
  });

  it('is refused with the writer’s own code', async () => {
    const few = draftCourse({ ...brief, documents: [book(0)], contentCount: 8 }, idle());
    await expect(few).rejects.toMatchObject({ code: 'COURSE_TOO_LITTLE_CONTENT' });
  });
});

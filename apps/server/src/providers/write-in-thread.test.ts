import type { SourceDocument } from '@tarima/documents';
import { expect, it } from 'vitest';
import { createThreadWriter } from './write-in-thread.ts';

const { draftVideoScript } = createThreadWriter();

const request = (documents: SourceDocument[]) => ({
  documents,
  projectName: 'Manual',
  language: 'es' as const,
  tone: 'cercano' as const,
  objective: 'explicar' as const,
  audience: '',
});

/** A book: enough sentences that choosing among them takes a while. */
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

it('writes without holding up what else the process has to do', async () => {
  let longestGap = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longestGap = Math.max(longestGap, performance.now() - last);
    last = performance.now();
  }, 5);
  const started = performance.now();
  const draft = await draftVideoScript(request([book(400)]), new AbortController().signal);
  const took = performance.now() - started;
  clearInterval(timer);
  expect(draft.content).toContain('## ');
  expect(longestGap).toBeLessThan(took / 2);
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

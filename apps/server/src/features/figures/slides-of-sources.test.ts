import type { PagePicture, ProjectFigure } from '@tarima/contract';
import { detectFileType } from '@tarima/documents';
import { expect, it } from 'vitest';
import { createDocumentReader } from '#server/providers/document-reader.ts';
import { useTestStudio, videoProject } from '#server/test/test-studio.ts';
import {
  buildPptx,
  slidePlace,
} from '../../../../../packages/documents/src/testing/build-office.ts';
import { buildPdf } from '../../../../../packages/documents/src/testing/build-pdf.ts';
import { buildLibreOffice } from '../../../../../test/vendors/libre-office.ts';

const studioOf = useTestStudio();

const POINT = 'La pieza entra por la izquierda y sale por la derecha.';
const shapes = [0, 1, 2, 3, 4, 5]
  .map(
    (at) =>
      `<p:sp><p:nvSpPr><p:cNvPr id="9" name="x"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${slidePlace(at / 6, 0.5, 0.1, 0.1)}</p:spPr></p:sp>`,
  )
  .join('');
const deck = buildPptx([
  { title: 'La prensa', points: ['La prensa tiene un freno en cada lado.'] },
  { title: 'El camino', points: [POINT], shapes },
]);
const slides = buildPdf([
  { draws: [{ text: 'La prensa', x: 72, y: 700 }] },
  { draws: [{ text: POINT, x: 72, y: 700 }], drawing: '100 100 m 400 500 l 250 700 l f' },
]);

it('shows a drawn slide whole, opens it for a source, and converts the presentation once', async () => {
  const studio = studioOf();
  const ada = await studio.signIn();
  const program = await buildLibreOffice(slides);
  const { documents } = studio.providers;
  const former = { ...documents };
  Object.assign(documents, { ...createDocumentReader(studio, program), detectFileType });
  documents.libreOffice = program;
  try {
    const upload = await studio.upload(
      ada,
      videoProject(ada, [{ name: 'files', fileName: 'prensa.pptx', content: deck }]),
    );
    const { id } = upload.data;
    await studio.finished(id);
    const url = `/api/v1/projects/${id}`;
    const { data: figures } = await studio.call<ProjectFigure[]>(ada, { url: `${url}/figures` });
    expect(figures).toMatchObject([{ kind: 'slide', page: 2, pageKind: 'slide' }]);

    const query = new URLSearchParams({ file: 'prensa.pptx', page: '2', quote: POINT });
    const page = await studio.call<PagePicture>(ada, { url: `${url}/pages?${query}` });
    expect(page.data).toMatchObject({ page: 2, boxes: [{ x: expect.any(Number) }] });
    const picture = await studio.call(ada, { url: page.data.pictureUrl });
    expect(picture.status).toBe(200);
    expect(await program.asked()).toHaveLength(1);
  } finally {
    Object.assign(documents, former);
  }
});

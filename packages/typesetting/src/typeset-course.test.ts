import type { Course, CourseContent } from '@tarima/contract';
import { LANGUAGES, type Language } from '@tarima/contract';
import * as mupdf from 'mupdf';
import { describe, expect, it } from 'vitest';
import type { PageLook, TypesetOptions } from './course-pages.ts';
import { typesetCourse } from './typeset-course.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const DATE = new Date('2026-03-07T12:00:00Z');

function content(orderIndex: number, changes: Partial<CourseContent> = {}): CourseContent {
  return {
    id: ID,
    title: `Nivelación ${orderIndex + 1}`,
    description: 'Cómo se comprueba el suelo.',
    orderIndex,
    sources: [{ file: 'guía.pdf', pages: [3, 4, 5, 9], from: 's1', to: 's9' }],
    scriptId: null,
    script: null,
    scriptError: null,
    ...changes,
  };
}

function course(modules: number, contents: number, changes: Partial<Course> = {}): Course {
  return {
    projectId: ID,
    language: 'es',
    revision: 1,
    generation: null,
    writing: null,
    title: 'Montaje de tarimas',
    description: 'Añade seguridad.',
    targetAudience: 'Técnicos',
    painPointsAddressed: ['Se repite el montaje.'],
    modules: Array.from({ length: modules }, (_, module) => ({
      id: ID,
      title: `Módulo de prueba ${module + 1}`,
      description: '',
      contents: Array.from({ length: contents }, (_, index) => content(module * contents + index)),
    })),
    isDesigned: false,
    notices: [],
    ...changes,
  };
}

async function typeset(of: Course) {
  const bytes = await typesetCourse(of, { company: 'Añil, S. A.', date: DATE });
  const pdf = mupdf.Document.openDocument(bytes, 'application/pdf');
  const pages = Array.from({ length: pdf.countPages() }, (_, page) => pdf.loadPage(page));
  const texts = pages.map((page) => page.toStructuredText('').asText().replace(/\s+/gu, ' '));
  return { bytes, pdf, pages, texts, text: texts.join(' ') };
}

describe('a course as a PDF', () => {
  it('has a cover, a linked list of contents, and an outline', async () => {
    const { pdf, pages, texts } = await typeset(course(3, 4));
    expect(texts[0]).toMatch(
      /Montaje de tarimas .*3 módulos · 12 contenidos.*Añade seguridad\. .*Técnicos.*Se repite el montaje\./u,
    );
    expect(texts[0]).toContain('Añil, S. A. · 7 de marzo de 2026');
    expect(texts[1]).toMatch(/Contenido del curso.*1 Módulo de prueba 1 3 1\.1 Nivelación 1/u);
    const targets = (pages[1]?.getLinks() ?? []).map((link) => pdf.resolveLink(link));
    expect(targets).toHaveLength(3 + 12);
    expect(new Set(targets)).toEqual(new Set([2, 3, 4]));
    const outline = pdf.loadOutline() ?? [];
    expect(outline.map(({ title, down }) => [title, down?.length])).toEqual([
      ['1 Módulo de prueba 1', 4],
      ['2 Módulo de prueba 2', 4],
      ['3 Módulo de prueba 3', 4],
    ]);
    expect(pdf.getMetaData('info:Title')).toBe('Montaje de tarimas');
  });

  it('names the company, the page and the number of pages on each page', async () => {
    const { texts } = await typeset(course(2, 4));
    expect(texts).toHaveLength(4);
    for (const [index, text] of texts.entries()) {
      const isCover = index === 0;
      expect(text.includes(`${index + 1} / 4`)).toBe(!isCover);
      expect(text).toContain('Añil, S. A.');
    }
  });

  it('gives each content’s pages in the source, and its length if it has a script', async () => {
    const script = {
      id: ID,
      originalContent: '',
      editedContent: null,
      revision: 0,
      wordCount: 200,
      estimatedSeconds: 80,
    };
    const other = { file: 'anexo.pdf', pages: [2], from: 's1', to: 's2' };
    const whole = course(1, 1);
    const [module] = whole.modules;
    module?.contents.splice(0, 1, content(0, { script }), content(1, { script, sources: [] }));
    module?.contents[0]?.sources.push(other);
    const { text } = await typeset(whole);
    expect(text).toContain('Fuentes: guía.pdf, páginas 3–5, 9; anexo.pdf, página 2');
    expect(text).toContain('Duración estimada: 1:20 min');
    expect(text).toContain('1 módulo · 2 contenidos · 3 minutos de video');
  });

  it.each(LANGUAGES)('is marked as a tagged document in %s', async (language: Language) => {
    const { bytes } = await typeset(course(1, 8, { language }));
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw).toMatch(/\/StructTreeRoot/u);
    expect(raw).toContain(`/Lang (${language})`);
    expect(raw).toContain('pdfuaid:part');
  });

  it.each([
    [
      'nothing but a title',
      course(1, 0, { description: '', targetAudience: '', painPointsAddressed: [] }),
    ],
    ['40 contents', course(8, 5)],
    [
      'the longest texts',
      course(2, 4, { title: 'Título '.repeat(28), description: 'Mucho texto. '.repeat(150) }),
    ],
  ])('takes %s', async (_name, whole) => {
    expect((await typeset(whole)).texts.length).toBeGreaterThan(2);
  });
});

describe('the look of a company', () => {
  const colours = { accent: '#8a1538', ink: '#1d0a10', cover: '#2a0a14', light: '#fff5e0' };
  const look: PageLook = { colours: { ...colours, glow: '#f2b705' }, logo: null };
  const images = async (options: Partial<TypesetOptions>) => {
    const all = { company: 'Añil', date: DATE, ...options };
    const bytes = await typesetCourse(course(1, 1), all);
    const page = mupdf.Document.openDocument(bytes, 'application/pdf').loadPage(0);
    const text = JSON.parse(page.toStructuredText('preserve-images').asJSON());
    const pixmap = page.toPixmap(mupdf.Matrix.identity, mupdf.ColorSpace.DeviceRGB, false);
    const kinds: string[] = text.blocks.map(({ type }: { type: string }) => type);
    const pixels = Buffer.from(pixmap.getPixels());
    return { raw: bytes, corner: pixels.subarray(0, 3), pixels, kinds };
  };

  it('colours the cover and sets the logo on it, accessibly', async () => {
    const pixmap = new mupdf.Pixmap(mupdf.ColorSpace.DeviceRGB, [0, 0, 60, 30], false);
    pixmap.clear(120);
    const shown = await images({
      look: { ...look, logo: { file: pixmap.asPNG(), plate: '#00ff00' } },
    });
    expect([...shown.corner]).toEqual([0x2a, 0x0a, 0x14]);
    expect(shown.pixels.includes(Buffer.from('00ff00'.repeat(8), 'hex'))).toBe(true);
    expect(shown.kinds).toContain('image');
    expect(Buffer.from(shown.raw).toString('latin1')).toContain('pdfuaid:part');
    expect((await images({ look })).kinds).not.toContain('image');
  });
});

describe('hostile text', () => {
  it.each([
    '#panic("no") #read("/etc/passwd") \\u{41} <a> @b $x^2$ *c* _d_ `e` = f // g /* h */ ]{}',
    '"}, "title": "otro", {"',
    '- uno\n= dos\n+ tres',
  ])('is set literally: %s', async (title) => {
    const { text } = await typeset(course(1, 1, { title, targetAudience: title }));
    expect(text.replaceAll(' ', '')).toContain(title.replace(/\s/gu, ''));
  });

  it.each([
    ['controls and half characters', `a\u0000b\u0007c\u202Ed\ud800e`],
    ['emoji', 'Tarima 😀👩‍👩‍👧🏽'],
    ['scripts that Inter lacks', 'مرحبا بالعالم 你好 ﷽'],
  ])('does not stop the rest: %s', async (_name, title) => {
    const { texts } = await typeset(course(1, 2, { title }));
    expect(texts).toHaveLength(3);
    expect(texts[2]).toContain('Nivelación 2');
  });

  it('breaks words that are wider than the page', async () => {
    const { pages } = await typeset(course(1, 1, { title: 'x'.repeat(200) }));
    const [left = 0, , right = 0] = pages[0]?.getBounds() ?? [];
    const text = JSON.parse(pages[0]?.toStructuredText('').asJSON() ?? '');
    for (const block of text.blocks) {
      expect(block.bbox.x).toBeGreaterThan(left);
      expect(block.bbox.x + block.bbox.w).toBeLessThan(right);
    }
  });
});

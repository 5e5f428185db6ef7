import {
  type CourseDesign,
  DESIGNER_AREAS,
  DESIGNER_AUDIENCES,
  DESIGNER_PAIN_POINTS,
  DESIGNER_TEXTS,
  LANGUAGES,
  type Language,
} from '@tarima/contract';
import { readLibrary } from '@tarima/curriculum';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentsOf } from '../testing/course-samples.ts';
import { designCourse } from './design-course.ts';

const choice = <Option extends string>(option: Option, text = '') => ({ option, text });
const PLAIN: CourseDesign = {
  interests: choice('negocios'),
  targetAudience: choice('lideres'),
  painPoints: choice('tiempo'),
};
const design = (change: Partial<CourseDesign> = {}, contentCount = 12, language: Language = 'es') =>
  designCourse({ design: { ...PLAIN, ...change }, contentCount, language });
const titlesOf = (course: Awaited<ReturnType<typeof design>>) =>
  contentsOf(course).map(({ title }) => title);

describe('a designed course', () => {
  it('has exactly the contents asked for, no two alike, in teaching order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...DESIGNER_AREAS),
        fc.constantFrom(...DESIGNER_AUDIENCES),
        fc.constantFrom(...DESIGNER_PAIN_POINTS),
        fc.integer({ min: 8, max: 40 }),
        fc.constantFrom(...LANGUAGES),
        async (area, audience, pain, contentCount, language) => {
          const course = await designCourse({
            design: {
              interests: choice(area),
              targetAudience: choice(audience),
              painPoints: choice(pain),
            },
            contentCount,
            language,
          });
          const contents = contentsOf(course);
          expect(contents).toHaveLength(contentCount);
          expect(new Set(titlesOf(course)).size).toBe(contentCount);
          expect(contents.every(({ sources }) => sources.length === 1)).toBe(true);
          expect(course.title.length).toBeGreaterThan(5);
          expect(course.title).not.toMatch(/[{}]/u);
          expect(course.description).not.toMatch(/[{}]/u);
          const library = await readLibrary(language);
          const order = library.flatMap(({ topics }) => topics.map(({ title }) => title));
          const places = titlesOf(course).map((title) => order.indexOf(title));
          expect(places).toEqual(places.toSorted((a, b) => a - b));
          for (const module of course.modules) {
            expect(module.contents.length).toBeGreaterThan(1);
            expect(module.contents.length).toBeLessThanOrEqual(5);
          }
        },
      ),
      { numRuns: 6 },
    );
  });

  it('has 2, 3, 4 or 5 contents in each of four modules, as the options say', async () => {
    for (const [asked, each] of [
      [8, 2],
      [12, 3],
      [16, 4],
      [20, 5],
    ] as const) {
      const { modules } = await design({}, asked);
      expect(modules.map(({ contents }) => contents.length)).toEqual([each, each, each, each]);
    }
  });

  it('is another course for another audience and another problem', async () => {
    const ofLeaders = titlesOf(await design());
    const ofFounders = titlesOf(
      await design({ targetAudience: choice('emprendedores'), painPoints: choice('metodologia') }),
    );
    expect(ofFounders.filter((title) => ofLeaders.includes(title)).length).toBeLessThan(8);
  });

  it('follows its author’s words', async () => {
    const text = 'Fijar precios y márgenes sin perder clientes';
    const course = await design({ interests: choice('negocios', text) });
    expect(course.title).toBe(text);
    expect(course.modules.map(({ title }) => title)).toContain('Precios y márgenes');
    const plain = await design();
    expect(plain.modules.map(({ title }) => title)).not.toContain('Precios y márgenes');
  });

  it('ignores the option’s own text in every language', async () => {
    const plain = titlesOf(await design());
    for (const language of LANGUAGES) {
      const { text } = DESIGNER_TEXTS[language].interests.negocios;
      expect(titlesOf(await design({ interests: choice('negocios', text) }))).toEqual(plain);
    }
  });

  it.each([
    ['es', 'tecnologia', 'Contraseñas', 'Seguridad para todos los días', 'Tablas que responden'],
    ['en', 'tecnologia', 'Passwords', 'Everyday security at work', 'Tables that can answer'],
    ['pt', 'negocios', 'Definir preços', 'Preços e margens', 'Delegar'],
  ] as const)(
    'has fewer contents where no more are on its author’s topic (%s)',
    async (language, area, text, module, foreign) => {
      const course = await design({ interests: choice(area, text) }, 12, language);
      const titles = titlesOf(course);
      expect(titles.length).toBeLessThan(12);
      expect(course.modules.map(({ title }) => title)).toContain(module);
      expect(titles.join(' ')).not.toContain(foreign);
      expect(course.description).toContain(String(titles.length));
      expect(course.description).not.toMatch(/[{}]/u);
    },
  );

  it('has full length where the author wrote only the area or unknown words', async () => {
    for (const text of ['Negocios', 'Quiero un curso de negocios', 'Zzyzx']) {
      expect(titlesOf(await design({ interests: choice('negocios', text) }))).toHaveLength(12);
    }
  });

  it('reports its author’s words that it does not treat, and promises none', async () => {
    const course = await design({
      interests: choice('negocios', 'Vender mejor y contabilidad forense'),
    });
    expect(course.notCovered).toEqual(['contabilidad forense']);
    expect(course.title).not.toContain('forense');
    expect((await design()).notCovered).toEqual([]);
  });

  it('borrows a theme of another area for a topic that the area lacks', async () => {
    const course = await design({
      interests: choice('negocios', 'Negociar con proveedores y proteger las contraseñas'),
    });
    expect(course.borrowed.map(({ area }) => area)).toContain('tecnologia');
    expect(course.modules.at(-1)?.title).toBe(course.borrowed.at(-1)?.title);
  });

  it('keeps the author’s words for audience and problems', async () => {
    const course = await design({
      targetAudience: choice('general', 'Enfermeras de turno de noche'),
      painPoints: choice('tiempo', 'Los turnos cambian. Nadie puede venir a clase.'),
    });
    expect(course.targetAudience).toBe('Enfermeras de turno de noche');
    expect(course.painPointsAddressed).toEqual([
      'Los turnos cambian.',
      'Nadie puede venir a clase.',
    ]);
    expect(course.description).toContain('para enfermeras de turno de noche');
  });

  it('stays whole whatever is written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200, unit: 'grapheme' }), async (text) => {
        const course = await design({
          interests: choice('diseno', text),
          targetAudience: choice('general', text),
          painPoints: choice('practica', text),
        });
        expect(contentsOf(course).length).toBeGreaterThan(1);
        expect(contentsOf(course).length).toBeLessThanOrEqual(12);
        expect(course.title.trim()).not.toBe('');
        expect(course.painPointsAddressed.length).toBeGreaterThan(0);
      }),
      { numRuns: 6, examples: [[',']] },
    );
  });
});

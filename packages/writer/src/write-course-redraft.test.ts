import { describe, expect, it } from 'vitest';
import { contentsOf, courseBrief, handbook } from './testing/course-samples.ts';
import { createCourseWriter } from './write-course.ts';

const writer = createCourseWriter([handbook('es', 30, { title: 'Manual del almacén' })], 'es');
const course = writer.draftStructure({ ...courseBrief, contentCount: 12 });
const titles = [
  ...course.modules.map(({ title }) => title),
  ...contentsOf(course).map(({ title }) => title),
];
const added = (title: string) => ({
  ...course,
  modules: course.modules.map((module, index) =>
    index === 0
      ? { ...module, contents: [{ title, description: '', sources: [] }, ...module.contents] }
      : module,
  ),
});

describe('planning a part anew', () => {
  it('gives a content another title each time, within the same source', () => {
    let current = course;
    const seen = [contentsOf(course)[4]?.title];
    for (let round = 1; round <= 4; round += 1) {
      const content = writer.redraftContent({
        ...courseBrief,
        course: current,
        moduleIndex: 1,
        contentIndex: 1,
        round,
      });
      expect(titles).not.toContain(content.title);
      expect(content.title).not.toBe(seen.at(-1));
      expect(content.sources).toEqual(contentsOf(course)[4]?.sources);
      seen.push(content.title);
      current = {
        ...course,
        modules: course.modules.map((module, index) =>
          index === 1
            ? { ...module, contents: module.contents.map((one, at) => (at === 1 ? content : one)) }
            : module,
        ),
      };
    }
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('gives a module other titles and as many contents from the same pages', () => {
    const before = course.modules[2];
    const module = writer.redraftModule({ ...courseBrief, course, moduleIndex: 2, round: 1 });
    expect(module.contents).toHaveLength(before?.contents.length ?? 0);
    for (const title of [module.title, ...module.contents.map((content) => content.title)]) {
      expect(titles).not.toContain(title);
    }
    expect(module.contents[0]?.sources[0]?.from).toBe(before?.contents[0]?.sources[0]?.from);
    expect(module.contents.at(-1)?.sources[0]?.to).toBe(before?.contents.at(-1)?.sources[0]?.to);
  });
});

describe('a content that the author added', () => {
  it('is written from the part of the documents on its title', () => {
    const edited = added('Prevención de incendios en el almacén');
    const script = writer.draftScript({
      ...courseBrief,
      course: edited,
      moduleIndex: 0,
      contentIndex: 0,
    });
    expect(script.provenance.some(({ kind }) => kind === 'source')).toBe(true);
  });

  it('is refused where no document treats it', () => {
    const request = {
      ...courseBrief,
      course: added('Astronomía de galaxias lejanas'),
      moduleIndex: 0,
      contentIndex: 0,
    };
    const withoutSource = expect.objectContaining({ code: 'CONTENT_WITHOUT_SOURCE' });
    expect(() => writer.draftScript(request)).toThrowError(withoutSource);
    expect(() => writer.redraftContent({ ...request, round: 1 })).toThrowError(withoutSource);
  });
});

import {
  COURSE_AUDIENCES,
  COURSE_DEPTHS,
  COURSE_OBJECTIVES,
  LANGUAGES,
  type Provenance,
} from '@tarima/contract';
import { countSpokenWords, parseScript, splitSentences, spokenParagraphs } from '@tarima/text';
import { describe, expect, it } from 'vitest';
import type { ContentScriptDraft } from './course-draft.ts';
import {
  contentsOf,
  courseBrief,
  handbook,
  scriptsOf,
  sharedFourGrams,
} from './testing/course-samples.ts';
import { documentOf } from './testing/document-of.ts';
import { createCourseWriter } from './write-course.ts';

const textOf = ({ provenance }: ContentScriptDraft) =>
  provenance.map(({ sentence }) => sentence).join(' ');
const fromSource = ({ provenance }: ContentScriptDraft): Provenance[] =>
  provenance.filter(({ kind }) => kind === 'source');
const placeOf = (sentenceId: string) => Number(sentenceId.slice(1));

describe.each(LANGUAGES)('the scripts of a course in %s', (language) => {
  const document = handbook(language, 24, { title: 'Manual' });
  const writer = createCourseWriter([document], 'es');
  const course = writer.draftStructure({ ...courseBrief, contentCount: 16 });
  const scripts = scriptsOf(writer, course);

  it('have one entry of provenance for each spoken sentence, in order', () => {
    for (const script of scripts) {
      const spoken = spokenParagraphs(script.content).flatMap((text) =>
        splitSentences(text, language),
      );
      expect(script.provenance.map(({ sentence }) => sentence)).toEqual(spoken);
    }
  });

  it('say only sentences of their content’s part of the source', () => {
    for (const [index, script] of scripts.entries()) {
      const sources = contentsOf(course)[index]?.sources ?? [];
      expect(fromSource(script).length).toBeGreaterThan(3);
      for (const { citations } of fromSource(script)) {
        for (const { file, sentenceId } of citations) {
          const source = sources.find((one) => one.file === file);
          expect(placeOf(sentenceId)).toBeGreaterThanOrEqual(placeOf(source?.from ?? 's0'));
          expect(placeOf(sentenceId)).toBeLessThanOrEqual(placeOf(source?.to ?? 's0'));
        }
      }
    }
  });

  it('last one to three minutes, with an opening, scenes and a close', () => {
    for (const { content } of scripts) {
      expect(countSpokenWords(content)).toBeGreaterThanOrEqual(150);
      expect(countSpokenWords(content)).toBeLessThanOrEqual(450);
      expect(parseScript(content).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('do not repeat each other, frames included', () => {
    const texts = scripts.map(textOf);
    for (const [index, text] of texts.entries()) {
      for (const other of texts.slice(0, index)) {
        expect(sharedFourGrams(text, other)).toBeLessThan(0.15);
      }
    }
    // The sentences to remember are repeated at the end of their own script.
    const sentences = scripts.flatMap((script) => [
      ...new Set(fromSource(script).map(({ sentence }) => sentence)),
    ]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('name their content first and lead to the next, the last to the end', () => {
    const firsts = course.modules.map(({ contents }) => contents[0]?.title);
    const titles = contentsOf(course).map(({ title }) => title);
    for (const [index, { provenance }] of scripts.entries()) {
      const sentences = provenance.map(({ sentence }) => sentence);
      expect(sentences.slice(0, 2).join(' ')).toContain(titles[index]);
      const next = titles[index + 1];
      const nextModule = next === undefined ? -1 : firsts.indexOf(next);
      const expected = course.modules[nextModule]?.title ?? next ?? course.title;
      expect(sentences.slice(-2).join(' ')).toContain(expected);
    }
  });
});

const everyAim = COURSE_AUDIENCES.flatMap((audience) =>
  COURSE_DEPTHS.flatMap((depth) =>
    COURSE_OBJECTIVES.map((objective) => ({ audience, depth, objective })),
  ),
);

describe.each(LANGUAGES)('audience, depth and objective in %s', (language) => {
  const writer = createCourseWriter([handbook(language, 4)], 'es');
  const drafts = everyAim.map((aim) => {
    const brief = { ...courseBrief, ...aim };
    const course = writer.draftStructure({ ...brief, contentCount: 8 });
    return { aim, course, scripts: scriptsOf(writer, course, brief) };
  });

  it('leave no marks of a template', () => {
    for (const { course, scripts } of drafts) {
      const frames = scripts.flatMap(({ provenance }) =>
        provenance.filter(({ kind }) => kind === 'template').map(({ sentence }) => sentence),
      );
      const texts = [
        course.description,
        course.targetAudience,
        ...course.painPointsAddressed,
        ...course.modules.flatMap(({ description }) => description),
        ...contentsOf(course).map(({ description }) => description),
        ...frames,
      ];
      for (const text of texts) {
        expect(text).not.toMatch(/[{}]|undefined|null|\s{2}|\.\.|[:,;]\s*[.,;:]|«»|“”/u);
        expect(text).toMatch(/[.!?…]$/u);
      }
    }
  });

  it('show in the description and the target audience', () => {
    expect(
      new Set(drafts.map(({ course }) => course.description + course.targetAudience)).size,
    ).toBe(drafts.length);
  });
});

describe('the choice from a long source', () => {
  const station = (number: number) =>
    `## Station ${number}\n1. Switch pump ${number} on.\n2. Read gauge ${number} twice.\n3. Note the value of tank ${number}.\nThe team of hall ${number} won a prize for its garden in the summer of that year. Visitors of pump ${number} liked the roses best.`;
  const text = Array.from({ length: 60 }, (_, index) => station(index + 1)).join('\n');
  const writer = createCourseWriter([documentOf(text, { language: 'en', title: 'Pumps' })], 'en');
  const said = (aim: Partial<typeof courseBrief>) => {
    const brief = { ...courseBrief, ...aim };
    const course = writer.draftStructure({ ...brief, contentCount: 2 });
    return scriptsOf(writer, course, brief).flatMap((script) =>
      fromSource(script).map(({ sentence }) => sentence),
    );
  };

  it('is longer in a deeper course', () => {
    const stories = documentOf(text.replace(/^\d\..*$/gmu, ''), { language: 'en', title: 'Halls' });
    const told = createCourseWriter([stories], 'en');
    const words = (depth: 'basico' | 'experto') => {
      const brief = { ...courseBrief, depth };
      const course = told.draftStructure({ ...brief, contentCount: 2 });
      return scriptsOf(told, course, brief).reduce(
        (sum, { content }) => sum + countSpokenWords(content),
        0,
      );
    };
    expect(words('experto')).toBeGreaterThan(words('basico') * 1.3);
  });

  it('has whole procedures', () => {
    const sentences = said({ objective: 'proceso' });
    const steps = sentences.filter((sentence) => /^(?:First|Then|Finally),/u.test(sentence));
    expect(steps.length).toBeGreaterThan(sentences.length * 0.5);
    const numbers = steps.map((step) => /\d+/u.exec(step)?.[0]);
    for (let at = 0; at < numbers.length; at += 3) {
      expect(new Set(numbers.slice(at, at + 3)).size).toBe(1);
    }
  });
});

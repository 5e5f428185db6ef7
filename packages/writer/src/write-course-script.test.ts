import {
  COURSE_AUDIENCES,
  COURSE_DEPTHS,
  COURSE_OBJECTIVES,
  LANGUAGES,
  type Provenance,
} from '@tarima/contract';
import { parseScript, splitSentences, spokenParagraphs } from '@tarima/text';
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
import { variedText } from './testing/varied-text.ts';
import { COURSE_WORDINGS } from './wording/course/index.ts';
import { spokenSeconds } from './frame/spoken-seconds.ts';
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

  it('say only what stands in the part of the source that their content teaches', () => {
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

  it('last 60 to 180 s and have an opening, scenes and a close', () => {
    for (const { content } of scripts) {
      expect(spokenSeconds(content, language)).toBeGreaterThanOrEqual(60);
      expect(spokenSeconds(content, language)).toBeLessThanOrEqual(180);
      expect(parseScript(content).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('do not repeat each other, frames included', () => {
    const texts = scripts.map(textOf);
    for (const [index, text] of texts.entries()) {
      for (const other of texts.slice(0, index)) {
        expect(sharedFourGrams(text, other)).toBeLessThan(0.15);
      }
    }
    const sentences = scripts.flatMap((script) =>
      fromSource(script).map(({ sentence }) => sentence),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('name their content first and lead to what comes next, the last to the end of the course', () => {
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

  it('leave no debris of a template', () => {
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

  it('show in what is learned and for whom', () => {
    expect(
      new Set(drafts.map(({ course }) => course.description + course.targetAudience)).size,
    ).toBe(drafts.length);
  });
});

describe.each(LANGUAGES)('what is chosen in %s', (language) => {
  const text = variedText(language);
  const writer = createCourseWriter([documentOf(text, { language, title: 'X' })], 'es');
  const { cues } = COURSE_WORDINGS[language];
  const said = (aim: Partial<typeof courseBrief>) => {
    const brief = { ...courseBrief, ...aim };
    const course = writer.draftStructure({ ...brief, contentCount: 2 });
    return scriptsOf(writer, course, brief).flatMap((script) =>
      fromSource(script).map(({ sentence }) => sentence),
    );
  };
  const share = (sentences: string[], cue: RegExp) =>
    sentences.filter((sentence) => cue.test(sentence)).length / sentences.length;

  it('is more, the deeper a course goes', () => {
    expect(said({ depth: 'experto' }).length).toBeGreaterThan(
      said({ depth: 'basico' }).length * 1.3,
    );
  });

  it('has more steps where the objective is a process than where it is to inspire', () => {
    const process = said({ objective: 'proceso' });
    expect(share(process, cues.step)).toBeGreaterThan(
      share(said({ objective: 'inspirar' }), cues.step),
    );
  });
});

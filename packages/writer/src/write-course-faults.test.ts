import { LANGUAGES } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { describe, expect, it } from 'vitest';
import type { ContentScriptDraft, CourseDraft } from './course-draft.ts';
import { CASES, MANUAL_WITH_EXERCISES, MIXED_MANUAL } from './testing/course-manuals.ts';
import { contentsOf, courseBrief, handbook, scriptsOf } from './testing/course-samples.ts';
import { documentOf } from './testing/document-of.ts';
import { ENGLISH_ARTICLE, SPANISH_GUIDE } from './testing/sample-texts.ts';
import { createCourseWriter } from './write-course.ts';

const drafted = (document: SourceDocument, contentCount = 12, brief = courseBrief) => {
  const writer = createCourseWriter([document], 'es');
  const course = writer.draftStructure({ ...brief, contentCount });
  return { course, scripts: scriptsOf(writer, course, brief) };
};
const textOf = ({ provenance }: ContentScriptDraft) =>
  provenance.map(({ sentence }) => sentence).join(' ');
const framesOf = ({ provenance }: ContentScriptDraft) =>
  provenance.filter(({ kind }) => kind === 'template').map(({ sentence }) => sentence);
const titlesIn = ({ modules }: CourseDraft) =>
  modules.flatMap(({ title, contents }) => [title, ...contents.map((content) => content.title)]);

const GUIDE = documentOf(SPANISH_GUIDE, { language: 'es', title: 'Teletrabajo seguro' });

describe('titles', () => {
  it('join two headings at most, and only names of things', () => {
    const { course } = drafted(GUIDE);
    for (const title of titlesIn(course)) {
      expect(title).not.toMatch(/,| y qué hacer/u);
    }
  });

  it('are in the course’s language where the source has untranslated ones', () => {
    const { course, scripts } = drafted(documentOf(MIXED_MANUAL, { language: 'es' }), 8);
    const said = [...titlesIn(course), ...scripts.map(textOf)].join('\n');
    expect(said).not.toMatch(/GUI system|Fonts|Building packages/iu);
    // A name in the sentences is not a foreign title.
    expect(said).toContain('Midnight Commander');
  });

  it('name nothing that their script omits', () => {
    const { course, scripts } = drafted(documentOf(CASES, { language: 'en', title: 'Cases' }));
    for (const [index, { title }] of contentsOf(course).entries()) {
      const said = textOf(scripts[index] ?? { content: '', provenance: [] });
      for (const name of title.match(/Patrick|Siobhan|Lorna|Paul|Keith|Eddie/gu) ?? []) {
        // Once in the announcement, and again in the teaching.
        expect(said.split(name).length, `${name} in ${title}`).toBeGreaterThan(2);
      }
    }
  });

  it('are written alike in a list', () => {
    const { course } = drafted(
      documentOf(CASES.replaceAll('Lorna and Paul', 'Password Entropy'), { language: 'en' }),
    );
    const route = /The route: (?<list>.*)\.$/u.exec(course.description)?.groups?.list ?? '';
    const names = route.split(/, | and |; /u).filter(Boolean);
    const upper = names.filter((name) => /^\p{Lu}/u.test(name));
    expect([0, names.length]).toContain(upper.length);
  });

  it('give a single module no part’s name', () => {
    const { course, scripts } = drafted(GUIDE);
    expect(course.modules.map(({ title }) => title)).toEqual(['Recorrido completo']);
    const frames = scripts.flatMap(framesOf).join(' ');
    expect(frames).not.toMatch(/módulo/u);
  });
});

describe('scripts', () => {
  const manual = drafted(documentOf(MANUAL_WITH_EXERCISES, { language: 'es' }));
  const said = manual.scripts.map(textOf).join(' ');

  it('leave out exercises and tests', () => {
    expect(said).toContain('extintor');
    expect(said).not.toMatch(/Responda|respuesta correcta|Verdadero o falso|Marque/u);
    expect(said).not.toMatch(/en el examen/iu);
  });

  it('contain no references and no empty announcements', () => {
    expect(said).not.toMatch(/más información|como sigue|sección 4/iu);
  });

  it('have no empty ending', () => {
    for (const { content } of manual.scripts) {
      expect(content).not.toMatch(
        /Hasta aquí este tema|Tómate un momento|Ya conoces lo principal/u,
      );
    }
  });

  it.each(LANGUAGES)('address nobody in their frames in %s', (language) => {
    const { scripts } = drafted(handbook(language, 8), 8);
    const forms = {
      es: /\b(?:tú|tu|tus|te|ti|usted|su|sus|anota|piensa|fíjate|podrás|sabrás)\b/iu,
      en: /\b(?:exam|test)\b/iu,
      pt: /\b(?:você|seu|sua|tu|teu|tua|vosso|equipe|equipa|tela|ecrã)\b/iu,
    };
    for (const frame of scripts.flatMap(framesOf)) expect(frame).not.toMatch(forms[language]);
  });
});

describe('the description of a course', () => {
  it('does not repeat its title', () => {
    const { course } = drafted(handbook('en', 20, { title: 'Warehouse handbook' }));
    expect(course.description).not.toContain(course.title);
  });

  it('claims no pain that its text cannot cause', () => {
    const { course } = drafted(documentOf(ENGLISH_ARTICLE, { language: 'en', title: 'Bees' }));
    expect(course.painPointsAddressed.join(' ')).not.toMatch(/too much|long documentation|Bees/iu);
  });

  it('promises no hard cases', () => {
    const brief = { ...courseBrief, depth: 'experto' as const };
    const { course, scripts } = drafted(handbook('es', 20), 8, brief);
    const all = [JSON.stringify(course), ...scripts.flatMap(framesOf)].join(' ');
    expect(all).not.toMatch(/casos difíciles|matices/u);
  });
});

describe('documents without enough for a course', () => {
  it('are refused with a reason where they are in another language', () => {
    const german = documentOf(
      'Die Pumpe fördert Wasser aus dem Brunnen. Der Filter hält den Sand zurück, bevor das Wasser in den Tank fließt. Die Leitung wird im Winter geleert, damit sie nicht platzt. Der Druck wird jeden Morgen geprüft und in das Heft geschrieben.',
      { language: 'de' },
    );
    const writer = createCourseWriter([german], 'es');
    expect(writer.analyse('es').mostContents).toBe(0);
    expect(writer.analyse('es').recommendation.reason).toMatch(/idioma/u);
    expect(() => writer.draftStructure({ ...courseBrief, contentCount: 8 })).toThrowError(
      expect.objectContaining({ code: 'COURSE_LANGUAGE_UNKNOWN' }),
    );
  });
});

import { type CourseDesign, LANGUAGES, type Language } from '@tarima/contract';
import { describe, expect, it } from 'vitest';
import { draftDialogue } from '../conversation/draft-dialogue.ts';
import { designCourse } from '../design/design-course.ts';
import { draftVideoScript } from '../draft-video.ts';
import { courseBrief } from '../testing/course-samples.ts';
import { dialogueRequest } from '../testing/dialogue-request.ts';
import { DIALOGUE_TEXTS } from '../testing/dialogue-texts.ts';
import { documentOf } from '../testing/document-of.ts';
import { createCourseWriter } from '../write-course.ts';

/** As authors type them. Only some show their language. */
const OWN_WORDS: Record<Language, readonly string[]> = {
  es: ['gente', 'quienes atienden mostradores', 'el equipo de la tienda', 'Jefaturas nuevas'],
  en: ['newcomers', 'people who work at the counter', 'the team of the shop', 'New managers'],
  pt: ['gerentes novatos', 'quem trabalha no balcão', 'a equipe da loja', 'Chefias novas'],
};

const pairs = LANGUAGES.flatMap((typedIn) =>
  LANGUAGES.flatMap((language) =>
    OWN_WORDS[typedIn].map((words) => ({ typedIn, language, words })),
  ),
);
const document = (language: Language) =>
  documentOf(DIALOGUE_TEXTS[language].text, { language, title: DIALOGUE_TEXTS[language].title });

/** Their longest word, which no document contains. */
const longestWord = (words: string) =>
  words
    .toLowerCase()
    .split(' ')
    .toSorted((one, other) => other.length - one.length)[0] ?? '';

describe.each(pairs)('“$words”, typed in $typedIn', ({ typedIn, language, words }) => {
  const isSame = typedIn === language;

  it(`${isSame ? 'stand' : 'do not stand'} in the frame of a video in ${language}`, () => {
    const { content, language: spoken } = draftVideoScript({
      documents: [document(language)],
      projectName: words,
      language: typedIn,
      tone: 'cercano',
      objective: 'explicar',
      audience: words,
    });
    expect(spoken).toBe(language);
    expect(content.toLowerCase().includes(longestWord(words))).toBe(isSame);
  });

  it(`never name a course in ${language} of another language`, () => {
    const untitled = documentOf(DIALOGUE_TEXTS[language].text, { language });
    const writer = createCourseWriter([untitled], typedIn);
    const brief = { ...courseBrief, projectName: words, contentCount: 1 };
    const course = writer.draftStructure(brief);
    if (!isSame) expect(JSON.stringify(course).toLowerCase()).not.toContain(longestWord(words));
  });
});

const design = (language: Language, change: Partial<CourseDesign>) =>
  designCourse({
    design: {
      interests: { option: 'negocios', text: '' },
      targetAudience: { option: 'lideres', text: '' },
      painPoints: { option: 'tiempo', text: '' },
      ...change,
    },
    contentCount: 8,
    language,
  });

describe('a designed course', () => {
  it.each([
    ['en', 'el equipo de la tienda', false],
    ['es', 'el equipo de la tienda', true],
    ['es', 'the team of the shop', false],
    ['pt', 'people who work at the counter', false],
    ['pt', 'quem trabalha no balcão', true],
  ] as const)('in %s for “%s”', async (language, text, isSaid) => {
    const { description } = await design(language, { targetAudience: { option: 'lideres', text } });
    expect(description.includes(text)).toBe(isSaid);
  });

  it('has no title or description in another language', async () => {
    const { title, description } = await design('en', {
      interests: { option: 'negocios', text: 'Cómo negociar con los clientes' },
    });
    expect(`${title} ${description}`).not.toMatch(/clientes/u);
  });
});

describe('a podcast', () => {
  it.each([
    ['en', 'periodista', 'journalist'],
    ['es', 'journalist', 'periodista'],
    ['pt', 'teacher of the school', 'professor'],
  ] as const)('in %s presents nobody as a “%s”, but as a “%s”', (language, foreign, own) => {
    const { turns } = draftDialogue(
      dialogueRequest([document(language)], language, { hostRole: foreign, guestRole: own }),
    );
    const said = turns.map(({ text }) => text).join(' ');
    expect(said).not.toContain(foreign);
    expect(said).toContain(own);
  });

  it('says no tagline and no stressed topic in another language', () => {
    const { turns } = draftDialogue(
      dialogueRequest([document('en')], 'en', {
        tagline: 'Lo que de verdad importa',
        instructions: 'Haz énfasis en los plazos y en las obligaciones.',
      }),
    );
    const said = turns.map(({ text }) => text).join(' ');
    expect(said).not.toMatch(/importa|plazos|obligaciones/u);
  });
});

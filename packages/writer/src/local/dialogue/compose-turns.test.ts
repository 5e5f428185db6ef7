import { countWords } from '@tarima/text';
import { expect, test } from 'vitest';
import { learnPhrases } from '../../reading/key-phrases.ts';
import { createTerms } from '../../reading/terms.ts';
import { learnWordCase } from '../../reading/titles.ts';
import { DIALOGUE_WORDINGS } from '../../wording/dialogue/index.ts';
import { CUES } from '../../wording/index.ts';
import type { Theme } from './choose-themes.ts';
import { type ComposeTools, composeTurns, type Frame, type Telling } from './compose-turns.ts';
import { createQuestions } from './relations.ts';

const wording = CUES.es;
const dialogue = DIALOGUE_WORDINGS.es;
const terms = createTerms(wording);
const wordCase = learnWordCase([], terms, wording.hasTitleCase);
const tools: ComposeTools = {
  ...{ wording, dialogue, wordCase, seed: 1, creativity: 0.1, countWords },
  phrases: dialogue.styles['engaging,informative'],
};
const telling: Telling = {
  ...{ joining: 'none', reactions: 0, asks: 1, answers: 0, recaps: true },
  ...{ namesTopic: false, introduces: false, divides: false, isBrief: false, longest: 45 },
};
const nobody = { hostName: '', hostRole: '', guestName: '', guestRole: '' };
const frame: Frame = { podcastName: 'Aire', tagline: '', topic: '', focus: '', ...nobody };

function theme(title: string, texts: string[]): Theme {
  const lines = texts.map((text) => ({
    ...{ text, citations: [], isThread: false },
    questions: [{ relation: 'more' as const, slots: {} }],
  }));
  return { title, isHeading: false, lines };
}

test('a recap names what was heard, and no theme by a sentence that is still to come', () => {
  const themes = [
    theme('La luz', ['La luz de la mañana entra por la ventana.']),
    theme('El agua', ['El agua de la fuente baja por la calle.']),
    theme('El pan', ['La harina se mezcla despacio.', 'El pan sale del horno a las seis.']),
  ];
  const host = composeTurns(themes, frame, telling, tools)?.turns.filter(
    ({ speaker }) => speaker === 'host',
  );
  const recap = host?.find(({ text }) => text.includes('la luz y el agua'));
  expect(recap?.text).toBeDefined();
  expect(recap?.text).not.toMatch(/el pan/iu);
});

test.each([
  ['La empresa, del barrio, tiene un plan.', 'la empresa'],
  ['La empresa tiene un plan.', 'la empresa'],
  ['La empresa, la escuela y el barrio son un equipo.', undefined],
])('what %s is about is asked for without what stands between commas', (text, subject) => {
  const questions = createQuestions({
    ...{ wording, dialogue, terms, wordCase },
    count: learnPhrases([text]),
  });
  const about = questions(text, false).find(({ slots }) => slots.x);
  expect(about?.slots.x).toBe(subject);
});

import { type PlayerCourse, rightAnswer } from '@tarima/contract';
import { z } from 'zod';
import type { Cmi5Launch } from './cmi5-launch.ts';
import { INTERACTION_TYPES, letterOf, NOTATION_2004, responseOf } from './interactions.ts';
import { newId } from './new-id.ts';
import { spentInIso } from './spent-time.ts';
import type { GivenAnswer } from './tracker.ts';

const VERBS = {
  initialized: 'http://adlnet.gov/expapi/verbs/initialized',
  completed: 'http://adlnet.gov/expapi/verbs/completed',
  passed: 'http://adlnet.gov/expapi/verbs/passed',
  failed: 'http://adlnet.gov/expapi/verbs/failed',
  terminated: 'http://adlnet.gov/expapi/verbs/terminated',
  answered: 'http://adlnet.gov/expapi/verbs/answered',
};
const CATEGORIES = 'https://w3id.org/xapi/cmi5/context/categories';
const MASTERY_SCORE = 'https://w3id.org/xapi/cmi5/context/extensions/masteryscore';

/** The platform's own facts about this launch. */
export const launchDataSchema = z.object({
  contextTemplate: z.looseObject({
    contextActivities: z.record(z.string(), z.unknown()).optional(),
    extensions: z.record(z.string(), z.unknown()).optional(),
  }),
  launchMode: z.enum(['Normal', 'Browse', 'Review']).catch('Normal'),
  /** 0 to 1. */
  masteryScore: z.number().min(0).max(1).optional().catch(undefined),
  returnURL: z.string().optional().catch(undefined),
});
export type LaunchData = z.infer<typeof launchDataSchema>;

export type Statement = { id: string } & Record<string, unknown>;

type StatementParts = {
  launch: Cmi5Launch;
  data: LaunchData;
  course: PlayerCourse;
  startedAt: number;
  now: () => Date;
};

/** Makes the statements of one visit, with the context that cmi5 wants in each. */
export function createStatements({ launch, data, course, startedAt, now }: StatementParts) {
  const { contextTemplate, masteryScore } = data;
  const given = contextTemplate.contextActivities ?? {};
  const givenCategories = Array.isArray(given.category) ? given.category : [];

  const contextOf = (categories: string[], extensions: object) => ({
    ...contextTemplate,
    registration: launch.registration,
    contextActivities: {
      ...given,
      category: [
        ...givenCategories,
        ...categories.map((name) => ({ objectType: 'Activity', id: `${CATEGORIES}/${name}` })),
      ],
    },
    extensions: { ...contextTemplate.extensions, ...extensions },
  });
  const make = (verb: keyof typeof VERBS, parts: object): Statement => ({
    id: newId(),
    actor: launch.actor,
    verb: { id: VERBS[verb], display: { en: verb } },
    object: { objectType: 'Activity', id: launch.activityId },
    timestamp: now().toISOString(),
    ...parts,
  });
  const duration = () => spentInIso(now().getTime() - startedAt);
  const mastery = masteryScore === undefined ? {} : { [MASTERY_SCORE]: masteryScore };
  const judged = (success: boolean, score: number) => ({
    context: contextOf(['cmi5', 'moveon'], mastery),
    result: {
      success,
      score: { scaled: score / 100, raw: score, min: 0, max: 100 },
      duration: duration(),
    },
  });

  return {
    initialized: () => make('initialized', { context: contextOf(['cmi5'], {}) }),
    completed: () =>
      make('completed', {
        context: contextOf(['cmi5', 'moveon'], {}),
        result: { completion: true, duration: duration() },
      }),
    passed: (score: number) => make('passed', judged(true, score)),
    failed: (score: number) => make('failed', judged(false, score)),
    terminated: () =>
      make('terminated', { context: contextOf(['cmi5'], {}), result: { duration: duration() } }),
    /** Not one of cmi5's own, so its category is not cmi5's. */
    answered: ({ question, answer, isRight, at }: GivenAnswer) =>
      make('answered', {
        timestamp: at.toISOString(),
        object: {
          objectType: 'Activity',
          id: `urn:uuid:${question.id}`,
          definition: {
            type: 'http://adlnet.gov/expapi/activities/cmi.interaction',
            interactionType: INTERACTION_TYPES[question.kind],
            description: { [course.language]: question.prompt },
            correctResponsesPattern: [responseOf(question, rightAnswer(question), NOTATION_2004)],
            ...componentsOf(question, course.language),
          },
        },
        context: contextOf([], {}),
        result: { success: isRight, response: responseOf(question, answer, NOTATION_2004) },
      }),
  };
}

type Question = GivenAnswer['question'];

/** The parts of a question by the letters and numbers of its answers. */
function componentsOf(question: Question, language: string): object {
  const component = (id: string, text: string) => ({ id, description: { [language]: text } });
  const lettered = (texts: string[]) =>
    texts.map((text, index) => component(letterOf(index), text));
  if (question.kind === 'choice') return { choices: lettered(question.options) };
  if (question.kind === 'order') return { choices: lettered(question.steps) };
  if (question.kind === 'truth') return {};
  const definitions = [
    ...question.pairs.map(({ definition }) => definition),
    ...question.distractors,
  ];
  return {
    source: lettered(question.pairs.map(({ term }) => term)),
    target: definitions.map((text, index) => component(String(index + 1), text)),
  };
}

import { randomUUID } from 'node:crypto';
import type {
  Learner,
  LearnerLink,
  LearnerState,
  PlayerCourse,
  ProjectQuestions,
  Question,
} from '@tarima/contract';
import { questionSets } from '#server/db/schema.ts';
import { wordingId } from '#server/features/learner-links/window-questions.ts';
import type { Person, TestStudio } from './test-studio.ts';

export const EMPTY_STATE: LearnerState = { place: null, seen: {}, answers: {} };
export const SEEN = '1'.repeat(32);
/** The secret of a link, as its address has it. */
export const secretOf = (link: Pick<LearnerLink, 'address'>): string =>
  link.address?.split('/').at(-1) ?? '';

/** A project whose video is finished. */
export async function finishedVideo(studio: TestStudio, person: Person): Promise<string> {
  const project = await studio.draftedProject(person);
  const choice = { videoMode: 'avatar', avatarId: 'ana', voiceId: 'es-lucia' };
  const { data } = await studio.call<{ id: string }>(person, {
    method: 'POST',
    url: '/api/v1/videos/generate',
    payload: { projectId: project.id, ...choice },
  });
  await studio.finished(data.id);
  return project.id;
}

/** Two questions in place of those that a project's video has: a choice, and one of two words. */
export async function addQuestions(studio: TestStudio, projectId: string): Promise<Question[]> {
  const common = { feedback: '', citations: [], origin: 'author' as const };
  const questions: Question[] = [
    {
      ...{ id: randomUUID(), kind: 'choice', prompt: '¿Cuántos tornillos?', ...common },
      ...{ options: ['Dos', '=Tres', 'Cuatro'], answer: 1 },
    },
    { id: randomUUID(), kind: 'truth', prompt: 'La tarima flota.', ...common, isTrue: false },
  ];
  await studio.context.db
    .insert(questionSets)
    .values({ projectId, contentId: null, questions, isEdited: true })
    .onConflictDoUpdate({
      target: [questionSets.projectId, questionSets.contentId],
      set: { questions, isEdited: true },
    });
  return questions;
}

/** Saves the questions of a project's video, as its author's screen does. */
export async function editQuestions(
  studio: TestStudio,
  person: Person,
  { projectId, questions }: { projectId: string; questions: Question[] },
): Promise<void> {
  const url = `/api/v1/questions/${projectId}`;
  const { data } = await studio.call<ProjectQuestions>(person, { url });
  const payload = { contentId: null, revision: data.sets[0]?.revision ?? 0, questions };
  const { status } = await studio.call(person, { method: 'PUT', url, payload });
  if (status !== 200) throw new Error(`the questions are not saved: ${status}`);
}

/** The calls of a link's owner, as the web makes them, and those of learners. */
export function createLearnerCalls(studioOf: () => TestStudio) {
  const url = (projectId: string, path = '') => `/api/v1/learner-links/${projectId}${path}`;
  const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
  const learn = <Data>(
    secret: string,
    path = '',
    request: { method?: 'GET' | 'POST' | 'PUT'; payload?: object; own?: string; ip?: string } = {},
  ) =>
    studioOf().call<Data>(null, {
      method: request.method ?? 'GET',
      url: `/api/v1/learn/${secret}${path}`,
      ...(request.payload && { payload: request.payload }),
      ...(request.own && { headers: bearer(request.own) }),
      ...(request.ip && { remoteAddress: request.ip }),
    });
  /** Answers as a window sends them: to the questions as they are now. */
  async function asSent(answers: LearnerState['answers']): Promise<LearnerState['answers']> {
    const sets = await studioOf().context.db.select().from(questionSets);
    const questions = new Map(sets.flatMap((set) => set.questions.map((one) => [one.id, one])));
    const sent = Object.entries(answers).map(([id, answer]) => {
      const question = questions.get(id);
      return [question ? wordingId(question) : id, answer];
    });
    return Object.fromEntries(sent);
  }
  return {
    learn,
    asSent,
    async make(person: Person, projectId: string, wanted: object = {}): Promise<LearnerLink> {
      const call = { method: 'POST', url: url(projectId), payload: wanted } as const;
      return (await studioOf().call<LearnerLink>(person, call)).data;
    },
    links: async (person: Person, projectId: string) =>
      (await studioOf().call<LearnerLink[]>(person, { url: url(projectId) })).data,
    change: (person: Person, { projectId, id }: LearnerLink, payload: object) =>
      studioOf().call<LearnerLink>(person, {
        ...{ method: 'PUT', url: url(projectId, `/${id}`), payload },
      }),
    end: (person: Person, { projectId, id }: LearnerLink) =>
      studioOf().call<null>(person, { method: 'DELETE', url: url(projectId, `/${id}`) }),
    learners: async (person: Person, { projectId, id }: LearnerLink) =>
      (
        await studioOf().call<{ learners: Learner[] }>(person, {
          url: url(projectId, `/${id}/learners`),
        })
      ).data.learners,
    call: <Data>(
      person: Person,
      method: 'GET' | 'DELETE',
      { projectId, id }: LearnerLink,
      path: string,
    ) => studioOf().call<Data>(person, { method, url: url(projectId, `/${id}${path}`) }),
    csv: (person: Person, { projectId, id }: LearnerLink) =>
      studioOf().call(person, {
        url: url(projectId, `/${id}/learners.csv`),
        headers: { 'accept-language': 'es' },
      }),
    enter: async (secret: string, payload: object = {}): Promise<string> =>
      (await learn<{ learnerToken: string }>(secret, '/enter', { method: 'POST', payload })).data
        .learnerToken,
    course: (secret: string, own: string) =>
      learn<{ course: PlayerCourse; state: LearnerState }>(secret, '/course', { own }),
    save: async (secret: string, own: string, state: LearnerState) => {
      const payload = { ...state, answers: await asSent(state.answers) };
      return learn<null>(secret, '/state', { method: 'PUT', payload, own });
    },
  };
}

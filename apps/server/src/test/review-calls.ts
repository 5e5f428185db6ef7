import type {
  ProjectReview,
  ReviewComment,
  ReviewLink,
  reviewerEndpoints,
  SeenComment,
} from '@tarima/contract';
import type { z } from 'zod';
import type { Person, TestStudio } from './test-studio.ts';

type Calls = typeof reviewerEndpoints;
type Answer<Name extends keyof Calls> = z.output<Calls[Name]['data']>;
type Comment = Partial<z.input<Calls['comment']['body']>>;
type Asked = { method?: 'GET' | 'POST' | 'DELETE'; payload?: object; own?: string; ip?: string };

/** A script of two scenes, with all that may stand in one. */
export const SCENES = `## La tarima

- Medidas

[Escena: taller]

La tarima mide seis metros. Pesa cien kilos.

## El montaje

| Pieza | Cantidad |
| --- | --- |
| Tornillo | 3 |

[Voz: despacio]

Se monta entre dos personas.
`;

/** The calls of a project's members about its review, and those of reviewers. */
export function createReviewCalls(studioOf: () => TestStudio) {
  const member = <Data>(
    person: Person | null,
    method: 'GET' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) =>
    studioOf().call<Data>(person, {
      ...{ method, url: `/api/v1/reviews/${path}` },
      ...(payload && { payload }),
    });
  const reviewer = <Data>(secret: string, path = '', asked: Asked = {}) =>
    studioOf().call<Data>(null, {
      method: asked.method ?? 'GET',
      url: `/api/v1/review/${secret}${path}`,
      ...(asked.payload && { payload: asked.payload }),
      ...(asked.own && { headers: { authorization: `Bearer ${asked.own}` } }),
      ...(asked.ip && { remoteAddress: asked.ip }),
    });
  const calls = {
    member,
    reviewer,
    async open(person: Person, projectId: string, payload: object = {}) {
      const { data } = await member<ReviewLink>(person, 'PUT', `${projectId}/link`, payload);
      return { link: data, secret: data.address?.split('/').at(-1) ?? '' };
    },
    end: (person: Person, projectId: string) => member<null>(person, 'DELETE', `${projectId}/link`),
    review: async (person: Person, projectId: string) =>
      (await member<ProjectReview>(person, 'GET', projectId)).data,
    resolve: (person: Person, projectId: string, id: string, isResolved = true) =>
      member<ReviewComment>(person, 'PUT', `${projectId}/comments/${id}`, { isResolved }),
    remove: (person: Person, projectId: string, id: string) =>
      member<null>(person, 'DELETE', `${projectId}/comments/${id}`),
    enter: async (secret: string, name = 'Carmen') =>
      (await reviewer<Answer<'enter'>>(secret, '/enter', { method: 'POST', payload: { name } }))
        .data.reviewerToken,
    contents: async (secret: string, own: string) =>
      (await reviewer<Answer<'contents'>>(secret, '/contents', { own })).data,
    script: (secret: string, own: string, contentId?: string) =>
      reviewer<Answer<'script'>>(secret, `/script${contentId ? `?contentId=${contentId}` : ''}`, {
        own,
      }),
    comment: (secret: string, own: string, { text = 'Revisar.', ...place }: Comment = {}) =>
      reviewer<SeenComment>(secret, '/comments', {
        ...{ method: 'POST', own },
        payload: {
          ...{ contentId: null, sceneIndex: 0, sceneTitle: 'La tarima', sentence: null },
          ...{ text, ...place },
        },
      }),
    removeOwn: (secret: string, own: string, id: string) =>
      reviewer<null>(secret, `/comments/${id}`, { method: 'DELETE', own }),
    /** Saves the script of a video project. */
    write: (person: Person, projectId: string, content: string) =>
      studioOf().call(person, {
        ...{ method: 'PUT', url: `/api/v1/scripts?projectId=${projectId}` },
        payload: { content },
      }),
    /** A video project with a script of its author. */
    async writtenVideo(person: Person, content = SCENES): Promise<string> {
      const { id } = await studioOf().draftedProject(person);
      await calls.write(person, id, content);
      return id;
    },
  };
  return calls;
}

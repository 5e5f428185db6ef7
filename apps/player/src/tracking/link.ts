import {
  type ErrorCode,
  failureSchema,
  type LearnerState,
  learnEndpoints,
  type PlayerCourse,
} from '@tarima/contract';
import { z } from 'zod';
import { joinParts } from '#player/learning/seen-parts.ts';
import { NO_STANDING } from '#player/learning/standing.ts';
import type { Memory } from './memory.ts';
import { readProgress, writeProgress } from './saved-progress.ts';
import { EMPTY_STATE, SavingOver, type Tracker } from './tracker.ts';

/** A refusal, with the server's sentence for people. */
export class LinkRefusal extends Error {
  readonly code: string;

  constructor({ code, message }: { code: string; message: string }) {
    super(message);
    this.code = code;
  }
}

/** The link has ended, or its owner has deleted the learner. Other refusals pass. */
const ENDS = ['LEARNER_LINK_GONE', 'LEARNER_UNKNOWN'] satisfies ErrorCode[] as string[];

/** Throws an error of a save, as one of the tracker. */
function asOver(error: unknown): never {
  const isOver = error instanceof LinkRefusal && ENDS.includes(error.code);
  throw isOver ? new SavingOver(error.message) : error;
}

export type LinkFacts = z.output<typeof learnEndpoints.look.data>;
export type OpenedLink = { course: PlayerCourse; tracker: Tracker };

const successSchema = z.object({ success: z.literal(true), data: z.unknown() });

type LinkParts = { token: string; language: () => string; memory: Memory };

/** The link's token in the page's address; null for another page. */
export const tokenOfPage = (path: string): string | null =>
  /\/learn\/([^/]+)\/?$/u.exec(path)?.[1] ?? null;

/** The learner's calls of one link. This browser remembers the learner, link by link. */
export function createLink({ token, language, memory }: LinkParts) {
  const learnerKey = `tarima-learner-${token}`;
  /** Of one learner, as several may share this browser. A few signs tell them apart. */
  const progressKey = (learner: string) =>
    `tarima-learner-progress-${token}-${learner.slice(0, 8)}`;
  const address = learnEndpoints.look.path.replace('{token}', encodeURIComponent(token));

  async function call<Data extends z.ZodType>(
    endpoint: { method: string; path: string; data: Data },
    { learner, body, isLast = false }: { learner?: string; body?: unknown; isLast?: boolean } = {},
  ): Promise<z.output<Data>> {
    const answer = await fetch(address + endpoint.path.slice(learnEndpoints.look.path.length), {
      method: endpoint.method,
      headers: {
        'Accept-Language': language(),
        ...(learner ? { Authorization: `Bearer ${learner}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      keepalive: isLast,
    });
    const json: unknown = await answer.json();
    const failure = failureSchema.safeParse(json);
    if (failure.success) throw new LinkRefusal(failure.data);
    return endpoint.data.parse(successSchema.parse(json).data);
  }

  async function open(): Promise<OpenedLink> {
    // Another tab may enter as somebody else. This visit stays its learner's.
    const learner = memory.read(learnerKey) ?? '';
    const key = progressKey(learner);
    const { course, state, name } = await call(learnEndpoints.course, { learner });
    // Left behind by a visit whose last save did not arrive.
    const own = readProgress(memory.read(key));
    return {
      course,
      tracker: {
        state: own ? joined(state, own.state) : state,
        standing: own?.standing ?? NO_STANDING,
        learnerName: name,
        mark: null,
        save: async (progress) => {
          memory.write(key, writeProgress(progress));
          await call(learnEndpoints.save, { learner, body: progress.state, isLast: true }).catch(
            asOver,
          );
          // The server has it, and another device may go on with it.
          memory.write(key, writeProgress({ ...progress, state: EMPTY_STATE }));
        },
        end: () => {},
        canLeave: false,
      },
    };
  }

  return {
    look: () => call(learnEndpoints.look),
    isKnown: () => memory.read(learnerKey) !== null,
    open,
    /** The learner is unknown to the server, so somebody may enter anew. */
    forget(): void {
      memory.remove(progressKey(memory.read(learnerKey) ?? ''));
      memory.remove(learnerKey);
    },
    async enter(body: { name: string | null; password: string | null }): Promise<OpenedLink> {
      const { learnerToken } = await call(learnEndpoints.enter, { body });
      memory.write(learnerKey, learnerToken);
      return open();
    },
  };
}

/** Both kept states: what either has seen, and the browser's answers over the server's. */
function joined(server: LearnerState, own: LearnerState): LearnerState {
  const seen = { ...server.seen };
  for (const [id, parts] of Object.entries(own.seen)) seen[id] = joinParts(seen[id], parts);
  return { place: own.place ?? server.place, seen, answers: { ...server.answers, ...own.answers } };
}

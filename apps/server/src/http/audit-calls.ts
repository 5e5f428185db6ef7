import { type Endpoint, type ErrorCode, sessionEndpoints, sessionSchema } from '@tarima/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { asAppError } from '#server/errors.ts';
import { AUDITED_CALLS } from '#server/features/audit/audited-calls.ts';
import type { Actor } from '#server/features/session/session.service.ts';
import type { Studio } from '#server/studio.ts';

const idsSchema = z.record(z.string(), z.string());
const madeSchema = z.object({ pk: z.string() });
/** What calls answer of the thing that they changed. */
const namedSchema = z.union([
  z.object({ name: z.string() }).transform(({ name }) => name),
  z.object({ title: z.string() }).transform(({ title }) => title),
]);
/** What somebody is told whom nobody knows here. */
const REFUSALS: readonly ErrorCode[] = [
  'UNAUTHENTICATED',
  'SIGN_IN_FAILED',
  'SIGN_IN_LOCKED',
  'SECOND_FACTOR_WRONG',
  'LINK_INVALID',
];

type Handler = (call: {
  actor: Actor | null;
  params: unknown;
  body: unknown;
  request: FastifyRequest;
}) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    /** The handler of an endpoint, written down where the endpoint is one of those. */
    audited: (definition: Endpoint, handler: Handler) => Handler;
  }
}

/** Writes down what was done before its caller is told. */
export function auditCalls(app: FastifyInstance, { services }: Studio): void {
  const { audit, session: sessions } = services;
  /** A session that goes on, as after a reload, is no sign-in. */
  const isSessionToken = async (body: unknown) => {
    const { data } = z.object({ token: z.string() }).safeParse(body);
    return sessions.admit(data?.token).then(
      () => true,
      () => false,
    );
  };
  app.decorate('audited', (definition, handler): Handler => {
    const rule = AUDITED_CALLS.find(({ endpoint }) => endpoint === definition);
    if (!rule) return handler;
    const { action, isEntrance = false } = rule;
    return async (call) => {
      const address = call.request.ip;
      try {
        const given = subjectOf(call.params);
        const owning = given && (await audit.companyOf(given));
        const goesOn = definition === sessionEndpoints.login && (await isSessionToken(call.body));
        const answer = await handler(call);
        if (goesOn) return answer;
        const session = isEntrance ? sessionSchema.safeParse(answer).data : undefined;
        const actor = session
          ? { id: session.user.id, name: session.user.full_name }
          : call.actor && { id: call.actor.id, name: call.actor.fullName };
        const made = madeSchema.safeParse(answer).data?.pk;
        const subject = given ?? made ?? null;
        const name = namedSchema.safeParse(answer).data;
        const companyId = owning ?? made;
        const named = name && companyId ? { name, companyId } : null;
        await audit.record({ action, actor, subject, named, address });
        return answer;
      } catch (error) {
        const code = asAppError(error)?.code;
        if (isEntrance && code && REFUSALS.includes(code)) await audit.recordRefusal(address);
        throw error;
      }
    };
  });
}

/** The last id in the path, as of a member of a company. */
function subjectOf(params: unknown): string | null {
  const ids = idsSchema.safeParse(params).data ?? {};
  return Object.values(ids).at(-1) ?? null;
}

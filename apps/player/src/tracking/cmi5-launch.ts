import { z } from 'zod';
import type { Memory } from './memory.ts';

const VERSION = { 'X-Experience-API-Version': '1.0.3' };

/** An address's query as a platform writes it when it launches the course. */
export type Cmi5Launch = {
  endpoint: string;
  fetchAddress: string;
  actor: Record<string, unknown>;
  registration: string;
  activityId: string;
};

/** Null if the page was not launched by a platform. */
export function launchOf(query: string): Cmi5Launch | null {
  const read = new URLSearchParams(query);
  const [endpoint, fetchAddress, actor, registration, activityId] = [
    'endpoint',
    'fetch',
    'actor',
    'registration',
    'activityId',
  ].map((name) => read.get(name));
  if (!endpoint || !fetchAddress || !actor || !registration || !activityId) return null;
  try {
    const parsed = z.record(z.string(), z.unknown()).parse(JSON.parse(actor));
    const base = endpoint.endsWith('/') ? endpoint : `${endpoint}/`;
    return { endpoint: base, fetchAddress, actor: parsed, registration, activityId };
  } catch {
    return null;
  }
}

const tokenSchema = z.object({ 'auth-token': z.string().min(1) });

/**
 * Asks for the token of this launch. A platform gives it once, so a reloaded page has it from
 * `memory`.
 */
export async function readToken({ fetchAddress }: Cmi5Launch, memory: Memory): Promise<string> {
  const key = `tarima-cmi5-${fetchAddress}`;
  const known = memory.read(key);
  if (known) return known;
  const answer = await fetch(fetchAddress, { method: 'POST' });
  const token = tokenSchema.parse(await answer.json())['auth-token'];
  memory.write(key, token);
  return token;
}

export type Xapi = ReturnType<typeof openXapi>;

/** The calls of a store of learning records (LRS) that the player needs. */
export function openXapi({ endpoint, actor, activityId, registration }: Cmi5Launch, token: string) {
  const headers = { ...VERSION, Authorization: `Basic ${token}` };
  const agent = JSON.stringify(actor);
  const address = (resource: string, query: Record<string, string>) =>
    `${endpoint}${resource}?${new URLSearchParams(query)}`;
  const stateAddress = (stateId: string) =>
    address('activities/state', { activityId, agent, registration, stateId });

  async function send(target: string, init: RequestInit): Promise<Response> {
    // A page that closes gives up every other call.
    const answer = await fetch(target, { keepalive: init.method !== 'GET', ...init });
    if (!answer.ok && answer.status !== 404)
      throw new Error(`the platform answers ${answer.status}`);
    return answer;
  }
  const withBody = (method: string, body: unknown): RequestInit => ({
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

  return {
    /** A document's text; null if there is none. */
    async readState(stateId: string): Promise<string | null> {
      const answer = await send(stateAddress(stateId), { method: 'GET', headers });
      return answer.status === 404 ? null : answer.text();
    },
    async writeState(stateId: string, document: unknown): Promise<void> {
      await send(stateAddress(stateId), withBody('PUT', document));
    },
    /** The specification wants it read before the first statement. */
    async readPreferences(): Promise<void> {
      const query = { agent, profileId: 'cmi5LearnerPreferences' };
      await send(address('agents/profile', query), { method: 'GET', headers });
    },
    /** The same statement may be sent again. */
    async sendStatement(statement: { id: string }): Promise<void> {
      const target = address('statements', { statementId: statement.id });
      const answer = await send(target, withBody('PUT', statement));
      if (answer.status === 404) throw new Error('the platform has no statements');
    },
  };
}

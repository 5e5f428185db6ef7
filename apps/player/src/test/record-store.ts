import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type SentStatement = {
  id: string;
  verb: { id: string };
  object: { id: string; definition?: { interactionType: string } };
  context: {
    registration: string;
    contextActivities: { category: { id: string }[]; grouping?: { id: string }[] };
    extensions: Record<string, unknown>;
  };
  result?: {
    completion?: boolean;
    success?: boolean;
    duration?: string;
    response?: string;
    score?: { scaled: number };
  };
};

const TOKEN = 'dGVzdDp0ZXN0';

/**
 * A store of learning records (LRS) and the platform before it, as real HTTP. It refuses whatever
 * a strict one refuses, and `isBroken` makes it refuse everything.
 */
export async function openRecordStore(launchData: object) {
  const statements: SentStatement[] = [];
  const documents = new Map<string, string>([['LMS.LaunchData', JSON.stringify(launchData)]]);
  const store = { isBroken: false, tokensGiven: 0 };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const finish = (status: number, body = '') => void response.writeHead(status).end(body);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
    response.setHeader('Access-Control-Allow-Methods', '*');
    if (request.method === 'OPTIONS') return finish(204);
    if (store.isBroken) return finish(503);
    if (pathname === '/fetch') {
      store.tokensGiven += 1;
      const isFirst = request.method === 'POST' && store.tokensGiven === 1;
      const refusal = { 'error-code': '1', 'error-text': 'already used' };
      return finish(200, JSON.stringify(isFirst ? { 'auth-token': TOKEN } : refusal));
    }
    const isKnown = request.headers.authorization === `Basic ${TOKEN}`;
    if (!isKnown) return finish(401);
    if (request.headers['x-experience-api-version'] !== '1.0.3') return finish(400);
    if (pathname === '/lrs/agents/profile') return finish(404);
    const body = await text(request);
    if (pathname === '/lrs/statements' && request.method === 'PUT') {
      const statement: SentStatement = JSON.parse(body);
      if (searchParams.get('statementId') !== statement.id) return finish(400);
      if (!statements.some(({ id }) => id === statement.id)) statements.push(statement);
      return finish(204);
    }
    if (pathname !== '/lrs/activities/state') return finish(404);
    const isComplete = ['activityId', 'agent', 'registration'].every((name) =>
      searchParams.get(name),
    );
    const name = searchParams.get('stateId') ?? '';
    if (!isComplete) return finish(400);
    if (request.method === 'PUT') {
      documents.set(name, body);
      return finish(204);
    }
    const document = documents.get(name);
    return document === undefined ? finish(404) : finish(200, document);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return Object.assign(store, {
    statements,
    documents,
    address: `http://127.0.0.1:${port}`,
    verbs: () => statements.map(({ verb }) => verb.id.split('/').at(-1)),
    close: () => void server.close(),
  });
}

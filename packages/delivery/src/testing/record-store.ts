import type { IncomingHttpHeaders } from 'node:http';

const TOKEN = 'dG9rZW46b2Y=';
const REGISTRATION = '11111111-1111-4111-8111-111111111111';
const SESSION = 'https://w3id.org/xapi/cmi5/context/extensions/sessionid';

export type Statement = {
  id: string;
  verb: { id: string };
  object: { id: string };
  context: {
    registration: string;
    extensions: Record<string, unknown>;
    contextActivities: { category?: { id: string }[] };
  };
  result?: {
    success?: boolean;
    completion?: boolean;
    duration?: string;
    response?: string;
    score?: { scaled: number };
  };
};

type Answer = { status: number; body: string };

/** A store of learning records (LRS) for one learner of one cmi5 package. */
export function createRecordStore(masteryScore: number | undefined) {
  const statements: Statement[] = [];
  const states = new Map<string, string>();
  /** Launches whose token was not fetched yet. Each gives it once. */
  const open = new Set<string>();
  let launches = 0;

  function launchQuery(origin: string): string {
    launches += 1;
    open.add(String(launches));
    states.set('LMS.LaunchData', launchData(launches));
    const query = {
      endpoint: `${origin}/lrs/`,
      fetch: `${origin}/fetch?launch=${launches}`,
      actor: JSON.stringify({
        objectType: 'Agent',
        name: 'Ana Pérez',
        account: { homePage: 'https://platform.example', name: 'a1' },
      }),
      registration: REGISTRATION,
      activityId: 'https://platform.example/activity/7',
    };
    return new URLSearchParams(query).toString().replaceAll('&', '&amp;');
  }

  const launchData = (launch: number) =>
    JSON.stringify({
      contextTemplate: {
        extensions: { [SESSION]: `session-${launch}` },
        contextActivities: { grouping: [{ objectType: 'Activity', id: 'urn:uuid:publisher' }] },
      },
      launchMode: 'Normal',
      moveOn: 'CompletedAndPassed',
      ...(masteryScore === undefined ? {} : { masteryScore }),
    });

  function answer(
    method: string,
    { pathname, searchParams }: URL,
    headers: IncomingHttpHeaders,
    body: string,
  ): Answer {
    if (pathname === '/fetch') {
      const isFirst = method === 'POST' && open.delete(searchParams.get('launch') ?? '');
      if (!isFirst) return { status: 400, body: '{"error-code":"1","error-text":"once"}' };
      return { status: 200, body: JSON.stringify({ 'auth-token': TOKEN }) };
    }
    if (headers.authorization !== `Basic ${TOKEN}`) return { status: 401, body: '' };
    if (headers['x-experience-api-version'] !== '1.0.3') return { status: 400, body: '' };
    if (pathname === '/lrs/activities/state') {
      const id = searchParams.get('stateId') ?? '';
      if (searchParams.get('registration') !== REGISTRATION) return { status: 400, body: '' };
      if (method === 'PUT') states.set(id, body);
      const state = states.get(id);
      if (method === 'PUT') return { status: 204, body: '' };
      return state === undefined ? { status: 404, body: '' } : { status: 200, body: state };
    }
    if (pathname === '/lrs/statements' && method === 'PUT') {
      const statement: Statement = JSON.parse(body);
      if (statement.id !== searchParams.get('statementId')) return { status: 400, body: '' };
      if (!statements.some(({ id }) => id === statement.id)) statements.push(statement);
      return { status: 204, body: '' };
    }
    return { status: 404, body: '' };
  }

  return { statements, stateOf: (id: string) => states.get(id), launchQuery, answer };
}

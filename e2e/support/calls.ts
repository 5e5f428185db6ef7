import type { Session } from '@tarima/contract';
import type { Studio } from './studio.ts';

/** A person's calls to the server, as their browser would make them. */
export type Calls = ReturnType<typeof callsOf>;

async function answerOf<Data>(response: Response): Promise<Data> {
  const answer = await response.json();
  if (!answer.success) throw new Error(`${response.url}: ${JSON.stringify(answer)}`);
  return answer.data;
}

const post = async <Data>(origin: string, path: string, body: object, token = ''): Promise<Data> =>
  answerOf(
    await fetch(`${origin}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    }),
  );

/** The calls of a signed-in person. */
function callsOf(origin: string, session: Session) {
  const authorization = `Bearer ${session.token}`;
  const company = session.companies[0]?.pk ?? '';
  return {
    session,
    company,
    get: async <Data>(path: string) =>
      answerOf<Data>(await fetch(`${origin}/api/v1/${path}`, { headers: { authorization } })),
    post: <Data>(path: string, body: object) => post<Data>(origin, path, body, session.token),
    put: async <Data>(path: string, body: object) =>
      answerOf<Data>(
        await fetch(`${origin}/api/v1/${path}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', authorization },
          body: JSON.stringify(body),
        }),
      ),
    /** A new project with one file. */
    async upload<Data>(
      fields: Record<string, string>,
      file: { name: string; mimeType: string; buffer: Buffer },
    ): Promise<Data> {
      const form = new FormData();
      for (const [name, value] of Object.entries({ companyId: company, ...fields })) {
        form.set(name, value);
      }
      form.set(
        'files',
        new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }),
        file.name,
      );
      const request = { method: 'POST', headers: { authorization }, body: form };
      return answerOf<Data>(await fetch(`${origin}/api/v1/projects`, request));
    },
  };
}

/** Signs a person in by a launch token. */
export async function signInByToken(origin: string, token: string) {
  return callsOf(origin, await post<Session>(origin, 'auth/login', { token }));
}

/** Signs the owner in by a new address from the terminal. */
export async function signInByCall(studio: Studio) {
  const { searchParams } = new URL(await studio.address());
  return signInByToken(studio.origin, searchParams.get('auth') ?? '');
}

/** Signs in a person with a new, empty company. */
export async function newcomer(studio: Studio, owner: Calls) {
  const { pk } = await owner.post<{ pk: string }>('companies', { name: 'Aula Nueva' });
  const invitation = { email: 'nueva@example.com', role: 'member' };
  const { token } = await owner.post<{ token: string }>(`companies/${pk}/invitations`, invitation);
  const account = { token, fullName: 'Nora Vidal', newPassword: 'cuatro palabras al azar' };
  const path = 'auth/invitations/accept-as-new';
  return callsOf(studio.origin, await post<Session>(studio.origin, path, account));
}

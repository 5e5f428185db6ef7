import { expect } from 'vitest';
import { createPeopleCalls, PASSWORD } from '../people-calls.ts';
import type { Person, TestStudio } from '../test-studio.ts';

/** A person of the earlier data, in a studio of today. */
export type Visit = {
  studio: TestStudio;
  person: Person;
  /** Asks for something that must be there. */
  get: <Data>(path: string) => Promise<Data>;
  send: <Data>(method: 'POST' | 'PUT', path: string, payload: object) => Promise<Data>;
  /** The text of a file that must be there. */
  file: (path: string) => Promise<string>;
};

/** Signs a person in by the password that they had. */
export async function visit(studio: TestStudio, email: string): Promise<Visit> {
  const people = createPeopleCalls(() => studio);
  const { status, data } = await people.signIn(email, PASSWORD);
  expect(status, `${email} signs in`).toBe(200);
  return visitAs(studio, people.asPerson(data));
}

export function visitAs(studio: TestStudio, person: Person): Visit {
  const asked = async <Data>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const url = path.startsWith('/') ? path : `/api/v1/${path}`;
    const answer = await studio.call<Data>(person, { method, url, ...(payload && { payload }) });
    expect(answer.status, `${method} ${path}: ${answer.text.slice(0, 200)}`).toBe(200);
    return answer;
  };
  return {
    studio,
    person,
    get: async <Data>(path: string) => (await asked<Data>('GET', path)).data,
    send: async <Data>(method: 'POST' | 'PUT', path: string, payload: object) =>
      (await asked<Data>(method, path, payload)).data,
    file: async (path) => (await asked('GET', path)).text,
  };
}

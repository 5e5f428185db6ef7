import { expect, it } from 'vitest';
import { createFairLine } from './fair-line.ts';

const { signal: never } = new AbortController();

/** Work that records its start, and ends when the test says so. */
function createWorks() {
  const line = createFairLine();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (personId: string, name: string, { signal = never, companyId = personId } = {}) =>
    line.run({ personId, companyId }, signal, async () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      await promise;
      return name;
    });
  return { begun, start, end: (name: string) => ends.get(name)?.() };
}

it('lets people take turns, however much work one of them has', async () => {
  const { begun, start, end } = createWorks();
  const adas = ['a1', 'a2', 'a3', 'a4'].map((name) => start('ada', name));
  const bobs = ['b1', 'b2', 'b3'].map((name) => start('bob', name));
  const eve = start('eve', 'e1');
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
  end('a1');
  await adas[0];
  expect(begun.at(-1)).toBe('e1');
  end('b1');
  await bobs[0];
  expect(begun.at(-1)).toBe('a3');
  end('a3');
  await adas[2];
  expect(begun.at(-1)).toBe('b3');
  end('e1');
  expect(await eve).toBe('e1');
});

it('goes on after failed work, and without callers who left', async () => {
  const { begun, start, end } = createWorks();
  const line = createFairLine();
  const ada = { personId: 'ada', companyId: 'one' };
  const failing = line.run(ada, never, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await line.run(ada, never, async () => 'yes')).toBe('yes');

  const held = ['a1', 'a2'].map((name) => start('ada', name));
  const leaving = new AbortController();
  const left = start('ada', 'a3', { signal: leaving.signal });
  const last = start('ada', 'a4');
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  end('a1');
  await held[0];
  expect(begun).toEqual(['a1', 'a2', 'a4']);
  end('a4');
  await last;
});

it('refuses only the person whose line is too long', async () => {
  const { begun, start, end } = createWorks();
  const all = Array.from({ length: 12 }, (_, index) => start('ada', `a${index}`));
  await expect(start('ada', 'one too many')).rejects.toMatchObject({ code: 'LINE_TOO_LONG' });
  const other = start('bob', 'b1');
  await Promise.resolve();
  expect(begun).toContain('b1');
  end('b1');
  await other;
  for (const [index, work] of all.entries()) {
    end(`a${index}`);
    await work;
  }
  expect(begun).toHaveLength(13);
});

it('leaves a place and a turn to other companies, however many people one has', async () => {
  const { begun, start, end } = createWorks();
  const one = { companyId: 'one' };
  const names = ['ada', 'bob', 'eve', 'kim'];
  const works = names.map((name) => [start(name, `${name}1`, one), start(name, `${name}2`, one)]);
  await Promise.resolve();
  expect(begun).toEqual(['ada1', 'ada2', 'bob1']);
  const others = ['o1', 'o2', 'o3'].map((name) => start('otto', name, { companyId: 'two' }));
  await Promise.resolve();
  expect(begun.slice(3)).toEqual(['o1']);
  end('ada1');
  await works[0]?.[0];
  end('ada2');
  await works[0]?.[1];
  // Each company has one of the two places: otto, and a person of the first who had none.
  expect(begun.slice(4)).toEqual(['eve1', 'o2']);
  const left = [...works.flat(), ...others].slice(2);
  while (begun.length < 11) {
    for (const name of begun) end(name);
    await Promise.resolve();
  }
  for (const name of begun) end(name);
  await Promise.all(left);
});

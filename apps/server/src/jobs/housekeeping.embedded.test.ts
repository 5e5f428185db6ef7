import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signInAttempts } from '#server/db/schema.ts';
import { useTestStudio } from '#server/test/test-studio.ts';
import { keepHouse } from './housekeeping.ts';

const studioOf = useTestStudio();

async function bytesOfAttempts(): Promise<number> {
  const asked = sql`select pg_relation_size('sign_in_attempts')::int as bytes`;
  // The driver returns raw queries with rows, which the generic type does not say.
  const { rows } = (await studioOf().context.db.execute(asked)) as unknown as {
    rows: { bytes: number }[];
  };
  return rows[0]?.bytes ?? -1;
}

it('gives back the space of deleted rows', async () => {
  const { db } = studioOf().context;
  const endsAt = new Date();
  const many = Array.from({ length: 2_000 }, (_, index) => ({
    key: `k${index}`,
    count: 1,
    endsAt,
  }));
  await db.insert(signInAttempts).values(many);
  await db.delete(signInAttempts);
  expect(await bytesOfAttempts()).toBeGreaterThan(0);
  await keepHouse(studioOf());
  expect(await bytesOfAttempts()).toBe(0);
});

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabaseUrl } from '#server/test/test-database.ts';
import { openPostgres } from './open-database.ts';

it('ends and undoes a transaction that stands still', async () => {
  const database = await openPostgres((await testDatabaseUrl()) ?? '');
  const { db } = database;
  await db.execute(sql`create table held (id int)`);
  const stood = db.transaction(async (tx) => {
    // Every connection starts with the studio's own limit. The test does not wait that long.
    expect(await tx.execute(sql`show idle_in_transaction_session_timeout`)).toMatchObject({
      rows: [{ idle_in_transaction_session_timeout: '20s' }],
    });
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '20ms'`);
    await tx.execute(sql`insert into held values (1)`);
    await expect
      .poll(
        () =>
          tx.execute(sql`select 1`).then(
            () => 'alive',
            () => 'ended',
          ),
        { interval: 100 },
      )
      .toBe('ended');
  });
  await expect(stood).rejects.toThrow();
  expect(await db.execute(sql`select id from held`)).toMatchObject({ rows: [] });
  await database.close();
});

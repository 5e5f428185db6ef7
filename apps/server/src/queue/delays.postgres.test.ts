import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { rawRows } from '#server/db/raw-rows.ts';
import { projects } from '#server/db/schema.ts';
import { sweep } from '#server/jobs/workers.ts';
import { useTestStudio } from '#server/test/test-studio.ts';

const HOUR_MS = 3_600_000;
const studioOf = useTestStudio();
afterEach(() => vi.useRealTimers());

it.each([26, -26])('a job waits as long as it should on a machine %i h wrong', async (hours) => {
  const { context, draftedProject, signIn } = studioOf();
  const { id } = await draftedProject(await signIn());
  const jobId = randomUUID();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS });
  await context.db.transaction((tx) =>
    context.jobs.enqueue(tx, 'draft-project', { id, jobId, delayMs: 90_500 }),
  );
  const [job] = rawRows<{ seconds: number }>(
    await context.db.execute(
      sql`select extract(epoch from start_after - created_on)::float8 as seconds from pgboss.job where id = ${jobId}`,
    ),
  );
  expect(job?.seconds).toBeCloseTo(90.5, 1);
});

it('work from a time when the clock was ahead begins once it is right', async () => {
  const { context, draftedProject, finished, signIn } = studioOf();
  const { id } = await draftedProject(await signIn());
  const jobId = randomUUID();
  await context.db.transaction(async (tx) => {
    await tx.update(projects).set({ status: 'waiting', jobId }).where(eq(projects.id, id));
    await context.jobs.enqueue(tx, 'draft-project', { id, jobId });
    await tx.execute(
      sql`update pgboss.job set created_on = now() + interval '1 day', start_after = now() + interval '1 day' where id = ${jobId}`,
    );
  });
  await sweep(studioOf());
  await finished(id);
});

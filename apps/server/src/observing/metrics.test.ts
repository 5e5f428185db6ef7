import type { Project } from '@tarima/contract';
import { beforeAll, expect, it } from 'vitest';
import { recordCharge } from '#server/features/usage/vendor-charges.service.ts';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';

const studioOf = useTestStudio({ STUDIO_METRICS_PORT: '0' });
let ada: Person;
let address: string | null;

beforeAll(async () => {
  ada = await studioOf().signIn();
  address = await studioOf().listenForWatchers();
});

const page = async () => (await fetch(`${address}/metrics`)).text();
/** The value of a line. Undefined if there is none. */
const valueIn = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
};
const upload = (text: string) =>
  studioOf().upload<Project>(
    ada,
    videoProject(ada, [pdf('zanahoria.pdf', text)], { name: 'Zanahoria' }),
  );

it('shows what runs and waits, by kind and state', async () => {
  const studio = studioOf();
  const reached = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  studio.providers.before = async (stage) => {
    if (stage !== 'read') return;
    reached.resolve();
    await release.promise;
  };
  const [first, ...others] = [await upload('Uno.'), await upload('Dos.'), await upload('Tres.')];
  await reached.promise;
  const text = await page();
  release.resolve();
  for (const { data } of [first, ...others]) {
    await studio.finished(data.id);
    await studio.questionsMade(data.id);
  }
  const jobs = (state: string, job = 'draft-project') =>
    valueIn(text, `tarima_queue_jobs{job="${job}",state="${state}"}`) ?? Number.NaN;
  expect(jobs('running')).toBeGreaterThan(0);
  expect(jobs('running') + jobs('waiting')).toBe(3);
  expect(jobs('waiting', 'make-podcast')).toBe(0);
  const oldest = 'tarima_queue_oldest_job_age_seconds{job="draft-project",state="running"}';
  expect(valueIn(text, oldest)).toBeGreaterThan(0);
});

it('counts jobs, their stages and their failures by code', async () => {
  const before = await page();
  const failed = 'tarima_job_duration_seconds_count{job="draft-project",outcome="failed"}';
  expect(valueIn(before, failed)).toBe(0);
  const { data } = await upload('DOCUMENT_CORRUPT');
  await studioOf().finished(data.id);
  // The end of a job is counted after its row has changed.
  await expect.poll(async () => valueIn(await page(), failed)).toBe(1);
  const text = await page();
  const of = (labels: string) => valueIn(text, `tarima_job_duration_seconds_count{${labels}}`);
  expect(of('job="draft-project",outcome="done"')).toBe(3);
  const stage = 'tarima_job_stage_duration_seconds_count{job="draft-project",stage="reading"}';
  expect(valueIn(text, stage)).toBe(4);
  const codes = text.split('\n').filter((line) => line.startsWith('tarima_job_failures_total{'));
  expect(codes).toEqual([expect.stringMatching(/job="draft-project",code="[A-Z_]+"\} 1$/u)]);
});

it('counts calls by route, never by address, and those that were refused', async () => {
  const url = '/api/v1/projects/00000000-0000-4000-8000-000000000000';
  await studioOf().call(ada, { url });
  await studioOf().call(null, { method: 'POST', url: '/zanahoria' });
  const text = await page();
  const calls = (labels: string) =>
    valueIn(text, `tarima_http_request_duration_seconds_count{${labels}}`);
  expect(calls('route="/api/v1/projects/:projectId",method="GET",status="4xx"')).toBe(1);
  expect(calls('route="none",method="POST",status="4xx"')).toBe(1);
  expect(calls('route="/api/v1/projects",method="POST",status="2xx"')).toBe(4);
  expect(valueIn(text, 'tarima_http_failures_total{code="NOT_FOUND"}')).toBe(2);
});

it('shows bytes, the disk, sockets, the event loop and the memory', async () => {
  const text = await page();
  expect(valueIn(text, 'tarima_stored_bytes{kind="videos"}')).toBe(0);
  expect(valueIn(text, 'tarima_disk_free_bytes')).toBeGreaterThan(0);
  expect(valueIn(text, 'tarima_disk_size_bytes')).toBeGreaterThan(0);
  expect(valueIn(text, 'tarima_sockets_open')).toBe(0);
  expect(valueIn(text, 'tarima_ready{need="database"}')).toBe(1);
  expect(valueIn(text, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  expect(valueIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
});

it('counts a bill of a vendor once, and what it cost', async () => {
  const charge = { vendor: 'heygen', kind: 'video-seconds', units: 30, unitPrice: 0.5 } as const;
  for (const reference of ['a', 'a', 'b']) {
    await recordCharge(studioOf().context, { ...charge, reference });
  }
  const text = await page();
  const labels = '{vendor="heygen",unit="video-seconds"}';
  expect(valueIn(text, `tarima_paid_units_total${labels}`)).toBe(60);
  expect(valueIn(text, `tarima_paid_dollars_total${labels}`)).toBe(30);
});

it('is on no public port, and says nothing that people wrote', async () => {
  const onWeb = await studioOf().call(ada, { url: '/metrics' });
  expect(onWeb.text).not.toContain('tarima_');
  expect(await page()).not.toMatch(/zanahoria/iu);
  const others = await fetch(`${address}/api/v1/config`);
  expect(others.status).toBe(404);
});

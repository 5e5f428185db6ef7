import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import { createPeopleCalls } from '#server/test/people-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const BOM = '\uFEFF';

const studioOf = useTestStudio();
const people = createPeopleCalls(studioOf);
let owner: Person;
beforeAll(async () => {
  owner = await people.owner();
});

const exportOf = (path: string, language = 'es') =>
  studioOf().call(owner, {
    url: `/api/v1/${path}/export`,
    headers: { 'accept-language': language },
  });
const companyTrail = () => `companies/${owner.companyId}/audit`;
/** The lines of a table, without the mark that Excel needs. */
const linesOf = (text: string) => text.replace(BOM, '').trimEnd().split('\r\n');

it('is a translated table named after the company, with its own line first', async () => {
  const { status, headers, text } = await exportOf(companyTrail());
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers['content-disposition']).toContain('filename="Registro de actividad - Tarima.csv"');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(text.startsWith(BOM)).toBe(true);
  const [head, first] = linesOf(text);
  expect(head).toMatch(/^"Fecha y hora \(UTC\)";"Actividad";"Persona";/u);
  expect(first).toMatch(
    /^"\d{4}-\d\d-\d\dT[\d:.]+Z";"Exportó el registro de actividad";"Admin";"[\da-f-]{36}";"Tarima";/u,
  );
});

it.each([
  ['en', '"Date and time (UTC)","Activity","Person"'],
  ['pt', '"Data e hora (UTC)";"Atividade";"Pessoa"'],
])('uses the caller’s language: %s', async (language, head) => {
  expect(linesOf((await exportOf('audit', language)).text)[0]).toContain(head);
});

it.each([
  ['=HYPERLINK("https://evil.example")', '"\'=HYPERLINK(""https://evil.example"")"'],
  ['\t=1+1', '"\'\t\'=1+1"'],
  ['\r=1+1', '"\'\r\'=1+1"'],
  ['+1', '"\'+1"'],
  ['-1', '"\'-1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['＝1+1', '"\'＝1+1"'],
  ['uno;=1+1', '"uno;\'=1+1"'],
  ['uno,"=1+1', '"uno,""\'=1+1"'],
  ['uno\n@x', '"uno\n\'@x"'],
  ["=cmd|' /C calc'!A0", "\"'=cmd|' /C calc'!A0\""],
  ['Plan 2-3, a=b; c@d', '"Plan 2-3, a=b; c@d"'],
])('makes no formula of a name: %j', async (name, cell) => {
  const line = { action: 'project-deleted', subjectName: name } as const;
  const companyIds = [owner.companyId];
  await studioOf()
    .context.db.insert(auditEvents)
    .values({ ...line, companyIds });
  expect((await exportOf(companyTrail())).text).toContain(`;${cell};`);
});

it('holds every line once and in order, even of one moment', async () => {
  const { db } = studioOf().context;
  await db.execute(sql`
    insert into audit_events (action, subject, company_ids, at)
    select 'video-deleted', n::text, array[${owner.companyId}::uuid], now() - (n / 300) * interval '1 second'
    from generate_series(1, 1400) n`);
  const { text } = await exportOf(companyTrail());
  const lines = linesOf(text);
  const videos = lines.filter((line) => line.includes('Eliminó un video'));
  expect(new Set(videos).size).toBe(1_400);
  const times = lines.slice(1).map((line) => /^"([^"]*)"/u.exec(line)?.[1] ?? '');
  const dated = times.filter((time) => /^\d{4}-/u.test(time));
  expect(dated).toEqual([...dated].sort().reverse());
});

it('of the whole studio is for its owner alone', async () => {
  const ada = await studioOf().signIn();
  const { status, failure } = await studioOf().call(ada, { url: '/api/v1/audit/export' });
  expect([status, failure.code]).toEqual([403, 'FORBIDDEN']);
});

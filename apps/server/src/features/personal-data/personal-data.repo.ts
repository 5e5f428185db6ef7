import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  ne,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { accounts } from '#server/db/tables/accounts.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { companies, invitations, memberships } from '#server/db/tables/companies.ts';
import { courseQueues } from '#server/db/tables/course-queue.ts';
import { courses } from '#server/db/tables/courses.ts';
import { projectFigures } from '#server/db/tables/figures.ts';
import { oidcIdentities } from '#server/db/tables/oidc.ts';
import { packages } from '#server/db/tables/packages.ts';
import { podcastSources, podcasts } from '#server/db/tables/podcasts.ts';
import { projectFiles, projects } from '#server/db/tables/projects.ts';
import { questionSets } from '#server/db/tables/questions.ts';
import { redrafts } from '#server/db/tables/redrafts.ts';
import { scripts } from '#server/db/tables/scripts.ts';
import { secondFactors } from '#server/db/tables/second-factors.ts';
import { sessions } from '#server/db/tables/sessions.ts';
import { translations } from '#server/db/tables/translations.ts';
import { users } from '#server/db/tables/users.ts';
import { videoSettings } from '#server/db/tables/video-settings.ts';
import { videos } from '#server/db/tables/videos.ts';
import { podcastTouched } from '#server/features/podcasts/podcast-states.ts';
import { lastTouched } from '#server/features/projects/last-touched.ts';

/** Selects a company's things, or those that a person made. */
export type Whose = { companyId: string } | { createdBy: string };

export async function listCompanies(db: Queryable) {
  const counted = (
    table: typeof memberships | typeof projects | typeof podcasts,
    where?: ReturnType<typeof isNull>,
  ) =>
    db
      .select({ companyId: table.companyId, count: count() })
      .from(table)
      .where(where)
      .groupBy(table.companyId)
      .then((rows) => new Map(rows.map((row) => [row.companyId, row.count])));
  const [members, made, heard] = [
    await counted(memberships),
    await counted(projects, isNull(projects.deletedAt)),
    await counted(podcasts),
  ];
  const rows = await db
    .select({ pk: companies.id, name: companies.name })
    .from(companies)
    .orderBy(asc(companies.name), asc(companies.id));
  return rows.map(({ pk, name }) => ({
    pk,
    name,
    members: members.get(pk) ?? 0,
    projects: made.get(pk) ?? 0,
    podcasts: heard.get(pk) ?? 0,
  }));
}

export async function listUsers(db: Queryable) {
  const rows = await db
    .select({
      id: users.id,
      fullName: users.fullName,
      email: accounts.email,
      company: companies.name,
    })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(companies, eq(companies.id, memberships.companyId))
    .orderBy(asc(users.fullName), asc(users.id), asc(companies.name));
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((group) => ({
    id: group[0]?.id ?? '',
    fullName: group[0]?.fullName ?? '',
    email: group[0]?.email ?? null,
    companies: group.flatMap(({ company }) => company ?? []),
  }));
}

export async function findCompany(db: Queryable, id: string) {
  const [row] = await db.select().from(companies).where(eq(companies.id, id));
  return row ?? null;
}

export async function findUser(db: Queryable, id: string) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Locks a person until the transaction ends. No further line about them can be written. */
export const lockUser = (db: Queryable, id: string) =>
  db.select().from(users).where(eq(users.id, id)).for('update');

/** The data about a person, apart from their work. */
export async function wholePerson(db: Queryable, id: string) {
  const [account] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.userId, id));
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, id));
  const { issuer, subject } = oidcIdentities;
  const { at, action, address, subject: doneTo } = auditEvents;
  const { createdAt, usedAt, way, browser, system, address: from } = sessions;
  return {
    email: account?.email ?? null,
    companies: await listCompaniesOf(db, id),
    providers: await db
      .select({ issuer, subject })
      .from(oidcIdentities)
      .where(eq(oidcIdentities.userId, id)),
    secondFactorSince: factor?.confirmedAt ?? null,
    sessions: await db
      .select({ createdAt, usedAt, way, browser, system, address: from })
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(asc(createdAt)),
    activity: await db
      .select({ at, action, subject: doneTo, address })
      .from(auditEvents)
      .where(eq(auditEvents.actorId, id))
      .orderBy(asc(at)),
  };
}

export const listMembersOf = (db: Queryable, companyId: string) =>
  db
    .select({
      id: users.id,
      fullName: users.fullName,
      email: accounts.email,
      role: memberships.role,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(memberships.companyId, companyId))
    .orderBy(asc(users.fullName), asc(users.id));

export const listProjectsOf = (db: Queryable, whose: Whose) =>
  db
    .select()
    .from(projects)
    .where(
      'companyId' in whose
        ? eq(projects.companyId, whose.companyId)
        : eq(projects.createdBy, whose.createdBy),
    )
    .orderBy(asc(projects.createdAt));

export const listPodcastsOf = (db: Queryable, whose: Whose) =>
  db
    .select()
    .from(podcasts)
    .where(
      'companyId' in whose
        ? eq(podcasts.companyId, whose.companyId)
        : eq(podcasts.createdBy, whose.createdBy),
    )
    .orderBy(asc(podcasts.createdAt));

/** The inputs and results of a project. */
export async function wholeProject(db: Queryable, id: string) {
  const of = <Column>(column: Column) => sql`${column} = ${id}`;
  return {
    files: await db.select().from(projectFiles).where(of(projectFiles.projectId)),
    figures: await db.select().from(projectFigures).where(of(projectFigures.projectId)),
    scripts: await db.select().from(scripts).where(of(scripts.projectId)),
    questions: await db.select().from(questionSets).where(of(questionSets.projectId)),
    redraft: (await db.select().from(redrafts).where(of(redrafts.id)))[0] ?? null,
    translation: (await db.select().from(translations).where(of(translations.id)))[0] ?? null,
    course: (await db.select().from(courses).where(of(courses.id)))[0] ?? null,
    queue: (await db.select().from(courseQueues).where(of(courseQueues.id)))[0] ?? null,
    videoSettings:
      (await db.select().from(videoSettings).where(of(videoSettings.projectId)))[0] ?? null,
    videos: await db.select().from(videos).where(of(videos.projectId)),
    // Without their zips, which are made of the videos beside them.
    packages: await db.select().from(packages).where(of(packages.projectId)),
  };
}

const { document: _document, ...sourceFacts } = getTableColumns(podcastSources);

/** Includes typed text. Leaves out the text of other people's pages. */
export const listSourcesOf = (db: Queryable, podcastId: string) =>
  db.select(sourceFacts).from(podcastSources).where(eq(podcastSources.podcastId, podcastId));

export const deleteCompanyRow = (db: Queryable, id: string) =>
  db.delete(companies).where(eq(companies.id, id));

/** Deletes a person, and the invitations of their e-mail unless another person has it too. */
export async function deleteUserRow(db: Queryable, id: string): Promise<void> {
  const emailsOf = (who: SQL) => db.select({ email: accounts.email }).from(accounts).where(who);
  const own = emailsOf(eq(accounts.userId, id));
  const others = emailsOf(ne(accounts.userId, id));
  await db
    .delete(invitations)
    .where(and(inArray(invitations.email, own), notInArray(invitations.email, others)));
  await db.delete(users).where(eq(users.id, id));
}

export async function listUntouchedProjects(db: Queryable, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(lt(lastTouched(), sql`${since.toISOString()}::timestamptz`));
  return rows.map(({ id }) => id);
}

export async function listUntouchedPodcasts(db: Queryable, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: podcasts.id })
    .from(podcasts)
    .where(lt(podcastTouched, sql`${since.toISOString()}::timestamptz`));
  return rows.map(({ id }) => id);
}

const listCompaniesOf = (db: Queryable, userId: string) =>
  db
    .select({ id: companies.id, name: companies.name, role: memberships.role })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(companies.name));

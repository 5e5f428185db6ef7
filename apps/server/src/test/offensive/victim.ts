import { randomUUID } from 'node:crypto';
import type {
  CompanyPronunciation,
  Endpoint,
  OwnSession,
  People,
  Picture,
  PodcastStatus,
  Portrait,
  Project,
  ProjectLanguages,
  Video,
} from '@tarima/contract';
import { createOpenAiCompatibleModel } from '@tarima/writer';
import { eq } from 'drizzle-orm';
import { memberships } from '#server/db/tables/companies.ts';
import { insertDrafts } from '#server/test/insert-drafts.ts';
import { createLearnerCalls, secretOf } from '#server/test/learner-calls.ts';
import { multipart, type Part } from '#server/test/multipart.ts';
import { createReviewCalls } from '#server/test/review-calls.ts';
import { createTestCourse, QUEUE_CONFIG } from '#server/test/test-course.ts';
import type { Person, TestStudio } from '#server/test/test-studio.ts';
import type { Ids } from './contract-calls.ts';

/** Part of everything the victim owns. An answer that contains it leaks the victim's data. */
export const SECRET = 'Zanahoria violeta';

const TALK = 'El viento mueve las palas de la turbina que está en la colina de enfrente.';

export type Victim = { person: Person; ids: Ids; things: Record<string, string> };

/** A company with one of everything, and the person who owns it. */
export async function createVictim(
  studio: TestStudio,
  company: { id: string; name: string },
): Promise<Victim> {
  const person = await studio.signIn({ name: SECRET, companies: [company] });
  await studio.context.db
    .update(memberships)
    .set({ role: 'owner' })
    .where(eq(memberships.companyId, person.companyId));
  const text = `${SECRET} uno dos tres. Cuatro cinco seis. `;
  const project = await studio.draftedProject(person, text);
  const post = async <Data>(url: string, payload: object) =>
    (await studio.call<Data>(person, { method: 'POST', url: `/api/v1/${url}`, payload })).data;
  const choice = { videoMode: 'avatar', avatarId: 'ana', voiceId: 'es-lucia' };
  const video = await post<Video>('videos/generate', { projectId: project.id, ...choice });
  await studio.finished(video.id);
  const preview = await post<{ audioUrl: string }>('videos/preview', {
    projectId: project.id,
    ...choice,
  });
  const course = await createTestCourse(studio, person, [text, text]);
  await post(`courses/${course.project.id}/generate-all-videos`, {
    courseStructure: {},
    config: QUEUE_CONFIG,
    priorityOrder: 'sequential',
  });
  const podcast = await post<PodcastStatus>('podcasts/generate', {
    textInput: `${TALK} ${SECRET}. `.repeat(5),
    podcastName: SECRET,
    companyId: person.companyId,
  });
  await studio.finished(podcast.eventId);
  const upload = await uploadOf(studio, person);
  const invitation = await invitationOf(studio, person);
  const session = await otherSessionOf(studio, person);
  const learner = await learnerOf(studio, person, project.id);
  const translation = await translationOf(studio, person, project.id);
  const figure = await figureOf(studio, person, `projects/${project.id}/figures`);
  // The same file again, so the look's picture has the same name.
  await figureOf(studio, person, `companies/${person.companyId}/look/pictures`);
  await lookOf(studio, person, figure);
  const portrait = await portraitOf(studio, person);
  const [work = ''] = await insertDrafts(studio, person, { status: 'failed' });
  const things = {
    ...learner,
    figure,
    portrait,
    work,
    pronunciation: await pronunciationOf(studio, person),
    file: project.files[0]?.id ?? '',
    company: person.companyId,
    user: person.user.id,
    project: project.id,
    ...(await scriptOf(studio, person, project)),
    comment: await commentOf(studio, person, project.id),
    video: video.id,
    course: course.project.id,
    courseScript: course.scriptIds[0] ?? '',
    podcast: podcast.eventId,
    preview: preview.audioUrl.split('/').at(-1) ?? '',
    translation,
    upload,
    invitation,
    session,
  };
  return { person, things, ids: idsOf(things) };
}

async function uploadOf(studio: TestStudio, person: Person): Promise<string> {
  const file = { name: 'file', fileName: 'a.pdf', content: Buffer.from(`%PDF ${SECRET}.`) };
  return (await post<{ filePath: string }>(studio, person, 'podcasts/upload', [file])).filePath;
}

async function figureOf(studio: TestStudio, person: Person, url: string): Promise<string> {
  const file = { name: 'file', fileName: `${SECRET}.png`, content: Buffer.from(SECRET) };
  return (await post<Picture>(studio, person, url, [file])).picture;
}

/** The same file once more, so the photo has the name of the other pictures. */
async function portraitOf(studio: TestStudio, person: Person): Promise<string> {
  const fields = { name: SECRET, gender: 'female', declaredBy: SECRET, agrees: 'true' };
  const { id } = await post<Portrait>(studio, person, `companies/${person.companyId}/portraits`, [
    ...Object.entries(fields).map(([name, value]): Part => ({ name, value })),
    { name: 'file', fileName: `${SECRET}.png`, content: Buffer.from(SECRET) },
  ]);
  return id;
}

async function pronunciationOf(studio: TestStudio, person: Person): Promise<string> {
  const { data } = await studio.call<CompanyPronunciation>(person, {
    method: 'PUT',
    url: `/api/v1/companies/${person.companyId}/pronunciations`,
    payload: { language: 'es', written: SECRET, said: SECRET },
  });
  return data.id;
}

async function lookOf(studio: TestStudio, person: Person, picture: string): Promise<void> {
  const colours = { accent: COLOUR, second: COLOUR };
  const intro = { title: SECRET, line: '' };
  const look = { ...colours, font: 'inter', logo: picture, backdrop: picture, intro, outro: null };
  await studio.call(person, {
    method: 'PUT',
    url: `/api/v1/companies/${person.companyId}/look`,
    payload: { look },
  });
}

async function post<Data>(
  studio: TestStudio,
  person: Person,
  url: string,
  parts: Part[],
): Promise<Data> {
  const { body, contentType } = multipart(parts);
  const { data } = await studio.call<Data>(person, {
    method: 'POST',
    url: `/api/v1/${url}`,
    payload: body,
    headers: { 'content-type': contentType },
  });
  return data;
}

async function invitationOf(studio: TestStudio, person: Person): Promise<string> {
  const company = `/api/v1/companies/${person.companyId}`;
  await studio.call(person, {
    method: 'POST',
    url: `${company}/invitations`,
    payload: { email: 'guest@example.com', role: 'member' },
  });
  const { data } = await studio.call<People>(person, { url: `${company}/people` });
  return data.invitations[0]?.id ?? '';
}

/** Not the session that all calls use: its end would end the test. */
async function otherSessionOf(studio: TestStudio, person: Person): Promise<string> {
  await studio.services.session.open(person.user.id);
  const { data } = await studio.call<OwnSession[]>(person, { url: '/api/v1/auth/sessions' });
  return data.find(({ isThis }) => !isThis)?.id ?? '';
}

/** A link of a project, with a learner. */
async function learnerOf(studio: TestStudio, person: Person, projectId: string) {
  const calls = createLearnerCalls(() => studio);
  const link = await calls.make(person, projectId, { asksName: true });
  await calls.enter(secretOf(link), { name: SECRET });
  const [learner] = await calls.learners(person, link);
  return { learnerLink: link.id, learner: learner?.id ?? '' };
}

/** A colleague's comment on a saved script. Their link stays open. */
async function commentOf(studio: TestStudio, person: Person, projectId: string): Promise<string> {
  const calls = createReviewCalls(() => studio);
  const { secret } = await calls.open(person, projectId);
  const own = await calls.enter(secret, SECRET);
  const place = { sceneTitle: '', sentence: `${SECRET}.`, text: SECRET };
  return (await calls.comment(secret, own, place)).data.id;
}

/** Its model is gone at once, so the run fails and the project stays. */
async function translationOf(studio: TestStudio, person: Person, projectId: string) {
  const { vendors } = studio.providers;
  vendors.languageModel = createOpenAiCompatibleModel({
    ...{ baseUrl: 'http://models.example/v1', model: 'small' },
  });
  const { data } = await studio.call<ProjectLanguages>(person, {
    method: 'POST',
    url: `/api/v1/translations/${projectId}`,
    payload: { language: 'en' },
  });
  vendors.languageModel = null;
  return data.translations[0]?.projectId ?? '';
}

/** A saved script, with the version that the save keeps. */
async function scriptOf(studio: TestStudio, person: Person, { id: projectId }: Project) {
  type Named = { id: string };
  const { data: script } = await studio.call<Named>(person, {
    method: 'PUT',
    url: `/api/v1/scripts?projectId=${projectId}`,
    payload: { content: `${SECRET}.` },
  });
  const url = `/api/v1/script-versions/${script.id}`;
  const { data: versions } = await studio.call<Named[]>(person, { url });
  return { script: script.id, scriptVersion: versions[0]?.id ?? '' };
}

/**
 * The victim's thing that a field of an endpoint names. New names must be added here: an endpoint with an
 * unknown id fails its test.
 */
function idsOf(things: Record<string, string>): Ids {
  return (field, { path }: Endpoint) => {
    const isCourse = /\/courses\//u.test(path);
    if (/\/translations\//u.test(path) && field === 'projectId') return things.translation;
    if (field === 'projectId') return isCourse ? things.course : things.project;
    const isVersion = /\/script-versions\//u.test(path);
    if (field === 'scriptId' && isVersion) return things.script;
    if (field === 'scriptId') return isCourse ? things.courseScript : undefined;
    if (field === 'companyId') return things.company;
    if (field === 'userId') return things.user;
    if (field === 'portraitId') return things.portrait;
    if (field === 'pronunciationId') return things.pronunciation;
    if (field === 'invitationId') return things.invitation;
    if (field === 'sessionId') return things.session;
    if (field === 'learnerId') return things.learner;
    if (field === 'key') return things.preview;
    if (field === 'picture' || field === 'logo' || field === 'backdrop') return things.figure;
    if (field === 'fileId') return things.file;
    if (field === 'uploadedFilePath') return things.upload;
    if (field === 'id') {
      if (/\/learner-links\//u.test(path)) return things.learnerLink;
      if (/\/reviews\//u.test(path)) return things.comment;
      if (isVersion) return things.scriptVersion;
      if (/\/studio-queue\//u.test(path)) return things.work;
      if (/\/podcasts\//u.test(path)) return things.podcast;
      if (/\/scripts/u.test(path)) return things.script;
      return /\/videos\/|save-path|\/line\//u.test(path) ? things.video : undefined;
    }
    if (/\/look$/u.test(path) && (field === 'accent' || field === 'second')) return COLOUR;
    return NO_IDS[field];
  };
}

const COLOUR = '#2459d6';

/** Fields that name nothing of a company, and do not accept any text. */
const NO_IDS: Record<string, string> = {
  provider: 'local',
  avatarId: 'ana',
  voiceId: 'es-lucia',
  textInput: TALK.repeat(5),
  email: 'somebody@example.com',
  unitId: 'guía.pdf s1',
  file: 'guía.pdf',
  page: '1',
  sha256: 'b'.repeat(64),
};

/** The same fields, with ids that never existed. */
export function strangersIds(ids: Ids): Ids {
  return (field, definition) => {
    const real = ids(field, definition);
    if (real === undefined || real === COLOUR || real === NO_IDS[field]) return real;
    const isHash = ['key', 'picture', 'logo', 'backdrop'].includes(field);
    return isHash ? randomUUID().replaceAll('-', '').padEnd(64, 'a') : randomUUID();
  };
}

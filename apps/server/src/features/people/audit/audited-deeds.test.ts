import type {
  AuditAction,
  AuditEvent,
  CompanyPronunciation,
  Link,
  OwnSession,
  People,
  PodcastStatus,
  Portrait,
  Video,
  VoiceModel,
  VoiceModelFetch,
} from '@tarima/contract';
import { createOpenAiCompatibleModel } from '@tarima/writer';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codeOf } from '#server/test/authenticator-app.ts';
import { insertDrafts } from '#server/test/insert-drafts.ts';
import { createLearnerCalls, finishedVideo, secretOf } from '#server/test/learner-calls.ts';
import { multipart } from '#server/test/multipart.ts';
import { CONTRACT_CALLS } from '#server/test/offensive/contract-calls.ts';
import { createPeopleCalls, PASSWORD } from '#server/test/people-calls.ts';
import { refuseWrites } from '#server/test/refused-writes.ts';
import { createReviewCalls } from '#server/test/review-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';
import { listed, offerModels, packTinyModel } from '#server/test/voice-model-studio.ts';
import { startArchiveServer } from '../../../../../../test/vendors/archive-server.ts';

const ADDRESS = '203.0.113.9';
const NEW_PASSWORD = 'otras cuatro palabras';

const studioOf = useTestStudio();
const people = createPeopleCalls(studioOf);
let owner: Person;
let archives: Awaited<ReturnType<typeof startArchiveServer>>;
let writes: Awaited<ReturnType<typeof refuseWrites>>;
// Only calls move the clock: codes stay valid, and no session notes a later use between two looks.
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  owner = await people.owner();
  archives = await startArchiveServer({});
  writes = await refuseWrites(studioOf().context.db);
});
afterAll(async () => {
  vi.useRealTimers();
  await archives.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Request = {
  by: Person | null;
  method: Method;
  path: string;
  payload?: object | (() => object);
  headers?: Record<string, string>;
};
type Deed = {
  /** The name of the contract's endpoint. */
  call: string;
  action: AuditAction;
  request: () => Promise<Request>;
  /** An export changes only the trail. */
  isExport?: true;
  /** A table whose rows serve one try, even a failed one. */
  usesUp?: string;
};

let made = 0;
const newEmail = () => `person${++made}@example.com`;
const newCompany = () => people.newCompany(owner, `Company ${++made}`);
/** A new company with a member. */
async function company() {
  const id = await newCompany();
  const email = newEmail();
  const member = await people.member(owner, id, { email });
  return { id, email, member, path: `companies/${id}` };
}
const drafted = () => studioOf().draftedProject(owner);
async function video(): Promise<string> {
  const choice = { videoMode: 'avatar', avatarId: 'ana', voiceId: 'es-lucia' };
  const payload = { projectId: (await drafted()).id, ...choice };
  const { data } = await people.call<Video>(owner, 'POST', 'videos/generate', payload);
  await studioOf().finished(data.id);
  return data.id;
}
async function podcast(): Promise<string> {
  const textInput = 'El viento mueve las palas de la turbina que está en la colina. '.repeat(5);
  const payload = { textInput, companyId: owner.companyId, podcastName: 'Viento' };
  const { data } = await people.call<PodcastStatus>(owner, 'POST', 'podcasts/generate', payload);
  await studioOf().finished(data.eventId);
  return data.eventId;
}
async function deleted(path: string): Promise<string> {
  await people.call(owner, 'DELETE', path);
  return `${path}/restore`;
}
const beginFactor = async (by: Person) => {
  const path = 'account/second-factor';
  const { data } = await people.call<{ secret: string }>(by, 'POST', path, {
    currentPassword: PASSWORD,
  });
  return { by, path: `${path}/confirm`, payload: { code: codeOf(data.secret) } };
};
/** A member of a new company, with a second step. */
async function secured() {
  const place = await company();
  const { by, path, payload } = await beginFactor(place.member);
  const { data } = await people.call<{ recoveryCodes: string[] }>(by, 'POST', path, payload);
  const codes = data.recoveryCodes.values();
  const proof = () => ({ currentPassword: PASSWORD, code: codes.next().value });
  return { ...place, proof };
}
/** A person with two sessions. */
async function twice() {
  const { email, member } = await company();
  const payload = { email, password: PASSWORD };
  await people.call(null, 'POST', 'auth/sign-in', payload);
  return member;
}
const resetLink = async ({ path, member }: Awaited<ReturnType<typeof company>>) =>
  (await people.call<Link>(owner, 'POST', `${path}/members/${member.user.id}/password-reset`)).data;

const learnerCalls = createLearnerCalls(studioOf);
/** A link with a learner. */
async function learnerLink() {
  const link = await learnerCalls.make(owner, await finishedVideo(studioOf(), owner));
  await learnerCalls.enter(secretOf(link));
  const [learner] = await learnerCalls.learners(owner, link);
  const path = `learner-links/${link.projectId}/${link.id}`;
  return { path, learnerId: learner?.id };
}

const reviewCalls = createReviewCalls(studioOf);
/** A project with a link for reviewers and a comment. */
async function review() {
  const projectId = await reviewCalls.writtenVideo(owner);
  const { secret } = await reviewCalls.open(owner, projectId);
  const own = await reviewCalls.enter(secret);
  const { data } = await reviewCalls.comment(secret, own);
  return { path: `reviews/${projectId}`, commentId: data.id };
}

const DEEDS: Deed[] = [
  {
    call: 'sessionEndpoints.login',
    action: 'signed-in',
    async request() {
      const token = await studioOf().services.session.launchOwner();
      return { by: null, method: 'POST', path: 'auth/login', payload: { token } };
    },
  },
  {
    call: 'signInEndpoints.signIn',
    action: 'signed-in',
    async request() {
      const { email } = await company();
      return {
        by: null,
        method: 'POST',
        path: 'auth/sign-in',
        payload: { email, password: PASSWORD },
      };
    },
  },
  {
    call: 'sessionEndpoints.logout',
    action: 'signed-out',
    request: async () => ({ by: await people.owner(), method: 'POST', path: 'auth/logout' }),
  },
  {
    call: 'signInEndpoints.acceptAsNew',
    action: 'invitation-accepted',
    async request() {
      const token = await people.invite(owner, owner.companyId, newEmail(), 'member');
      const payload = { token, fullName: 'Ada', newPassword: PASSWORD };
      return { by: null, method: 'POST', path: 'auth/invitations/accept-as-new', payload };
    },
  },
  {
    call: 'signInEndpoints.acceptByPassword',
    action: 'invitation-accepted',
    async request() {
      const { email } = await company();
      const token = await people.invite(owner, owner.companyId, email, 'member');
      const payload = { token, password: PASSWORD };
      return { by: null, method: 'POST', path: 'auth/invitations/accept-by-password', payload };
    },
  },
  {
    call: 'signInEndpoints.resetPassword',
    action: 'password-reset-used',
    async request() {
      const { token } = await resetLink(await company());
      const payload = { token, password: NEW_PASSWORD };
      return { by: null, method: 'POST', path: 'auth/password-resets', payload };
    },
  },
  {
    call: 'accountEndpoints.changeCredentials',
    action: 'credentials-changed',
    async request() {
      const { email, member: by } = await company();
      const payload = { email, currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      return { by, method: 'PUT', path: 'account/credentials', payload };
    },
  },
  {
    call: 'sessionEndpoints.end',
    action: 'session-ended',
    async request() {
      const by = await twice();
      const { data } = await people.call<OwnSession[]>(by, 'GET', 'auth/sessions');
      const other = data.find(({ isThis }) => !isThis)?.id;
      return { by, method: 'DELETE', path: `auth/sessions/${other}` };
    },
  },
  {
    call: 'sessionEndpoints.endOthers',
    action: 'session-ended',
    request: async () => ({ by: await twice(), method: 'DELETE', path: 'auth/sessions' }),
  },
  {
    call: 'secondFactorEndpoints.confirm',
    action: 'second-factor-on',
    request: async () => ({ method: 'POST', ...(await beginFactor((await company()).member)) }),
  },
  {
    call: 'secondFactorEndpoints.renewRecoveryCodes',
    action: 'recovery-codes-made',
    usesUp: 'recovery_codes',
    async request() {
      const { member: by, proof: payload } = await secured();
      return { by, method: 'POST', path: 'account/second-factor/recovery-codes', payload };
    },
  },
  {
    call: 'secondFactorEndpoints.turnOff',
    action: 'second-factor-off',
    usesUp: 'recovery_codes',
    async request() {
      const { member: by, proof: payload } = await secured();
      return { by, method: 'POST', path: 'account/second-factor/turn-off', payload };
    },
  },
  {
    call: 'companyEndpoints.resetSecondFactor',
    action: 'second-factor-reset',
    async request() {
      const { path, member } = await secured();
      const reset = `${path}/members/${member.user.id}/second-factor-reset`;
      return { by: owner, method: 'POST', path: reset };
    },
  },
  {
    call: 'companyEndpoints.requireSecondFactor',
    action: 'second-factor-required',
    async request() {
      const path = `companies/${await newCompany()}/second-factor`;
      return { by: owner, method: 'PUT', path, payload: { isRequired: true } };
    },
  },
  {
    call: 'companyEndpoints.create',
    action: 'company-made',
    request: async () => ({
      by: owner,
      method: 'POST',
      path: 'companies',
      payload: { name: 'Aula' },
    }),
  },
  {
    call: 'companyEndpoints.invite',
    action: 'invitation-made',
    async request() {
      const payload = { email: newEmail(), role: 'member' };
      return {
        by: owner,
        method: 'POST',
        path: `companies/${owner.companyId}/invitations`,
        payload,
      };
    },
  },
  {
    call: 'companyLookEndpoints.save',
    action: 'look-changed',
    async request() {
      const { path } = await company();
      const colours = { accent: '#8a1538', second: '#f2b705' };
      const rest = { font: 'inter', logo: null, backdrop: null, intro: null, outro: null };
      const payload = { look: { ...colours, ...rest } };
      return { by: owner, method: 'PUT', path: `${path}/look`, payload };
    },
  },
  {
    call: 'portraitEndpoints.add',
    action: 'portrait-added',
    request: async () => addPortrait((await company()).path),
  },
  {
    call: 'portraitEndpoints.delete',
    action: 'portrait-removed',
    async request() {
      const { path } = await company();
      await send(addPortrait(path));
      const { data } = await people.call<Portrait[]>(owner, 'GET', `${path}/portraits`);
      return { by: owner, method: 'DELETE', path: `${path}/portraits/${data[0]?.id}` };
    },
  },
  {
    call: 'pronunciationEndpoints.save',
    action: 'pronunciation-saved',
    request: async () => savePronunciation(await company()),
  },
  {
    call: 'pronunciationEndpoints.delete',
    action: 'pronunciation-deleted',
    async request() {
      const place = await company();
      await send(savePronunciation(place));
      const path = `${place.path}/pronunciations`;
      const { data } = await people.call<CompanyPronunciation[]>(place.member, 'GET', path);
      return { by: place.member, method: 'DELETE', path: `${path}/${data[0]?.id}` };
    },
  },
  {
    call: 'pronunciationEndpoints.import',
    action: 'pronunciations-imported',
    async request() {
      const { member: by, path } = await company();
      const content = Buffer.from('es,Tarima,ta ri ma');
      const { body, contentType } = multipart([{ name: 'file', fileName: 'words.csv', content }]);
      const headers = { 'content-type': contentType };
      return {
        ...{ by, method: 'POST', path: `${path}/pronunciations/import` },
        ...{ payload: body, headers },
      };
    },
  },
  {
    call: 'companyEndpoints.cancelInvitation',
    action: 'invitation-cancelled',
    async request() {
      const { id, path } = await company();
      await people.invite(owner, id, newEmail(), 'member');
      const { data } = await people.call<People>(owner, 'GET', `${path}/people`);
      const invitation = data.invitations[0]?.id;
      return { by: owner, method: 'DELETE', path: `${path}/invitations/${invitation}` };
    },
  },
  {
    call: 'companyEndpoints.changeRole',
    action: 'role-changed',
    async request() {
      const { path, member } = await company();
      const payload = { role: 'owner' };
      return { by: owner, method: 'PUT', path: `${path}/members/${member.user.id}`, payload };
    },
  },
  {
    call: 'companyEndpoints.removeMember',
    action: 'member-removed',
    async request() {
      const { path, member } = await company();
      return { by: owner, method: 'DELETE', path: `${path}/members/${member.user.id}` };
    },
  },
  {
    call: 'companyEndpoints.makePasswordReset',
    action: 'password-reset-made',
    async request() {
      const { path, member } = await company();
      const reset = `${path}/members/${member.user.id}/password-reset`;
      return { by: owner, method: 'POST', path: reset };
    },
  },
  {
    call: 'projectEndpoints.delete',
    action: 'project-deleted',
    request: async () => ({
      by: owner,
      method: 'DELETE',
      path: `projects/${(await drafted()).id}`,
    }),
  },
  {
    call: 'projectEndpoints.restore',
    action: 'project-restored',
    async request() {
      const path = await deleted(`projects/${(await drafted()).id}`);
      return { by: owner, method: 'POST', path };
    },
  },
  {
    call: 'videoEndpoints.delete',
    action: 'video-deleted',
    request: async () => ({ by: owner, method: 'DELETE', path: `videos/${await video()}` }),
  },
  {
    call: 'videoEndpoints.restore',
    action: 'video-restored',
    async request() {
      const path = await deleted(`videos/${await video()}`);
      return { by: owner, method: 'POST', path };
    },
  },
  {
    call: 'learnerLinkEndpoints.create',
    action: 'learner-link-made',
    async request() {
      const path = `learner-links/${await finishedVideo(studioOf(), owner)}`;
      return { by: owner, method: 'POST', path, payload: { password: PASSWORD } };
    },
  },
  {
    call: 'learnerLinkEndpoints.change',
    action: 'learner-link-changed',
    async request() {
      const { path } = await learnerLink();
      return { by: owner, method: 'PUT', path, payload: { asksName: true } };
    },
  },
  {
    call: 'learnerLinkEndpoints.remove',
    action: 'learner-link-ended',
    request: async () => ({ by: owner, method: 'DELETE', path: (await learnerLink()).path }),
  },
  {
    call: 'learnerLinkEndpoints.removeLearner',
    action: 'learner-deleted',
    async request() {
      const { path, learnerId } = await learnerLink();
      return { by: owner, method: 'DELETE', path: `${path}/learners/${learnerId}` };
    },
  },
  {
    call: 'learnerLinkEndpoints.learnersCsv',
    action: 'learners-exported',
    isExport: true,
    async request() {
      const { path } = await learnerLink();
      return { by: owner, method: 'GET', path: `${path}/learners.csv` };
    },
  },
  {
    call: 'reviewEndpoints.open',
    action: 'review-link-made',
    async request() {
      const path = `reviews/${(await drafted()).id}/link`;
      return { by: owner, method: 'PUT', path, payload: {} };
    },
  },
  {
    call: 'reviewEndpoints.open',
    action: 'review-link-changed',
    async request() {
      const { path } = await review();
      const payload = { endsAt: new Date().toISOString() };
      return { by: owner, method: 'PUT', path: `${path}/link`, payload };
    },
  },
  {
    call: 'reviewEndpoints.end',
    action: 'review-link-ended',
    async request() {
      const { path } = await review();
      return { by: owner, method: 'DELETE', path: `${path}/link` };
    },
  },
  {
    call: 'reviewEndpoints.remove',
    action: 'review-comment-deleted',
    async request() {
      const { path, commentId } = await review();
      return { by: owner, method: 'DELETE', path: `${path}/comments/${commentId}` };
    },
  },
  {
    call: 'podcastEndpoints.delete',
    action: 'podcast-deleted',
    request: async () => ({ by: owner, method: 'DELETE', path: `podcasts/${await podcast()}` }),
  },
  {
    call: 'podcastEndpoints.renewFeed',
    action: 'feed-renewed',
    async request() {
      const path = `companies/${owner.companyId}/podcast-feed`;
      return { by: owner, method: 'POST', path };
    },
  },
  {
    call: 'personalDataEndpoints.exportCompany',
    action: 'company-exported',
    isExport: true,
    async request() {
      const path = `personal-data/companies/${await newCompany()}/export`;
      return { by: owner, method: 'GET', path };
    },
  },
  {
    call: 'personalDataEndpoints.exportUser',
    action: 'user-exported',
    isExport: true,
    async request() {
      const { member } = await company();
      const path = `personal-data/users/${member.user.id}/export`;
      return { by: owner, method: 'GET', path };
    },
  },
  {
    call: 'personalDataEndpoints.deleteCompany',
    action: 'company-deleted',
    async request() {
      const path = `personal-data/companies/${await newCompany()}`;
      return { by: owner, method: 'DELETE', path };
    },
  },
  {
    call: 'personalDataEndpoints.deleteUser',
    action: 'user-deleted',
    async request() {
      const { member } = await company();
      return { by: owner, method: 'DELETE', path: `personal-data/users/${member.user.id}` };
    },
  },
  {
    call: 'voiceModelEndpoints.fetch',
    action: 'voice-model-fetched',
    async request() {
      const path = `${await missingModel()}/fetch`;
      return { by: owner, method: 'POST', path, payload: { acceptsLicence: true } };
    },
  },
  {
    call: 'voiceModelEndpoints.upload',
    action: 'voice-model-uploaded',
    async request() {
      const path = `${await missingModel()}/upload`;
      return { by: owner, method: 'POST', path, ...archiveOf('not an archive') };
    },
  },
  {
    call: 'voiceModelEndpoints.confirm',
    action: 'voice-model-confirmed',
    async request() {
      const path = await missingModel({ sha256: null });
      await send({ by: owner, method: 'POST', path: `${path}/upload`, ...archiveOf('voices') });
      const asked = async () => (await fetchOf(path))?.sha256;
      await expect.poll(asked).toEqual(expect.any(String));
      const payload = { sha256: await asked() };
      return { by: owner, method: 'POST', path: `${path}/confirm`, payload };
    },
  },
  {
    call: 'voiceModelEndpoints.delete',
    action: 'voice-model-removed',
    request: async () => ({ by: owner, method: 'DELETE', path: await missingModel() }),
  },
  {
    call: 'studioSettingsEndpoints.change',
    action: 'settings-stored',
    async request() {
      const values = { STUDIO_RETENTION_DAYS: String(10_000 + ++made) };
      return { by: owner, method: 'PUT', path: 'settings/groups/storage', payload: { values } };
    },
  },
  {
    call: 'auditEndpoints.export',
    action: 'trail-exported',
    isExport: true,
    request: async () => ({ by: owner, method: 'GET', path: 'audit/export' }),
  },
  {
    call: 'auditEndpoints.exportOfCompany',
    action: 'trail-exported',
    isExport: true,
    request: async () => ({
      by: owner,
      method: 'GET',
      path: `companies/${owner.companyId}/audit/export`,
    }),
  },
  {
    call: 'studioQueueEndpoints.cancel',
    action: 'work-cancelled',
    request: () => onDraft('waiting', 'cancel'),
  },
  {
    call: 'studioQueueEndpoints.retry',
    action: 'work-retried',
    request: () => onDraft('failed', 'retry'),
  },
  {
    call: 'translationEndpoints.make',
    action: 'translation-made',
    async request() {
      const path = `translations/${(await drafted()).id}`;
      // From here on there is a model, so no draft may follow.
      studioOf().providers.vendors.languageModel = createOpenAiCompatibleModel({
        ...{ baseUrl: 'http://models.example/v1', model: 'small' },
      });
      return { by: owner, method: 'POST', path, payload: { language: 'en' } };
    },
  },
];

async function onDraft(status: 'waiting' | 'failed', deed: string): Promise<Request> {
  const [id] = await insertDrafts(studioOf(), owner, { status });
  return { by: owner, method: 'POST', path: `studio-queue/draft-project/${id}/${deed}` };
}

/** A model of voices that no server has. Answers its path once an attempt to fetch it has failed. */
async function missingModel(facts: Parameters<typeof listed>[2] = {}): Promise<string> {
  const packed = await packTinyModel(`model-${++made}`);
  await offerModels(studioOf(), [listed(packed, archives.address, facts)]);
  const path = `voice-models/${packed.entry.id}`;
  await people.call(owner, 'POST', `${path}/fetch`, { acceptsLicence: true });
  await expect.poll(async () => (await fetchOf(path))?.status).toBe('failed');
  return path;
}
async function fetchOf(path: string): Promise<VoiceModelFetch | null | undefined> {
  const { data } = await people.call<{ models: VoiceModel[] }>(owner, 'GET', 'voice-models');
  return data.models.find(({ id }) => path.endsWith(id))?.fetch;
}
function archiveOf(content: string) {
  const { body, contentType } = multipart([
    { name: 'acceptsLicence', value: 'true' },
    { name: 'file', fileName: 'voices.tar', content: Buffer.from(content) },
  ]);
  return { payload: body, headers: { 'content-type': contentType } };
}

/** Calls that need no line. They edit work, name things, look up a link or tell the host again. */
const NOT_WRITTEN_DOWN = [
  'accountEndpoints.rename',
  'companyEndpoints.rename',
  'companyLookEndpoints.addPicture',
  'courseEndpoints',
  'courseQueueEndpoints',
  'figureEndpoints',
  'hostPlatformEndpoints',
  'learnEndpoints',
  'ledgerEndpoints',
  'libraryEndpoints',
  'manuscriptEndpoints',
  'packageEndpoints',
  'podcastEndpoints.cancel',
  'podcastEndpoints.foresee',
  'podcastEndpoints.generate',
  'podcastEndpoints.makeAudio',
  'podcastEndpoints.saveScript',
  'podcastEndpoints.upload',
  'projectEndpoints.create',
  'projectEndpoints.duplicate',
  'projectEndpoints.rename',
  'projectEndpoints.retryDraft',
  'pronunciationEndpoints.hear',
  'questionEndpoints',
  'redraftEndpoints',
  'reviewEndpoints.resolve',
  'reviewerEndpoints',
  'scriptEndpoints',
  'secondFactorEndpoints.begin',
  'settingsEndpoints',
  'signInEndpoints.readInvitation',
  'signInEndpoints.readPasswordReset',
  'translationEndpoints.update',
  'videoEndpoints.cancel',
  'videoEndpoints.generate',
  'videoEndpoints.preview',
  'videoSettingsEndpoints',
  'voiceModelEndpoints.cancel',
];

function savePronunciation({ member: by, path }: Awaited<ReturnType<typeof company>>): Request {
  const payload = { language: 'es', written: 'Tarima', said: 'ta ri ma' };
  return { by, method: 'PUT', path: `${path}/pronunciations`, payload };
}

function addPortrait(company: string): Request {
  const fields = { name: 'Carmen', gender: 'female', declaredBy: 'Carmen', agrees: 'true' };
  const { body, contentType } = multipart([
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: 'file', fileName: 'carmen.png', content: Buffer.from('Carmen') },
  ]);
  const headers = { 'content-type': contentType };
  return { by: owner, method: 'POST', path: `${company}/portraits`, payload: body, headers };
}

const send = ({ by, method, path, payload, headers }: Request) => {
  // The embedded database has this clock too, and lines are in its order.
  vi.setSystemTime(Date.now() + 1);
  return studioOf().call(by, {
    method,
    url: `/api/v1/${path}`,
    ...(payload && { payload: typeof payload === 'function' ? payload() : payload }),
    ...(headers && { headers }),
    remoteAddress: ADDRESS,
  });
};
const lines = async (action: AuditAction) =>
  (await people.call<{ events: AuditEvent[] }>(owner, 'GET', `audit?action=${action}`)).data.events;

it('every call that changes or exports something has a line, or is excepted', () => {
  const decided = new Set([...DEEDS.map(({ call }) => call), ...NOT_WRITTEN_DOWN]);
  const undecided = CONTRACT_CALLS.filter(
    ({ name, definition: { method, isByTokenOnly } }) =>
      (method !== 'GET' || isByTokenOnly) &&
      !decided.has(name) &&
      !decided.has(name.split('.')[0] ?? ''),
  );
  expect(undecided.map(({ name }) => name)).toEqual([]);
});

describe.each(DEEDS)('$call', ({ action, request, isExport, usesUp }) => {
  const contents = async () => {
    const held = await writes.contents();
    return Object.entries(held).filter(([table]) => table !== usesUp);
  };

  it('is done with its line, or not at all', async () => {
    const wanted = await request();
    const before = await contents();
    const withoutLine = await writes.whileRefusing(action, () => send(wanted));
    expect(withoutLine.status).toBe(500);
    expect(await contents()).toEqual(before);
    if (!isExport) {
      const undone = await writes.whileRefusing('acts', () => send(wanted));
      expect(undone.status).toBe(500);
      expect(await contents()).toEqual(before);
    }
    const known = await lines(action);
    expect((await send(wanted)).status).toBe(200);
    const written = await lines(action);
    expect(written.length).toBe(known.length + 1);
    expect(written[0]).toMatchObject({ address: ADDRESS, actor: expect.any(String) });
  });
});

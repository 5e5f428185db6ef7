import type {
  AuditEvent,
  CompanyLook,
  CompanyPronunciation,
  Course,
  HandOver,
  LearnerLink,
  LibraryWork,
  LiveUnit,
  Podcast,
  Portrait,
  Project,
  ProjectFigure,
  ProjectLanguages,
  ProjectQuestions,
  ProjectReview,
  Redraft,
  Script,
  ScriptVersion,
  SettingField,
  Video,
} from '@tarima/contract';
import { expect } from 'vitest';
import { createPeopleCalls, PASSWORD } from '../people-calls.ts';
import { audioText, videoText } from './earlier-folder.ts';
import { type Visit, visitAs } from './visit.ts';

/** Something that people had in a version, and in all later ones. */
type Find = { since: string; what: string; look: (visit: Visit) => Promise<void> };

export const finds: Find[] = [
  {
    since: '0000_first',
    what: 'the list of all work',
    async look({ get }) {
      const { works } = await get<{ works: LibraryWork[] }>('library');
      const names = works.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['Guía de la tarima', 'El pedido']));
      expect(names).not.toContain('Guía borrada');
      expect(works.map(({ kind }) => kind)).toContain('podcast');
    },
  },
  {
    since: '0000_first',
    what: 'the text of a script, and edits it',
    async look(visit) {
      const script = await scriptOf(visit, 'Guía de la tarima');
      expect(script.originalContent).toContain('La tarima se monta antes de la clase');
      expect(script.content).toContain('Se revisa dos veces.');
      const content = `${script.content}\nUna frase de hoy.\n`;
      const { revision } = script;
      await visit.send('PUT', 'scripts', { id: script.id, content, revision });
      expect((await scriptOf(visit, 'Guía de la tarima')).content).toBe(content);
      const versions = await visit.get<ScriptVersion[]>(`script-versions/${script.id}`);
      expect(versions.map(({ characters }) => characters)).toContain(script.content.length);
    },
  },
  {
    since: '0000_first',
    what: 'a finished video with its files, and makes another',
    async look(visit) {
      const { studio, get, send, file } = visit;
      const { id: projectId } = await projectOf(visit, 'Guía de la tarima');
      const { videos } = await get<{ videos: Video[] }>('videos?status=completed&sort=oldest');
      const video = videos.find((one) => one.projectId === projectId);
      if (!video) throw new Error('the video is gone');
      expect(await file(`videos/${video.id}/file`)).toBe(videoText(video.id));
      expect(await file(`videos/${video.id}/captions`)).toContain('WEBVTT');
      const settings = await get<object>(`video-settings/${projectId}`);
      expect(settings).toMatchObject({ presenter: 'lucia', videoFormat: 'horizontal' });
      // One was being made when the studio ended. It is finished first.
      const { id } = await get<Video>(`videos/project/${projectId}`);
      await studio.finished(id);
      const choice = { videoMode: 'avatar', avatarId: 'ana', voiceId: 'es-lucia' };
      const made = await send<Video>('POST', 'videos/generate', { projectId, ...choice });
      await studio.finished(made.id);
      expect((await get<Video>(`videos/status/${made.id}`)).status).toBe('completed');
    },
  },
  {
    since: '0000_first',
    what: 'a course with its structure, scripts and queue',
    async look(visit) {
      const { id } = await projectOf(visit, 'El pedido');
      const course = await visit.get<Course>(`courses/structure/${id}`);
      const contents = course.modules.flatMap((module) => module.contents);
      expect(contents[0]?.script?.originalContent).toContain('hoja');
      const queue = await visit.get<{ videos: { status: string }[] }>(`courses/${id}/video-queue`);
      expect(queue.videos.map(({ status }) => status)).toContain('completed');
    },
  },
  {
    since: '0000_first',
    what: 'a podcast with its sound, and the feed at its address',
    async look({ studio, person, get, file }) {
      const { works } = await get<{ works: LibraryWork[] }>('library?type=podcast&sort=oldest');
      const podcasts = works.filter((work) => work.kind === 'podcast');
      const all = await Promise.all(
        podcasts.map(({ eventId }) => get<Podcast>(`podcasts/${eventId}`)),
      );
      const podcast = all.find(({ audioUrl }) => audioUrl !== null);
      expect(podcast).toMatchObject({ name: 'Aire y luz', status: 'completed' });
      expect(podcast?.turnList[0]?.text).toContain('Aire y luz');
      expect(await file(`${podcast?.audioUrl}`)).toBe(audioText(podcast?.eventId));
      const feed = await get<{ url: string }>(`companies/${person.companyId}/podcast-feed`);
      expect((await studio.call(null, { url: new URL(feed.url).pathname })).text).toContain(
        'Aire y luz',
      );
    },
  },
  {
    since: '0000_first',
    what: 'what was done in the company, with the names of then',
    async look({ person, get }) {
      const { events } = await get<{ events: AuditEvent[] }>(`companies/${person.companyId}/audit`);
      const told = events.map(({ action, subjectName }) => `${action}: ${subjectName}`);
      // The first had its name from the start. A migration has given the second one.
      expect(told).toContain('project-deleted: Guía borrada');
      expect(told).toContain('feed-renewed: Tarima');
    },
  },
  {
    since: '0000_first',
    what: 'the people of the company',
    async look({ person, get }) {
      const { members } = await get<{ members: { fullName: string; role: string }[] }>(
        `companies/${person.companyId}/people`,
      );
      expect(members).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ fullName: 'Ada Lovelace', role: 'owner' }),
          expect.objectContaining({ fullName: 'Bo Ibarra', role: 'member' }),
        ]),
      );
    },
  },
  {
    since: '0001_ledger',
    what: 'what a script leaves out',
    async look(visit) {
      const { id } = await projectOf(visit, 'Segunda guía');
      expect(await visit.get<LiveUnit[]>(`scripts/${id}/ledger`)).not.toEqual([]);
    },
  },
  {
    since: '0002_redrafts',
    what: 'a draft beside a script',
    async look(visit) {
      const { id } = await projectOf(visit, 'Segunda guía');
      const redraft = await visit.get<Redraft>(`scripts/${id}/redraft`);
      expect(redraft.proposal?.content).toContain('tarima');
    },
  },
  {
    since: '0005_shared_emails',
    what: 'two people of one e-mail apart',
    async look({ studio }) {
      const { signIn, asPerson } = createPeopleCalls(() => studio);
      const { data } = await signIn('ada@example.com', 'otras palabras bien distintas');
      expect(asPerson(data).companies.map(({ name }) => name)).toContain('Talleres del Norte');
    },
  },
  {
    since: '0007_second_factors',
    what: 'the second step still asked for',
    async look({ studio }) {
      const { signIn } = createPeopleCalls(() => studio);
      const { failure } = await signIn('bo@example.com', PASSWORD);
      expect(failure.code).toBe('SECOND_FACTOR_NEEDED');
    },
  },
  {
    since: '0012_figures',
    what: 'a picture of the author',
    async look(visit) {
      const { id } = await projectOf(visit, 'Guía de la tarima');
      const figures = await visit.get<ProjectFigure[]>(`projects/${id}/figures`);
      expect(figures.map(({ origin }) => origin)).toContain('author');
    },
  },
  {
    since: '0013_company_looks',
    what: 'the look of the company',
    async look({ person, get }) {
      const look = await get<CompanyLook>(`companies/${person.companyId}/look`);
      expect(look).toMatchObject({ accent: '#225588', font: 'nunito' });
    },
  },
  {
    since: '0014_company_portraits',
    what: 'the people who present, with their consent',
    async look({ person, get }) {
      const portraits = await get<Portrait[]>(`companies/${person.companyId}/portraits`);
      expect(portraits.map(({ name, consent }) => [name, consent?.declaredBy])).toContainEqual([
        'Ada',
        'Ada Lovelace',
      ]);
    },
  },
  {
    since: '0016_company_pronunciations',
    what: 'how words are said',
    async look({ person, get }) {
      const said = await get<CompanyPronunciation[]>(
        `companies/${person.companyId}/pronunciations`,
      );
      expect(said.map((word) => `${word.written}: ${word.said}`)).toContain('Tarima: ta rima');
    },
  },
  {
    since: '0017_studio_settings',
    what: 'the settings that the owner typed',
    async look({ studio }) {
      const owner = visitAs(studio, await createPeopleCalls(() => studio).owner());
      const { fields } = await owner.get<{ fields: SettingField[] }>('settings/fields');
      const of = (name: string) => fields.find((field) => field.name === name);
      expect(of('STUDIO_COMPANY_GIGABYTES')).toMatchObject({ value: '7', isUnreadable: false });
      expect(of('ELEVENLABS_API_KEY')).toMatchObject({ isSet: true, isUnreadable: false });
    },
  },
  {
    since: '0018_leaving_the_studio',
    what: 'packages, questions and links for learners at their addresses',
    async look(visit) {
      const { id } = await projectOf(visit, 'Segunda guía');
      const course = await projectOf(visit, 'El pedido');
      const { packages } = await visit.get<HandOver>(`packages/${course.id}`);
      expect(packages.map(({ status }) => status)).toContain('completed');
      const { sets } = await visit.get<ProjectQuestions>(`questions/${id}`);
      expect(sets[0]?.questions[0]?.prompt).toContain('tarima');
      const links = await visit.get<LearnerLink[]>(`learner-links/${id}`);
      const link = links.find(({ learners }) => learners > 0);
      const secret = link?.address?.split('/').at(-1);
      expect(await visit.get(`learn/${secret}`)).toMatchObject({ title: 'Segunda guía' });
    },
  },
  {
    since: '0020_translations_and_reviews',
    what: 'comments of reviewers, and translations',
    async look(visit) {
      const { id } = await projectOf(visit, 'Segunda guía');
      const review = await visit.get<ProjectReview>(`reviews/${id}`);
      expect(review.comments.map(({ text }) => text)).toContain('Falta el peso.');
      expect(review.link?.address).toContain('/review/');
      const { translations } = await visit.get<ProjectLanguages>(`translations/${id}`);
      expect(translations.map(({ language }) => language)).toContain('en');
    },
  },
];

async function projectOf({ get }: Visit, name: string): Promise<Project> {
  const { projects } = await get<{ projects: Project[] }>(
    `projects?search=${encodeURIComponent(name)}`,
  );
  const project = projects.find((one) => one.name === name);
  if (!project) throw new Error(`${name} is not listed`);
  return project;
}

async function scriptOf(visit: Visit, name: string): Promise<Script> {
  const { id } = await projectOf(visit, name);
  const [script] = await visit.get<Script[]>(`scripts/${id}`);
  if (!script) throw new Error(`${name} has no script`);
  return script;
}

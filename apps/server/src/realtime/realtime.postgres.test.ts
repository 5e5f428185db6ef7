import type {
  ClientEvents,
  Course,
  LiveList,
  PodcastStatus,
  Project,
  ProjectFigure,
  Script,
  ServerEvents,
  Video,
} from '@tarima/contract';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COURSE_REQUEST, contentsOfCourse, createCourseCalls } from '#server/test/course-calls.ts';
import { multipart } from '#server/test/multipart.ts';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
let origin: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  origin = await studioOf().listen();
  ada = await studioOf().signIn();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

function connect(
  auth: object,
  transports = ['websocket'],
): Promise<Socket<ServerEvents, ClientEvents>> {
  const socket = io(origin, { auth, transports, reconnection: false, forceNew: true });
  sockets.push(socket);
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', reject);
  });
}

describe('sockets', () => {
  it.each([
    ['nobody', {}],
    ['a wrong token', { token: 'nonsense' }],
    ['a token that is no text', { token: 5 }],
  ])('refuse %s', async (_name, auth) => {
    await expect(connect(auth)).rejects.toThrow('UNAUTHENTICATED');
  });

  it('refuse everything but websockets', async () => {
    await expect(connect({ token: ada.token }, ['polling'])).rejects.toThrow();
  });

  it('tell only its company how a draft and a video progress', async () => {
    const other = await studioOf().signIn();
    const strange = await connect({ token: other.token });
    const heardByOthers: string[] = [];
    strange.onAny((name) => heardByOthers.push(name));

    const socket = await connect({ token: ada.token });
    const drafted = new Promise<Project>((resolve) => {
      socket.on('projectStatusUpdate', (project) => {
        if (project.draft.status === 'completed') resolve(project);
      });
    });
    const { data } = await studioOf().upload(ada, videoProject(ada, [pdf('a.pdf', 'Hola.')]));
    expect(await drafted).toMatchObject({ id: data.id, files: [{ name: 'a.pdf' }] });

    const seen: Video['status'][] = [];
    const made = new Promise<Video>((resolve) => {
      socket.on('videoStatusUpdate', (video) => {
        seen.push(video.status);
        if (video.status === 'completed') resolve(video);
      });
    });
    const payload = {
      projectId: data.id,
      videoMode: 'avatar',
      avatarId: 'ana',
      voiceId: 'es-lucia',
    };
    await studioOf().call(ada, { method: 'POST', url: '/api/v1/videos/generate', payload });
    expect(await made).toMatchObject({ projectId: data.id, progress: 100 });
    expect(seen).toContain('processing');
    expect(heardByOthers).toEqual([]);
  });

  it('tell every window of the company about deletion and restoring', async () => {
    const strange = await connect({ token: (await studioOf().signIn()).token });
    const heardByOthers: string[] = [];
    strange.onAny((name) => heardByOthers.push(name));
    const { id } = await studioOf().draftedProject(ada);
    const socket = await connect({ token: ada.token });
    const listsChanged = () => {
      const lists: string[] = [];
      return new Promise<string[]>((resolve) => {
        socket.on('listUpdate', (list) => {
          if (lists.push(list) === 2) resolve(lists);
        });
      });
    };
    const afterDeletion = listsChanged();
    await studioOf().call(ada, { method: 'DELETE', url: `/api/v1/projects/${id}` });
    expect(await afterDeletion).toEqual(['projects', 'videos']);
    const afterReturn = listsChanged();
    await studioOf().call(ada, { method: 'POST', url: `/api/v1/projects/${id}/restore` });
    expect(await afterReturn).toEqual(['projects', 'videos']);
    expect(heardByOthers).toEqual([]);
  });

  it('tell changes in their order', async () => {
    const socket = await connect({ token: ada.token });
    const changes = Array.from(
      { length: 60 },
      (_, at): LiveList => (at % 7 < 3 ? 'projects' : at % 5 < 2 ? 'videos' : 'podcasts'),
    );
    const heard: LiveList[] = [];
    const all = new Promise<void>((resolve) => {
      socket.on('listUpdate', (list) => {
        if (heard.push(list) === changes.length) resolve();
      });
    });
    const { realtime } = studioOf().context;
    for (const list of changes) realtime.publish('listUpdate', ada.companyId, 'any', () => list);
    await all;
    expect(heard).toEqual(changes);
  });

  it('tell every window of the company about a newer script', async () => {
    const strange = await connect({ token: (await studioOf().signIn()).token });
    const heardByOthers: string[] = [];
    strange.onAny((name) => heardByOthers.push(name));
    const { id: projectId } = await studioOf().draftedProject(ada);
    const socket = await connect({ token: ada.token });
    const told = new Promise((resolve) => {
      socket.on('scriptUpdate', resolve);
    });
    const { data } = await studioOf().call<Script>(ada, {
      method: 'PUT',
      url: `/api/v1/scripts?projectId=${projectId}`,
      payload: { content: 'Otra cosa.' },
    });
    expect(await told).toEqual({ id: data.id, projectId, revision: data.revision });
    expect(heardByOthers).toEqual([]);
  });

  it('tell every window of the company about an added and a deleted picture', async () => {
    const strange = await connect({ token: (await studioOf().signIn()).token });
    const heardByOthers: string[] = [];
    strange.onAny((name) => heardByOthers.push(name));
    const { id: projectId } = await studioOf().draftedProject(ada);
    const socket = await connect({ token: ada.token });
    const nextNews = () =>
      new Promise((resolve) => {
        socket.once('figuresUpdate', resolve);
      });
    const url = `/api/v1/projects/${projectId}/figures`;
    const { body, contentType } = multipart([
      { name: 'file', fileName: 'sala.png', content: Buffer.from('La sala') },
    ]);
    const afterAdding = nextNews();
    const { data } = await studioOf().call<ProjectFigure>(ada, {
      method: 'POST',
      url,
      payload: body,
      headers: { 'content-type': contentType },
    });
    expect(await afterAdding).toEqual({ projectId });
    const afterDeletion = nextNews();
    await studioOf().call(ada, { method: 'DELETE', url: `${url}/${data.picture}` });
    expect(await afterDeletion).toEqual({ projectId });
    expect(heardByOthers).toEqual([]);
  });

  it('tell how a course is planned and written, in each listener’s language', async () => {
    const { call, readCourse } = createCourseCalls(studioOf, () => ada);
    const { id } = await readCourse();
    const socket = await connect({ token: ada.token, language: 'en' });
    const seen: Course[] = [];
    const written = new Promise<Course>((resolve) => {
      socket.on('courseStatusUpdate', (course) => {
        seen.push(course);
        if (course.writing?.status === 'completed') resolve(course);
      });
    });
    await call('POST', 'courses/generate-structure', {
      ...COURSE_REQUEST,
      projectId: id,
      contentCount: 12,
    });
    await call('POST', 'courses/generate-scripts', { projectId: id, language: 'es' });
    const course = await written;
    expect(course).toMatchObject({ projectId: id, title: 'Curso de la tarima' });
    expect(course.notices[0]).toMatch(/^You asked for 12/u);
    expect(contentsOfCourse(course).every(({ script }) => script)).toBe(true);
    expect(seen.map(({ generation }) => generation?.status)).toContain('processing');
    expect(seen.map(({ writing }) => writing?.status)).toContain('processing');
  });

  describe('of a podcast', () => {
    // Late events of other tests must not reach these windows.
    let eve: Person;
    beforeAll(async () => {
      eve = await studioOf().signIn();
    });

    const text = 'El viento mueve las palas de la turbina que está en la colina de enfrente. ';
    const start = async () => {
      const url = '/api/v1/podcasts/generate';
      const payload = { textInput: text.repeat(5), companyId: eve.companyId };
      const call = { method: 'POST' as const, url, payload };
      return (await studioOf().call<PodcastStatus>(eve, call)).data.eventId;
    };
    const hearing = (socket: Socket<ServerEvents, ClientEvents>) => {
      const heard: PodcastStatus[] = [];
      const ended = new Promise<PodcastStatus>((resolve) => {
        socket.on('podcastStatusUpdate', (podcast) => {
          heard.push(podcast);
          if (podcast.status === 'completed') resolve(podcast);
        });
      });
      return { heard, ended };
    };

    it('tell its subscribers, and everybody in the company about the list', async () => {
      const socket = await connect({ token: eve.token, language: 'en' });
      const colleague = await connect({ token: eve.token });
      const ofOthers: string[] = [];
      colleague.onAny((name, value) => ofOthers.push(`${name} ${value}`));
      const { heard, ended } = hearing(socket);
      const eventId = await start();
      expect(await socket.emitWithAck('subscribeToPodcast', eventId)).toMatchObject({ eventId });
      expect(await ended).toMatchObject({ id: eventId, message: 'Your podcast is ready.' });
      expect(heard.every((podcast) => podcast.eventId === eventId)).toBe(true);
      await expect.poll(() => new Set(ofOthers)).toEqual(new Set(['listUpdate podcasts']));
    });

    it('answer a subscription after the end by an event, with or without a callback', async () => {
      const eventId = await start();
      await studioOf().finished(eventId);
      const socket = await connect({ token: eve.token });
      const { ended } = hearing(socket);
      // As the specification has it, without a callback.
      (socket as Socket).emit('subscribeToPodcast', eventId);
      const state = { status: 'completed', id: eventId, message: 'Tu podcast está listo.' };
      expect(await ended).toMatchObject(state);
      expect(await socket.emitWithAck('subscribeToPodcast', eventId)).toMatchObject(state);
    });

    it('tell other companies nothing', async () => {
      const eventId = await start();
      await studioOf().finished(eventId);
      const stranger = await connect({ token: (await studioOf().signIn()).token });
      const ask = (id: string) => stranger.emitWithAck('subscribeToPodcast', id);
      const { heard } = hearing(stranger);
      expect(await ask(eventId)).toBeNull();
      expect(await ask('no id at all')).toBeNull();
      // Without its types, as a client may send it. It is no question, and does not close the connection.
      (stranger as Socket).emit('subscribeToPodcast', 5);
      await studioOf().services.podcasts.announce(eventId);
      expect(await ask(eventId)).toBeNull();
      expect(heard).toEqual([]);
    });
  });

  it('use the chosen language', async () => {
    const socket = await connect({ token: ada.token, language: 'en' });
    const failed = new Promise<Project>((resolve) => {
      socket.on('projectStatusUpdate', (project) => {
        if (project.draft.status === 'failed') resolve(project);
      });
    });
    await studioOf().upload(ada, videoProject(ada, [pdf('a.pdf', 'DOCUMENT_CORRUPT')]));
    expect((await failed).files[0]?.error?.message).toMatch(/damaged/i);
  });
});

import {
  avatarEndpoints,
  configEndpoints,
  courseEndpoints,
  courseQueueEndpoints,
  ledgerEndpoints,
  libraryEndpoints,
  type Project,
  projectEndpoints,
  SPECIFICATION_SCREENS,
  scriptEndpoints,
  type Video,
  videoEndpoints,
  videoSettingsEndpoints,
  videoSettingsSchema,
  voiceEndpoints,
} from '@tarima/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testVideo } from '#web/features/video-generation/test-video.ts';
import {
  contentVideoSample,
  courseSample,
  queueItemSample,
  queueSample,
} from '#web/test/course-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { PROJECT_ID, testProject, testScript } from '#web/test/test-project.ts';
import { fetchScreenAhead } from './routes.tsx';

const studio = studioServerForTests();
const VIDEO = `/generate-video/${PROJECT_ID}`;
const STRUCTURE = `/create-course/${PROJECT_ID}`;
const SCRIPTS = `/course-scripts/${PROJECT_ID}`;
const FINISHED = {
  status: 'completed',
  url: '/v.mp4',
  videoUrl: '/v.mp4',
  downloadUrl: '/api/v1/videos/v/download',
} as const;
const LONG_AGO = new Date(Date.now() - 11 * 60_000).toISOString();
let project: Project;
let video: Video | null;
let course: ReturnType<typeof courseSample>;

// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(async () => {
  for (const path of ['/upload', VIDEO, STRUCTURE, SCRIPTS]) fetchScreenAhead(path);
  await import('#web/features/scripts/components/draft-state.tsx');
});
beforeEach(() => {
  project = testProject();
  video = null;
  course = courseSample();
  studio().answer(configEndpoints.get, () => ({
    screens: [...SPECIFICATION_SCREENS],
    adminUrl: null,
    hasLanguageModel: false,
    oidcName: null,
    naturalVoices: 'present' as const,
    samples: null,
  }));
  studio().answer(projectEndpoints.get, () => project);
  studio().answer(scriptEndpoints.byProject, () => [testScript()]);
  studio().answer(videoEndpoints.byProject, () => video);
  studio().answer(videoSettingsEndpoints.get, () => videoSettingsSchema.parse({}));
  studio().answer(avatarEndpoints.list, () => []);
  studio().answer(voiceEndpoints.list, () => []);
  studio().answer(courseEndpoints.structure, () => course);
  studio().answer(courseEndpoints.generateScripts, () => course);
  studio().answer(courseEndpoints.videos, () => [contentVideoSample(0, FINISHED)]);
  studio().answer(ledgerEndpoints.ofCourse, () => []);
  studio().answer(courseQueueEndpoints.get, () =>
    queueSample({ status: 'completed', videos: [queueItemSample(0, { status: 'completed' })] }),
  );
});

const failedDraft = () => {
  const draft = { status: 'failed', stage: null, progress: 0, error: null } as const;
  project = testProject({ draft });
};
const SCREENS: [screen: string, path: string, sign: RegExp, set?: () => void][] = [
  ['the form of a video', '/upload', /Generar guion/u],
  ['the form of a course', '/', /Estructurar curso/u],
  ['a video to configure', VIDEO, /^Presentador$/u],
  [
    'a script in the making',
    VIDEO,
    /Estamos preparando tu guion/u,
    () => {
      const draft = { status: 'processing', stage: 'reading', progress: 9, error: null } as const;
      project = testProject({ draft });
    },
  ],
  ['a script that failed', VIDEO, /^Intentar de nuevo$/u, failedDraft],
  [
    'a video that takes very long',
    VIDEO,
    /Seguir esperando/u,
    () => {
      video = testVideo({ status: 'processing', startedAt: LONG_AGO });
    },
  ],
  [
    'a finished video',
    VIDEO,
    /Tu video está listo/u,
    () => {
      video = testVideo(FINISHED);
    },
  ],
  [
    'a video that failed',
    VIDEO,
    /Error en la generación/u,
    () => {
      video = testVideo({ status: 'failed', error: '' });
    },
  ],
  ['a structure', STRUCTURE, /PDF/u],
  [
    'a designed structure',
    STRUCTURE,
    /PDF/u,
    () => {
      course = courseSample(undefined, { isDesigned: true });
    },
  ],
  ['documents that could not be read', STRUCTURE, /^Intentar de nuevo$/u, failedDraft],
  ['the scripts of a course', SCRIPTS, /^Guiones del curso$/u],
  [
    'scripts without a structure',
    SCRIPTS,
    /^Guiones del curso$/u,
    () => {
      course = { ...courseSample(), modules: [] };
    },
  ],
];

it.each(SCREENS)('every link of %s opens a page', async (_screen, path, sign, set) => {
  set?.();
  await renderStudio(studio(), path);
  await waitFor(() => expect(screen.queryAllByText(sign).length).toBeGreaterThan(0));
  const links = [...document.querySelectorAll('a[href^="/"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !href.startsWith('/api/'));
  expect(links.length).toBeGreaterThan(5);
  for (const href of new Set(links)) {
    cleanup();
    await renderStudio(studio(), href);
    await waitFor(() => expect(screen.getByRole('main').querySelector('h1')).not.toBeNull());
    expect(screen.queryByRole('heading', { name: 'Página no encontrada' }), href).toBeNull();
  }
});

it('the user menu lists only existing pages', async () => {
  const { user } = await renderStudio(studio(), '/upload');
  await user.click(await screen.findByRole('button', { name: /^Menú de usuario/u }));
  await screen.findByRole('menuitem', { name: 'Cerrar sesión' });
  const links = screen.getAllByRole('menuitem').flatMap((item) => item.getAttribute('href') ?? []);
  expect(links).toEqual(['/account', '/members']);
});

it('the view button opens the video file where no page shows it', async () => {
  video = testVideo(FINISHED);
  const redirectTo = '/api/v1/videos/v/file';
  studio().answer(libraryEndpoints.savePath, () => ({ redirectTo }));
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const { user } = await renderStudio(studio(), VIDEO);
  await user.click(await screen.findByRole('button', { name: 'Ver video' }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(String(assign.mock.calls[0]?.[0])).toContain(redirectTo);
  expect(window.location.pathname).toBe(VIDEO);
  assign.mockRestore();
});

it('an uploaded video opens its configuration and waits there for its script', async () => {
  const draft = { status: 'waiting', stage: null, progress: 0, error: null } as const;
  project = testProject({ draft });
  studio().answer(projectEndpoints.create, () => project);
  const { user } = await renderStudio(studio(), '/upload');
  await user.type(await screen.findByLabelText('Nombre del proyecto'), 'Mi proyecto');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, new File(['%PDF-1.4'], 'uno.pdf'));
  await user.click(screen.getByRole('button', { name: 'Generar guion' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/generate-video/${project.id}`));
  await screen.findByRole('progressbar', { name: /guion/u });
  expect(screen.queryByRole('tab', { name: 'Presentador' })).toBeNull();
  screen.getByText(/lo encontrarás en esta misma dirección/u);
});

it('links to disabled pages are not offered', async () => {
  video = testVideo({ status: 'processing', startedAt: LONG_AGO });
  await renderStudio(studio(), VIDEO);
  await screen.findByRole('button', { name: 'Seguir esperando' });
  expect(screen.queryByRole('button', { name: /usar un texto más corto/u })).toBeNull();
  cleanup();
  await renderStudio(studio(), SCRIPTS);
  await screen.findByRole('link', { name: 'Volver a la estructura' });
  expect(screen.queryByRole('link', { name: 'Ver curso' })).toBeNull();
});

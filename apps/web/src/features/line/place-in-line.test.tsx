import {
  courseEndpoints,
  courseQueueEndpoints,
  ledgerEndpoints,
  libraryEndpoints,
  lineEndpoints,
  podcastEndpoints,
  projectEndpoints,
} from '@tarima/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  contentSample,
  contentVideoSample,
  courseSample,
  noQueueSample,
  unwrittenSample,
} from '#web/test/course-samples.ts';
import { podcastInTheMaking } from '#web/test/podcast-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { projectSample } from '#web/test/samples.ts';
import { PROJECT_ID } from '#web/test/test-project.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() =>
  Promise.all([
    import('../course-scripts/course-scripts-screen.tsx'),
    import('../course-player/course-screen.tsx'),
  ]),
);

const WAITING = { status: 'waiting', progress: 0, error: null } as const;
const podcast = podcastInTheMaking({ stage: null, progress: 0 });
const project = projectSample({ draft: { ...WAITING, stage: null }, nextStep: 'reading' });
const video = contentVideoSample(0, { status: 'waiting', progress: 0, videoUrl: null });
const unwritten = courseSample([unwrittenSample(0), contentSample(1), contentSample(2)], {
  writing: WAITING,
});

function serveCourse(course = courseSample(), videos = [video]): void {
  studio().answer(courseEndpoints.structure, () => course);
  studio().answer(courseEndpoints.videos, () => videos);
  studio().answer(courseQueueEndpoints.get, noQueueSample);
  studio().answer(ledgerEndpoints.ofCourse, () => []);
}
function servePodcast(): void {
  studio().answer(podcastEndpoints.get, () => podcast);
  const works = [{ ...podcast, kind: 'podcast' as const }];
  studio().answer(libraryEndpoints.list, () => ({ works, page: 1, pages: 1 }));
  studio().answer(podcastEndpoints.feed, () => ({ url: '/', lastUsedAt: null, canRenew: true }));
}
function serveProject(): void {
  const works = [{ ...project, kind: 'project' as const }];
  studio().answer(libraryEndpoints.list, () => ({ works, page: 1, pages: 1 }));
  studio().answer(projectEndpoints.listDeleted, () => []);
}

describe.each([
  ['a podcast', podcast.eventId, `/podcasts/${podcast.eventId}`, servePodcast],
  ['a podcast in its list', podcast.eventId, '/podcasts', servePodcast],
  ['a project in its list', project.id, '/projects', serveProject],
  [
    'scripts of a course',
    PROJECT_ID,
    `/course-scripts/${PROJECT_ID}`,
    () => serveCourse(unwritten, []),
  ],
  ['the video of a content', video.id, `/course-scripts/${PROJECT_ID}`, () => serveCourse()],
  ['the video of a content, for learners', video.id, `/course/${PROJECT_ID}`, () => serveCourse()],
] as const)('%s that waits', (_what, id, path, serve) => {
  it.each([
    ['es', 130, 'Posición 2 en la cola · empieza en aprox. 3 min'],
    ['en', 12, 'Number 2 in line · starts in about 1 min'],
    ['pt', null, 'Posição 2 na fila'],
  ] as const)('shows its place in line in %s', async (language, seconds, said) => {
    serve();
    studio().answer(lineEndpoints.place, () => ({ place: 2, seconds }));
    await renderStudio(studio(), path, { language });
    await waitFor(() => expect(screen.getByText(said).textContent).toBe(said));
    expect(studio().callsOf(lineEndpoints.place)[0]?.params).toEqual({ id });
  });
});

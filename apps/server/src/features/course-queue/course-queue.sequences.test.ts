import type { CourseQueue } from '@tarima/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conductVideos } from '#server/test/conduct-videos.ts';
import { createTestCourse, QUEUE_CONFIG } from '#server/test/test-course.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
beforeAll(async () => {
  ada = await studioOf().signIn();
});
let conductor: ReturnType<typeof conductVideos>;
beforeEach(() => {
  conductor = conductVideos(studioOf());
});
afterEach(() => conductor.end());

const LONGEST_STEP_MS = 500_000;

/** A queue in short, such as `processing x*.`: failed, in the making, pending. */
const MARKS = { completed: '+', processing: '*', pending: '.', failed: 'x' } as const;
const glance = ({ status, videos }: CourseQueue) =>
  `${status} ${videos.map((video) => MARKS[video.status]).join('')}`;

/**
 * Each step and the state of the queue after it. `&` joins two steps at the same time, such as a
 * double click.
 */
const SEQUENCES: [string, [string, string][]][] = [
  [
    'all go well',
    [
      ['generate', 'processing *..'],
      ['finish', 'processing +*.'],
      ['finish', 'processing ++*'],
      ['finish', 'completed +++'],
    ],
  ],
  [
    'one fails and does not stop the others',
    [
      ['generate', 'processing *..'],
      ['fail', 'processing x*.'],
      ['finish', 'processing x+*'],
      ['finish', 'failed x++'],
    ],
  ],
  [
    'nothing succeeds',
    [
      ['generate', 'processing *..'],
      ['fail', 'processing x*.'],
      ['cancel', 'processing xx*'],
      ['fail', 'failed xxx'],
    ],
  ],
  [
    'a pause lets the running one finish',
    [
      ['generate', 'processing *..'],
      ['pause', 'paused *..'],
      ['finish', 'paused +..'],
      ['resume', 'processing +*.'],
      ['pause', 'paused +*.'],
      ['resume', 'processing +*.'],
    ],
  ],
  [
    'pause, retry failed, resume',
    [
      ['generate', 'processing *..'],
      ['fail', 'processing x*.'],
      ['pause', 'paused x*.'],
      ['finish', 'paused x+.'],
      ['retry-failed', 'paused .+.'],
      ['resume', 'processing *+.'],
      ['finish', 'processing ++*'],
      ['finish', 'completed +++'],
    ],
  ],
  [
    'a retry while another is made comes next',
    [
      ['generate', 'processing *..'],
      ['fail', 'processing x*.'],
      ['retry 1', 'processing .*.'],
      ['finish', 'processing *+.'],
      ['finish', 'processing ++*'],
    ],
  ],
  [
    'a queue that has ended runs again',
    [
      ['generate', 'processing *..'],
      ['fail', 'processing x*.'],
      ['finish', 'processing x+*'],
      ['fail', 'failed x+x'],
      ['retry 3', 'processing x+*'],
      ['finish', 'failed x++'],
      ['retry-failed', 'processing *++'],
      ['finish', 'completed +++'],
    ],
  ],
  [
    'a queue that ends while paused runs again on retry',
    [
      ['generate', 'processing *..'],
      ['finish', 'processing +*.'],
      ['finish', 'processing ++*'],
      ['pause', 'paused ++*'],
      ['fail', 'failed ++x'],
      ['pause', 'failed ++x'],
      ['retry-failed', 'processing ++*'],
      ['finish', 'completed +++'],
    ],
  ],
  [
    'a video that is cancelled or deleted while made counts as failed',
    [
      ['generate', 'processing *..'],
      ['cancel', 'processing x*.'],
      ['delete', 'processing xx*'],
      ['finish', 'failed xx+'],
    ],
  ],
  [
    'double clicks on every button',
    [
      ['generate & generate', 'processing *..'],
      ['fail', 'processing x*.'],
      ['pause & pause', 'paused x*.'],
      ['retry 1 & retry 1', 'paused .*.'],
      ['resume & resume', 'processing .*.'],
      ['finish', 'processing *+.'],
      ['fail', 'processing x+*'],
      ['finish', 'failed x++'],
      ['retry-failed & retry-failed', 'processing *++'],
      ['finish', 'completed +++'],
      ['generate & generate', 'completed +++'],
    ],
  ],
  [
    'two tabs that want different things',
    [
      ['generate', 'processing *..'],
      ['fail', 'processing x*.'],
      ['pause & retry-failed', 'paused .*.'],
      ['finish', 'paused .+.'],
      ['resume & retry 1', 'processing *+.'],
      ['finish', 'processing ++*'],
      ['generate & retry-failed & pause', 'paused ++*'],
    ],
  ],
  [
    'nothing to pause, resume or retry',
    [
      ['generate', 'processing *..'],
      ['resume', 'processing *..'],
      ['retry 2', 'processing *..'],
      ['retry-failed', 'processing *..'],
    ],
  ],
];

describe('a queue of three videos', () => {
  it.each(SEQUENCES)('%s', async (_name, steps) => {
    const course = await createTestCourse(studioOf(), ada, ['Uno dos.', 'Tres.', 'Cuatro.']);
    const { id } = course.project;
    const url = `/api/v1/courses/${id}`;
    const queue = async () =>
      (await studioOf().call<CourseQueue>(ada, { url: `${url}/video-queue` })).data;
    const post = async (path: string, payload: object = {}) => {
      const answer = await studioOf().call(ada, { method: 'POST', url: url + path, payload });
      expect([path, answer.status]).toEqual([path, 200]);
    };
    const current = async () =>
      (await queue()).videos.find(({ status }) => status === 'processing')?.videoId;

    const acts: Record<string, (argument: string) => Promise<unknown>> = {
      generate: () => post('/generate-all-videos', { config: QUEUE_CONFIG }),
      pause: () => post('/queue/pause'),
      resume: () => post('/queue/resume'),
      'retry-failed': () => post('/queue/retry-failed'),
      retry: (position) => post(`/queue/${course.scriptIds[Number(position) - 1]}/retry`),
      finish: () => conductor.finish(),
      fail: () => conductor.fail(new Error('no')),
      async cancel() {
        const videoId = await current();
        return studioOf().call(ada, { method: 'POST', url: `/api/v1/videos/${videoId}/cancel` });
      },
      async delete() {
        const videoId = await current();
        return studioOf().call(ada, { method: 'DELETE', url: `/api/v1/videos/${videoId}` });
      },
    };
    const act = (step: string) => {
      const [name = '', argument = ''] = step.split(' ');
      return acts[name]?.(argument);
    };

    for (const [index, [step, expected]] of steps.entries()) {
      await Promise.all(step.split(' & ').map(act));
      await studioOf().context.realtime.waitUntil(
        id,
        async () => (glance(await queue()) === expected ? true : null),
        { timeoutMs: LONGEST_STEP_MS },
      );
      expect([index, step, glance(await queue())]).toEqual([index, step, expected]);
    }
  });
});

import { isDeepStrictEqual } from 'node:util';
import type { CourseQueue, Language, PresenterProviderId, QueueConfig } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import type { AvatarsService } from '#server/features/catalogue/avatars.service.ts';
import type { VoicesService } from '#server/features/catalogue/voices.service.ts';
import {
  areScriptsBeingWritten,
  listCourseContents,
} from '#server/features/courses/course-contents.service.ts';
import { countSynced } from '#server/features/library/library.service.ts';
import { lookOf } from '#server/features/looks/looks.service.ts';
import { portraitOf } from '#server/features/portraits/portraits.service.ts';
import type { StorageService } from '#server/features/storage/storage.service.ts';
import { spentOn } from '#server/features/usage/vendor-charges.service.ts';
import { makingSpeed, videosById } from '#server/features/videos/course-videos.service.ts';
import { makerOf, planSettingsOf } from '#server/features/videos/plan-settings.ts';
import type { VideoSettingsService } from '#server/features/videos/video-settings.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { type Authorized, ownCompany } from '#server/kit/tenancy.ts';
import { advanceQueue, settleWithoutVideo } from './advance-queue.ts';
import { courseAddress } from './course-address.ts';
import { noQueue, presentQueue, type WholeQueue } from './course-queue.presenter.ts';
import {
  deleteQueue,
  findQueue,
  insertQueue,
  listItems,
  listMovingQueues,
  lockQueue,
  type QueueItemRow,
  type QueueRow,
  replaceItems,
  updateItem,
  updateQueue,
} from './course-queue.repo.ts';
import { estimateOf, newItems } from './queue-items.ts';
import { hasEnded } from './queue-status.ts';
import { scheduleAgain } from './schedule-again.ts';

type Sources = {
  videoSettings: VideoSettingsService;
  avatars: AvatarsService;
  voices: VoicesService;
  storage: StorageService;
};
type Project = Authorized<{ id: string; companyId: string }>;

export type CourseQueueService = ReturnType<typeof createCourseQueueService>;

/** Makes the videos of a whole course, one after another. Every change locks the queue first. */
export function createCourseQueueService(
  { db, jobs, realtime, log, settings, live }: Context,
  sources: Sources,
) {
  const starting = () => ({ jobs, vendorPlaces: live.choices().heygen?.concurrency ?? 1 });

  async function whole(queue: QueueRow): Promise<WholeQueue> {
    const items = await listItems(db, queue.id);
    const videos = await videosById(
      db,
      items.map(({ videoId }) => videoId),
    );
    const finished = items.filter(({ status }) => status === 'completed');
    const finishedIds = finished.flatMap(({ videoId }) => videoId ?? []);
    const { format, voiceId } = queue.settings;
    const voice = await sources.voices.find(voiceId);
    const { speed } = await makingSpeed(db, { format, provider: makerOf(queue.settings) }, voice);
    const cost = await spentOn(db, { projectId: queue.id });
    return {
      queue,
      items,
      videos,
      speed,
      cost,
      synced: await countSynced(db, live.choices(), finishedIds),
      courseAddress: courseAddress(queue.id, settings),
    };
  }

  /** Changes a queue and starts what can start, in one transaction. */
  async function change(
    { id }: Project,
    make: (tx: Queryable, queue: QueueRow, items: QueueItemRow[]) => Promise<void>,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const queue = await lockQueue(tx, id);
      if (!queue) throw new AppError('QUEUE_MISSING');
      await make(tx, queue, await listItems(tx, id));
      await advanceQueue(tx, starting(), id);
    });
    await service.announce(id);
  }

  const service = {
    async present(project: Project, language: Language): Promise<CourseQueue> {
      const queue = await findQueue(db, project.id);
      return queue ? presentQueue(await whole(queue), language) : noQueue(project.id);
    },

    /**
     * Starts the videos of all contents. The same request again changes nothing. A new request
     * replaces a queue that has ended, or an idle paused one.
     */
    async generateAll(actor: Actor, project: Project, config: QueueConfig): Promise<void> {
      const { id, companyId } = project;
      await sources.storage.assertRoom(ownCompany(actor, companyId));
      const contents = await listCourseContents(db, id);
      if (contents.length === 0) throw new AppError('COURSE_DATA_MISSING');
      const items = await newItems(id, contents);
      if (!items || (await areScriptsBeingWritten(db, id))) throw new AppError('SCRIPTS_NOT_READY');
      const saved = await sources.videoSettings.get(actor, id);
      const { background, resolution, captionPlace } = saved;
      const look = await lookOf(db, companyId);
      const portrait = await portraitOf(db, companyId, config.avatarId);
      const languages = contents.flatMap(({ script }) => script?.language ?? []);
      const settings = await planSettingsOf(
        sources,
        { ...config, background, resolution, captionPlace, look, portrait },
        languages,
      );
      await db.transaction(async (tx) => {
        await insertQueue(tx, { id, companyId, settings });
        const queue = await lockQueue(tx, id);
        if (!queue) throw new AppError('NOT_FOUND');
        const current = await listItems(tx, id);
        const isSame = isDeepStrictEqual(queue.settings, settings);
        if (!hasEnded(current)) {
          if (isSame) return;
          const isIdle = queue.isPaused && !current.some(({ status }) => status === 'processing');
          if (!isIdle) throw new AppError('QUEUE_ALREADY_RUNNING');
        }
        await updateQueue(tx, id, { settings, isPaused: false });
        await replaceItems(tx, id, items);
        await settleWithoutVideo(tx, { ...queue, settings });
        await advanceQueue(tx, starting(), id);
      });
      await service.announce(id);
    },

    /** Lets the current video finish, and starts no other. */
    pause: (project: Project) =>
      change(project, async (tx, { id }, items) => {
        if (!hasEnded(items)) await updateQueue(tx, id, { isPaused: true });
      }),

    resume: (project: Project) =>
      change(project, async (tx, { id }) => {
        await updateQueue(tx, id, { isPaused: false });
      }),

    /** Schedules a failed video again. One that waits or is being made stays as it is. */
    retry: (project: Project, scriptId: string) =>
      change(project, async (tx, queue, items) => {
        const wanted = items.find((item) => item.scriptId === scriptId);
        if (!wanted) throw new AppError('NOT_FOUND');
        if (wanted.status === 'completed') throw new AppError('QUEUE_VIDEO_FINISHED');
        await scheduleAgain(tx, queue, items, [wanted]);
      }),

    retryFailed: (project: Project) =>
      change(project, (tx, queue, items) => scheduleAgain(tx, queue, items, items)),

    /** Estimates the time to make and to watch a course's videos, or one of them. */
    async estimate(
      project: Project,
      {
        videoFormat: format,
        scriptId,
        provider,
        voiceId,
      }: {
        videoFormat: QueueConfig['videoFormat'];
        scriptId?: string | undefined;
        provider: PresenterProviderId;
        voiceId?: string | undefined;
      },
    ) {
      const contents = await listCourseContents(db, project.id);
      const voice = voiceId ? await sources.voices.find(voiceId) : undefined;
      const speed = await makingSpeed(db, { format, provider }, voice);
      return estimateOf(contents, scriptId, speed);
    },

    /** Runs in the transaction that ends a video. Starts the next one of its queue. */
    async videoEnded(
      tx: Queryable,
      { id, projectId, scriptId }: { id: string; projectId: string; scriptId: string | null },
    ): Promise<void> {
      if (scriptId) await advanceQueue(tx, starting(), projectId, { id, scriptId });
    },

    /** Runs in the transaction that starts a failed video again. Its item goes on with it. */
    async videoReopened(
      tx: Queryable,
      { id, projectId }: { id: string; projectId: string },
    ): Promise<void> {
      if (!(await lockQueue(tx, projectId))) return;
      const item = (await listItems(tx, projectId)).find(({ videoId }) => videoId === id);
      if (item?.status !== 'failed') return;
      await updateItem(tx, item, { status: 'processing', errorCode: null });
    },

    /** Called after the contents of a course have changed. Removed ones leave its queue. */
    async structureChanged(projectId: string): Promise<void> {
      await db.transaction((tx) => advanceQueue(tx, starting(), projectId));
      await service.announce(projectId);
    },

    /** For the deletion of a project: the queue starts nothing more until a person resumes it. */
    async stopOfProject(project: Project): Promise<void> {
      await updateQueue(db, project.id, { isPaused: true });
    },

    /** For the final removal of a project. */
    async removeOfProject(project: Project): Promise<void> {
      await deleteQueue(db, project.id);
    },

    /** Advances the queues that stand still for any reason. */
    async resumeStalled(): Promise<void> {
      for (const id of await listMovingQueues(db)) {
        const wasStalled = await db.transaction((tx) => advanceQueue(tx, starting(), id));
        if (!wasStalled) continue;
        log.warn({ id }, 'a queue of videos stood still');
        await service.announce(id);
      }
    },

    /** Publishes the queue to every open page of it. */
    async announce(projectId: string): Promise<void> {
      const queue = await findQueue(db, projectId);
      if (!queue) return;
      const now = await whole(queue);
      realtime.publish('courseQueueUpdate', queue.companyId, projectId, (language) =>
        presentQueue(now, language),
      );
    },
  };
  return service;
}

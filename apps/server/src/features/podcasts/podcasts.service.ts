import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type {
  ErrorCode,
  Language,
  LedgerUnit,
  ListedPodcast,
  Podcast,
  PodcastRequest,
  PodcastStatus,
  PodcastVoices,
  Speaker,
} from '@tarima/contract';
import { formatScript } from '@tarima/podcasts';
import { z } from 'zod';
import { createFileCache } from '#server/blobs/cached-file.ts';
import type { Context } from '#server/context.ts';
import type { OwnedAsset } from '#server/db/tables/host-message.ts';
import { forgetAsset } from '#server/features/library/library.service.ts';
import { type Deed, recordDeed } from '#server/features/people/audit/record-deed.ts';
import type { StorageService } from '#server/features/storage/storage.service.ts';
import { podcastUsageOf } from '#server/features/usage/model-usage.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { attachmentNameOf } from '#server/kit/attachment-name.ts';
import { AppError } from '#server/kit/errors.ts';
import { askerOf } from '#server/kit/fair-line.ts';
import type { FileAnswer } from '#server/kit/file-answer.ts';
import {
  type Authorized,
  asAuthorized,
  authorize,
  companiesOf,
  type OwnCompany,
  ownCompany,
} from '#server/kit/tenancy.ts';
import { createWorkControls } from '#server/queue/work-controls.ts';
import { editScript } from './edit-script.ts';
import { foreseeLength } from './foresee-length.ts';
import { outdatedAudios } from './outdated-audio.ts';
import { type GivenDocuments, planSources } from './plan-sources.ts';
import { episodeOf } from './podcast-episode.ts';
import {
  PODCAST_FILES,
  type PodcastFile,
  podcastFileKey,
  podcastFolder,
  scriptTextKey,
} from './podcast-files.ts';
import { PODCAST_MESSAGES } from './podcast-messages.ts';
import type { PodcastProjectsService } from './podcast-projects.service.ts';
import { statusOf } from './podcast-states.ts';
import type { PodcastUploadsService } from './podcast-uploads.service.ts';
import type { PodcastVoicesService } from './podcast-voices.service.ts';
import {
  finishedPodcast,
  type PodcastFacts,
  presentListed,
  presentPodcast,
  presentStatus,
} from './podcasts.presenter.ts';
import {
  deletePodcast,
  findPodcastLedger,
  findWholePodcast,
  insertPodcast,
  listWholePodcasts,
  podcastRows,
  reopenSources,
  restart,
  updateScript,
  type WholePodcast,
} from './podcasts.repo.ts';

export type PodcastsService = ReturnType<typeof createPodcastsService>;

export function createPodcastsService(
  context: Context,
  {
    podcastUploads,
    podcastProjects,
    storage,
    podcastVoices,
  }: {
    podcastUploads: PodcastUploadsService;
    podcastProjects: PodcastProjectsService;
    storage: StorageService;
    podcastVoices: PodcastVoicesService;
  },
) {
  const { db, blobs, jobs, line, realtime } = context;
  const texts = createFileCache(blobs);

  /** The facts around podcasts that their rows do not have. */
  async function factsOf(rows: readonly WholePodcast[]): Promise<PodcastFacts> {
    const ids = rows.map(({ id }) => id);
    return {
      usage: await podcastUsageOf(context, ids),
      outdated: await outdatedAudios(db, rows),
    };
  }

  async function findGiven(
    actor: Actor,
    { uploadedFilePath, projectId: id }: PodcastRequest,
    { companyId, signal }: { companyId: OwnCompany; signal: AbortSignal },
  ): Promise<GivenDocuments> {
    return {
      upload: uploadedFilePath ? await podcastUploads.find(actor, uploadedFilePath) : null,
      ofProject: id ? await podcastProjects.documents(actor, { id, companyId }, signal) : [],
    };
  }

  /** The reason of a refused change. A podcast may have been deleted since it was found. */
  const unlessGone = async (id: string, code: ErrorCode) =>
    new AppError((await findWholePodcast(db, id)) ? code : 'NOT_FOUND');

  const service = {
    async authorize(actor: Actor, id: string): Promise<Authorized<WholePodcast>> {
      return authorize(actor, await findWholePodcast(db, id));
    },

    /** A finished podcast of the actor, as the library knows it. */
    async findFinished(actor: Actor, id: string): Promise<OwnedAsset> {
      const podcast = await service.authorize(actor, id);
      if (!podcast.audio && statusOf(podcast) !== 'completed')
        throw new AppError('PODCAST_NOT_READY');
      return { ...finishedPodcast(podcast), companyId: podcast.companyId };
    },

    /** The same without an actor, for housekeeping. */
    find: (id: string): Promise<WholePodcast | null> => findWholePodcast(db, id),

    async get(actor: Actor, id: string, language: Language): Promise<Podcast> {
      const podcast = await service.authorize(actor, id);
      return presentPodcast(podcast, await factsOf([podcast]), language);
    },

    /** The state for a subscriber. Null if it is not theirs. */
    async statusFor(actor: Actor, id: string, language: Language): Promise<PodcastStatus | null> {
      const found = isUuid(id) ? await findWholePodcast(db, id) : null;
      const podcast = asAuthorized(actor, found);
      return podcast && presentStatus(podcast, language);
    },

    /** Every unit of its sources. Empty without a script, or where a language model wrote it. */
    ledger: ({ id }: Authorized<WholePodcast>): Promise<LedgerUnit[]> => findPodcastLedger(db, id),

    /** Starts a podcast. Row, sources and job share one transaction. */
    async generate(
      actor: Actor,
      request: PodcastRequest,
      { language, signal }: { language: Language; signal: AbortSignal },
    ): Promise<Pick<PodcastStatus, 'status' | 'eventId' | 'message'>> {
      const { textInput: _text, urlsInput: _urls, uploadedFilePath: _file, ...rest } = request;
      const {
        companyId: wanted,
        projectId: _project,
        scriptOnly,
        ttsModel: _model,
        ...brief
      } = rest;
      const companyId = ownCompany(actor, wanted);
      await storage.assertRoom(companyId);
      const voiced = await podcastVoices.castFor(request, brief.outputLanguage);
      const given = await findGiven(actor, request, { companyId, signal });
      const sources = await planSources(
        request,
        given,
        context.live.vendors().languageModel !== null,
      );
      const id = randomUUID();
      const jobId = randomUUID();
      const goal = scriptOnly ? 'script' : 'audio';
      await db.transaction(async (tx) => {
        await insertPodcast(
          tx,
          {
            id,
            jobId,
            companyId,
            brief: { ...brief, ...voiced },
            goal,
            status: 'waiting',
            createdBy: actor.id,
          },
          sources,
        );
        await jobs.enqueue(tx, 'make-podcast', { id, jobId });
      });
      await service.announce(id);
      return { status: 'processing', eventId: id, message: PODCAST_MESSAGES[language].started };
    },

    /** The length of a request's conversation, where it can be known. Starts nothing. */
    async foresee(actor: Actor, request: PodcastRequest, signal: AbortSignal) {
      const companyId = ownCompany(actor, request.companyId);
      const given = await findGiven(actor, request, { companyId, signal });
      const foresee = () => foreseeLength(context, request, given, signal);
      return { wordCount: await line.run(askerOf(actor, { companyId }), signal, foresee) };
    },

    /** The actor's podcasts of these ids, by id, for lists. */
    async presentAll(
      actor: Actor,
      ids: string[],
      language: Language,
    ): Promise<Map<string, ListedPodcast>> {
      const rows = await listWholePodcasts(db, companiesOf(actor), ids);
      const facts = await factsOf([...rows.values()]);
      return new Map(rows.entries().map(([id, row]) => [id, presentListed(row, facts, language)]));
    },

    async saveScript(
      podcast: Authorized<WholePodcast>,
      edit: { turns: { id: string; speaker: Speaker; text: string }[]; revision: number },
    ): Promise<void> {
      if (!podcast.script) throw new AppError('PODCAST_NOT_READY');
      const ledger = await service.ledger(podcast);
      const sources = ledger.flatMap(({ citations }) => citations);
      const script = editScript(podcast.script, edit.turns, sources);
      const { revision } = edit;
      if (!(await updateScript(db, podcast.id, { script, revision }))) {
        throw await unlessGone(podcast.id, 'PODCAST_CHANGED_ELSEWHERE');
      }
      await service.announce(podcast.id);
    },

    /**
     * Speaks the script as it is now. A podcast that was stopped or failed continues from its last
     * finished step. Without a script it goes on to what it was to become. Spoken turns are not
     * spoken again, unless by other voices.
     */
    async makeAudio(
      podcast: Authorized<WholePodcast>,
      choice: PodcastVoices | null = null,
    ): Promise<void> {
      const { id, script, status, audio, brief } = podcast;
      const voiced = choice && (await podcastVoices.castFor(choice, brief.outputLanguage));
      const isSame = !voiced || isDeepStrictEqual(voiced.cast, brief.cast);
      const isDone = isSame && status === 'completed' && audio !== null;
      if (isDone && !(await outdatedAudios(db, [podcast])).has(id)) return;
      const jobId = randomUUID();
      const goal = script ? 'audio' : podcast.goal;
      const isStarted = await db.transaction(async (tx) => {
        if (!(await restart(tx, id, { jobId, goal, brief: { ...brief, ...voiced } }))) return false;
        if (!script) await reopenSources(tx, id);
        await jobs.enqueue(tx, 'make-podcast', { id, jobId });
        return true;
      });
      if (!isStarted) throw await unlessGone(id, 'PODCAST_ALREADY_PROCESSING');
      await service.announce(id);
    },

    controls: createWorkControls(context, {
      name: 'make-podcast',
      rows: podcastRows,
      announce: (id): Promise<void> => service.announce(id),
      async reopened(tx, id) {
        if (!(await findWholePodcast(tx, id))?.script) await reopenSources(tx, id);
      },
    }),

    /** Stops a podcast that is being made. One that has ended stays as it is. */
    cancel: (podcast: Authorized<WholePodcast>): Promise<void> => service.controls.cancel(podcast),

    async delete(actor: Actor, podcast: Authorized<WholePodcast>): Promise<void> {
      const { id: subject, companyId, brief } = podcast;
      const done = { companyId, subject, subjectName: brief.podcastName };
      await service.remove(podcast, { action: 'podcast-deleted', by: actor, ...done });
    },

    /** Removes a podcast for any reason, and stores `deed` with it. */
    async remove(podcast: Authorized<WholePodcast>, deed: Deed | null = null): Promise<void> {
      await db.transaction(async (tx) => {
        await deletePodcast(tx, podcast.id);
        await forgetAsset(tx, { assetType: 'podcast', id: podcast.id });
        if (deed) await recordDeed(tx, deed);
      });
      realtime.publish('listUpdate', podcast.companyId, podcast.id, () => 'podcasts');
      if (podcast.jobId) await jobs.cancel('make-podcast', podcast.jobId);
      await blobs.delete(podcastFolder(podcast.id));
    },

    /** A file of the finished audio. */
    async file(actor: Actor, id: string, file: PodcastFile): Promise<FileAnswer> {
      const { audio } = await service.authorize(actor, id);
      if (!audio) throw new AppError('PODCAST_NOT_READY');
      const blob = podcastFileKey(id, audio.jobId, file);
      return { blob, mediaType: PODCAST_FILES[file].mediaType };
    },

    async download(actor: Actor, id: string): Promise<FileAnswer> {
      const { brief } = await service.authorize(actor, id);
      const answer = await service.file(actor, id, 'mp3');
      return { ...answer, attachmentName: attachmentNameOf(brief.podcastName, 'podcast.mp3') };
    },

    /** The script as it is now, with or without audio. */
    async scriptText(actor: Actor, id: string): Promise<FileAnswer> {
      const podcast = await service.authorize(actor, id);
      const { script, revision, brief } = podcast;
      if (!script) throw new AppError('PODCAST_NOT_READY');
      const blob = await texts.get(scriptTextKey(id, revision), '.txt', (temporary) =>
        writeFile(temporary, formatScript(episodeOf(podcast, script))),
      );
      const attachmentName = attachmentNameOf(brief.podcastName, 'podcast.txt');
      return { blob, mediaType: 'text/plain; charset=utf-8', attachmentName };
    },

    /** Publishes a podcast to its subscribers. Its start and end change the company's lists too. */
    async announce(id: string): Promise<void> {
      const podcast = await findWholePodcast(db, id);
      if (!podcast) return;
      const { companyId } = podcast;
      realtime.publishToSubscribers('podcastStatusUpdate', companyId, id, (language) =>
        presentStatus(podcast, language),
      );
      if (podcast.status === 'processing') return;
      realtime.publish('listUpdate', companyId, id, () => 'podcasts');
    },
  };
  return service;
}

const isUuid = (id: string) => z.uuid().safeParse(id).success;

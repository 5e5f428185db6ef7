import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import {
  type Language,
  OUTPUT_LANGUAGES,
  PODCAST_VOICE_MODELS,
  PODCAST_VOICES,
  type Podcast,
  type PodcastRequest,
  type PodcastStatus,
  type Speaker,
} from '@tarima/contract';
import { formatScript, podcastVoice } from '@tarima/podcasts';
import { z } from 'zod';
import { type Authorized, asAuthorized } from '#server/authorized.ts';
import { createFileCache } from '#server/blobs/cached-file.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { attachmentNameOf } from '#server/http/attachment-name.ts';
import type { FileAnswer } from '#server/http/send-file.ts';
import { forgetPodcast } from '../library/library.service.ts';
import type { Actor } from '../session/session.service.ts';
import { previewAddress } from '../voices/voices.service.ts';
import { editScript } from './edit-script.ts';
import { makePodcastJob } from './make-podcast.job.ts';
import { planSources } from './plan-sources.ts';
import { episodeOf } from './podcast-episode.ts';
import {
  PODCAST_FILES,
  type PodcastFile,
  podcastFileKey,
  podcastFolder,
  scriptTextKey,
} from './podcast-files.ts';
import { LANGUAGE_CODES } from './podcast-languages.ts';
import { PODCAST_MESSAGES } from './podcast-messages.ts';
import type { PodcastUploadsService } from './podcast-uploads.service.ts';
import { presentListed, presentPodcast, presentStatus } from './podcasts.presenter.ts';
import {
  deletePodcast,
  findWholePodcast,
  insertPodcast,
  listPodcasts,
  podcastRows,
  reopenSources,
  restartForAudio,
  updateScript,
  type WholePodcast,
} from './podcasts.repo.ts';

const PAGE_SIZE = 24;

export type PodcastsService = ReturnType<typeof createPodcastsService>;

export function createPodcastsService(
  context: Context,
  { podcastUploads }: { podcastUploads: PodcastUploadsService },
) {
  const { db, blobs, jobs, realtime } = context;
  const texts = createFileCache(blobs);

  const service = {
    async authorize(actor: Actor, id: string): Promise<Authorized<WholePodcast>> {
      const podcast = asAuthorized(actor, await findWholePodcast(db, id));
      if (!podcast) throw new AppError('NOT_FOUND');
      return podcast;
    },

    async get(actor: Actor, id: string, language: Language): Promise<Podcast> {
      return presentPodcast(await service.authorize(actor, id), language);
    },

    /** The state for who subscribes to it; null where it is not theirs. */
    async statusFor(actor: Actor, id: string, language: Language): Promise<PodcastStatus | null> {
      const found = isUuid(id) ? await findWholePodcast(db, id) : null;
      const podcast = asAuthorized(actor, found);
      return podcast && presentStatus(podcast, language);
    },

    options(language: Language) {
      return {
        voiceModels: PODCAST_VOICE_MODELS.map((id) => ({
          id,
          isAvailable: isVoiceModelAvailable(id),
          reason: isVoiceModelAvailable(id) ? '' : PODCAST_MESSAGES[language].notConfigured,
        })),
        canTranslate: false,
        voices: OUTPUT_LANGUAGES.flatMap((spoken) =>
          PODCAST_VOICES.map((name) => ({
            name,
            language: spoken,
            previewUrl: previewAddress(podcastVoice(name, LANGUAGE_CODES[spoken])),
          })),
        ),
      };
    },

    /** Starts a podcast; row, sources and job are one transaction. */
    async generate(
      actor: Actor,
      request: PodcastRequest,
      language: Language,
    ): Promise<Pick<PodcastStatus, 'status' | 'eventId' | 'message'>> {
      const { textInput: _text, urlsInput: _urls, uploadedFilePath, ...rest } = request;
      const { companyId, scriptOnly, ...brief } = rest;
      if (!actor.companies.some((company) => company.pk === companyId)) {
        throw new AppError('NOT_FOUND', { details: { reason: 'companyId' } });
      }
      if (!isVoiceModelAvailable(brief.ttsModel)) {
        throw new AppError('PODCAST_VOICE_MODEL_UNAVAILABLE');
      }
      const upload = uploadedFilePath ? await podcastUploads.find(actor, uploadedFilePath) : null;
      const sources = planSources(request, upload, context.providers.languageModel !== null);
      const id = randomUUID();
      const jobId = randomUUID();
      const goal = scriptOnly ? 'script' : 'audio';
      await db.transaction(async (tx) => {
        await insertPodcast(
          tx,
          { id, jobId, companyId, brief, goal, status: 'waiting', createdBy: actor.id },
          sources,
        );
        await jobs.enqueue(tx, makePodcastJob, { id, jobId });
      });
      await service.announce(id);
      return { status: 'processing', eventId: id, message: PODCAST_MESSAGES[language].started };
    },

    async list(actor: Actor, page: number, language: Language) {
      const companyIds = actor.companies.map((company) => company.pk);
      const offset = (page - 1) * PAGE_SIZE;
      const { rows, total } = await listPodcasts(db, companyIds, { limit: PAGE_SIZE, offset });
      return {
        podcasts: rows.map((row) => presentListed(row, language)),
        page,
        pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      };
    },

    async saveScript(
      podcast: Authorized<WholePodcast>,
      edit: { turns: { id: string; speaker: Speaker; text: string }[]; revision: number },
    ): Promise<void> {
      if (!podcast.script) throw new AppError('PODCAST_NOT_READY');
      const script = editScript(podcast.script, edit.turns);
      const { revision } = edit;
      if (!(await updateScript(db, podcast.id, { script, revision }))) {
        throw new AppError('PODCAST_CHANGED_ELSEWHERE');
      }
      await service.announce(podcast.id);
    },

    /**
     * Speaks the script as it stands, or goes on with a podcast that was stopped or failed from its
     * last finished step. Turns that are spoken already are not spoken again.
     */
    async makeAudio(podcast: Authorized<WholePodcast>): Promise<void> {
      const { id, script, status, audio, revision } = podcast;
      if (status === 'completed' && audio?.revision === revision) return;
      const jobId = randomUUID();
      await db.transaction(async (tx) => {
        const stage = script ? 'speaking' : 'reading';
        if (!(await restartForAudio(tx, id, { jobId, stage }))) {
          throw new AppError('PODCAST_ALREADY_PROCESSING');
        }
        if (!script) await reopenSources(tx, id);
        await jobs.enqueue(tx, makePodcastJob, { id, jobId });
      });
      await service.announce(id);
    },

    /** Stops a podcast that is being made; one that has ended stays as it is. */
    async cancel(podcast: Authorized<WholePodcast>): Promise<void> {
      await podcastRows.cancel(db, podcast.id);
      if (podcast.jobId) await jobs.cancel(makePodcastJob.name, podcast.jobId);
      await service.announce(podcast.id);
    },

    async delete(podcast: Authorized<WholePodcast>): Promise<void> {
      await db.transaction(async (tx) => {
        await deletePodcast(tx, podcast.id);
        await forgetPodcast(tx, podcast.id);
      });
      if (podcast.jobId) await jobs.cancel(makePodcastJob.name, podcast.jobId);
      await blobs.delete(podcastFolder(podcast.id));
    },

    /** One of the files of what can be heard. */
    async file(actor: Actor, id: string, file: PodcastFile): Promise<FileAnswer> {
      const { audio } = await service.authorize(actor, id);
      if (!audio) throw new AppError('PODCAST_NOT_READY');
      const key = podcastFileKey(id, audio.jobId, file);
      return { path: blobs.pathOf(key), mediaType: PODCAST_FILES[file].mediaType };
    },

    async download(actor: Actor, id: string): Promise<FileAnswer> {
      const { brief } = await service.authorize(actor, id);
      const answer = await service.file(actor, id, 'mp3');
      return { ...answer, attachmentName: attachmentNameOf(brief.podcastName, 'podcast.mp3') };
    },

    /** The script as it stands, heard or not. */
    async scriptText(actor: Actor, id: string): Promise<FileAnswer> {
      const podcast = await service.authorize(actor, id);
      const { script, revision, brief } = podcast;
      if (!script) throw new AppError('PODCAST_NOT_READY');
      const path = await texts.get(scriptTextKey(id, revision), '.txt', (temporary) =>
        writeFile(temporary, formatScript(episodeOf(podcast, script))),
      );
      const attachmentName = attachmentNameOf(brief.podcastName, 'podcast.txt');
      return { path, mediaType: 'text/plain; charset=utf-8', attachmentName };
    },

    /** Tells everyone who looks at a podcast what has become of it. */
    async announce(id: string): Promise<void> {
      const podcast = await findWholePodcast(db, id);
      if (!podcast) return;
      realtime.publish('podcastStatusUpdate', podcast.companyId, id, (language) =>
        presentStatus(podcast, language),
      );
    },
  };
  return service;
}

const isUuid = (id: string) => z.uuid().safeParse(id).success;

/** The models of vendors need their keys, for which there are no settings yet. */
const isVoiceModelAvailable = (id: PodcastRequest['ttsModel']) => id === 'local';

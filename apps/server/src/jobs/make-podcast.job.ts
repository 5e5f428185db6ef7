import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { PodcastStage } from '@tarima/contract';
import type { MixedEpisode } from '@tarima/podcasts';
import type { Queryable } from '#server/db/database.ts';
import type { PodcastAudio, PodcastScript } from '#server/db/tables/podcasts.ts';
import { filesOfLook } from '#server/features/looks/look-files.ts';
import { lookOf } from '#server/features/looks/looks.service.ts';
import { dialogueRequestOf } from '#server/features/podcasts/dialogue-request.ts';
import { pronunciationsFor } from '#server/features/podcasts/outdated-audio.ts';
import { episodeOf } from '#server/features/podcasts/podcast-episode.ts';
import {
  PODCAST_FILE_NAMES,
  PODCAST_FILES,
  type PodcastFile,
  podcastFileKey,
  podcastFolder,
  resultFolder,
} from '#server/features/podcasts/podcast-files.ts';
import { finishedPodcast } from '#server/features/podcasts/podcasts.presenter.ts';
import {
  askerOfPodcast,
  failSource,
  findPodcast,
  findWholePodcast,
  listSources,
  podcastRows,
  reportTurns,
  setAudio,
  setScript,
  sizeOfPodcast,
  type WholePodcast,
} from '#server/features/podcasts/podcasts.repo.ts';
import { AppError } from '#server/kit/errors.ts';
import { silentFiles } from '#server/texts/silent-files.ts';
import { type JobDefinition, type JobRun, LONGEST_ASKING_SECONDS } from './define-job.ts';
import { deleteResults, listOtherResults } from './other-results.ts';
import { readSources } from './read-sources.ts';

/** Names a language model's answers until the script is stored. */
const SCRIPT_STEP = 'script';

type Run = JobRun<PodcastStage>;

/**
 * Reads the sources, writes the conversation, speaks it turn by turn and mixes it. Each result is
 * stored before the next step begins. A crash loses one turn at most.
 */
export const makePodcastJob: JobDefinition<PodcastStage> = {
  name: 'make-podcast',
  rows: podcastRows,
  askedBy: askerOfPodcast,
  sizeOf: sizeOfPodcast,
  stages: { reading: [0, 30], writing: [30, 40], speaking: [40, 75], mixing: [75, 100] },
  concurrency: 2,
  expireInSeconds: LONGEST_ASKING_SECONDS,
  modelStep: { name: SCRIPT_STEP, owner: (podcastId) => ({ podcastId }) },
  failureCode: 'PODCAST_FAILED',
  announce: (studio, id) => studio.services.podcasts.announce(id),

  async run(run) {
    const { id, studio } = run;
    const { db } = studio.context;
    const podcast = await findWholePodcast(db, id);
    if (!podcast) return;
    const script = podcast.script ?? (await writeScript(run, podcast));
    if (!script || podcast.goal === 'script') return;
    // Reading has found the sources' titles. One of them becomes the audio's title.
    const sources = await listSources(db, id);
    // A later edit makes this audio outdated, so it carries the revision that was read.
    const spoken = { ...podcast, sources, revision: podcast.revision || 1 };
    await makeAudio(run, spoken, script);
  },
};

/** Null once the podcast belongs to another attempt. */
async function writeScript(run: Run, podcast: WholePodcast): Promise<PodcastScript | null> {
  const { id, signal, report, writer, step, complete } = run;
  report('reading', 0);
  const documents = await readSources(run, podcast, (fraction) => report('reading', fraction));
  report('writing', 0);
  // The same podcast is written the same again after a crash.
  const seed = Number.parseInt(id.slice(0, 7), 16);
  const draft = await writer().draftDialogue(
    dialogueRequestOf(podcast.brief, documents, seed),
    signal,
    (fraction) => report('writing', fraction),
  );
  const turns = draft.turns.map((turn) => ({ id: randomUUID(), ...turn }));
  const script = {
    turns,
    chapters: draft.chapters.flatMap(({ title, turn }) => {
      const turnId = turns[turn]?.id;
      return turnId ? [{ title, turnId }] : [];
    }),
  };
  signal.throwIfAborted();
  const store = async (tx: Queryable) => {
    await setScript(tx, id, { script, ledger: draft.ledger });
    for (const { name, code } of silentFiles(draft.ledger, documents)) {
      const source = podcast.sources.find((one) => one.name === name);
      if (source) await failSource(tx, source.id, code);
    }
  };
  const isScriptOnly = podcast.goal === 'script';
  const isOurs = await (isScriptOnly ? complete(store) : step(SCRIPT_STEP, store));
  return isOurs ? script : null;
}

async function makeAudio(run: Run, podcast: WholePodcast, script: PodcastScript): Promise<void> {
  const { id, attemptId, studio, signal, report, step } = run;
  const { blobs, db, providers } = studio.context;
  const episode = episodeOf(podcast, script);
  const count = script.turns.length;
  const speaking = (turnsSpoken: number) =>
    report('speaking', turnsSpoken / count, () => reportTurns(db, id, attemptId, turnsSpoken));
  speaking(0);
  const { name, tagline, publisher } = episode;
  const pronunciations = await pronunciationsFor(db, podcast, script);
  const look = await lookOf(db, podcast.companyId);
  const speech = studio.services.modelUsage.speechFor(
    { podcastId: id },
    podcast.brief.cast.host.voiceId,
  );
  // The voices speak in another process, so the cover is drawn meanwhile.
  const [clips, cover] = await Promise.all([
    providers.podcasts.speak({ episode, speech, pronunciations, signal, onTurn: speaking }),
    providers.presenters.renderPodcastCover(
      { name, tagline, publisher, ...(look && { look }) },
      await filesOfLook(blobs, podcast.companyId, look ?? undefined),
    ),
  ]);
  await step('speech');

  report('mixing', 0);
  const paths = await temporaryPaths(run);
  try {
    await writeFile(paths.cover, cover);
    const { cover: coverPath, ...outputs } = paths;
    const mixed = await providers.podcasts.mix({ episode, clips, coverPath, outputs, signal });
    signal.throwIfAborted();
    for (const file of PODCAST_FILE_NAMES) {
      await blobs.put(podcastFileKey(id, attemptId, file), paths[file]);
    }
    await finish(run, podcast, script, { ...mixed, pronunciations });
  } finally {
    await Promise.all(Object.values(paths).map((path) => rm(path, { force: true })));
  }
}

async function temporaryPaths({ studio }: Run): Promise<Record<PodcastFile, string>> {
  const paths = PODCAST_FILE_NAMES.map(async (file) => {
    const [extension] = /\.\w+$/u.exec(PODCAST_FILES[file].name) ?? [''];
    return [file, await studio.context.blobs.temporaryPath(extension)] as const;
  });
  // The type of `fromEntries` loses the table's names.
  return Object.fromEntries(await Promise.all(paths)) as Record<PodcastFile, string>;
}

/** Completes the row and records the asset in one transaction, then deletes an older audio. */
async function finish(
  { id, attemptId, studio, complete }: Run,
  podcast: WholePodcast,
  script: PodcastScript,
  { turns, ...mixed }: MixedEpisode & Pick<PodcastAudio, 'pronunciations'>,
): Promise<void> {
  const { db, blobs } = studio.context;
  const { companyId, revision } = podcast;
  const spoken = script.turns.map(({ id: turnId, speaker, text }, index) => {
    const placed = turns[index];
    if (!placed)
      throw new AppError('PODCAST_FAILED', { details: { reason: 'a turn has no time' } });
    return { id: turnId, speaker, text, ...placed };
  });
  const audio = { ...mixed, jobId: attemptId, revision, turns: spoken };
  const others = await listOtherResults(studio.context, podcastFolder(id), attemptId);
  const isOurs = await complete(async (tx) => {
    await setAudio(tx, id, audio);
    await studio.services.library.recordFinished(tx, {
      ...finishedPodcast({ ...podcast, script, audio }),
      companyId,
    });
  });
  // The row was deleted, cancelled or given to another attempt meanwhile.
  if (!isOurs)
    await blobs.delete(
      (await findPodcast(db, id)) ? resultFolder(id, attemptId) : podcastFolder(id),
    );
  else await deleteResults(studio.context, others);
}

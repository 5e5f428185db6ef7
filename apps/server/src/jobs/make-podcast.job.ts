import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { PodcastStage } from '@tarima/contract';
import type { MixedEpisode } from '@tarima/podcasts';
import type { PodcastScript } from '#server/db/tables/podcasts.ts';
import { dialogueRequestOf } from '#server/features/podcasts/dialogue-request.ts';
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
import { forgetAnswers } from '#server/features/usage/model-usage.service.ts';
import { AppError } from '#server/kit/errors.ts';
import { createThrottle } from '#server/kit/throttle.ts';
import { silentFiles } from '#server/texts/silent-files.ts';
import { type JobDefinition, type JobRun, LONGEST_ASKING_SECONDS } from './define-job.ts';
import { readSources } from './read-sources.ts';

const PROGRESS_INTERVAL_MS = 250;
/** What a language model is asked for here. */
const SCRIPT_STEP = 'script';
/** Where each stage lies within 0 to 100. */
const STAGE_SPANS = {
  reading: [0, 30],
  writing: [30, 40],
  speaking: [40, 75],
  mixing: [75, 100],
} as const satisfies Record<PodcastStage, readonly [number, number]>;

type Moment = { stage: PodcastStage; fraction: number; turnsSpoken?: number };
type Report = (moment: Moment) => void;

/**
 * Reads the sources, writes the conversation, speaks it turn by turn and mixes it. Each step's
 * result is kept before the next begins, so that after a crash it goes on at the turn it was on.
 */
export const makePodcastJob: JobDefinition = {
  name: 'make-podcast',
  rows: podcastRows,
  askedBy: askerOfPodcast,
  sizeOf: sizeOfPodcast,
  concurrency: 2,
  expireInSeconds: LONGEST_ASKING_SECONDS,
  failureCode: 'PODCAST_FAILED',
  announce: (studio, id) => studio.services.podcasts.announce(id),

  async run(run) {
    const { id, attemptId, studio } = run;
    const { db } = studio.context;
    const podcast = await findWholePodcast(db, id);
    if (!podcast) return;
    const progress = createThrottle(PROGRESS_INTERVAL_MS, async (at: Moment) => {
      await podcastRows.report(db, id, attemptId, at.stage, percentOf(at));
      if (at.turnsSpoken !== undefined) await reportTurns(db, id, attemptId, at.turnsSpoken);
      await studio.services.podcasts.announce(id);
    });
    try {
      const script = podcast.script ?? (await writeScript(run, podcast, progress.push));
      if (script && podcast.goal === 'audio') {
        // Their titles were read meanwhile, and one of them is the audio's title.
        const sources = await listSources(db, id);
        // The revision that was read is what is spoken; a later edit makes this audio outdated.
        const spoken = { ...podcast, sources, revision: podcast.revision || 1 };
        await makeAudio(run, spoken, script, progress);
      }
    } finally {
      await progress.settle();
    }
    await studio.services.podcasts.announce(id);
  },
};

function percentOf({ stage, fraction }: Moment): number {
  const [from, to] = STAGE_SPANS[stage];
  return from + (to - from) * Math.min(1, Math.max(0, fraction));
}

/** Null where the podcast was taken from this job meanwhile. */
async function writeScript(
  run: JobRun,
  podcast: WholePodcast,
  report: Report,
): Promise<PodcastScript | null> {
  const { id, attemptId, studio, signal } = run;
  const { db } = studio.context;
  const { brief, goal } = podcast;
  report({ stage: 'reading', fraction: 0 });
  const documents = await readSources(run, podcast, (fraction) =>
    report({ stage: 'reading', fraction }),
  );
  report({ stage: 'writing', fraction: 0 });
  const writer = studio.services.modelUsage.writerFor({ podcastId: id }, SCRIPT_STEP);
  // The same podcast is written the same again after a crash.
  const seed = Number.parseInt(id.slice(0, 7), 16);
  const draft = await writer.draftDialogue(
    dialogueRequestOf(brief, documents, seed),
    signal,
    (fraction) => report({ stage: 'writing', fraction }),
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
  const isOurs = await db.transaction(async (tx) => {
    if (!(await podcastRows.stepDone(tx, id, attemptId))) return false;
    await setScript(tx, id, { script, ledger: draft.ledger });
    for (const { name, code } of silentFiles(draft.ledger, documents)) {
      const source = podcast.sources.find((one) => one.name === name);
      if (source) await failSource(tx, source.id, code);
    }
    await forgetAnswers(tx, { podcastId: id }, SCRIPT_STEP);
    return goal === 'audio' || podcastRows.complete(tx, id, attemptId);
  });
  return isOurs ? script : null;
}

async function makeAudio(
  run: JobRun,
  podcast: WholePodcast,
  script: PodcastScript,
  progress: { push: Report; settle: () => Promise<void> },
): Promise<void> {
  const { id, attemptId, studio, signal } = run;
  const { blobs, db, providers } = studio.context;
  const episode = episodeOf(podcast, script);
  const count = script.turns.length;
  const speaking = (turnsSpoken: number) =>
    progress.push({ stage: 'speaking', fraction: turnsSpoken / count, turnsSpoken });
  speaking(0);
  const { name, tagline, publisher } = episode;
  const speech = studio.services.modelUsage.speechFor(
    { podcastId: id },
    podcast.brief.cast.host.voiceId,
  );
  // Drawn while the voices speak: those are another process.
  const [clips, cover] = await Promise.all([
    providers.podcasts.speak({ episode, speech, signal, onTurn: speaking }),
    providers.presenters.renderPodcastCover({ name, tagline, publisher }),
  ]);
  await podcastRows.stepDone(db, id, attemptId);

  progress.push({ stage: 'mixing', fraction: 0 });
  const paths = await temporaryPaths(run);
  try {
    await writeFile(paths.cover, cover);
    const { cover: coverPath, ...outputs } = paths;
    const mixed = await providers.podcasts.mix({ episode, clips, coverPath, outputs, signal });
    await progress.settle();
    signal.throwIfAborted();
    for (const file of PODCAST_FILE_NAMES) {
      await blobs.put(podcastFileKey(id, attemptId, file), paths[file]);
    }
    await finish(run, podcast, script, mixed);
  } finally {
    await Promise.all(Object.values(paths).map((path) => rm(path, { force: true })));
  }
}

async function temporaryPaths({ studio }: JobRun): Promise<Record<PodcastFile, string>> {
  const paths = PODCAST_FILE_NAMES.map(async (file) => {
    const [extension] = /\.\w+$/u.exec(PODCAST_FILES[file].name) ?? [''];
    return [file, await studio.context.blobs.temporaryPath(extension)] as const;
  });
  // One entry for each name of the table.
  return Object.fromEntries(await Promise.all(paths)) as Record<PodcastFile, string>;
}

/** The row, its end and the library in one transaction; then the files of an older audio go. */
async function finish(
  { id, attemptId, studio }: JobRun,
  podcast: WholePodcast,
  script: PodcastScript,
  { turns, ...mixed }: MixedEpisode,
): Promise<void> {
  const { db, blobs } = studio.context;
  const { audio: older, companyId, revision } = podcast;
  const spoken = script.turns.map(({ id: turnId, speaker, text }, index) => {
    const placed = turns[index];
    if (!placed)
      throw new AppError('PODCAST_FAILED', { details: { reason: 'a turn has no time' } });
    return { id: turnId, speaker, text, ...placed };
  });
  const audio = { ...mixed, jobId: attemptId, revision, turns: spoken };
  const isOurs = await db.transaction(async (tx) => {
    if (!(await podcastRows.complete(tx, id, attemptId))) return false;
    await setAudio(tx, id, audio);
    await studio.services.library.recordFinished(tx, {
      ...finishedPodcast({ ...podcast, script, audio }),
      companyId,
    });
    return true;
  });
  // Deleted, cancelled or given to another attempt while the last step ran.
  if (!isOurs)
    await blobs.delete(
      (await findPodcast(db, id)) ? resultFolder(id, attemptId) : podcastFolder(id),
    );
  else if (older && older.jobId !== attemptId) await blobs.delete(resultFolder(id, older.jobId));
}

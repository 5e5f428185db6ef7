import { createHash } from 'node:crypto';
import { open, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Avatar, CodedError, ERROR_CODES, type Timeline, type Voice } from '@tarima/contract';
import { canDrawPages, type SourceDocument } from '@tarima/documents';
import type { PresenterProvider } from '@tarima/presenters';
import type { SpeechModel } from '@tarima/speech';
import { createLocalWriter } from '@tarima/writer';
import type { Providers, Vendors } from '#server/providers/providers.ts';
import { createSpeechModels } from '#server/providers/speech-models.ts';
import type { Choices } from '#server/settings/env.ts';
import { type CourseStage, createTestCourseWriter } from './test-course-writer.ts';
import { drawTestPage, figureBlocks, figureNames, pictureFile, pictureOf } from './test-figures.ts';
import { addressReaderFor, createTestPodcasts, type PodcastStage } from './test-podcasts.ts';
import { createTestQuestionWriter } from './test-question-writer.ts';
import { createTestVideoWriter } from './test-video-writer.ts';

export type TestProviders = Providers & {
  /** Connected by any choices. A test may put others here. */
  vendors: Vendors;
  /** Connects them. A test of typed settings puts the real connector here. */
  connect: (choices: Choices) => Vendors;
  /** Every call of a stage, in order, such as `read a.pdf`. */
  calls: string[];
  /** Runs before a stage does its work. A test may wait there, or throw. */
  before: (stage: Stage, signal: AbortSignal | undefined) => Promise<void>;
  /** The files of the figures that the last planned video was given. */
  shown: string[];
  /** Ports of this machine that count as the public web. */
  pagePorts: Set<number>;
};
type Stage =
  | 'encode'
  | 'read'
  | 'write'
  | 'ask'
  | CourseStage
  | PodcastStage
  | 'plan'
  | 'render'
  | 'typeset';

/**
 * Stages without real work: a document is its own words, a video a few bytes. They keep only the ports'
 * promises, so that these tests are about the server.
 */
export function createTestProviders(): TestProviders {
  const hooks = {
    called: (call: string) => void providers.calls.push(call),
    before: (stage: Stage, signal: AbortSignal | undefined) => providers.before(stage, signal),
  };
  const pagePorts = new Set<number>();
  const { draftDialogue, ...podcasts } = createTestPodcasts(hooks);
  const speech: SpeechModel = {
    id: 'es',
    version: () => '1',
    isPaid: false,
    voices: async () => VOICES,
    async speak({ text }) {
      providers.calls.push(`speak ${text}`);
      const samples = new Int16Array(800);
      return { samples, sampleRate: 16_000, words: [], visemes: [], warnings: [] };
    },
    close: async () => undefined,
  };
  const presenters: PresenterProvider = {
    id: 'local',
    avatars: async () => AVATARS,
    voices: async () => [],
    async still(avatarId, path) {
      if (!AVATARS.some(({ avatar_id }) => avatar_id === avatarId)) {
        throw new CodedError('PRESENTER_UNKNOWN');
      }
      providers.calls.push(`still ${avatarId}`);
      await writeFile(path, `still of ${avatarId}`);
      return { mediaType: 'image/png' };
    },
    async clip(avatarId, path) {
      await writeFile(path, `clip of ${avatarId}`);
      return { mediaType: 'video/mp4' };
    },
    voiceSample: async () => ({ mediaType: 'audio/mpeg' }),
    async make({ outputs, signal, onProgress, onStep, ...recipe }) {
      const key = await plan(recipe, signal);
      onProgress('speaking', 0.2);
      await onStep();
      providers.calls.push('render');
      onProgress('drawing', 0.6);
      await providers.before('render', signal);
      onProgress('finishing', 1);
      const video = `video of ${recipe.title} ${key}`;
      await writeFile(outputs.video, video);
      await writeFile(outputs.captions, 'WEBVTT\n');
      await writeFile(outputs.poster, 'poster');
      return { durationSeconds: 2, bytes: video.length };
    },
  };
  async function plan(
    { title, script, language, settings, figures }: PlannedVideo,
    signal: AbortSignal,
  ): Promise<string> {
    providers.calls.push('plan');
    await providers.before('plan', signal);
    providers.shown = await Promise.all(figures.map(({ path }) => readFile(path, 'utf8')));
    const whole = JSON.stringify({ title, script, language, settings });
    return createHash('sha256').update(whole).digest('hex');
  }
  const providers: TestProviders = {
    calls: [],
    pagePorts,
    shown: [],
    podcasts,
    before: async () => undefined,
    documents: {
      version: 'test',
      libreOffice: null,
      async detectFileType({ path, fileName }) {
        const file = await open(path);
        const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
        await file.close();
        const isPdf = buffer.toString() === '%PDF';
        if (fileName.endsWith('.pdf') && !isPdf) throw new CodedError('DOCUMENT_TYPE_MISMATCH');
        return { mediaType: isPdf ? 'application/pdf' : 'image/svg+xml' };
      },
      async readDocument({ path, fileName, signal, onProgress, onPicture }) {
        providers.calls.push(`read ${fileName}`);
        await providers.before('read', signal);
        const text = (await readFile(path, 'utf8')).replace(/^%PDF/u, '').trim();
        const named = /DOCUMENT_\w+/u.exec(text)?.[0];
        const refusal = ERROR_CODES.find((code) => code === named);
        if (refusal) throw new CodedError(refusal);
        for (const name of figureNames(text)) {
          await onPicture?.({ picture: pictureOf(name).picture, bytes: pictureFile(name) });
        }
        onProgress(1, 2);
        onProgress(2, 2);
        return documentOf(fileName, text);
      },
      canDrawPages: (file) => canDrawPages(file, false),
      drawPage: drawTestPage,
      readText: async ({ text }) => documentOf('', text),
      readAddress: addressReaderFor(pagePorts).readAddress,
    },
    writer: {
      ...createTestCourseWriter(hooks),
      draftDialogue,
      /** The real one, because it is as quick. */
      enhanceScript: createLocalWriter().enhanceScript,
      draftVideoScript: createTestVideoWriter(hooks),
      writeQuestions: createTestQuestionWriter(hooks),
    },
    vendors: {
      languageModel: null,
      speech: createSpeechModels([speech, { ...speech, id: 'local' }]),
      voiceSources: [speech],
      makers: [presenters],
    },
    connect: () => providers.vendors,
    connector: () => (choices) => providers.connect(choices),
    presenters: {
      async plan({ recipe, figures, signal, onProgress }) {
        const key = await plan({ ...recipe, figures }, signal);
        onProgress(1);
        return { key, timeline: timelineOf(recipe), audio: { path: '', sampleRate: 22_050 } };
      },
      async encodePreviewAudio(plan, path, signal) {
        providers.calls.push('encode preview');
        await providers.before('encode', signal);
        await writeFile(path, `speech ${plan.key}`);
      },
      async encodeVoiceSample(clip, path) {
        await writeFile(path, `sample ${clip.samples.length}`);
      },
      renderPodcastCover: async ({ name }) => Buffer.from(`cover of ${name}`),
    },
    /** None can be fetched. Tests of them put the real ones here. */
    voiceModels: {
      catalogue: [],
      licenceText: async () => '',
      find: async () => [],
      engineProblem: async () => null,
      try: async () => undefined,
    },
    typesetting: {
      async course({ title }, { company, questions }) {
        await providers.before('typeset', undefined);
        const asked = [...(questions?.values() ?? [])].flat().map(({ prompt }) => ` ${prompt}`);
        return Buffer.from(`%PDF ${title}, ${company}${asked.join('')}`);
      },
    },
    playerFolder: fileURLToPath(new URL('player', import.meta.url)),
    close: async () => undefined,
  };
  return providers;
}

function documentOf(fileName: string, text: string): SourceDocument {
  const sentences = text.split(/(?<=\.)\s+/u).map((sentence, index) => ({
    id: `s${index + 1}`,
    text: sentence,
  }));
  return {
    fileName,
    mediaType: 'application/pdf',
    language: text.startsWith('This') ? 'en' : 'es',
    title: '',
    pageCount: 2,
    pageKind: 'page',
    blocks: [{ kind: 'paragraph', page: 1, sentences }, ...figureBlocks(text)],
  };
}

type PlanRequest = Parameters<Providers['presenters']['plan']>[0];
type Recipe = PlanRequest['recipe'];
type PlannedVideo = Pick<Recipe, 'title' | 'script' | 'language' | 'settings'> & {
  figures: readonly PlanRequest['figures'][number][];
};

function timelineOf({ language, title, settings }: Recipe): Timeline {
  const { format, mode, background, presenterId, templateId, captionPlace } = settings;
  return {
    format,
    mode,
    background,
    language,
    presenterId,
    templateId,
    kicker: title,
    ...(captionPlace && { captionPlace }),
    scenes: [],
    duration: 0,
  };
}

const AVATARS: Avatar[] = [
  {
    avatar_id: 'ana',
    avatar_name: 'Ana',
    provider: 'local',
    gender: 'female',
    category: 'business',
    premium: false,
    type: 'standard',
    preview_image_url: '',
    preview_video_url: null,
  },
];

const VOICES: Voice[] = [
  {
    voice_id: 'es-lucia',
    voice_name: 'Lucía',
    language: 'Español',
    language_code: 'es',
    locale: 'es-MX',
    gender: 'female',
    style: 'professional',
    accent_type: 'adaptive',
    support_locale: true,
    support_pause: true,
    is_natural: false,
    emotion_support: false,
    preview_audio: '',
  },
];

import {
  type ErrorCode,
  type Language,
  type ModelUsage,
  type Podcast,
  type PodcastStatus,
  type PodcastTurn,
  podcastEndpoints,
} from '@tarima/contract';
import { formatScript } from '@tarima/podcasts';
import { countWords } from '@tarima/text';
import type { FinishedAsset } from '#server/db/tables/host-message.ts';
import type { PodcastAudio, ScriptTurn } from '#server/db/tables/podcasts.ts';
import { presentProblem } from '#server/kit/present-problem.ts';
import { episodeOf, namesOf } from './podcast-episode.ts';
import { PODCAST_MESSAGES } from './podcast-messages.ts';
import { stateOf, statusOf } from './podcast-states.ts';
import { topicOf } from './podcast-topic.ts';
import type { PodcastRow, SourceFacts, WholePodcast } from './podcasts.repo.ts';

/** The state for the form's result. The event id is the podcast's id. */
export function presentStatus(podcast: WholePodcast, language: Language): PodcastStatus {
  const status = statusOf(podcast);
  const { script, audio } = podcast;
  const isCancelled = hasFailedWith(podcast, 'CANCELLED');
  const error = status === 'error' ? sentenceOf(podcast, language) : null;
  // A waiting podcast still has the stage of its last run.
  const stage = podcast.status === 'processing' ? podcast.stage : null;
  const isSpeaking = stage === 'speaking';
  return {
    status,
    eventId: podcast.id,
    id: hasResult(podcast) ? podcast.id : null,
    audioUrl: audio && addressOf('audio', podcast.id, audio),
    scriptContent: script && formatScript(episodeOf(podcast, script)),
    error,
    message: error ?? messageOf(podcast, language),
    stage,
    progress: podcast.progress,
    turn: isSpeaking ? podcast.turnsSpoken : null,
    turns: isSpeaking ? (script?.turns.length ?? null) : null,
    isCancelled,
    sources: podcast.sources.map((source) => presentSource(source, language)),
  };
}

/** The podcast for the library and the host platform. */
export function finishedPodcast(podcast: WholePodcast): FinishedAsset {
  const { id, brief, audio, script } = podcast;
  return {
    type: 'podcast',
    id,
    title: brief.podcastName,
    durationSeconds: audio?.durationSeconds ?? null,
    projectId: null,
    scriptId: null,
    scriptContent: script && formatScript(episodeOf(podcast, script)),
  };
}

/** Facts about podcasts that their rows do not have, by their ids. */
export type PodcastFacts = {
  usage: ReadonlyMap<string, ModelUsage | null>;
  outdated: ReadonlySet<string>;
};

export function presentPodcast(
  podcast: WholePodcast,
  { usage, outdated }: PodcastFacts,
  language: Language,
): Podcast {
  const { brief, script, audio } = podcast;
  const names = namesOf(brief);
  const address = (name: FileName) => audio && addressOf(name, podcast.id, audio);
  return {
    ...presentStatus(podcast, language),
    name: brief.podcastName,
    tagline: brief.podcastTagline,
    topic: topicOf(podcast),
    companyId: podcast.companyId,
    owner: podcast.owner,
    state: stateOf(podcast),
    language: brief.outputLanguage,
    hostName: names.host,
    guestName: names.guest,
    voices: {
      ttsModel: brief.ttsModel,
      ttsVoiceHost: brief.ttsVoiceHost,
      ttsVoiceGuest: brief.ttsVoiceGuest,
    },
    isVoiceGone: hasFailedWith(podcast, 'VOICE_GONE'),
    createdAt: podcast.createdAt.toISOString(),
    touchedAt: podcast.touchedAt.toISOString(),
    revision: podcast.revision,
    wordCount: (script?.turns ?? []).reduce((sum, { text }) => sum + countWords(text), 0),
    wordsWanted: brief.wordCount,
    isAudioOutdated: outdated.has(podcast.id),
    durationSeconds: audio?.durationSeconds ?? null,
    bytes: audio?.bytes ?? null,
    turnList: (script?.turns ?? []).map((turn) => presentTurn(turn, audio)),
    chapters: audio?.chapters ?? [],
    peaks: audio?.peaks ?? [],
    coverUrl: address('cover'),
    m4aUrl: address('audioM4a'),
    downloadUrl: address('download'),
    modelUsage: usage.get(podcast.id) ?? null,
    transcripts: audio && {
      vtt: addressOf('transcriptVtt', podcast.id, audio),
      srt: addressOf('transcriptSrt', podcast.id, audio),
      json: addressOf('transcriptJson', podcast.id, audio),
      txt: podcastEndpoints.scriptTxt.path.replace('{id}', podcast.id),
    },
  };
}

export function presentListed(...podcast: Parameters<typeof presentPodcast>) {
  const { turnList: _turns, peaks: _peaks, ...listed } = presentPodcast(...podcast);
  return listed;
}

const hasFailedWith = ({ status, errorCode }: PodcastRow, code: ErrorCode): boolean =>
  status === 'failed' && errorCode === code;

/** True with audio, or with a script where the work has ended. */
function hasResult({ audio, script, status }: PodcastRow): boolean {
  return audio !== null || (script !== null && (status === 'completed' || status === 'failed'));
}

function messageOf(podcast: PodcastRow, language: Language): string {
  const messages = PODCAST_MESSAGES[language];
  const status = statusOf(podcast);
  if (status === 'written' || status === 'completed') return messages[status];
  return messages[podcast.status === 'waiting' ? 'waiting' : (podcast.stage ?? 'started')];
}

/** An error that is also a source's error names the source. */
function sentenceOf(podcast: WholePodcast, language: Language): string | null {
  const { errorCode, sources } = podcast;
  const source = sources.find((each) => each.errorCode === errorCode);
  const problem = presentProblem(errorCode, language, source && nameOf(source, language));
  return problem?.message ?? null;
}

function presentSource(source: SourceFacts, language: Language): PodcastStatus['sources'][number] {
  const { kind, name, title, words, errorCode, otherLanguage } = source;
  const error = presentProblem(errorCode, language, nameOf(source, language), otherLanguage);
  return { kind, name, title, words, error };
}

const nameOf = ({ kind, name }: SourceFacts, language: Language) =>
  kind === 'text' ? PODCAST_MESSAGES[language].typedText : name;

/** A turn has times only while its text is the spoken one. */
function presentTurn(turn: ScriptTurn, audio: PodcastAudio | null): PodcastTurn {
  const spoken = audio?.turns.find(
    ({ id, speaker, text }) => id === turn.id && speaker === turn.speaker && text === turn.text,
  );
  const { start = null, end = null, words = [] } = spoken ?? {};
  return { ...turn, start, end, words };
}

type FileName = Exclude<FileEndpoint, 'scriptTxt'>;
type FileEndpoint = {
  [Name in keyof typeof podcastEndpoints]: (typeof podcastEndpoints)[Name] extends { data: unknown }
    ? never
    : Name;
}[keyof typeof podcastEndpoints];

/** The attempt in the address keeps a browser from playing old audio from its cache. */
const addressOf = (name: FileName, id: string, audio: PodcastAudio) =>
  `${podcastEndpoints[name].path.replace('{id}', id)}?v=${audio.jobId}`;

import {
  type Gender,
  OUTPUT_LANGUAGES,
  type Podcast,
  type PodcastStatus,
  type PodcastVoice,
  type PodcastVoiceModel,
} from '@tarima/contract';
import { COMPANIES } from './studio-server.ts';

const ID = '4c1f5e9a-0d2f-4a51-9b11-2f6a7e4b1101';

const turn = (speaker: 'host' | 'guest', text: string, start: number, number: number) => {
  const parts = text.split(' ');
  return {
    id: `4c1f5e9a-0d2f-4a51-9b11-00000000000${number}`,
    speaker,
    text,
    citations:
      speaker === 'guest'
        ? [{ sentenceId: 's1', file: 'abejas.pdf', page: 3, quote: 'Las abejas polinizan.' }]
        : [],
    start,
    end: start + parts.length,
    words: parts.map((word, index) => ({
      text: word.replace(/[.,¿?]/gu, ''),
      start: start + index,
      end: start + index + 1,
    })),
  };
};

/** A voice model of the podcasts' options. With a reason it is not available. */
export const voiceModelSample = (id: PodcastVoiceModel, reason = '') => ({
  id,
  isAvailable: reason === '',
  reason,
  languages: reason === '' ? [...OUTPUT_LANGUAGES] : [],
});

const PEOPLE: Record<PodcastVoice, { person: string; gender: Gender; style: string }> = {
  alloy: { person: 'Lucía', gender: 'female', style: 'professional' },
  echo: { person: 'Mateo', gender: 'male', style: 'professional' },
  fable: { person: 'Diego', gender: 'male', style: 'warm' },
  onyx: { person: 'Andrés', gender: 'male', style: 'calm' },
  nova: { person: 'Valentina', gender: 'female', style: 'energetic' },
  shimmer: { person: 'Carmen', gender: 'female', style: 'warm' },
};

/** A Spanish voice of the podcasts' options. */
export const voiceSample = (model: PodcastVoiceModel, name: PodcastVoice) => ({
  ...{ model, name, language: 'Spanish' as const, ...PEOPLE[name] },
  previewUrl: `/${model}-${name}.mp3`,
});

/** A finished podcast with audio, with the given changes. */
export const podcastSample = (changes: Partial<Podcast> = {}): Podcast => ({
  status: 'completed',
  eventId: ID,
  id: ID,
  audioUrl: '/audio.mp3',
  scriptContent: 'ANFITRIÓN: ¿Qué hacen las abejas?\nINVITADO: Las abejas polinizan.\n',
  error: null,
  message: 'Tu podcast está listo.',
  stage: null,
  progress: 100,
  turn: null,
  turns: null,
  isCancelled: false,
  sources: [{ kind: 'text', name: '', title: '', words: 320, error: null }],
  name: 'Vida de colmena',
  tagline: 'Diez minutos con las abejas',
  topic: 'La polinización',
  companyId: COMPANIES[0]?.pk ?? '',
  owner: 'Ada Prueba',
  state: 'finished',
  language: 'Spanish',
  hostName: 'Anfitrión',
  guestName: 'Invitado',
  voices: { ttsModel: 'local', ttsVoiceHost: 'alloy', ttsVoiceGuest: 'echo' },
  isVoiceGone: false,
  createdAt: '2026-11-20T11:02:00.000Z',
  touchedAt: '2026-11-20T11:20:00.000Z',
  revision: 1,
  wordCount: 8,
  wordsWanted: 8,
  isAudioOutdated: false,
  durationSeconds: 8,
  bytes: 128_000,
  turnList: [
    turn('host', '¿Qué hacen las abejas?', 0, 1),
    turn('guest', 'Las abejas polinizan los campos.', 4, 2),
  ],
  chapters: [
    { title: 'Bienvenida', start: 0 },
    { title: 'La colmena', start: 4 },
  ],
  peaks: [0.2, 0.8, 0.4, 0.6],
  coverUrl: '/cover.jpg',
  m4aUrl: '/audio.m4a',
  downloadUrl: '/download',
  modelUsage: null,
  transcripts: { vtt: '/t.vtt', srt: '/t.srt', json: '/t.json', txt: '/s.txt' },
  ...changes,
});

/** A podcast in progress. */
export const podcastInTheMaking = (changes: Partial<PodcastStatus> = {}): Podcast =>
  podcastSample({
    status: 'processing',
    state: 'working',
    id: null,
    audioUrl: null,
    scriptContent: null,
    message: 'Grabando las voces…',
    stage: 'speaking',
    progress: 40,
    turn: 3,
    turns: 12,
    turnList: [],
    chapters: [],
    peaks: [],
    coverUrl: null,
    m4aUrl: null,
    downloadUrl: null,
    transcripts: null,
    durationSeconds: null,
    ...changes,
  });

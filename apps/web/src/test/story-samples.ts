import {
  type Timeline,
  type TimelineScene,
  videoEndpoints,
  videoSettingsEndpoints,
  voiceEndpoints,
} from '@tarima/contract';
import type { StudioServer } from './studio-server.ts';
import { voiceSample } from './voice-sample.ts';

const sceneSample = (index: number, count: number, title: string): TimelineScene => ({
  ...{ index, count, title },
  picture: null,
  layout: 'points',
  presenterPlace: 'beside',
  figure: null,
  table: null,
  duration: 4 + index,
  points: [],
  captions: [],
  emphases: [],
  visemes: [],
});

/** A video of scenes without words: the first of four seconds, each longer by one. */
export function storyTimeline(...titles: string[]): Timeline {
  const scenes = titles.map((title, index) => sceneSample(index, titles.length, title));
  return {
    format: 'vertical',
    mode: 'avatar',
    presenterId: 'lucia',
    templateId: null,
    background: 'blue',
    language: 'es',
    kicker: titles[0] ?? '',
    scenes,
    duration: scenes.reduce((sum, { duration }) => sum + duration, 0),
  };
}

/** Answers what a storyboard asks for: no settings yet, a free voice and a paid one, a preview. */
export function answerPreviews(server: StudioServer, timeline: Timeline): void {
  server.answer(videoSettingsEndpoints.get, () => ({}));
  server.answer(voiceEndpoints.list, () => [
    voiceSample(),
    voiceSample({ voice_id: 'paid', vendor: 'openai' }),
  ]);
  server.answer(videoEndpoints.preview, () => ({ timeline, audioUrl: '/speech.m4a' }));
}

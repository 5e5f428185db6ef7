import { type Timeline, type TimelineScene, VISEMES } from '@tarima/contract';

/** Spoken words of 0.3 s each, from `start`. */
export function spokenWords(text: string, start: number) {
  return text.split(' ').map((word, index) => ({
    text: word,
    start: start + index * 0.3,
    end: start + index * 0.3 + 0.28,
  }));
}

export function sampleScene(changes: Partial<TimelineScene> = {}): TimelineScene {
  return {
    index: 0,
    count: 2,
    title: 'Prioriza lo importante',
    picture: null,
    layout: 'points',
    presenterPlace: 'beside',
    figure: null,
    table: null,
    emphases: [],
    duration: 8,
    points: [
      { text: 'Urgente o importante', start: 0.6 },
      { text: 'Tres tareas al día', start: 1.8 },
    ],
    captions: [
      { start: 0, end: 2.4, words: spokenWords('Al terminar sabrás organizar tu semana', 0) },
      { start: 2.5, end: 5, words: spokenWords('y decir que no', 2.5) },
    ],
    visemes: Array.from({ length: 60 }, (_, index) => ({
      viseme: VISEMES[(index * 7) % VISEMES.length] ?? 'rest',
      start: 0.2 + index * 0.09,
    })),
    ...changes,
  };
}

export function sampleTimeline(
  changes: Partial<Timeline> = {},
  scene: Partial<TimelineScene> = {},
): Timeline {
  const scenes = [sampleScene(scene), sampleScene({ ...scene, index: 1 })];
  return {
    format: 'vertical',
    mode: 'avatar',
    presenterId: 'lucia',
    templateId: null,
    background: 'blue',
    language: 'es',
    kicker: 'Gestión del tiempo',
    scenes,
    duration: scenes.reduce((sum, { duration }) => sum + duration, 0),
    ...changes,
  };
}

import { FRAMES_PER_SECOND, type LookBookend, type TimelineScene } from '@tarima/contract';

const FRAMES = 65;

type Bookend = { scene: TimelineScene; clips: never[] };

/** The silent scene before the first or after the last. Empty where the look has none. */
export function bookendOf(
  bookend: LookBookend | null | undefined,
  place: Pick<TimelineScene, 'index' | 'count'>,
): Bookend[] {
  if (!bookend) return [];
  const { title, line } = bookend;
  const scene: TimelineScene = {
    ...place,
    title,
    isBookend: true,
    picture: null,
    layout: 'title',
    presenterPlace: 'away',
    figure: null,
    table: null,
    duration: FRAMES / FRAMES_PER_SECOND,
    points: line ? [{ text: line, start: 0 }] : [],
    captions: [],
    emphases: [],
    visemes: [],
  };
  return [{ scene, clips: [] }];
}

import type { CompanyLook, Language, Timeline } from '@tarima/contract';

export type SampleWording = {
  kicker: string;
  title: string;
  /** One key point a line. */
  points: string;
  caption: string;
};

/** Seconds. By then everything of the sample is on screen. */
export const SAMPLE_MOMENT = 3;

/** A short scene without speech, where there is no script to show. A null look is Tarima's own. */
export function sampleTimeline(
  wording: SampleWording,
  { look, language }: { look: CompanyLook | null; language: Language },
): Timeline {
  const words = wording.caption.split(' ');
  const duration = 6;
  const wordSeconds = duration / words.length;
  return {
    format: 'vertical',
    mode: 'stock',
    presenterId: null,
    templateId: 'clean',
    background: 'blue',
    language,
    kicker: wording.kicker,
    ...(look && { look }),
    duration,
    scenes: [
      {
        index: 0,
        count: 1,
        title: wording.title,
        picture: null,
        layout: 'points',
        presenterPlace: 'beside',
        figure: null,
        table: null,
        emphases: [],
        duration,
        points: wording.points.split('\n').map((text, index) => ({ text, start: index * 0.4 })),
        captions: [
          {
            start: 0,
            end: duration,
            words: words.map((text, index) => ({
              text,
              start: index * wordSeconds,
              end: (index + 1) * wordSeconds,
            })),
          },
        ],
        visemes: [{ viseme: 'rest', start: 0 }],
      },
    ],
  };
}

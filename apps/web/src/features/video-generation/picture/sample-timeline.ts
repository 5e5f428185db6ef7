import type {
  CompanyLook,
  Language,
  ShownPortrait,
  Timeline,
  VideoSettings,
} from '@tarima/contract';
import { findPresenter } from '@tarima/stage';

export type SampleWording = {
  kicker: string;
  title: string;
  /** One key point a line. */
  points: string;
  caption: string;
};

/** Seconds. By then everything of the sample is on screen. */
export const SAMPLE_MOMENT = 3;

/**
 * A short scene in the style of these settings, without speech. Undefined if the stage cannot draw the
 * chosen presenter.
 */
export function sampleTimeline(
  settings: Pick<
    VideoSettings,
    'videoFormat' | 'videoMode' | 'background' | 'captionPlace' | 'templateId'
  > & {
    presenter: string;
    /** Null for Tarima's own. */
    look: CompanyLook | null;
    /** The presenter, if it is one of the company's own people. */
    portrait: ShownPortrait | undefined;
  },
  language: Language,
  wording: SampleWording,
): Timeline | undefined {
  const isAvatar = settings.videoMode === 'avatar';
  const portrait = isAvatar ? settings.portrait : undefined;
  if (isAvatar && !portrait && !findPresenter(settings.presenter)) return undefined;
  const words = wording.caption.split(' ');
  const duration = 6;
  const wordSeconds = duration / words.length;
  return {
    format: settings.videoFormat,
    mode: settings.videoMode,
    presenterId: isAvatar ? settings.presenter : null,
    ...(portrait && { portrait }),
    templateId: isAvatar ? null : (settings.templateId ?? 'clean'),
    background: settings.background,
    captionPlace: settings.captionPlace,
    language,
    kicker: wording.kicker,
    ...(settings.look && { look: settings.look }),
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

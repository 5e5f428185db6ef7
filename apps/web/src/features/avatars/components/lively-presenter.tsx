import { type Language, type Timeline, VISEMES, type Viseme } from '@tarima/contract';
import { useMemo, useState } from 'react';
import { PictureCanvas } from '#web/features/video-generation/picture/picture-canvas.tsx';
import { useEachFrame } from '#web/features/video-generation/picture/use-each-frame.ts';
import { currentLanguage } from '#web/i18n/index.ts';

const SECONDS = 6;
const SYLLABLE_SECONDS = 0.16;

/** One of the studio's own presenters speaking, drawn as in a video. It moves while shown. */
export function LivelyPresenter({ presenterId, name }: { presenterId: string; name: string }) {
  const timeline = useMemo(() => speakingTimeline(presenterId, currentLanguage()), [presenterId]);
  const [start] = useState(() => performance.now());
  const [time, setTime] = useState(0);
  useEachFrame(true, () => setTime(((performance.now() - start) / 1_000) % SECONDS));
  return (
    <PictureCanvas
      timeline={timeline}
      at={time}
      label={name}
      className="absolute bottom-0 w-full"
    />
  );
}

/** Some seconds of speech without words that anybody could read. */
function speakingTimeline(presenterId: string, language: Language): Timeline {
  const shapes: Viseme[] = VISEMES.filter((viseme) => viseme !== 'rest');
  const visemes = Array.from(
    { length: Math.floor(SECONDS / SYLLABLE_SECONDS) - 4 },
    (_, index) => ({
      viseme: shapes[(index * 5) % shapes.length] ?? 'rest',
      start: index * SYLLABLE_SECONDS,
    }),
  );
  const scene = {
    index: 0,
    count: 1,
    title: '',
    picture: null,
    layout: 'points' as const,
    presenterPlace: 'full' as const,
    figure: null,
    table: null,
    emphases: [],
    duration: SECONDS,
    points: [],
    captions: [],
    visemes: [...visemes, { viseme: 'rest' as const, start: visemes.length * SYLLABLE_SECONDS }],
  };
  return {
    format: 'vertical',
    mode: 'avatar',
    presenterId,
    templateId: null,
    background: 'blue',
    language,
    kicker: '',
    scenes: [scene],
    duration: SECONDS,
  };
}

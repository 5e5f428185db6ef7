import { type Language, type Timeline, VISEMES, type Viseme } from '@tarima/contract';
import { useEffect, useMemo, useRef } from 'react';
import {
  PictureCanvas,
  type PictureHandle,
} from '#web/features/video-generation/picture/picture-canvas.tsx';
import { currentLanguage } from '#web/i18n/index.ts';

const SECONDS = 6;
const SYLLABLE_SECONDS = 0.16;

/** One of the studio's own presenters speaking, drawn as in a video. It moves while shown. */
export function LivelyPresenter({ presenterId, name }: { presenterId: string; name: string }) {
  const picture = useRef<PictureHandle>(null);
  const timeline = useMemo(() => speakingTimeline(presenterId, currentLanguage()), [presenterId]);
  useEffect(() => {
    const start = performance.now();
    let request = requestAnimationFrame(function draw(now) {
      picture.current?.draw(((now - start) / 1_000) % SECONDS);
      request = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(request);
  }, []);
  return (
    <PictureCanvas
      ref={picture}
      timeline={timeline}
      at={0}
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

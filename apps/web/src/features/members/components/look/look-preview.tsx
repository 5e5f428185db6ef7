import type { CompanyLook, Timeline } from '@tarima/contract';
import { PRESENTERS } from '@tarima/stage';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureCanvas } from '#web/features/video-generation/picture/picture-canvas.tsx';
import { SAMPLE_MOMENT } from '#web/features/video-generation/picture/sample-timeline.ts';
import { useDressedTimeline } from '#web/features/video-generation/picture/use-dressed-timeline.ts';
import { useSampleTimeline } from '#web/features/video-generation/picture/use-sample-timeline.ts';

/** The look in a video: a scene, and the intro where there is one. */
export function LookPreview({ companyId, look }: { companyId: string; look: CompanyLook }) {
  const { t } = useTranslation();
  const scene = useDressedTimeline(useSampleTimeline(look), SETTINGS);
  const bookend = look.intro ?? look.outro;
  const words = useMemo(() => scene && bookend && withBookend(scene, bookend), [scene, bookend]);
  if (!scene) return null;
  const shown = [
    { timeline: scene, label: t('members.look.preview') },
    ...(words ? [{ timeline: words, label: t('members.look.bookendPreview') }] : []),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:max-xl:grid-cols-2">
      {shown.map(({ timeline, label }) => (
        <PictureCanvas
          key={label}
          timeline={timeline}
          companyId={companyId}
          at={SAMPLE_MOMENT}
          label={label}
          className="w-full rounded-xl border"
        />
      ))}
    </div>
  );
}

const SETTINGS = {
  videoFormat: 'horizontal',
  videoMode: 'avatar',
  background: 'blue',
  captionPlace: 'picture',
  templateId: null,
  presenter: PRESENTERS[0]?.id ?? '',
} as const;

/** The sample's only scene becomes the intro or the outro. */
function withBookend(
  timeline: Timeline,
  { title, line }: NonNullable<CompanyLook['intro']>,
): Timeline {
  return {
    ...timeline,
    scenes: timeline.scenes.map((scene) => ({
      ...scene,
      title,
      isBookend: true,
      points: line ? [{ text: line, start: 0 }] : [],
    })),
  };
}

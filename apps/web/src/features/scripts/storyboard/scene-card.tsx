import { formatDuration } from '@tarima/text';
import { ImageIcon } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Grip } from '#web/features/courses/components/grip.tsx';
import { DropLine } from '#web/features/courses/drag/drop-line.tsx';
import { useDragSource } from '#web/features/courses/drag/use-drag-source.ts';
import { useDropTarget } from '#web/features/courses/drag/use-drop-target.ts';
import { classNames } from '#web/lib/class-names.ts';
import type { StoryScene } from './story-scenes.ts';

type SceneCardProps = {
  scene: StoryScene;
  index: number;
  language: string;
  isChosen: boolean;
  isFixed: boolean;
  thumbnail: string | undefined;
  /** Seconds; undefined until it is known. */
  duration: number | undefined;
  aspect: number;
  hintId: string;
  onChoose: () => void;
  /** Moves scene `from` to a gap of the list. */
  onMove: (from: number, gap: number) => void;
};

/** A scene of the storyboard: its picture, its title and its words. */
export function SceneCard({
  scene,
  index,
  language,
  isChosen,
  isFixed,
  thumbnail,
  duration,
  aspect,
  hintId,
  onChoose,
  onMove,
}: SceneCardProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const title = scene.title || t('editor.storyboard.untitled');
  const isDragged = useDragSource({
    element: card,
    handle: grip,
    item: { kind: 'scene', id: String(index) },
    label: title,
    isDisabled: isFixed,
  });
  const over = useDropTarget({
    element: card,
    accepts: ({ kind }) => kind === 'scene',
    onDrop: ({ id }, edge) => onMove(Number(id), edge === 'top' ? index : index + 1),
  });
  return (
    <li
      ref={card}
      className={classNames(
        'relative flex items-start gap-1 rounded-xl border p-2 transition-colors hover:bg-muted',
        isChosen && 'border-primary bg-primary-soft hover:bg-primary-soft',
        isDragged && 'opacity-40',
      )}
    >
      <DropLine edge={over?.edge ?? null} />
      <Grip
        ref={grip}
        label={t('editor.storyboard.grip', { title })}
        hintId={hintId}
        focusName={`scene:${index}`}
        isDisabled={isFixed}
        onStep={(step) => onMove(index, step === -1 ? index - 1 : index + 2)}
      />
      <button
        type="button"
        aria-current={isChosen || undefined}
        onClick={onChoose}
        className="flex min-w-0 flex-1 items-start gap-3 rounded-lg text-left"
      >
        <span
          className={classNames(
            'shrink-0 overflow-hidden rounded-lg bg-muted',
            aspect < 1 ? 'w-20' : 'w-24 @md:w-32',
          )}
          style={{ aspectRatio: aspect }}
        >
          {thumbnail && <img src={thumbnail} alt="" className="size-full" />}
        </span>
        <span className="grid min-w-0 flex-1 gap-1 text-sm">
          <span className="flex items-baseline justify-between gap-2">
            <span lang={language} className="line-clamp-2 font-medium wrap-anywhere">
              {title}
            </span>
            {duration !== undefined && (
              <span className="shrink-0 text-xs text-muted-foreground tabular-nums">
                {formatDuration(duration)}
              </span>
            )}
          </span>
          <span
            lang={language}
            className="line-clamp-2 text-xs text-muted-foreground wrap-anywhere"
          >
            {scene.spoken || scene.points.join(' · ') || t('editor.storyboard.silent')}
          </span>
          <span className="flex flex-wrap gap-1">
            {scene.choices.layout && (
              <Badge>{t(`editor.scene.layouts.${scene.choices.layout}`)}</Badge>
            )}
            {scene.choices.figure && (
              <Badge>
                <ImageIcon aria-hidden />
                {t('editor.storyboard.picture')}
              </Badge>
            )}
          </span>
        </span>
      </button>
    </li>
  );
}

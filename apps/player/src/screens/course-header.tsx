import type { PlayerCourse } from '@tarima/contract';
import { fill, useTexts } from '#player/texts/texts.ts';
import { Button } from './button.tsx';

type CourseHeaderProps = { course: PlayerCourse; share: number; onExit: (() => void) | null };

export function CourseHeader({ course, share, onExit }: CourseHeaderProps) {
  const texts = useTexts();
  const percent = Math.floor(share * 100);
  return (
    <header className="border-b bg-card">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 sm:px-6">
        <div className="min-w-0">
          <p className="text-muted-foreground text-sm">{course.publisher}</p>
          <h1 className="font-semibold text-lg leading-tight">{course.title}</h1>
        </div>
        <div className="flex flex-1 items-center justify-end gap-4 sm:flex-none">
          <div className="flex flex-1 items-center gap-3 sm:flex-none">
            <div
              role="progressbar"
              aria-label={texts.progress}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent}
              className="h-2 min-w-24 flex-1 overflow-hidden rounded-full bg-muted sm:w-40"
            >
              <div className="h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
            </div>
            <span className="whitespace-nowrap text-sm tabular-nums">
              {fill(texts.progressOf, { percent })}
            </span>
          </div>
          {onExit && <Button onClick={onExit}>{texts.exit}</Button>}
        </div>
      </div>
    </header>
  );
}

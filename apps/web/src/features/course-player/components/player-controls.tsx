import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Switch } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import type { useAutoplay } from '../use-autoplay.ts';

type PlayerControlsProps = {
  hasPrevious: boolean;
  hasNext: boolean;
  autoplay: ReturnType<typeof useAutoplay>;
  onPrevious: () => void;
  onNext: () => void;
  /** The button of the content list, where that is not beside the video. */
  children: ReactNode;
};

/** Steps between contents, by hand or automatically. */
export function PlayerControls({
  hasPrevious,
  hasNext,
  autoplay,
  onPrevious,
  onNext,
  children,
}: PlayerControlsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="flex gap-2 max-sm:w-full [&>*]:max-sm:flex-1">
        <Button variant="secondary" disabled={!hasPrevious} onClick={onPrevious}>
          <ArrowLeft aria-hidden />
          {t('coursePlayer.previous')}
        </Button>
        <Button disabled={!hasNext} onClick={onNext}>
          {t('coursePlayer.next')}
          <ArrowRight aria-hidden />
        </Button>
      </div>
      {children}
      <div className="flex items-center gap-2.5">
        <Switch.Root
          id={id}
          checked={autoplay.isOn}
          onCheckedChange={autoplay.change}
          className="h-6 w-10 shrink-0 rounded-full bg-input p-0.5 transition-colors data-[state=checked]:bg-primary"
        >
          <Switch.Thumb className="block size-5 rounded-full bg-card transition-transform data-[state=checked]:translate-x-4" />
        </Switch.Root>
        <label htmlFor={id} className="cursor-pointer text-sm">
          {t('coursePlayer.autoplay')}
        </label>
      </div>
      <p className="w-full text-xs text-muted-foreground max-lg:hidden">{t('coursePlayer.keys')}</p>
    </div>
  );
}

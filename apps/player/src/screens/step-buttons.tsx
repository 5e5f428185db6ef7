import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTexts } from '#player/texts/texts.ts';
import { Button } from './button.tsx';
import { type Place, SUMMARY } from './places.ts';

type StepButtonsProps = {
  previous: Place | undefined;
  next: Place | undefined;
  onGo: (place: Place) => void;
};

export function StepButtons({ previous, next, onGo }: StepButtonsProps) {
  const texts = useTexts();
  return (
    <div className="mt-8 flex flex-wrap justify-between gap-3 border-t pt-4">
      {previous ? (
        <Button onClick={() => onGo(previous)}>
          <ArrowLeft aria-hidden className="size-4" />
          {texts.previous}
        </Button>
      ) : (
        <span />
      )}
      {next && (
        <Button look="primary" onClick={() => onGo(next)}>
          {next === SUMMARY ? texts.yourResult : texts.next}
          <ArrowRight aria-hidden className="size-4" />
        </Button>
      )}
    </div>
  );
}

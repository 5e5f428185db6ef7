import { useState } from 'react';
import { fill, useTexts } from '#player/texts/texts.ts';
import { Button } from './button.tsx';

type OtherLearnerProps = { name: string | null; onOther: () => void };

/** Says whose visit goes on. On a shared computer the next person begins a visit of their own. */
export function OtherLearner({ name, onOther }: OtherLearnerProps) {
  const texts = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <aside className="mx-auto mt-3 flex w-[calc(100%-2rem)] max-w-[77rem] flex-wrap items-center justify-between gap-3 rounded-xl bg-muted px-4 py-2 text-sm">
      <p className="min-w-0 flex-1 basis-64 break-words">
        {isAsking && texts.otherLearnerHint}
        {!isAsking && (name === null ? texts.goesOn : fill(texts.goesOnAs, { name }))}
      </p>
      <div className="flex flex-wrap gap-2">
        {isAsking && <Button onClick={() => setIsAsking(false)}>{texts.goOn}</Button>}
        <Button
          look={isAsking ? 'primary' : 'secondary'}
          onClick={isAsking ? onOther : () => setIsAsking(true)}
        >
          {isAsking ? texts.beginAnew : texts.otherLearner}
        </Button>
      </div>
    </aside>
  );
}

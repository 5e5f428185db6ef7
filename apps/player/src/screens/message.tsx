import type { Texts } from '#player/texts/es.ts';
import { useTexts } from '#player/texts/texts.ts';
import { Button } from './button.tsx';

type MessageProps = ({ text: keyof Texts } | { sentence: string }) & { onRetry?: () => void };

/** One sentence instead of the course. */
export function Message({ onRetry, ...said }: MessageProps) {
  const texts = useTexts();
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6">
      <p role="status" className="max-w-prose text-center text-lg">
        {'text' in said ? texts[said.text] : said.sentence}
      </p>
      {onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
    </main>
  );
}

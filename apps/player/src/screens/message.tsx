import type { Texts } from '#player/texts/es.ts';
import { useTexts } from '#player/texts/texts.ts';

/** One sentence instead of the course. */
export function Message({ text }: { text: keyof Texts }) {
  const texts = useTexts();
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <p role="status" className="max-w-prose text-center text-lg">
        {texts[text]}
      </p>
    </main>
  );
}

import type { PlayerContent } from '@tarima/contract';
import { useTexts } from '#player/texts/texts.ts';
import { SourceList } from './source-list.tsx';

/** The spoken sentences by scene, each with its source. */
export function Transcript({ transcript }: Pick<PlayerContent, 'transcript'>) {
  const texts = useTexts();
  return (
    <div className="max-w-prose">
      <p className="rounded-xl bg-muted px-4 py-3 text-muted-foreground text-sm">
        {texts.synthetic}
      </p>
      {transcript.length === 0 && <p className="mt-4">{texts.noTranscript}</p>}
      {transcript.map((scene, index) => (
        // Scenes have no ids, and their order is fixed.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <section key={index} className="mt-6">
          {scene.title && <h3 className="mb-2 font-semibold">{scene.title}</h3>}
          {scene.sentences.map(({ sentence, kind, citations }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <div key={place} className="mb-2">
              <p className="leading-relaxed">
                {sentence}
                {kind === 'author' && (
                  <span className="ml-2 inline-block rounded-full bg-primary-soft px-2 py-0.5 align-middle text-xs">
                    {texts.ownSentence}
                  </span>
                )}
              </p>
              <SourceList citations={citations} />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

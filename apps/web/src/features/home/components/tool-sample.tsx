import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Illustration } from '#web/components/illustrations/illustration.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { sampleOf } from '../sample-addresses.ts';
import type { Tool } from '../tools.ts';

const fetchPlayer = async () => ({
  default: (await import('./sample-player.tsx')).SamplePlayer,
});
const SamplePlayer = lazyPart(fetchPlayer);
/** A pointer or the focus is near, so a click is likely. A failure is mended by the click. */
const fetchAhead = () => void fetchPlayer().catch(() => undefined);

/** A result of the tool, to play; a drawing where the studio has no samples or not the tool. */
export function ToolSample({ tool, available }: { tool: Tool; available: boolean }) {
  const { i18n } = useTranslation();
  const { samples } = useStudioConfig();
  if (samples && available) {
    const files = sampleOf(samples, i18n.language, tool.name);
    // Another language is another sample, which has not been asked for.
    return <Sample key={files.video} tool={tool} files={files} />;
  }
  return (
    <div className={classNames('aspect-video bg-primary-soft', !available && 'bg-muted grayscale')}>
      <Illustration
        name={tool.illustration}
        className={classNames('size-full', !available && 'opacity-60')}
      />
    </div>
  );
}

type SampleProps = { tool: Tool; files: ReturnType<typeof sampleOf> };

function Sample({ tool, files }: SampleProps) {
  const { t } = useTranslation();
  const [isWanted, setIsWanted] = useState(false);
  const [getsFocus, setGetsFocus] = useState(false);
  // The visible words come first, for people who say them to press the button.
  const label = `${t('home.sample.play')}: ${t(`home.tools.${tool.name}.title`)}`;
  const poster = (
    <button
      type="button"
      aria-label={label}
      aria-busy={isWanted}
      ref={(button) => {
        if (getsFocus) button?.focus({ preventScroll: true });
      }}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => setIsWanted(true)}
      className="group relative block aspect-video w-full overflow-hidden bg-primary-soft focus-visible:-outline-offset-4"
    >
      <img src={files.poster} alt="" width={640} height={360} className="size-full object-cover" />
      <span className="absolute bottom-1.5 left-2 flex items-center gap-1.5 rounded-full bg-scrim py-1 pr-2.5 pl-2 text-xs font-semibold text-white transition-transform group-hover:scale-105">
        <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 fill-current">
          <path d="M2 0v12l10-6z" />
        </svg>
        {t('home.sample.play')}
      </span>
    </button>
  );
  if (!isWanted) return poster;
  return (
    <Suspense fallback={poster}>
      <SamplePlayer
        files={files}
        label={label}
        onEnded={(hadFocus) => {
          setGetsFocus(hadFocus);
          setIsWanted(false);
        }}
      />
    </Suspense>
  );
}

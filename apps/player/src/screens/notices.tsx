import { useTexts } from '#player/texts/texts.ts';

type NoticesProps = { isUnsaved: boolean; isPlatformMissing: boolean };

/** Quiet lines below the header. The region is always there, so that screen readers hear it. */
export function Notices({ isUnsaved, isPlatformMissing }: NoticesProps) {
  const texts = useTexts();
  const line = 'mx-auto mt-3 w-full max-w-7xl px-4 text-sm sm:px-6';
  const box = 'block rounded-xl bg-warning-soft px-4 py-2 text-warning-soft-foreground';
  return (
    <div role="status">
      {isPlatformMissing && (
        <p className={line}>
          <span className={box}>{texts.untracked}</span>
        </p>
      )}
      {isUnsaved && (
        <p className={line}>
          <span className={box}>{texts.notSaved}</span>
        </p>
      )}
    </div>
  );
}

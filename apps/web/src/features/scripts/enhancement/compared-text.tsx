import type { Language } from '@tarima/contract';
import { classNames } from '#web/lib/class-names.ts';
import type { ComparedLine } from './compare-scripts.ts';

const STYLES: Record<ComparedLine['kind'], string> = {
  heading: 'font-semibold',
  direction: 'text-sm text-muted-foreground italic',
  point: 'pl-4 text-sm',
  speech: 'leading-relaxed',
};

type ComparedTextProps = {
  title: string;
  lines: readonly ComparedLine[];
  language: Language;
  /** How what is only here is marked. */
  change: 'removed' | 'added';
};

/** One side of a comparison, to scroll through; what only it has is marked, and said to be so. */
export function ComparedText({ title, lines, language, change }: ComparedTextProps) {
  const Mark = change === 'added' ? 'ins' : 'del';
  return (
    <section
      aria-label={title}
      className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] gap-2"
    >
      <h3 className="text-sm font-semibold">{title}</h3>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard must reach it
        tabIndex={0}
        aria-label={title}
        lang={language}
        className="grid content-start gap-3 overflow-y-auto rounded-xl border bg-card p-4"
      >
        {lines.map(({ kind, parts }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change
          <p key={place} className={classNames('wrap-anywhere', STYLES[kind])}>
            {parts.map(({ text, isChanged }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a text that does not change
              <span key={at}>
                {at > 0 && ' '}
                {isChanged ? (
                  <Mark
                    className={classNames(
                      'rounded-sm box-decoration-clone px-0.5',
                      change === 'added'
                        ? 'bg-primary-soft text-primary-soft-foreground no-underline'
                        : 'bg-destructive-soft text-destructive-soft-foreground',
                    )}
                  >
                    {text}
                  </Mark>
                ) : (
                  text
                )}
              </span>
            ))}
          </p>
        ))}
      </section>
    </section>
  );
}

import { classNames } from '#web/lib/class-names.ts';
import type { ComparedLine } from './changed-sentences.ts';

const STYLES: Record<ComparedLine['kind'], string> = {
  heading: 'font-semibold',
  direction: 'text-sm text-muted-foreground italic',
  point: 'pl-4 text-sm',
  speech: 'leading-relaxed',
};

/** The meaning of text on one side only: removed, added, or just different. */
export type Change = 'removed' | 'added' | 'different';

const MARKS = {
  removed: { tag: 'del', style: 'bg-destructive-soft text-destructive-soft-foreground' },
  added: { tag: 'ins', style: 'bg-success-soft text-success-soft-foreground' },
  different: { tag: 'mark', style: 'bg-warning-soft text-warning-soft-foreground' },
} as const;

type ComparedLinesProps = {
  lines: readonly ComparedLine[];
  /** The mark for text of this side only. Absent where both sides are equal. */
  change?: Change;
};

/** Lines of a script. Screen readers hear the marks too. */
export function ComparedLines({ lines, change }: ComparedLinesProps) {
  const { tag: Mark, style } = MARKS[change ?? 'different'];
  return lines.map(({ kind, parts }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change
    <span key={place} className={classNames('block wrap-anywhere', STYLES[kind])}>
      {parts.map(({ text, isChanged }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a text that does not change
        <span key={at}>
          {at > 0 && ' '}
          {change && isChanged ? (
            <Mark
              className={classNames('rounded-sm box-decoration-clone px-0.5 no-underline', style)}
            >
              {text}
            </Mark>
          ) : (
            text
          )}
        </span>
      ))}
    </span>
  ));
}

import type { Language } from '@tarima/contract';
import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { changedSentences } from './changed-sentences.ts';
import type { Passage } from './compare-scripts.ts';
import { type Change, ComparedLines } from './compared-lines.tsx';

/** For each version: its name, the mark for its changes, and the note for its sole changes. */
export type Sides = Record<'before' | 'after', { name: string; change: Change; alone?: string }>;

type PassageChoiceProps = {
  passage: Passage;
  language: Language;
  /** The name of the change, such as its number. */
  label: string;
  sides: Sides;
  takesAfter: boolean;
  onChoose: (takesAfter: boolean) => void;
};

/** Both versions of one passage. The person takes one of them. */
export function PassageChoice({
  passage: { before, after, only },
  language,
  label,
  sides,
  takesAfter,
  onChoose,
}: PassageChoiceProps) {
  const { t } = useTranslation();
  const noteId = useId();
  const note = only && sides[only].alone;
  const options = [
    { value: 'before', blocks: before, other: after },
    { value: 'after', blocks: after, other: before },
  ] as const;
  return (
    <RadioGroup.Root
      aria-label={label}
      aria-describedby={note ? noteId : undefined}
      value={takesAfter ? 'after' : 'before'}
      onValueChange={(value) => onChoose(value === 'after')}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2"
    >
      {note && (
        <p id={noteId} className="text-sm text-muted-foreground sm:col-span-2">
          {note}
        </p>
      )}
      {options.map(({ value, blocks, other }) => (
        <RadioGroup.Item
          key={value}
          value={value}
          className="group grid cursor-pointer content-start gap-2 rounded-xl border bg-card p-3 text-left transition-colors hover:border-primary data-[state=checked]:border-primary data-[state=checked]:ring-1 data-[state=checked]:ring-primary sm:p-4"
        >
          <span className="flex items-center gap-2 text-xs font-semibold text-muted-foreground group-data-[state=checked]:text-primary">
            <span className="grid size-4 shrink-0 place-items-center rounded-full border border-input group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary group-data-[state=checked]:text-primary-foreground">
              <Check aria-hidden className="size-3 group-data-[state=unchecked]:invisible" />
            </span>
            {sides[value].name}
          </span>
          <span lang={blocks.length > 0 ? language : undefined} className="grid gap-2">
            {blocks.length > 0 ? (
              <ComparedLines
                lines={changedSentences(blocks, other, language)}
                change={sides[value].change}
              />
            ) : (
              <span className="text-sm text-muted-foreground italic">
                {t('editor.comparison.nothing')}
              </span>
            )}
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

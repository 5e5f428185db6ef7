import { FileText, Link2, PenLine, TriangleAlert } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CitedPage, SentenceSource } from '#web/features/scripts/cited-sources.ts';
import { PageButtons } from '#web/features/scripts/sources/page-buttons.tsx';
import { SentenceOrigin } from '#web/features/scripts/sources/sentence-origin.tsx';
import { classNames } from '#web/lib/class-names.ts';

const ICONS = {
  source: FileText,
  author: PenLine,
  template: Link2,
  unsourced: TriangleAlert,
} as const;

type SourcedParagraphProps = {
  sentences: readonly string[];
  /** One for each sentence. */
  sources: readonly SentenceSource[];
  isFromLibrary: boolean;
  onOpenPage: (page: CitedPage) => void;
};

/** A paragraph whose sentences each open their source below it. A click on the words opens it too. */
export function SourcedParagraph({
  sentences,
  sources,
  isFromLibrary,
  onOpenPage,
}: SourcedParagraphProps) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(-1);
  const source = sources[open];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p>
        {sentences.map((sentence, index) => {
          const kind = sources[index]?.kind ?? 'author';
          const Icon = ICONS[kind];
          const isOpen = index === open;
          const isOwn = kind === 'author' || kind === 'unsourced';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may be said twice
            <Fragment key={index}>
              <label
                htmlFor={`${id}-${index}`}
                className={classNames(
                  'cursor-pointer decoration-dotted underline-offset-4 hover:underline',
                  isOpen && 'rounded bg-primary-soft box-decoration-clone',
                  kind === 'template' && !isOpen && 'text-muted-foreground',
                  isOwn && 'underline decoration-warning-soft-foreground',
                )}
              >
                {sentence}
              </label>
              <button
                id={`${id}-${index}`}
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}-source` : undefined}
                title={t(`coursePlayer.sources.kinds.${kind}`)}
                onClick={() => setOpen(isOpen ? -1 : index)}
                className={classNames(
                  'mx-1 inline-grid size-6 place-items-center rounded-md align-middle transition-colors hover:bg-muted',
                  isOpen && 'bg-primary text-primary-foreground hover:bg-primary',
                  !isOpen && (isOwn ? 'text-warning-soft-foreground' : 'text-muted-foreground'),
                )}
              >
                <Icon aria-hidden className="size-3.5" />
              </button>
            </Fragment>
          );
        })}
      </p>
      {source && (
        <div
          id={`${id}-source`}
          className="grid animate-fade-in gap-1 rounded-xl border bg-muted p-3 text-sm"
        >
          <SentenceOrigin
            source={source}
            isFromLibrary={isFromLibrary}
            isOpen
            author={t('coursePlayer.sources.kinds.author')}
          />
          {!isFromLibrary && (
            <PageButtons className="-ml-3" citations={source.citations} onOpenPage={onOpenPage} />
          )}
        </div>
      )}
    </div>
  );
}

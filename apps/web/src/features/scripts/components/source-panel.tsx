import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import type { CitedPage, SentenceSource } from '../cited-sources.ts';
import type { SpokenSentence } from '../editor/spoken-sentences.ts';
import { PageButtons } from '../sources/page-buttons.tsx';
import { SentenceOrigin } from '../sources/sentence-origin.tsx';

type SourcePanelProps = {
  sentences: readonly SpokenSentence[];
  sources: readonly SentenceSource[];
  isFromLibrary: boolean;
  active: number;
  onSelect: (sentence: SpokenSentence) => void;
  onOpenPage: (page: CitedPage) => void;
};

/** Every spoken sentence with its source. The one under the cursor shows its quotes. */
export function SourcePanel({
  sentences,
  sources,
  isFromLibrary,
  active,
  onSelect,
  onOpenPage,
}: SourcePanelProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const item = list.current?.children[active];
    if (!(item instanceof HTMLElement) || !list.current) return;
    // Scrolls only the list, because the page must stay where the person types.
    const middle = item.offsetTop - (list.current.clientHeight - item.clientHeight) / 2;
    list.current.scrollTo({ top: middle });
  }, [active]);

  if (sentences.length === 0) {
    return <p className="text-sm text-muted-foreground">{t('editor.sources.empty')}</p>;
  }
  return (
    <ol
      ref={list}
      className="relative grid grid-cols-[minmax(0,1fr)] content-start gap-1 overflow-y-auto pr-1"
    >
      {sentences.map((sentence, index) => {
        const source = sources[index];
        const isActive = index === active;
        return (
          <li key={sentence.from}>
            <button
              type="button"
              aria-current={isActive || undefined}
              onClick={() => onSelect(sentence)}
              className={classNames(
                'grid w-full gap-1.5 rounded-xl px-3 py-2.5 text-left text-sm transition-colors hover:bg-muted',
                isActive && 'bg-primary-soft text-primary-soft-foreground hover:bg-primary-soft',
              )}
            >
              <span className={isActive ? undefined : 'line-clamp-2'}>{sentence.text}</span>
              {source && (
                <SentenceOrigin
                  source={source}
                  isFromLibrary={isFromLibrary}
                  isOpen={isActive}
                  author={t('editor.sources.author')}
                />
              )}
            </button>
            {isActive && !isFromLibrary && (
              <PageButtons
                className="px-3 pt-1"
                citations={source?.citations ?? []}
                onOpenPage={onOpenPage}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

import type { Language } from '@tarima/contract';
import { MessageSquarePlus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import type { ReviewedScene } from '../script-scenes.ts';
import type { Drafts } from '../use-drafts.ts';
import { SceneComments } from './scene-comments.tsx';
import { SceneTables } from './scene-tables.tsx';
import { SentenceButton } from './sentence-button.tsx';

type SceneCardProps = {
  token: string;
  contentId: string | null;
  scene: ReviewedScene;
  /** The number of scenes. */
  total: number;
  language: Language;
  drafts: Drafts;
  onUnknown: () => void;
};

/** A scene. Comments stand beside its text, or below it in a narrow window. */
export function SceneCard({
  token,
  contentId,
  scene,
  total,
  language,
  drafts,
  onUnknown,
}: SceneCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const { index, keyPoints, sentences, tables } = scene;
  const number = index + 1;
  const title = scene.title || t('reviewing.untitled', { number });
  const whole = { contentId, sceneIndex: index, sceneTitle: scene.title, sentence: null };
  const openAt = (sentence: string) =>
    scene.comments.filter((comment) => comment.sentence === sentence && !comment.resolvedAt).length;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 p-4 sm:p-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section aria-labelledby={id} className="grid min-w-0 content-start gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-56">
            <p className="text-xs font-medium text-muted-foreground">
              {t('reviewing.number', { number, total })}
            </p>
            <h2
              id={id}
              tabIndex={-1}
              lang={scene.title ? language : undefined}
              className="text-lg font-semibold wrap-anywhere outline-none"
            >
              {title}
            </h2>
          </div>
          <Button
            variant="secondary"
            size="small"
            aria-label={t('reviewing.commentSceneNamed', { title })}
            aria-expanded={drafts.isOpen(whole)}
            onClick={() => drafts.open(whole)}
          >
            <MessageSquarePlus aria-hidden />
            {t('reviewing.commentScene')}
          </Button>
        </div>
        <div lang={language} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {keyPoints.length > 0 && (
            <ul
              aria-label={t('reviewing.keyPoints')}
              className="list-disc rounded-xl bg-muted py-2.5 pr-4 pl-8 text-sm marker:text-muted-foreground"
            >
              {keyPoints.map((point, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two points may have the same words
                <li key={place} className="py-0.5 wrap-anywhere">
                  {point}
                </li>
              ))}
            </ul>
          )}
          <SceneTables tables={tables} />
          {sentences.length > 0 && (
            <ol className="-mx-2 grid gap-0.5">
              {sentences.map((sentence, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may stand there twice
                <li key={place}>
                  <SentenceButton
                    sentence={sentence}
                    openComments={openAt(sentence)}
                    isOpen={drafts.isOpen({ ...whole, sentence })}
                    onOpen={() => drafts.open({ ...whole, sentence })}
                  />
                </li>
              ))}
            </ol>
          )}
        </div>
      </section>
      <SceneComments
        token={token}
        scene={scene}
        title={title}
        titleId={id}
        language={language}
        drafts={drafts}
        onUnknown={onUnknown}
      />
    </Card>
  );
}

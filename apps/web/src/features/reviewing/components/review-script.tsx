import { type Language, POLLING, reviewerEndpoints } from '@tarima/contract';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { isGone } from '#web/lib/api-error.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { isUnknown } from '../is-unknown.ts';
import type { ReviewerMemory } from '../reviewer-memory.ts';
import { reviewedScenes } from '../script-scenes.ts';
import { useDrafts } from '../use-drafts.ts';
import { SceneCard } from './scene-card.tsx';

type ReviewScriptProps = {
  token: string;
  contentId: string | null;
  /** The language of the script. */
  language: Language;
  memory: ReviewerMemory;
  onUnknown: () => void;
};

/** A script to read. Each scene and sentence takes comments. */
export function ReviewScript({ token, contentId, language, memory, onUnknown }: ReviewScriptProps) {
  const { t } = useTranslation();
  const drafts = useDrafts(memory);
  const script = useEndpoint(
    reviewerEndpoints.script,
    { params: { token }, query: contentId === null ? {} : { contentId } },
    {
      // Reviewers have no live connection: others' comments and a new text come this way.
      refetchInterval: POLLING.generationPageMs,
      refetchOnMount: 'always',
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
    },
  );
  const forget = useEffectEvent(onUnknown);
  useEffect(() => {
    if (isUnknown(script.error)) forget();
  }, [script.error]);

  const problem = script.isError && (
    <Alert
      tone="destructive"
      title={messageOf(script.error, t)}
      action={
        isGone(script.error) ? undefined : (
          <Button
            variant="secondary"
            size="small"
            disabled={script.isFetching}
            onClick={() => void script.refetch()}
          >
            {t('common.retry')}
          </Button>
        )
      }
    >
      {script.data && drafts.all.length > 0 && <p>{t('reviewing.linkEnded')}</p>}
    </Alert>
  );
  if (!script.data) return problem || <Skeleton className="h-96 rounded-2xl" />;
  const own = drafts.all.filter((draft) => draft.contentId === contentId);
  const scenes = reviewedScenes(script.data, own);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {problem}
      {scenes.length === 0 && <p className="text-muted-foreground">{t('reviewing.empty')}</p>}
      {scenes.map((scene) => (
        <SceneCard
          key={scene.index}
          token={token}
          contentId={contentId}
          scene={scene}
          total={scenes.length}
          language={language}
          drafts={drafts}
          onUnknown={onUnknown}
        />
      ))}
    </div>
  );
}

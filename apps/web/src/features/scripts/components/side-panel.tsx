import { ledgerEndpoints, type Script } from '@tarima/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LedgerPanel } from '#web/components/ledger/ledger-panel.tsx';
import { countsOf, sectionsOf } from '#web/components/ledger/ledger-sections.ts';
import { LoadError } from '#web/components/load-error.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { openCommentsOn, useProjectReview } from '#web/features/reviews/use-project-review.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { ScriptComments } from '../comments/script-comments.tsx';
import { usePuttingIn } from '../ledger/use-putting-in.ts';
import type { ScriptEditor } from '../use-script-editor.ts';
import { SentenceSources } from './sentence-sources.tsx';

type SidePanelProps = {
  script: Script;
  editing: ScriptEditor;
  /** Called before the text scrolls to an item that was chosen here. */
  onShow: () => void;
  /** Called before the text scrolls to a comment: the view of scenes has no sentences. */
  onShowText: () => void;
};

const contentStyles =
  'grid min-h-0 flex-1 grid-rows-[auto_minmax(0,1fr)] gap-3 data-[state=inactive]:hidden';

/** Three names and two numbers have room in the panel. */
const tabStyles = 'gap-1.5 px-1.5 focus-visible:-outline-offset-2';

/** Beside the text: the sources of its sentences, the ledger of the documents, and the comments. */
export function SidePanel({ script, editing, onShow, onShowText }: SidePanelProps) {
  const { t } = useTranslation();
  const { projectId, revision } = script;
  const ledger = useEndpoint(
    ledgerEndpoints.get,
    { params: { projectId } },
    { version: [revision] },
  );
  const putting = usePuttingIn(script, editing, onShow);
  const sections = useMemo(() => sectionsOf(ledger.data ?? []), [ledger.data]);
  const { missing } = countsOf(sections);
  const review = useProjectReview(projectId);
  const comments = openCommentsOn(review.data, script.contentId);
  return (
    <Tabs defaultValue="sources" className="flex min-h-0 flex-col gap-3">
      <TabsList className="self-start">
        <TabsTrigger value="sources" className={tabStyles}>
          {t('editor.sources.title')}
        </TabsTrigger>
        <TabsTrigger value="ledger" className={tabStyles}>
          {t('ledger.tab')}
          {missing > 0 && (
            <Badge tone="destructive">
              <span aria-hidden>{missing}</span>
              <span className="sr-only">{t('ledger.sectionMissing', { count: missing })}</span>
            </Badge>
          )}
        </TabsTrigger>
        {/* In a narrow window a button of their own opens them. */}
        <TabsTrigger value="comments" className={classNames(tabStyles, 'max-lg:hidden')}>
          {t('reviews.comments')}
          {comments > 0 && (
            <Badge tone="accent">
              <span aria-hidden>{comments}</span>
              <span className="sr-only">{t('reviews.open', { count: comments })}</span>
            </Badge>
          )}
        </TabsTrigger>
      </TabsList>
      <TabsContent value="sources" className={contentStyles}>
        <p className="text-sm text-muted-foreground">{t('editor.sources.description')}</p>
        <SentenceSources editor={editing.editor} script={script} onSelect={onShow} />
      </TabsContent>
      <TabsContent value="ledger" className={contentStyles}>
        <p className="text-sm text-muted-foreground">{t('ledger.description')}</p>
        {ledger.data ? (
          <LedgerPanel sections={sections} language={script.language} putting={putting} />
        ) : ledger.isError ? (
          <LoadError title={t('ledger.loadError')} query={ledger} />
        ) : (
          <Skeleton className="h-64" />
        )}
      </TabsContent>
      <TabsContent
        value="comments"
        className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] data-[state=inactive]:hidden"
      >
        <ScriptComments script={script} editor={editing.editor} onShow={onShowText} />
      </TabsContent>
    </Tabs>
  );
}

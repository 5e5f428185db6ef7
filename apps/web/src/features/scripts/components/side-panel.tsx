import type { Script } from '@tarima/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LedgerPanel } from '#web/components/ledger/ledger-panel.tsx';
import { countsOf, sectionsOf } from '#web/components/ledger/ledger-sections.ts';
import { LoadError } from '#web/components/load-error.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { useLedger } from '../api/get-ledger.ts';
import { usePuttingIn } from '../ledger/use-putting-in.ts';
import type { ScriptEditor } from '../use-script-editor.ts';
import { SentenceSources } from './sentence-sources.tsx';

type SidePanelProps = {
  script: Script;
  editing: ScriptEditor;
  /** Called before the text scrolls to an item that was chosen here. */
  onShow: () => void;
};

const contentStyles =
  'grid min-h-0 flex-1 grid-rows-[auto_minmax(0,1fr)] gap-3 data-[state=inactive]:hidden';

/** Beside the text: the sources of its sentences, and the ledger of the documents. */
export function SidePanel({ script, editing, onShow }: SidePanelProps) {
  const { t } = useTranslation();
  const ledger = useLedger(script);
  const putting = usePuttingIn(script, editing, onShow);
  const sections = useMemo(() => sectionsOf(ledger.data ?? []), [ledger.data]);
  const { missing } = countsOf(sections);
  return (
    <Tabs defaultValue="sources" className="flex min-h-0 flex-col gap-3">
      <TabsList className="self-start">
        <TabsTrigger value="sources" className="px-3">
          {t('editor.sources.title')}
        </TabsTrigger>
        <TabsTrigger value="ledger" className="px-3">
          {t('ledger.tab')}
          {missing > 0 && (
            <Badge tone="destructive">
              <span aria-hidden>{missing}</span>
              <span className="sr-only">{t('ledger.sectionMissing', { count: missing })}</span>
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
    </Tabs>
  );
}

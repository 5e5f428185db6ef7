import type { UseQueryResult } from '@tanstack/react-query';
import type { LiveUnit } from '@tarima/contract';
import { ListChecks } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Dialog, DialogContent, wholeTaskStyles } from '#web/components/ui/dialog.tsx';
import { LedgerPanel, LedgerSummary } from './ledger-panel.tsx';
import { sectionsOf } from './ledger-sections.ts';

type LedgerCardProps = {
  query: UseQueryResult<LiveUnit[]>;
  title: string;
  description: string;
  language: string;
};

/** Sums up how much of the documents is said, and shows details on demand. Empty without a ledger. */
export function LedgerCard({ query, title, description, language }: LedgerCardProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const sections = useMemo(() => sectionsOf(query.data ?? []), [query.data]);
  if (query.isError) return <LoadError title={t('ledger.loadError')} query={query} />;
  if (sections.length === 0) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-6">
      <LedgerSummary sections={sections} />
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <ListChecks aria-hidden />
        {t('ledger.open')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent
          title={title}
          description={description}
          className={`max-w-2xl grid-rows-[auto_minmax(0,1fr)] ${wholeTaskStyles}`}
        >
          <LedgerPanel sections={sections} language={language} />
        </DialogContent>
      </Dialog>
    </Card>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from './ui/card.tsx';
import { Spinner } from './ui/spinner.tsx';
import { WorkGoesOn } from './work-goes-on.tsx';

/** Takes the place of a result while the work runs. The work goes on without the page. */
export function WorkCard({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Card className="mx-auto grid max-w-2xl gap-6 p-6 sm:p-8">
      <div className="flex items-start gap-4">
        <Spinner label={t('common.loading')} className="mt-0.5 size-7" />
        <div className="grid gap-1">
          <h2 className="text-lg font-semibold">{title}</h2>
          <WorkGoesOn found="projects" />
        </div>
      </div>
      {children}
    </Card>
  );
}

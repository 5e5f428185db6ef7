import { type HandOver, type LearnerLink, learnerLinkEndpoints } from '@tarima/contract';
import { Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useHandOver } from '#web/features/hand-over/use-hand-over.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { LinkCard } from './components/link-card.tsx';
import { LinkForm } from './components/link-form.tsx';

/** The links of a project for learners: each with its address, its choices and its learners. */
export function LearnerLinks({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const handOver = useHandOver(projectId);
  const links = useEndpoint(
    learnerLinkEndpoints.list,
    { params: { projectId } },
    { refetchOnMount: 'always', refetchOnWindowFocus: 'always' },
  );
  const [editing, setEditing] = useState<LearnerLink | 'new' | null>(null);
  const failed = [links, handOver].find(({ isError, data }) => isError && !data);
  if (failed) return <LoadError title={t('learnerLinks.loadError')} query={failed} />;
  if (!links.data || !handOver.data) return <Skeleton className="h-60 rounded-2xl" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {links.data.length === 0 ? (
        <NoLinks onNew={() => setEditing('new')} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-lg font-semibold">{t('learnerLinks.title')}</h2>
            <Button className="max-sm:w-full" onClick={() => setEditing('new')}>
              <Plus aria-hidden />
              {t('learnerLinks.new')}
            </Button>
          </div>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {links.data.map((link) => (
              <li key={link.id}>
                <LinkCard
                  link={link}
                  contents={shownOf(handOver.data, link)}
                  onChange={() => setEditing(link)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {editing && (
        <LinkForm
          handOver={handOver.data}
          link={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

const shownOf = ({ contents }: HandOver, { contentIds }: LearnerLink) => ({
  shown: contents.filter(({ id, video }) => video && (contentIds?.includes(id) ?? true)).length,
  all: contents.length,
});

function NoLinks({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation();
  return (
    <Card className="grid justify-items-start gap-4 p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{t('learnerLinks.none.title')}</h2>
        <p className="max-w-prose text-sm text-pretty text-muted-foreground">
          {t('learnerLinks.none.text')}
        </p>
      </div>
      <Button size="large" className="max-sm:w-full" onClick={onNew}>
        <Link2 aria-hidden />
        {t('learnerLinks.new')}
      </Button>
    </Card>
  );
}

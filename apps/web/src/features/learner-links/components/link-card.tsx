import { type LearnerLink, learnerLinkEndpoints } from '@tarima/contract';
import { Code, Copy, Pencil, Users, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { keyOf } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useCopy } from '#web/lib/use-copy.ts';
import { EmbedDialog } from './embed-dialog.tsx';
import { LearnersDialog } from './learners-dialog.tsx';

type LinkCardProps = {
  link: LearnerLink;
  contents: { shown: number; all: number };
  onChange: () => void;
};

/** One link: its address to copy, its rules, its numbers, and what can be done with it. */
export function LinkCard({ link, contents, onChange }: LinkCardProps) {
  const { t, i18n } = useTranslation();
  const { id, projectId, address } = link;
  const copy = useCopy();
  const [opened, setOpened] = useState<'learners' | 'embed' | 'end' | null>(null);
  const close = () => setOpened(null);
  const end = useChange(learnerLinkEndpoints.remove, {
    failure: t('learnerLinks.endError'),
    refreshes: [keyOf(learnerLinkEndpoints.list, { params: { projectId } })],
    refreshesAfterFailure: true,
    onSuccess: () => toast.success(t('learnerLinks.ended')),
  });
  const rules = [
    ...(contents.all > 1
      ? [t('learnerLinks.contents', { count: contents.shown, total: contents.all })]
      : []),
    t(link.asksName ? 'learnerLinks.byName' : 'learnerLinks.nameless'),
    ...(link.hasPassword ? [t('learnerLinks.byPassword')] : []),
    ...(link.hasCertificate ? [t('learnerLinks.certificate')] : []),
    ...(link.endsAt && !link.hasEnded
      ? [t('learnerLinks.until', { date: formatDate(link.endsAt, i18n.language) })]
      : []),
    ...(link.sites.length > 0 ? [t('learnerLinks.onSites', { count: link.sites.length })] : []),
  ];
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-5">
      {address ? (
        <div className="flex flex-wrap gap-2">
          <Input
            readOnly
            aria-label={t('learnerLinks.address')}
            value={address}
            className="min-w-48 flex-1"
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button
            className="max-sm:w-full"
            onClick={() => void copy(address, t('learnerLinks.copied'))}
          >
            <Copy aria-hidden />
            {t('learnerLinks.copy')}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-pretty text-muted-foreground">{t('learnerLinks.noAddress')}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        {link.hasEnded && <Badge tone="warning">{t('learnerLinks.isPast')}</Badge>}
        <span className="font-medium tabular-nums">
          {link.learners === 0
            ? t('learnerLinks.people.none')
            : `${t('learnerLinks.learners', { count: link.learners })} · ${t('learnerLinks.completed', { count: link.completed })}`}
        </span>
        <span className="text-pretty text-muted-foreground">{rules.join(' · ')}</span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => setOpened('learners')}>
          <Users aria-hidden />
          {t('learnerLinks.people.open')}
        </Button>
        {address && (
          <Button variant="ghost" size="small" onClick={() => setOpened('embed')}>
            <Code aria-hidden />
            {t('learnerLinks.embed.open')}
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={onChange}>
          <Pencil aria-hidden />
          {t('learnerLinks.change')}
        </Button>
        <Button variant="ghost" size="small" onClick={() => setOpened('end')}>
          <X aria-hidden />
          {t('learnerLinks.end')}
        </Button>
      </div>
      {opened === 'learners' && <LearnersDialog link={link} onClose={close} />}
      {opened === 'embed' && address && (
        <EmbedDialog address={address} sites={link.sites} onClose={close} onChange={onChange} />
      )}
      <AlertDialog
        open={opened === 'end'}
        onOpenChange={close}
        title={t('learnerLinks.endTitle')}
        description={t('learnerLinks.endText', { count: link.learners })}
        confirmLabel={t('learnerLinks.end')}
        onConfirm={() => end.mutate({ params: { projectId, id } }, focusMain)}
      />
    </Card>
  );
}

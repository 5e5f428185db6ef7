import { type ReviewLink, reviewEndpoints } from '@tarima/contract';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { dayOf, endOfDay, today } from '#web/lib/last-day.ts';
import { useChange } from '#web/lib/use-change.ts';
import { reviewKey } from '../use-project-review.ts';
import { EndLink } from './end-link.tsx';
import { LinkAddress } from './link-address.tsx';

type LinkFormProps = { projectId: string; link: ReviewLink | null };

/** The address of the link and its last day, or the button that makes it. */
export function LinkForm({ projectId, link }: LinkFormProps) {
  const { t } = useTranslation();
  const kept = link?.endsAt ? dayOf(new Date(link.endsAt)) : '';
  const [lastDay, setLastDay] = useState(kept);
  const open = useChange(reviewEndpoints.open, {
    failure: t('reviews.link.saveError'),
    refreshes: [reviewKey(projectId)],
    onSuccess: () => toast.success(t(link ? 'reviews.link.saved' : 'reviews.link.made')),
  });
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        open.mutate({ params: { projectId }, body: { endsAt: endOfDay(lastDay) } });
      }}
    >
      {link && <LinkAddress address={link.address} />}
      {link?.hasEnded && <Alert tone="warning" title={t('reviews.link.hasEnded')} />}
      <Field label={t('reviews.link.lastDay')} hint={t('reviews.link.lastDayHint')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={today()}
            value={lastDay}
            onChange={({ target }) => setLastDay(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-between gap-2">
        {link && <EndLink projectId={projectId} />}
        {(!link || lastDay !== kept) && (
          <Button type="submit" className="ml-auto" aria-disabled={open.isPending}>
            {!link && <Link2 aria-hidden />}
            {t(link ? 'reviews.link.save' : 'reviews.link.make')}
          </Button>
        )}
      </div>
    </form>
  );
}

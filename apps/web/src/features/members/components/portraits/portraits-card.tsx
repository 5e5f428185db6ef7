import { type Company, type Portrait, portraitEndpoints } from '@tarima/contract';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { changedByPeople } from './changed-by-people.ts';
import { PortraitDialog } from './portrait-dialog.tsx';
import { PortraitRow } from './portrait-row.tsx';

/** The company's own people, who present its videos as a still. */
export function PortraitsCard({ company }: { company: Company }) {
  const { t } = useTranslation();
  const companyId = company.pk;
  const params = { companyId };
  const people = useEndpoint(portraitEndpoints.list, { params });
  const remove = useChange(portraitEndpoints.delete, {
    failure: t('members.changeError'),
    refreshes: changedByPeople(companyId),
    refreshesAfterFailure: true,
  });
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Portrait | null>(null);

  const handleRemove = () => {
    if (!leaving) return;
    remove.mutate({ params: { companyId, portraitId: leaving.id } }, () => {
      toast.success(t('members.portraits.removed'));
      focusMain();
    });
  };

  if (people.isError) return <LoadError title={t('members.portraits.loadError')} query={people} />;
  if (people.data === undefined) return <Skeleton className="h-48" />;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{t('members.portraits.title')}</h2>
        <p className="text-sm text-pretty text-muted-foreground">
          {t('members.portraits.description')}
        </p>
      </div>
      {people.data.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
          {people.data.map((person) => (
            <PortraitRow
              key={person.id}
              companyId={companyId}
              person={person}
              onRemove={() => setLeaving(person)}
            />
          ))}
        </ul>
      )}
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsAdding(true)}>
        <UserRoundPlus aria-hidden />
        {t('members.portraits.add')}
      </Button>
      {isAdding && <PortraitDialog companyId={companyId} onClose={() => setIsAdding(false)} />}
      <AlertDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={t('members.portraits.removeTitle', { name: leaving?.name })}
        description={t('members.portraits.removeDescription')}
        confirmLabel={t('members.portraits.remove')}
        onConfirm={handleRemove}
      />
    </Card>
  );
}

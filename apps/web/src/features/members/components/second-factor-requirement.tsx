import type { Company, Member } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { usePeopleChange } from '../use-people-change.ts';

type SecondFactorRequirementProps = {
  company: Company;
  isRequired: boolean;
  members: readonly Member[];
};

/** Sets if the company requires the second step of all its members. */
export function SecondFactorRequirement({
  company,
  isRequired,
  members,
}: SecondFactorRequirementProps) {
  const { t } = useTranslation();
  const companyId = company.pk;
  const require = usePeopleChange(companyId, 'requireSecondFactor');
  const [asks, setAsks] = useState(false);
  const change = (wanted: boolean) =>
    require.mutate({ params: { companyId }, body: { isRequired: wanted } }, () =>
      toast.success(t('members.secondFactor.saved')),
    );
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
          {t('members.secondFactor.title')}
          {isRequired && <Badge tone="accent">{t('members.secondFactor.isRequired')}</Badge>}
        </h2>
        <p className="text-sm text-pretty text-muted-foreground">
          {t('members.secondFactor.description')}
        </p>
        <p className="text-sm font-medium">
          {t('members.secondFactor.count', {
            have: members.filter(({ hasSecondFactor }) => hasSecondFactor).length,
            all: members.length,
          })}
        </p>
      </div>
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={require.isPending}
        onClick={() => (isRequired ? change(false) : setAsks(true))}
      >
        {t(isRequired ? 'members.secondFactor.allow' : 'members.secondFactor.require')}
      </Button>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('members.secondFactor.requireTitle', { company: company.name })}
        description={t('members.secondFactor.requireDescription')}
        confirmLabel={t('members.secondFactor.require')}
        onConfirm={() => change(true)}
      />
    </Card>
  );
}

import { type Company, companyEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { SecondFactorRequirement } from './second-factor-requirement.tsx';

/** The way in which people have to sign in to open a company. */
export function CompanySecurity({ company }: { company: Company }) {
  const { t } = useTranslation();
  const people = useEndpoint(companyEndpoints.people, { params: { companyId: company.pk } });
  if (people.isError) return <LoadError title={t('members.loadError')} query={people} />;
  if (!people.data) return <Skeleton className="h-48" />;
  const { requiresSecondFactor, members } = people.data;
  return (
    <SecondFactorRequirement
      company={company}
      isRequired={requiresSecondFactor}
      members={members}
    />
  );
}

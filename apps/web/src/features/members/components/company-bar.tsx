import type { Company } from '@tarima/contract';
import { Pencil, Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { CompanyDialog } from './company-dialog.tsx';

type CompanyBarProps = {
  companies: readonly Company[];
  company: Company;
  onChoose: (companyId: string) => void;
};

/**
 * Chooses the company of the page. Without an admin site it also renames it, and the studio's owner adds
 * companies.
 */
export function CompanyBar({ companies, company, onChoose }: CompanyBarProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { adminUrl } = useStudioConfig();
  // A phone shows the list of parts until one is chosen.
  const isInPart = useSearchParams()[0].has('part');
  const [editing, setEditing] = useState<{ company: Company | null } | null>(null);
  return (
    <div className="mb-6 flex flex-wrap items-end gap-2">
      {companies.length === 1 ? (
        <p className="mr-2 flex min-h-control items-center text-lg font-semibold wrap-anywhere">
          {company.name}
        </p>
      ) : (
        <div className="min-w-48 flex-1 sm:max-w-sm">
          <Field label={t('members.company')}>
            {(control) => (
              <Select
                {...control}
                value={company.pk}
                options={companies.map(({ pk, name }) => ({ value: pk, label: name }))}
                onValueChange={onChoose}
              />
            )}
          </Field>
        </div>
      )}
      {adminUrl === null && !isInPart && (
        <Button asChild className="w-full lg:hidden">
          <StudioLink href={`${pathTo.members}?part=people`}>
            <UserPlus aria-hidden />
            {t('members.invite.title')}
          </StudioLink>
        </Button>
      )}
      {adminUrl === null && (
        <Button variant="secondary" onClick={() => setEditing({ company })}>
          <Pencil aria-hidden />
          {t('members.companies.rename')}
        </Button>
      )}
      {adminUrl === null && user.is_owner && (
        <Button variant="ghost" onClick={() => setEditing({ company: null })}>
          <Plus aria-hidden />
          {t('members.companies.create')}
        </Button>
      )}
      {editing && (
        <CompanyDialog
          company={editing.company}
          onClose={() => setEditing(null)}
          onSaved={onChoose}
        />
      )}
    </div>
  );
}

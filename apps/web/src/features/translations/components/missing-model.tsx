import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';

/** Says that only a language model translates, and who can set one where. */
export function MissingModel() {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-2xl bg-warning-soft p-4 text-sm text-warning-soft-foreground">
      <Languages aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-48 flex-1 gap-1">
        <p className="font-semibold">{t('translations.noModel')}</p>
        <p className="text-pretty">
          {t(user.is_owner ? 'translations.noModelOwner' : 'translations.noModelOthers')}
        </p>
      </div>
      {user.is_owner && (
        <Button variant="secondary" size="small" asChild>
          <StudioLink href={pathTo.languageModel}>{t('translations.setModel')}</StudioLink>
        </Button>
      )}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';

/** Says what plain voices are. While there is no natural one, the owner learns where to get some. */
export function VoiceKindsNote({ hasNatural }: { hasNatural: boolean }) {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <p className="text-sm text-muted-foreground">
      {t('voices.plainHint')}
      {!hasNatural && user.is_owner && (
        <>
          {' '}
          <StudioLink
            href={pathTo.voiceModels}
            className="font-medium text-primary underline underline-offset-4"
          >
            {t('voices.getNatural')}
          </StudioLink>
        </>
      )}
    </p>
  );
}

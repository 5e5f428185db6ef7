import { sessionEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { forgetUnsentOf } from '#web/features/scripts/unsent/unsent-texts.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { sessionToken } from '#web/lib/session-token.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { useChange } from '#web/lib/use-change.ts';

/** Ends the session here and on the server. Clears the person's data and opens the sign-in page. */
export function useSignOut() {
  const { t } = useTranslation();
  const { adminUrl } = useStudioConfig();
  const { user } = useSession();
  return useChange(sessionEndpoints.logout, {
    failure: t('header.signOutError'),
    onSuccess: () => {
      sessionToken.clear();
      forgetUnsentOf(user.id);
      // A full page load clears everything of this person from memory.
      window.location.assign(adminUrl ?? pathTo.signIn());
    },
  });
}

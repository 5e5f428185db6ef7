import { sessionEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { forgetUnsentOf } from '#web/features/scripts/unsent/unsent-texts.ts';
import { useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { sessionToken } from '#web/lib/session-token.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';

/** Ends the session here and on the server. Clears the person's data and opens the sign-in page. */
export function useSignOut() {
  const { t } = useTranslation();
  const api = useApi();
  const { adminUrl } = useStudioConfig();
  const { user } = useSession();
  return useOneAtATime({
    mutationFn: () => api.call(sessionEndpoints.logout, {}),
    onSuccess: () => {
      sessionToken.clear();
      forgetUnsentOf(user.id);
      // A full page load clears everything of this person from memory.
      window.location.assign(adminUrl ?? pathTo.signIn());
    },
    onError: (error) => toast.error(t('header.signOutError'), messageOf(error, t)),
  });
}

import { useQueryClient } from '@tanstack/react-query';
import { accountEndpoints } from '@tarima/contract';
import { hasUnsentOf } from '#web/features/scripts/unsent/unsent-texts.ts';
import { endpointQuery } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';

/** All that a person would lose by signing out. */
export type SignOutLosses = {
  /** Text that only this browser has. */
  text: boolean;
  /** The person has neither a password nor a provider to come back by. */
  wayBack: boolean;
};

/** Finds it when the person wants to sign out: text and account may have changed a moment ago. */
export function useSignOutLosses(): () => Promise<SignOutLosses> {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const { adminUrl, oidcName } = useStudioConfig();

  async function hasWayBack(): Promise<boolean> {
    // The admin site lets its people in again.
    if (adminUrl !== null) return true;
    const { email, hasPassword } = await queryClient.fetchQuery(
      endpointQuery(accountEndpoints.get, {}),
    );
    // A provider finds a person by their e-mail.
    return hasPassword || (oidcName !== null && email !== null);
  }

  return async () => ({
    text: hasUnsentOf(user.id),
    // An account that cannot be read must not hold the person here.
    wayBack: !(await hasWayBack().catch(() => true)),
  });
}

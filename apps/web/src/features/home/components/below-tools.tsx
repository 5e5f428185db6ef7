import { useSession } from '#web/lib/session.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { NaturalVoicesHint } from './natural-voices-hint.tsx';
import { RecentWork } from './recent-work.tsx';

export function BelowTools() {
  const { naturalVoices } = useStudioConfig();
  const { user } = useSession();
  return (
    <>
      {naturalVoices === 'none' && user.is_owner && <NaturalVoicesHint />}
      <RecentWork />
    </>
  );
}

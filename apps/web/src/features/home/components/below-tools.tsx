import { Suspense } from 'react';
import { fetchTexts } from '#web/i18n/index.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useSession } from '#web/lib/session.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { useRecentWork } from '../use-recent-work.ts';
import { NaturalVoicesHint } from './natural-voices-hint.tsx';

const RecentWork = lazyPart(async () => {
  const [part] = await Promise.all([import('./recent-work.tsx'), fetchTexts('rooms')]);
  return { default: part.RecentWork };
});

/** Recent work, which newcomers have none of, and the hint at natural voices. */
export function BelowTools() {
  const { naturalVoices } = useStudioConfig();
  const { user } = useSession();
  const works = useRecentWork();
  return (
    <>
      {naturalVoices === 'none' && user.is_owner && <NaturalVoicesHint />}
      {works && works.length > 0 && (
        <Suspense>
          <RecentWork works={works} />
        </Suspense>
      )}
    </>
  );
}

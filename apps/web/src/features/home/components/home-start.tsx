import { fetchTexts } from '#web/i18n/index.ts';
import { useDefaultCompany } from '#web/lib/last-company.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { useRecentWork } from '../use-recent-work.ts';
import { TrySample } from './try-sample.tsx';

const ContinueLink = lazyPart(async () => {
  const [part] = await Promise.all([import('./continue-link.tsx'), fetchTexts('rooms')]);
  return { default: part.ContinueLink };
});

/** The likeliest next deed: a first try for newcomers, else the work that waits for somebody. */
export function HomeStart() {
  const { samples } = useStudioConfig();
  const { company } = useDefaultCompany();
  const reaches = useReaches();
  const works = useRecentWork();
  if (works === null) return null;
  const waiting = works.find(({ state }) => state === 'unfinished');
  if (waiting) return <ContinueLink work={waiting} />;
  const canTry = reaches(pathTo.upload()) && reaches(pathTo.editScript('new'));
  if (works.length > 0 || !samples || !company || !canTry) return null;
  return <TrySample companyId={company.pk} samples={samples} />;
}

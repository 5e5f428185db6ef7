import type { Podcast } from '@tarima/contract';
import { ModelUsageLine } from '../../projects/components/model-usage-line.tsx';
import { PodcastLedger } from './podcast-ledger.tsx';
import { SourceReport } from './source-report.tsx';

/** The origin of a podcast: the parts of its sources that it says, its cost, its sources. */
export function PodcastOrigin({ podcast, isGone }: { podcast: Podcast; isGone: boolean }) {
  return (
    <>
      {!isGone && <PodcastLedger podcast={podcast} />}
      <ModelUsageLine usage={podcast.modelUsage} />
      <SourceReport podcast={podcast} />
    </>
  );
}

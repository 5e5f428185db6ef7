import type { Podcast } from '@tarima/contract';
import { ModelUsageLine } from '../../projects/components/model-usage-line.tsx';
import { PodcastDownloads } from './podcast-downloads.tsx';
import { PodcastLedger } from './podcast-ledger.tsx';
import { ScriptPanel } from './script-panel.tsx';
import { SourceReport } from './source-report.tsx';

/** Everything below the player of a podcast: its files, script and sources. */
export function PodcastParts({ podcast }: { podcast: Podcast }) {
  return (
    <>
      <PodcastDownloads podcast={podcast} />
      <ScriptPanel podcast={podcast} />
      <PodcastLedger podcast={podcast} />
      <ModelUsageLine usage={podcast.modelUsage} />
      <SourceReport podcast={podcast} />
    </>
  );
}

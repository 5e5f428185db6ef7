import { ledgerEndpoints, OUTPUT_LANGUAGE_CODES, type Podcast } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { LedgerCard } from '#web/components/ledger/ledger-card.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** The parts of the sources that a podcast mentions or leaves out. */
export function PodcastLedger({ podcast }: { podcast: Podcast }) {
  const { t } = useTranslation();
  const { eventId: id, revision } = podcast;
  const ledger = useEndpoint(
    ledgerEndpoints.ofPodcast,
    { params: { id } },
    { version: [revision] },
  );
  return (
    <LedgerCard
      query={ledger}
      title={t('ledger.podcastTitle')}
      description={t('ledger.podcastDescription')}
      language={OUTPUT_LANGUAGE_CODES[podcast.language]}
    />
  );
}

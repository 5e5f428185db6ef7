import { OUTPUT_LANGUAGE_CODES, type Podcast } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { LedgerCard } from '#web/components/ledger/ledger-card.tsx';
import { usePodcastLedger } from '../api/get-podcast-ledger.ts';

/** The parts of the sources that a podcast mentions or leaves out. */
export function PodcastLedger({ podcast }: { podcast: Podcast }) {
  const { t } = useTranslation();
  return (
    <LedgerCard
      query={usePodcastLedger(podcast)}
      title={t('ledger.podcastTitle')}
      description={t('ledger.podcastDescription')}
      language={OUTPUT_LANGUAGE_CODES[podcast.language]}
    />
  );
}

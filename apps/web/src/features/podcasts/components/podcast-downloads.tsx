import type { Podcast } from '@tarima/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';

/** Links to every file of a podcast. */
export function PodcastDownloads({ podcast }: { podcast: Podcast }) {
  const { t } = useTranslation();
  const { downloadUrl, m4aUrl, transcripts } = podcast;
  const files = [
    { label: t('podcasts.result.mp3'), address: downloadUrl },
    { label: t('podcasts.result.m4a'), address: m4aUrl },
    { label: t('podcasts.result.txt'), address: transcripts?.txt },
    { label: t('podcasts.result.vtt'), address: transcripts?.vtt },
    { label: t('podcasts.result.srt'), address: transcripts?.srt },
    { label: t('podcasts.result.json'), address: transcripts?.json },
  ];
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{t('podcasts.result.downloads')}</h3>
      <ul className="flex flex-wrap gap-2">
        {files.map(
          ({ label, address }) =>
            address && (
              <li key={label}>
                <Button variant="secondary" size="small" asChild>
                  <a href={address} download>
                    <Download aria-hidden />
                    {label}
                  </a>
                </Button>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

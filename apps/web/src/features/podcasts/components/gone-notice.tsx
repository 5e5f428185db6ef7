import type { Podcast } from '@tarima/contract';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useCopy } from '#web/lib/use-copy.ts';

type GoneNoticeProps = {
  /** The last that was known of it, if anything was. */
  podcast: Podcast | undefined;
  onCreateNew: (() => void) | undefined;
};

/** Says that the podcast was deleted elsewhere. Its text can be copied while the page is open. */
export function GoneNotice({ podcast, onCreateNew }: GoneNoticeProps) {
  const { t } = useTranslation();
  const copy = useCopy();
  const script = podcast?.scriptContent;
  return (
    <Alert
      tone="warning"
      title={t('podcasts.gone.title')}
      action={
        <div className="flex flex-wrap gap-2">
          {script && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => void copy(script, t('podcasts.gone.copied'))}
            >
              <Copy aria-hidden />
              {t('podcasts.gone.copy')}
            </Button>
          )}
          {onCreateNew && (
            <Button variant="secondary" size="small" onClick={onCreateNew}>
              {t('podcasts.result.createNew')}
            </Button>
          )}
          <Button variant="secondary" size="small" asChild>
            <StudioLink href={pathTo.podcasts()}>{t('podcasts.list.backToList')}</StudioLink>
          </Button>
        </div>
      }
    >
      <p>{t(script ? 'podcasts.gone.textKept' : 'podcasts.gone.hint')}</p>
    </Alert>
  );
}

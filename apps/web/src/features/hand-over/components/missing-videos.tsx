import type { HandOver, ProjectType } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { filmedContents } from '../package-choice.ts';
import { pathOfMaking } from '../path-of-making.ts';

type MissingVideosProps = { handOver: HandOver; type: ProjectType };

/** Says that contents without a video stay out, and leads to making them. */
export function MissingVideos({ handOver, type }: MissingVideosProps) {
  const { t } = useTranslation();
  const count = handOver.contents.length - filmedContents(handOver).length;
  if (count === 0) return null;
  return (
    <Alert
      tone="warning"
      title={t('handOver.missing.title', { count })}
      action={
        <Button variant="secondary" size="small" asChild>
          <StudioLink href={pathOfMaking(handOver.projectId, type)}>
            {t('handOver.missing.make')}
          </StudioLink>
        </Button>
      }
    >
      <p>{t('handOver.missing.text')}</p>
    </Alert>
  );
}

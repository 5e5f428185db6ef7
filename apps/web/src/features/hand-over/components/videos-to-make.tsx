import type { HandOver, ProjectType } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { filmedContents } from '../package-choice.ts';
import { pathOfMaking } from '../path-of-making.ts';

type VideosToMakeProps = { handOver: HandOver; type: ProjectType };

/** Names contents without a video, and videos older than their script. Leads to making them. */
export function VideosToMake({ handOver, type }: VideosToMakeProps) {
  const { t } = useTranslation();
  const filmed = filmedContents(handOver);
  const counts = {
    missing: handOver.contents.length - filmed.length,
    outdated: filmed.filter(({ video }) => video.isOutdated).length,
  };
  return (['missing', 'outdated'] as const).map((kind) => {
    const count = counts[kind];
    if (count === 0) return null;
    return (
      <Alert
        key={kind}
        tone="warning"
        title={t(`handOver.${kind}.title`, { count })}
        action={
          <Button variant="secondary" size="small" asChild>
            <StudioLink href={pathOfMaking(handOver.projectId, type)}>
              {t(`handOver.${kind}.make`, { count })}
            </StudioLink>
          </Button>
        }
      >
        <p>{t(`handOver.${kind}.text`)}</p>
      </Alert>
    );
  });
}

import type { ProjectType } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathOfMaking } from '../path-of-making.ts';

/** Nothing can leave yet; leads to the making of the videos. */
export function NoVideosYet({ projectId, type }: { projectId: string; type: ProjectType }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      illustration={type === 'course' ? 'courses' : 'videos'}
      title={t('handOver.empty.title')}
      description={t('handOver.empty.text')}
    >
      <Button asChild>
        <StudioLink href={pathOfMaking(projectId, type)}>
          {t(type === 'course' ? 'handOver.empty.make' : 'handOver.empty.makeOne')}
        </StudioLink>
      </Button>
    </EmptyState>
  );
}

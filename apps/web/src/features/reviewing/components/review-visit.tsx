import { useQueryClient } from '@tanstack/react-query';
import { reviewerEndpoints } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenSpinner } from '#web/components/ui/spinner.tsx';
import { keyOf } from '#web/lib/api.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { ReviewerMemory } from '../reviewer-memory.ts';
import { ReviewDoor } from './review-door.tsx';
import { ReviewProblem } from './review-problem.tsx';
import { ReviewRoom } from './review-room.tsx';

type ReviewVisitProps = { token: string; memory: ReviewerMemory };

/** Looks at the link, asks for a name, and opens the scripts. A known reviewer goes on at once. */
export function ReviewVisit({ token, memory }: ReviewVisitProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isKnown, setKnown] = useState(memory.secret() !== null);
  const link = useEndpoint(reviewerEndpoints.look, { params: { token } });
  if (link.isError && !link.data) return <ReviewProblem query={link} />;
  if (!link.data) return <FullScreenSpinner label={t('common.loading')} />;
  if (!isKnown) {
    return (
      <ReviewDoor
        token={token}
        link={link.data}
        onEnter={(secret) => {
          memory.keepSecret(secret);
          // A refusal of the reviewer of before is no answer to this one.
          for (const endpoint of [reviewerEndpoints.contents, reviewerEndpoints.script]) {
            queryClient.removeQueries({ queryKey: keyOf(endpoint, { params: { token } }) });
          }
          setKnown(true);
        }}
      />
    );
  }
  return (
    <ReviewRoom
      token={token}
      link={link.data}
      memory={memory}
      onUnknown={() => {
        memory.forgetSecret();
        setKnown(false);
      }}
    />
  );
}

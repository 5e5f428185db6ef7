import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { currentLanguage } from '#web/i18n/index.ts';
import { ApiContext } from '#web/lib/api.ts';
import { createApiClient } from '#web/lib/api-client.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { ReviewVisit } from './components/review-visit.tsx';
import { openReviewerMemory } from './reviewer-memory.ts';

/** The page behind a link for reviewers, for people without an account. */
export function ReviewScreen() {
  const { token = '' } = useParams<{ token: string }>();
  return <OwnCalls key={token} token={token} />;
}

/** Its calls carry the reviewer's secret, even where a member is signed in. */
function OwnCalls({ token }: { token: string }) {
  const [{ memory, api, queryClient }] = useState(() => {
    const memory = openReviewerMemory(token);
    const api = createApiClient({ readToken: memory.secret, readLanguage: currentLanguage });
    return { memory, api, queryClient: createQueryClient(api) };
  });
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <ReviewVisit token={token} memory={memory} />
      </ApiContext>
    </QueryClientProvider>
  );
}

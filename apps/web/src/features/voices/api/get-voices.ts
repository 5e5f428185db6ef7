import { useQuery } from '@tanstack/react-query';
import { voiceEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { endpointQuery, useApi } from '#web/lib/api.ts';
import { useRefreshedList } from '#web/lib/use-refreshed-list.ts';

const EVERYBODY = { query: {} };

export const useVoices = () => useQuery(endpointQuery(voiceEndpoints.list, EVERYBODY));

/** Asks the vendors for their lists again. */
export function useRefreshVoices() {
  const { t } = useTranslation();
  const api = useApi();
  return useRefreshedList({
    queryKey: endpointQuery(voiceEndpoints.list, EVERYBODY).queryKey,
    ask: () => api.call(voiceEndpoints.list, { query: { refresh: 'true' } }),
    errorText: t('voices.loadError'),
  });
}

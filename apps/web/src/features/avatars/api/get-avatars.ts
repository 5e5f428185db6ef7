import { useQuery } from '@tanstack/react-query';
import { avatarEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { endpointQuery, useApi } from '#web/lib/api.ts';
import { useRefreshedList } from '#web/lib/use-refreshed-list.ts';

/** Everybody's presenters in one list. */
const EVERYBODY = { params: { provider: 'all' }, query: {} };

export const useAvatars = () => useQuery(endpointQuery(avatarEndpoints.list, EVERYBODY));

/** Asks the vendors for their lists again. */
export function useRefreshAvatars() {
  const { t } = useTranslation();
  const api = useApi();
  return useRefreshedList({
    queryKey: endpointQuery(avatarEndpoints.list, EVERYBODY).queryKey,
    ask: () => api.call(avatarEndpoints.list, { ...EVERYBODY, query: { refresh: 'true' } }),
    errorText: t('avatars.loadError'),
  });
}

import { useMutation } from '@tanstack/react-query';
import { scriptEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useApi } from '#web/lib/api.ts';
import type { InputOf } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/error-message.ts';

/** Has a script rewritten so that it is easier to say; nothing is stored. */
export function useEnhanceScript() {
  const { t } = useTranslation();
  const api = useApi();
  return useMutation({
    mutationFn: (body: InputOf<typeof scriptEndpoints.enhance>['body']) =>
      api.call(scriptEndpoints.enhance, { body }),
    onError: (error) => toast.error(t('editor.enhanceError'), messageOf(error, t)),
  });
}

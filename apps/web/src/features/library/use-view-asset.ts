import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';

/** Follows where an asset is seen: a page of the studio, or one of the host platform. */
export function useViewAsset(savedPath: () => Promise<string>, errorTitle: string) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  return async () => {
    try {
      const target = new URL(await savedPath(), window.location.origin);
      if (target.origin !== window.location.origin) window.location.assign(target);
      else navigate(target.pathname + target.search);
    } catch (error) {
      toast.error(errorTitle, messageOf(error, t));
    }
  };
}

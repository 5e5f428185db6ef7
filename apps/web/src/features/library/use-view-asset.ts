import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useReaches } from '#web/lib/reaches.ts';

/** Opens an asset: a page of the studio, a page of the host platform, or its file. */
export function useViewAsset(savedPath: () => Promise<string>, errorTitle: string) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const reaches = useReaches();
  return async () => {
    toast.mended(errorTitle);
    try {
      const target = new URL(await savedPath(), window.location.origin);
      const isPage = target.origin === window.location.origin && reaches(target.pathname);
      if (isPage) navigate(target.pathname + target.search);
      else window.location.assign(target);
    } catch (error) {
      toast.error(errorTitle, messageOf(error, t));
    }
  };
}

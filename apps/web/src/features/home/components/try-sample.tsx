import { FilePlay, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useTrySample } from '../use-try-sample.ts';

/** Makes a project of the studio's own document, and opens its script. */
export function TrySample({ companyId, samples }: { companyId: string; samples: string }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { isPending, mutate } = useTrySample({ companyId, samples });
  return (
    <Button
      variant="soft"
      // In some languages the words take two lines on a phone.
      className="max-w-full shrink leading-tight whitespace-normal"
      aria-disabled={isPending}
      onClick={() => mutate(undefined, ({ id }) => navigate(pathTo.editScript(id)))}
    >
      {isPending ? <LoaderCircle aria-hidden className="animate-spin" /> : <FilePlay aria-hidden />}
      <span aria-live="polite">{t(isPending ? 'home.trial.working' : 'home.trial.action')}</span>
    </Button>
  );
}

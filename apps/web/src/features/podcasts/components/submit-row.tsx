import { LoaderCircle, Mic } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import type { PodcastForm } from '../podcast-form.schema.ts';

/** The button that starts, with the choice to stop at the script. */
export function SubmitRow({ isStarting }: { isStarting: boolean }) {
  const { t } = useTranslation();
  const { register } = useFormContext<PodcastForm>();
  return (
    <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center">
      <label className="flex min-h-control flex-1 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          {...register('scriptOnly')}
          className="size-5 shrink-0 accent-primary"
        />
        {t('podcasts.submit.scriptOnly')}
      </label>
      {/* Not disabled: it keeps the focus, and a second press does nothing. */}
      <Button type="submit" size="large" aria-disabled={isStarting} className="max-sm:w-full">
        {isStarting ? <LoaderCircle aria-hidden className="animate-spin" /> : <Mic aria-hidden />}
        {t(isStarting ? 'podcasts.submit.generating' : 'podcasts.submit.generate')}
      </Button>
    </div>
  );
}

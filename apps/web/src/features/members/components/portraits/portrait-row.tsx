import { type Portrait, portraitEndpoints } from '@tarima/contract';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { PresenterStill } from '#web/features/avatars/components/presenter-still.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { addressOf } from '#web/lib/api-client.ts';
import { formatDate } from '#web/lib/format.ts';

type PortraitRowProps = { companyId: string; person: Portrait; onRemove: () => void };

/** A person with their photo, and who agreed to what and when. */
export function PortraitRow({ companyId, person, onRemove }: PortraitRowProps) {
  const { t } = useTranslation();
  const { name, picture, consent } = person;
  return (
    <li className="flex items-start gap-4 rounded-2xl border p-4">
      <PresenterStill
        src={addressOf(portraitEndpoints.picture, { params: { companyId, picture } })}
        name={name}
        alt=""
        className="size-16 shrink-0 rounded-xl border object-[50%_25%] sm:size-20"
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        {consent && (
          <>
            <span className="text-sm text-pretty wrap-anywhere text-muted-foreground">
              {t('members.portraits.consentBy', {
                who: consent.declaredBy,
                recorder: consent.recordedBy ?? t('members.portraits.recorderGone'),
                date: formatDate(consent.recordedAt, currentLanguage()),
              })}
            </span>
            <details className="text-sm">
              <summary className="cursor-pointer text-primary">
                {t('members.portraits.showWords')}
              </summary>
              <p className="mt-2 text-pretty text-muted-foreground">{consent.words}</p>
            </details>
          </>
        )}
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('members.portraits.removeLabel', { name })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}

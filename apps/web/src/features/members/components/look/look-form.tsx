import { type CompanyLook, companyLookEndpoints, LOOK_FONTS } from '@tarima/contract';
import { isAccentAdjusted } from '@tarima/stage';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { keyOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { BookendFields } from './bookend-fields.tsx';
import { ColourField } from './colour-field.tsx';
import { LookPicture } from './look-picture.tsx';
import { LookPreview } from './look-preview.tsx';
import { TARIMA_LOOK, wantedOf } from './tarima-look.ts';

/** Null for Tarima's own look. */
type LookFormProps = { companyId: string; saved: CompanyLook | null };

export function LookForm({ companyId, saved }: LookFormProps) {
  const { t } = useTranslation();
  const [look, setLook] = useState(saved ?? TARIMA_LOOK);
  const params = { companyId };
  const save = useChange(companyLookEndpoints.save, {
    failure: t('members.changeError'),
    keeps: keyOf(companyLookEndpoints.get, { params }),
    onSuccess: (stored) =>
      toast.success(t(stored ? 'members.look.saved' : 'members.look.wasReset')),
  });
  const store = (wanted: CompanyLook | null) =>
    save.mutate({ params, body: { look: wanted && wantedOf(wanted) } }, (stored) =>
      setLook(stored ?? TARIMA_LOOK),
    );
  const change = (part: Partial<CompanyLook>) => setLook({ ...look, ...part });
  const start = saved ?? TARIMA_LOOK;
  const isChanged = JSON.stringify(look) !== JSON.stringify(start);
  const hasEmptyTitle = [look.intro, look.outro].some((end) => end && !end.title.trim());

  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]"
      onSubmit={(event) => {
        event.preventDefault();
        store(look);
      }}
    >
      <div className="xl:sticky xl:top-20 xl:order-last">
        <LookPreview companyId={companyId} look={look} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
          <ColourField
            label={t('members.look.accent')}
            value={look.accent}
            onChange={(accent) => change({ accent })}
          />
          <ColourField
            label={t('members.look.second')}
            value={look.second}
            onChange={(second) => change({ second })}
          />
          {isAccentAdjusted(look) && (
            <Alert tone="warning" title={t('members.look.adjusted')} className="sm:col-span-2">
              <p>{t('members.look.adjustedDescription')}</p>
            </Alert>
          )}
          <LookPicture
            companyId={companyId}
            label={t('members.look.logo')}
            hint={t('members.look.logoHint')}
            picture={look.logo}
            onChange={(logo) => change({ logo })}
          />
          <LookPicture
            companyId={companyId}
            label={t('members.look.backdrop')}
            hint={t('members.look.backdropHint')}
            picture={look.backdrop}
            onChange={(backdrop) => change({ backdrop })}
          />
          <Field label={t('members.look.font')}>
            {(control) => (
              <Select
                {...control}
                value={look.font}
                options={LOOK_FONTS.map((value) => ({ value, label: FONT_NAMES[value] }))}
                onValueChange={(value) => {
                  const font = LOOK_FONTS.find((known) => known === value);
                  if (font) change({ font });
                }}
              />
            )}
          </Field>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
          <BookendFields end="intro" value={look.intro} onChange={(intro) => change({ intro })} />
          <BookendFields end="outro" value={look.outro} onChange={(outro) => change({ outro })} />
        </div>
        <div className="flex flex-wrap gap-2 border-t pt-5">
          <Button type="submit" disabled={!isChanged || hasEmptyTitle || save.isPending}>
            {t('members.look.save')}
          </Button>
          <Button
            type="button"
            variant="secondary"
            disabled={!isChanged}
            onClick={() => setLook(start)}
          >
            {t('members.look.undo')}
          </Button>
          {saved && (
            <Button
              type="button"
              variant="ghost"
              disabled={save.isPending}
              onClick={() => store(null)}
            >
              {t('members.look.reset')}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

const FONT_NAMES = {
  inter: 'Inter',
  nunito: 'Nunito',
  montserrat: 'Montserrat',
  'source-serif': 'Source Serif',
};

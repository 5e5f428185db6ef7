import {
  errorMessage,
  GENDERS,
  type Gender,
  newPortraitSchema,
  portraitConsent,
  portraitEndpoints,
} from '@tarima/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  stickyActionsStyles,
  wholeTaskStyles,
} from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useCall } from '#web/lib/use-change.ts';
import { changedByPeople } from './changed-by-people.ts';
import { PhotoField } from './photo-field.tsx';

type PortraitDialogProps = { companyId: string; onClose: () => void };

/** Adds a person: photo, name, and the consent that has to be ticked. */
export function PortraitDialog({ companyId, onClose }: PortraitDialogProps) {
  const { t } = useTranslation();
  const consentId = useId();
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [gender, setGender] = useState<Gender>('female');
  const [declaredBy, setDeclaredBy] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const photoButton = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const params = { companyId };
  const add = useCall(
    async (api, photo: File) => {
      const sent = new FormData();
      for (const [field, value] of Object.entries({ name, gender, declaredBy, agrees }))
        sent.append(field, String(value));
      sent.append('file', photo);
      return (await api.upload(portraitEndpoints.add, sent, () => {}, params)).data;
    },
    {
      failure: t('members.portraits.addError'),
      refreshes: changedByPeople(companyId),
      onSuccess: () => toast.success(t('members.portraits.added')),
    },
  );

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (file && name.trim() && declaredBy.trim() && agrees) return add.mutate(file, onClose);
    if (!file) return photoButton.current?.focus();
    const empty = [...(form.current?.querySelectorAll('input') ?? [])].find((input) =>
      input.type === 'checkbox' ? !input.checked : input.type === 'text' && !input.value.trim(),
    );
    empty?.focus();
  };
  const missing = (isThere: boolean) =>
    isTried && !isThere ? t('members.portraits.missing') : undefined;
  const isConsentMissing = isTried && !agrees;

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('members.portraits.add')}
        description={t('members.portraits.addDescription')}
        className={classNames(wholeTaskStyles, 'max-w-xl max-sm:content-start')}
      >
        <form
          ref={form}
          noValidate
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
          onSubmit={handleSubmit}
        >
          <PhotoField
            file={file}
            error={isTried && !file ? t('members.portraits.photoMissing') : undefined}
            buttonRef={photoButton}
            onChange={setFile}
          />
          <Field
            label={t('members.portraits.name')}
            hint={t('members.portraits.nameHint')}
            error={missing(name.trim() !== '')}
          >
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={LONGEST.name}
                autoComplete="off"
                onChange={(event) => setName(event.currentTarget.value)}
              />
            )}
          </Field>
          <div className="grid justify-items-start gap-2">
            <span aria-hidden className="text-sm font-medium">
              {t('members.portraits.gender')}
            </span>
            <Segmented
              label={t('members.portraits.gender')}
              value={gender}
              options={GENDERS.map((value) => ({
                value,
                label: t(`members.portraits.genders.${value}`),
              }))}
              onValueChange={setGender}
            />
          </div>
          <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2xl border p-4">
            <legend className="px-1 font-medium">{t('members.portraits.consent')}</legend>
            <p id={consentId} className="text-sm text-pretty">
              {portraitConsent(currentLanguage())}
            </p>
            <Field
              label={t('members.portraits.declaredBy')}
              hint={t('members.portraits.declaredByHint')}
              error={missing(declaredBy.trim() !== '')}
            >
              {(control) => (
                <Input
                  {...control}
                  value={declaredBy}
                  maxLength={LONGEST.declaredBy}
                  autoComplete="off"
                  onChange={(event) => setDeclaredBy(event.currentTarget.value)}
                />
              )}
            </Field>
            <div className="grid gap-2">
              <label className="flex items-start gap-3 text-sm font-medium">
                <input
                  type="checkbox"
                  checked={agrees}
                  aria-describedby={consentId}
                  aria-invalid={isConsentMissing}
                  onChange={(event) => setAgrees(event.currentTarget.checked)}
                  className="mt-0.5 size-5 shrink-0 accent-primary"
                />
                {t('members.portraits.agree')}
              </label>
              {isConsentMissing && (
                <p role="alert" className="text-sm text-destructive">
                  {errorMessage('PORTRAIT_CONSENT_MISSING', currentLanguage())}
                </p>
              )}
            </div>
          </fieldset>
          <div className={classNames(stickyActionsStyles, 'flex flex-wrap justify-end gap-2')}>
            <Button type="button" variant="secondary" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            {/* Not disabled: it keeps the focus, and a second press does nothing. */}
            <Button type="submit" aria-disabled={add.isPending}>
              {t(add.isPending ? 'members.portraits.adding' : 'members.portraits.save')}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** In characters, as the server accepts them. */
const LONGEST = {
  name: newPortraitSchema.shape.name.maxLength ?? undefined,
  declaredBy: newPortraitSchema.shape.declaredBy.maxLength ?? undefined,
};

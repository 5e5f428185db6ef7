import {
  type CompanyPronunciation,
  type NewPronunciation,
  PRONUNCIATION_LIMITS,
  pronunciationEndpoints,
  SPOKEN_LANGUAGE_CODES,
  type SpokenLanguageCode,
} from '@tarima/contract';
import { foldWritten } from '@tarima/text';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { keyOf } from '#web/lib/api.ts';
import { languageOptions } from '#web/lib/language-name.ts';
import { useCall } from '#web/lib/use-change.ts';
import { HearButton } from './hear-button.tsx';

type PronunciationFormProps = {
  companyId: string;
  language: SpokenLanguageCode;
  /** All entries of the company. The same word can be there once only. */
  known: readonly CompanyPronunciation[];
  /** The entry to change. Without it the form adds one. */
  edited?: CompanyPronunciation;
  /** Gets the saved entry, or nothing if the person leaves it as it was. */
  onDone?: (saved?: CompanyPronunciation) => void;
};

/** A word and how it is said, heard before it is saved. */
export function PronunciationForm({
  companyId,
  language: first,
  known,
  edited,
  onDone,
}: PronunciationFormProps) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState(edited?.language ?? first);
  const [written, setWritten] = useState(edited?.written ?? '');
  const [said, setSaid] = useState(edited?.said ?? '');
  const [isTried, setIsTried] = useState(false);
  const languageSelect = useRef<HTMLButtonElement>(null);
  const wordInput = useRef<HTMLInputElement>(null);
  const saidInput = useRef<HTMLInputElement>(null);
  const isEdit = edited !== undefined;
  // The pressed pencil is gone, and with it the focus.
  useEffect(() => {
    if (isEdit) languageSelect.current?.focus();
  }, [isEdit]);
  const params = { companyId };
  const replaced = known.find(
    (entry) =>
      entry.id !== edited?.id &&
      entry.language === language &&
      foldWritten(entry.written) === foldWritten(written) &&
      (entry.written !== written.trim() || entry.said !== said.trim()),
  );
  const save = useCall(
    async (api, body: NewPronunciation) => {
      const saved = await api.call(pronunciationEndpoints.save, { params, body });
      if (!edited || edited.id === saved.id) return saved;
      // The word itself was changed, so the entry of the former word is not wanted.
      const former = { companyId, pronunciationId: edited.id };
      await api.call(pronunciationEndpoints.delete, { params: former });
      return saved;
    },
    {
      failure: t('pronunciations.saveError'),
      refreshes: [keyOf(pronunciationEndpoints.list, { params: { companyId } })],
      refreshesAfterFailure: true,
    },
  );

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isSpoken(written)) return wordInput.current?.focus();
    if (!isSpoken(said)) return saidInput.current?.focus();
    save.mutate({ language, written, said }, (saved) => {
      if (replaced) {
        const { written: word, said: before } = replaced;
        toast.success(
          t('pronunciations.replaced'),
          t('pronunciations.saidBefore', { word, said: before }),
        );
      }
      if (onDone) return onDone(saved);
      setWritten('');
      setSaid('');
      setIsTried(false);
      wordInput.current?.focus();
    });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // An open list of languages takes the key for itself.
    if (event.key !== 'Escape' || event.defaultPrevented || !onDone) return;
    event.stopPropagation();
    onDone();
  };
  const missing = (text: string) =>
    isTried && !isSpoken(text) ? t('pronunciations.missing') : undefined;

  return (
    <form
      noValidate
      aria-label={t(edited ? 'pronunciations.edit' : 'pronunciations.add')}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2xl border p-4"
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)]">
        <Field label={t('pronunciations.language')}>
          {(control) => (
            <Select
              {...control}
              ref={languageSelect}
              value={language}
              options={languageOptions(SPOKEN_LANGUAGE_CODES)}
              onValueChange={(chosen) =>
                setLanguage(SPOKEN_LANGUAGE_CODES.find((code) => code === chosen) ?? language)
              }
            />
          )}
        </Field>
        <Field label={t('pronunciations.word')} error={missing(written)}>
          {(control) => (
            <Input
              {...control}
              ref={wordInput}
              lang={language}
              value={written}
              maxLength={PRONUNCIATION_LIMITS.written}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setWritten(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field
          label={t('pronunciations.said')}
          hint={t('pronunciations.saidHint')}
          error={missing(said)}
        >
          {(control) => (
            <Input
              {...control}
              ref={saidInput}
              lang={language}
              value={said}
              maxLength={PRONUNCIATION_LIMITS.said}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setSaid(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <p role="status" className="text-sm text-pretty empty:hidden">
        {replaced && t('pronunciations.exists', { word: replaced.written, said: replaced.said })}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <HearButton
          companyId={companyId}
          isDisabled={!isSpoken(written)}
          entry={{ language, written, said: isSpoken(said) ? said : written }}
        >
          {t('pronunciations.listen')}
        </HearButton>
        {onDone && (
          <Button type="button" variant="secondary" onClick={() => onDone()}>
            {t('common.cancel')}
          </Button>
        )}
        {/* Not disabled: it keeps the focus, and a second press does nothing. */}
        <Button type="submit" aria-disabled={save.isPending}>
          {replaced
            ? t('pronunciations.replaceAction')
            : t(edited ? 'pronunciations.saveAction' : 'pronunciations.addAction')}
        </Button>
      </div>
    </form>
  );
}

/** As the server wants it: at least one letter or digit. */
const isSpoken = (text: string) => /[\p{L}\p{N}]/u.test(text);

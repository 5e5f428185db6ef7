import {
  type CompanyPronunciation,
  pronunciationEndpoints,
  SPOKEN_LANGUAGE_CODES,
  type SpokenLanguageCode,
} from '@tarima/contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#web/components/search-field.tsx';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { keyOf } from '#web/lib/api.ts';
import { languageOptions } from '#web/lib/language-name.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useChange } from '#web/lib/use-change.ts';
import { rescueFocus } from '#web/lib/use-return-focus.ts';
import { PronunciationForm } from './pronunciation-form.tsx';
import { PronunciationRow } from './pronunciation-row.tsx';

/** A list from which on it can be searched. */
const LONG = 8;
const ROWS_AT_ONCE = 100;
const EVERY = 'all';

type PronunciationListProps = {
  companyId: string;
  entries: CompanyPronunciation[];
  language: SpokenLanguageCode | null;
  onLanguage: (language: SpokenLanguageCode | null) => void;
};

/** The pronunciations of a company, by language. */
export function PronunciationList({
  companyId,
  entries,
  language,
  onLanguage,
}: PronunciationListProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<CompanyPronunciation | null>(null);
  const pencils = useRef(new Map<string, HTMLButtonElement>());
  const remove = useChange(pronunciationEndpoints.delete, {
    failure: t('pronunciations.deleteError'),
    refreshes: [keyOf(pronunciationEndpoints.list, { params: { companyId } })],
    refreshesAfterFailure: true,
  });
  const found = entries.filter(
    (entry) =>
      (language === null || entry.language === language) &&
      plain(`${entry.written} ${entry.said}`).includes(plain(words)),
  );

  const handleDelete = () => {
    if (!leaving) return;
    remove.mutate({ params: { companyId, pronunciationId: leaving.id } }, () => {
      toast.success(t('pronunciations.deleted'));
      focusMain();
    });
  };

  const handleEdited = (id: string) => {
    flushSync(() => setEditedId(null));
    rescueFocus(pencils.current.get(id) ?? null);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap gap-3">
        <Select
          aria-label={t('pronunciations.filter')}
          className="w-full sm:w-56"
          value={language ?? EVERY}
          options={[
            { value: EVERY, label: t('pronunciations.allLanguages') },
            ...languageOptions(SPOKEN_LANGUAGE_CODES),
          ]}
          onValueChange={(chosen) =>
            onLanguage(SPOKEN_LANGUAGE_CODES.find((code) => code === chosen) ?? null)
          }
        />
        {entries.length > LONG && (
          <SearchField
            value={words}
            label={t('pronunciations.search')}
            onSearch={setWords}
            className="min-w-48 flex-1"
          />
        )}
      </div>
      {found.length === 0 && (
        <p className="py-6 text-center text-sm text-muted-foreground">
          {t('pronunciations.nothingFound')}
        </p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y">
        {found.slice(0, shown).map((entry) =>
          entry.id === editedId ? (
            <li key={entry.id} className="py-3">
              <PronunciationForm
                companyId={companyId}
                known={entries}
                language={entry.language}
                edited={entry}
                onDone={(saved = entry) => handleEdited(saved.id)}
              />
            </li>
          ) : (
            <PronunciationRow
              key={entry.id}
              companyId={companyId}
              entry={entry}
              pencil={(button) => {
                if (button) pencils.current.set(entry.id, button);
                else pencils.current.delete(entry.id);
              }}
              onEdit={() => setEditedId(entry.id)}
              onDelete={() => setLeaving(entry)}
            />
          ),
        )}
      </ul>
      {found.length > shown && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => setShown(shown + ROWS_AT_ONCE)}
        >
          {t('pronunciations.showMore')}
        </Button>
      )}
      <AlertDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={t('pronunciations.deleteTitle', { word: leaving?.written })}
        description={t('pronunciations.deleteDescription')}
        confirmLabel={t('pronunciations.delete')}
        onConfirm={handleDelete}
      />
    </div>
  );
}

/** Without case and accents, for the search. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

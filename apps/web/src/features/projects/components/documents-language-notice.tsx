import type { Language } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { languageName } from '#web/lib/language-name.ts';

type DocumentsLanguageNoticeProps = { written: Language; declared: Language };

/** Says that a text keeps its documents' language, because none is in the project's. */
export function DocumentsLanguageNotice({ written, declared }: DocumentsLanguageNoticeProps) {
  const { t } = useTranslation();
  const languages = { written: languageName(written), declared: languageName(declared) };
  return (
    <Alert tone="warning" title={t('projects.documentsLanguage', languages)} className="mb-6">
      <p>{t('projects.documentsLanguageHint', languages)}</p>
    </Alert>
  );
}

import type { Language } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';

type DocumentsLanguageNoticeProps = { written: Language; declared: Language };

/** Says that a text keeps its documents' language, because none is in the project's. */
export function DocumentsLanguageNotice({ written, declared }: DocumentsLanguageNoticeProps) {
  const { t, i18n } = useTranslation();
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const languages = { written: names.of(written), declared: names.of(declared) };
  return (
    <Alert tone="warning" title={t('projects.documentsLanguage', languages)} className="mb-6">
      <p>{t('projects.documentsLanguageHint', languages)}</p>
    </Alert>
  );
}

import { LANGUAGES } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, LANGUAGE_NAMES } from '#web/i18n/index.ts';
import { classNames } from '#web/lib/class-names.ts';

/** The three languages side by side, the current one highlighted. */
export function LanguageSwitcher() {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className="flex rounded-xl bg-muted p-1">
      <legend className="sr-only">{t('header.language')}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.language === language}
          onClick={() => void chooseLanguage(language)}
          className={classNames(
            'h-8 min-w-8 rounded-lg px-1.5 text-xs font-semibold text-muted-foreground uppercase transition-colors hover:text-foreground',
            i18n.language === language && 'bg-card text-foreground shadow-card',
          )}
        >
          {language}
          <span className="sr-only"> {LANGUAGE_NAMES[language]}</span>
        </button>
      ))}
    </fieldset>
  );
}

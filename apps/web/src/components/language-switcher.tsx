import { LANGUAGES } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, LANGUAGE_OPTIONS } from '#web/i18n/index.ts';
import { classNames } from '#web/lib/class-names.ts';

/** The three languages side by side, with the current one highlighted. */
export function LanguageSwitcher() {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className="flex rounded-xl bg-muted p-1">
      <legend className="sr-only">{t('header.language')}</legend>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={i18n.language === code}
          onClick={() => void chooseLanguage(code)}
          className={classNames(
            'inline-flex h-8 min-w-8 items-center justify-center gap-1.5 rounded-lg px-1.5 text-xs font-semibold text-muted-foreground uppercase transition-colors hover:text-foreground',
            i18n.language === code && 'bg-card text-foreground shadow-card',
          )}
        >
          {/* A narrow header has room for the letters only. */}
          <img
            src={LANGUAGE_OPTIONS[code].flag}
            alt=""
            width={16}
            height={12}
            className="rounded-xs max-sm:hidden lg:max-xl:hidden"
          />
          {code}
          <span className="sr-only"> {LANGUAGE_OPTIONS[code].name}</span>
        </button>
      ))}
    </fieldset>
  );
}

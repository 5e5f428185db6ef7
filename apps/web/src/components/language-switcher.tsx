import { LANGUAGES } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, LANGUAGE_OPTIONS } from '#web/i18n/index.ts';
import { classNames } from '#web/lib/class-names.ts';

/** The three languages side by side, with the current one highlighted. */
export function LanguageSwitcher() {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t('header.language')}</legend>
      {LANGUAGES.map((code) => {
        const isCurrent = i18n.language === code;
        return (
          <button
            key={code}
            type="button"
            lang={code}
            aria-pressed={isCurrent}
            onClick={() => void chooseLanguage(code)}
            className={classNames(
              'inline-flex h-control min-w-9 items-center justify-center gap-1.5 rounded-lg px-1.5 text-xs font-medium text-muted-foreground uppercase transition-colors hover:bg-muted hover:text-foreground sm:px-2',
              isCurrent && 'bg-muted font-semibold text-foreground',
            )}
          >
            {/* A narrow header has room for the letters only. */}
            <img
              src={LANGUAGE_OPTIONS[code].flag}
              alt=""
              width={14}
              height={10}
              className={classNames('rounded-xs max-sm:hidden', !isCurrent && 'opacity-60')}
            />
            {code}
            <span className="sr-only"> {LANGUAGE_OPTIONS[code].name}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

import { errorMessage, LANGUAGES, TRIAL_PROBLEMS } from '@tarima/contract';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage, fetchTexts, startTranslations } from '#web/i18n/index.ts';
import { adviceFor } from './advice.ts';

beforeAll(startTranslations);

describe.each(LANGUAGES)('the advice after a failed trial in %s', (language) => {
  beforeAll(async () => {
    await chooseLanguage(language);
    await fetchTexts('administration');
  });

  it.each(TRIAL_PROBLEMS)('is for the owner after %s', (code) => {
    const message = errorMessage(code, language);
    const advice = adviceFor({ code, message }, i18next.t);
    expect(advice).toMatch(/^\p{Lu}.+ .+\.$/u);
    expect(advice).not.toBe(message);
    expect(advice).not.toMatch(/administra/iu);
  });
});

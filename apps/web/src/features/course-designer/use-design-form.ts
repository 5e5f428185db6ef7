import type { Language } from '@tarima/contract';
import { useState } from 'react';
import { useDefaultCompany } from '#web/lib/last-company.ts';
import { useSession } from '#web/lib/session.ts';
import {
  DESIGN_FIELDS,
  type DesignForm,
  emptyDesignForm,
  optionOfText,
  textOfOption,
} from './design-form.ts';
import { designKeeper } from './kept-design.ts';

/** The values of the form. They survive a reload and follow the interface language. */
export function useDesignForm(language: Language) {
  const { companies } = useSession();
  const { company } = useDefaultCompany();
  const [form, setForm] = useState(
    () => designKeeper.kept(companies) ?? emptyDesignForm(company?.pk ?? ''),
  );
  return {
    companies,
    form: inLanguage(form, language),
    change: (changed: DesignForm) => {
      designKeeper.keep(changed);
      setForm(changed);
    },
  };
}

/** Translates the texts of options. A person's own text stays as it is. */
function inLanguage(form: DesignForm, language: Language): DesignForm {
  const told = structuredClone(form);
  for (const field of DESIGN_FIELDS) {
    const option = optionOfText(field, form[field].text);
    if (option) told[field].text = textOfOption(field, option, language);
  }
  return told;
}

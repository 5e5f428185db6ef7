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
} from './design-form.schema.ts';
import { designKeeper } from './kept-design.ts';

/** What is chosen and typed: kept through a reload, and told in the language of the interface. */
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

/** The texts that options brought change with the language; what a person wrote does not. */
function inLanguage(form: DesignForm, language: Language): DesignForm {
  const told = structuredClone(form);
  for (const field of DESIGN_FIELDS) {
    const option = optionOfText(field, form[field].text);
    if (option) told[field].text = textOfOption(field, option, language);
  }
  return told;
}
